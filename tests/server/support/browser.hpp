// Somebody who asks over HTTP in the theatre, with a cookie as a browser keeps it.
#pragma once

#include <string>

#include <doctest/doctest.h>

#include "server/support/theatre.hpp"

namespace meadhall::server::testing {

struct Browser {
    Theatre& hall;
    std::string cookie{};
    std::string bearer{};
    std::string languages{};
    std::string address = "192.0.2.1";

    Reply ask(const std::string& method, const std::string& path, const Json& body = nullptr,
              const std::string& query = {}) {
        Reply reply = hall.http({.method = method,
                                 .path = path,
                                 .query = query,
                                 .body = body.is_null() ? "" : body.dump(),
                                 .session = cookie,
                                 .bearer = bearer,
                                 .languages = languages,
                                 .address = address});
        if (reply.session) { cookie = *reply.session; }
        return reply;
    }
    Json get(const std::string& path, const std::string& query = {}) {
        const Reply reply = ask("GET", path, nullptr, query);
        REQUIRE_MESSAGE(reply.status == 200, path << ": " << reply.text);
        return *parse_json(reply.text);
    }
    Json post(const std::string& path, const Json& body) {
        const Reply reply = ask("POST", path, body);
        REQUIRE_MESSAGE(reply.status == 200, path << ": " << reply.text);
        return *parse_json(reply.text);
    }
    /// "401 E-LOGIN"
    std::string refusal(const std::string& method, const std::string& path, const Json& body = nullptr,
                        const std::string& query = {}) {
        const Reply reply = ask(method, path, body, query);
        const auto json = parse_json(reply.text);
        REQUIRE(json.has_value());
        return std::to_string(reply.status) + " " + (json->is_object() ? json->value("code", "") : "");
    }
};

}  // namespace meadhall::server::testing
