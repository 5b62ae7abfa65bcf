// A client of the protocol for tests: sends requests, reads answers as JSON.
#pragma once

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "match/json/read.hpp"
#include "match/rpc.hpp"

namespace meadhall::test {

/// The same seed and day every time.
inline Surroundings still_world() {
    return {.seed = [] { return std::string{"fresh"}; }, .today = [] { return std::string{"2025-01-31"}; }};
}

class Client {
  public:
    explicit Client(Catalogue games, RpcLimits limits = {}) : rpc_{games, still_world(), limits} {}

    /// The answer to a raw line; null if there is none. Every answer must be one line of JSON.
    Json raw(std::string_view line) {
        const std::string answer = rpc_.answer(line);
        REQUIRE(answer.find('\n') == std::string::npos);
        return answer.empty() ? Json{} : Json::parse(answer);
    }
    Json request(const std::string& method, const Json& params = Json::object()) {
        const Json request = {{"jsonrpc", "2.0"}, {"id", ++id_}, {"method", method}, {"params", params}};
        Json answer = raw(request.dump());
        REQUIRE(answer["id"] == id_);
        REQUIRE(answer["jsonrpc"] == "2.0");
        return answer;
    }
    Json result(const std::string& method, const Json& params = Json::object()) {
        const Json answer = request(method, params);
        REQUIRE_MESSAGE(answer.contains("result"), answer.dump());
        return answer["result"];
    }
    Json error(const std::string& method, const Json& params = Json::object()) {
        const Json answer = request(method, params);
        REQUIRE_MESSAGE(answer.contains("error"), answer.dump());
        return answer["error"];
    }
    /// The reason code of a refusal.
    std::string refusal(const std::string& method, const Json& params) {
        return error(method, params)["data"]["code"].get<std::string>();
    }

    Rpc& rpc() { return rpc_; }

  private:
    Rpc rpc_;
    int id_ = 0;
};

}  // namespace meadhall::test
