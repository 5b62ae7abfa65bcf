// Feeds messages to the steward of a server, from two guests at one table. Every answer must be JSON, no secret may be
// in any, and a log that was written must be readable.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "match/json/read.hpp"
#include "server/steward/steward.hpp"
#include "server/store/memory_store.hpp"

using namespace meadhall;
using namespace meadhall::server;

namespace {

/// What the table draws from: the third secret that the steward asks for, after the token and the name of the guest.
constexpr std::string_view secret_seed = "seed-that-must-never-leave-here!";

void require(bool holds) {
    if (!holds) { std::abort(); }
}

std::vector<std::string> opening() {
    const auto request = [](const std::string& method, const std::string& params) {
        return R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":)" + params + "}";
    };
    return {request("hello", R"({"name":"Ada"})"),
            request("create", R"({"game":"walhalla","seats":3,"sit":0,"open":true,"watched":true,)"
                              R"("bots":[{"seat":1,"bot":"random"},{"seat":2,"bot":"random"}]})")};
}

class Fuzzed {
  public:
    Fuzzed() {
        hear(heard::Came{1});
        hear(heard::Came{2});
        for (const std::string& line : opening()) { hear(heard::Said{1, line}); }
        hear(heard::Said{2, opening().front()});
    }
    void hear(const Heard& heard) {
        now_ += 1000;
        const Outbox out = steward_.attend({&heard, 1}, now_);
        for (const Outbox::Letter& letter : out.letters) {
            require(parse_json(*letter.text, letter.text->size()).has_value());
            require(letter.text->find(secret_seed) == std::string::npos);
        }
    }
    void check_logs() {
        for (const TableCard& card : store_.tables({})) {
            require(sitting_from(catalogue(), store_.log(card.id)).has_value());
        }
    }

  private:
    MemoryStore store_;
    int secrets_ = 0;
    std::string secret() {
        return ++secrets_ == 3 ? std::string{secret_seed}
                               : std::to_string(100 + secrets_) + "3456789abcdef0123456789abcdef0";
    }
    Steward steward_{catalogue(), store_, [this] { return secret(); }};
    Instant now_ = 1'700'000'000'000;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest{reinterpret_cast<const char*>(data), size};
    Fuzzed server;
    for (int lines = 0; !rest.empty() && lines < 16; ++lines) {
        const std::size_t end = rest.find('\n');
        server.hear(heard::Said{static_cast<VisitId>(1 + lines % 2), std::string{rest.substr(0, end)}});
        if (end == std::string_view::npos) { break; }
        rest.remove_prefix(end + 1);
    }
    server.check_logs();
    return 0;
}
