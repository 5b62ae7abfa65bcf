// What can be asked over HTTP, one row each: how, where, by whom and what for. What it takes and what it answers is the
// signature of its function; docs/openapi.json is read off this list.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "match/protocol/methods.hpp"
#include "server/http/query.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

enum class Verb : std::uint8_t { get, post };
[[nodiscard]] constexpr auto names(Verb /*of*/) { return std::array<std::string_view, 2>{"GET", "POST"}; }

/// Who may ask. A guest is known by the cookie, or by a token as `Authorization: Bearer`; an account by the cookie
/// alone; the owner of the server by the key that was printed when it began.
enum class Access : std::uint8_t { everybody, guest, account, owner };

template <auto method>
struct Route {
    static constexpr auto function = method;
    using Params = typename Signature<decltype(method)>::Params;
    using Answer = typename Signature<decltype(method)>::Answer;

    Verb verb;
    std::string_view path;  // "/api/tables/{table}/record": what stands in braces is a parameter
    Access access;
    std::string_view purpose;
};

inline constexpr std::tuple routes{
    Route<&Steward::openapi>{Verb::get, "/api/openapi.json", Access::everybody, "this list, as OpenAPI 3.1"},
    Route<&Steward::games>{Verb::get, "/api/games", Access::everybody, "what can be played"},
    Route<&Steward::statistics>{Verb::get, "/api/games/{game}/statistics", Access::everybody,
                                "how many games have ended, how long they were and what they brought by seat"},
    Route<&Steward::ladder>{Verb::get, "/api/ladder/{game}", Access::everybody,
                            "who plays best, as far as games have shown: a rating and its uncertainty"},
    Route<&Steward::tables>{Verb::get, "/api/tables", Access::everybody,
                            "the tables that are open to all, or one's own, the latest change first"},
    Route<&Steward::record>{Verb::get, "/api/tables/{table}/record", Access::everybody,
                            "the game as text, as far as the asker may know it"},
    Route<&Steward::player>{Verb::get, "/api/players/{guest}", Access::everybody,
                            "somebody who plays here, and their games that are open to all"},
    Route<&Steward::me>{Verb::get, "/api/me", Access::everybody, "who asks"},
    Route<&Steward::register_account>{Verb::post, "/api/register", Access::everybody,
                                      "a password for a guest, who keeps all games, or for a new one"},
    Route<&Steward::log_in>{Verb::post, "/api/login", Access::everybody, "a session for whoever knows the password"},
    Route<&Steward::log_out>{Verb::post, "/api/logout", Access::everybody, "an end to the session, or to all of them"},
    Route<&Steward::change_password>{Verb::post, "/api/password", Access::account,
                                     "another password; all other sessions of the account end"},
    Route<&Steward::own_bots>{Verb::get, "/api/bots", Access::account, "the bots of one's own that have a token"},
    Route<&Steward::make_bot>{Verb::post, "/api/bots", Access::account, "a token for a bot of one's own, shown once"},
    Route<&Steward::revoke_bot>{Verb::post, "/api/bots/{bot}/revoke", Access::account, "an end to that token"},
    Route<&Steward::overview>{Verb::get, "/api/admin/overview", Access::owner,
                              "tables, visits, figures, limits and health of this server"},
    Route<&Steward::close_table>{Verb::post, "/api/admin/close-table", Access::owner,
                                 "an end to a table, without a result"},
    Route<&Steward::dismiss_guest>{Verb::post, "/api/admin/dismiss", Access::owner,
                                   "an end to the connections of a guest"},
};

/// What stands in the gaps of a pattern; nothing if the path is another.
[[nodiscard]] std::optional<Query> gaps_in(std::string_view pattern, std::string_view path);

/// The list as OpenAPI 3.1: docs/openapi.json.
[[nodiscard]] const std::string& openapi_text();

}  // namespace meadhall::server
