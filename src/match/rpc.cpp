#include "match/rpc.hpp"

#include <chrono>
#include <utility>

#include "match/draws/seed.hpp"
#include "match/envelope.hpp"
#include "match/hall.hpp"
#include "match/record/day.hpp"

namespace meadhall {

namespace {

std::string today() {
    using std::chrono::system_clock;
    return day_of(
        std::chrono::duration_cast<std::chrono::milliseconds>(system_clock::now().time_since_epoch()).count());
}

}  // namespace

Surroundings machine() { return {.seed = &fresh_seed, .today = &today}; }

Rpc::Rpc(Catalogue games, Surroundings surroundings, RpcLimits limits)
    : hall_{std::make_unique<Hall>(games, surroundings, limits)} {}
Rpc::Rpc(Rpc&&) noexcept = default;
Rpc& Rpc::operator=(Rpc&&) noexcept = default;
Rpc::~Rpc() = default;

const RpcLimits& Rpc::limits() const { return hall_->limits(); }

std::string Rpc::answer(std::string_view line, const RpcListener& listener, const RpcHalt& halt) {
    return answer_line(line, limits(), [&](std::string_view method, const Json& params, Language language) {
        return hall_->call(method, params, language, listener, halt);
    });
}

std::vector<std::string> Rpc::tables_halted_by(std::string_view line) const {
    return meadhall::tables_halted_by(line, limits());
}

std::string Rpc::answer_too_long() const { return meadhall::answer_too_long(limits()); }

}  // namespace meadhall
