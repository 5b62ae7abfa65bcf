// Feeds lines to the protocol. Every answer must be JSON, and a request that was refused must have changed nothing.
#include "match/rpc.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "match/json/read.hpp"

using namespace meadhall;

namespace {

// A small island, so that a game soon gets somewhere.
constexpr std::string_view opening =
    R"({"jsonrpc":"2.0","id":0,"method":"open","params":{"game":"wikinger","seats":2,"seed":1,)"
    R"("options":{"island":["aaaabbbb","aaaabbbb","aaaabbbb","ccccdddd","ccccdddd","ccccdddd"]}}})";
constexpr std::string_view look = R"({"jsonrpc":"2.0","id":0,"method":"view","params":{"table":"t1","seat":"all"}})";

void require(bool holds) {
    if (!holds) { std::abort(); }
}

Surroundings still_world() {
    return {.seed = [] { return std::string{"seed"}; }, .today = [] { return std::string{"2025-01-31"}; }};
}

/// True for one request that was answered with an error; a batch may have done something all the same.
bool is_refused(const std::string& answer) {
    const auto json = parse_json(answer, answer.size());
    require(json.has_value());
    return json->is_object() && json->contains("error");
}

void ask(Rpc& rpc, std::string_view line) {
    const std::string before = rpc.answer(look);
    const std::string answer = rpc.answer(line);
    require(answer.find('\n') == std::string::npos);
    if (!answer.empty() && is_refused(answer)) { require(rpc.answer(look) == before); }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest{reinterpret_cast<const char*>(data), size};
    Rpc rpc{catalogue(), still_world(), {.line = 1U << 16U, .tables = 8}};
    (void)rpc.answer(opening);
    for (int lines = 0; !rest.empty() && lines < 16; ++lines) {
        const std::size_t end = rest.find('\n');
        ask(rpc, rest.substr(0, end));
        if (end == std::string_view::npos) { break; }
        rest.remove_prefix(end + 1);
    }
    return 0;
}
