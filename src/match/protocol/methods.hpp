// The methods of the protocol, one row each: how it is called and what it is for. What it takes and what it answers is
// the signature of its function; the schema, the page's types and the table in docs/protocol.md are read off this list.
// So are the notifications: what is told without an answer being due.
#pragma once

#include <string>
#include <string_view>
#include <tuple>

#include "match/hall.hpp"
#include "match/json/write.hpp"

namespace meadhall {

template <class Function>
struct Signature;
template <class Owner, class Answered, class Taken, class... More>
struct Signature<meadhall::Answered<Answered> (Owner::*)(const Taken&, More...)> {
    using Answer = Answered;
    using Params = Taken;
};

template <auto method>
struct Method {
    static constexpr auto function = method;
    using Params = typename Signature<decltype(method)>::Params;
    using Answer = typename Signature<decltype(method)>::Answer;

    std::string_view name;
    std::string_view purpose;
};

inline constexpr std::tuple methods{
    Method<&Hall::games>{"games", "what can be played"},
    Method<&Hall::schema>{"schema", "this protocol as JSON Schema: methods, and what each game says"},
    Method<&Hall::open>{"open", "a table for a new game"},
    Method<&Hall::load>{"load", "a table for a record, or for a position"},
    Method<&Hall::tables>{"tables", "the open tables"},
    Method<&Hall::view>{"view", "how the table stands"},
    Method<&Hall::about>{"about", "how the table was set up"},
    Method<&Hall::moves>{"moves", "the legal moves"},
    Method<&Hall::play>{"play", "a move"},
    Method<&Hall::act>{"act", "a move, and everything a screen shows after it"},
    Method<&Hall::screen>{"screen", "everything a screen shows"},
    Method<&Hall::preview>{"preview", "what a move would bring about, as far as its seat can know"},
    Method<&Hall::log>{"log", "what plies `from` + 1 … `to` brought about"},
    Method<&Hall::why>{"why", "whether a move is legal, and if not, why"},
    Method<&Hall::undo>{"undo", "back to the last decision of a seat, or to `ply`"},
    Method<&Hall::redo>{"redo", "forward again"},
    Method<&Hall::go_to>{"goto", "to any ply of the game"},
    Method<&Hall::result>{"result", "scores, winners, and where the points come from"},
    Method<&Hall::record>{"record", "the game as the text of [notation.md](notation.md)"},
    Method<&Hall::think>{"think", "what a bot would do"},
    Method<&Hall::stop>{"stop", "an end to a thought at this table, which answers with what it has found"},
    Method<&Hall::replay>{"replay", "a record at that ply, or at its end"},
    Method<&Hall::verify>{"verify", "how many outcomes of chance follow from the seed of a record"},
    Method<&Hall::close>{"close", "an end to a table"},
};

template <class What>
struct Notification {
    using Params = What;

    std::string_view name;
    std::string_view purpose;
};

inline constexpr std::tuple notifications{
    Notification<answers::Progress>{"progress", "how far a thought has come, and what the bot would do now"},
};

/// The line that tells it: {"jsonrpc": "2.0", "method": "progress", "params": {…}}
template <class What>
[[nodiscard]] std::string notification(const auto& list, const What& what) {
    const std::string name{std::get<Notification<What>>(list).name};
    return R"({"jsonrpc":"2.0","method":")" + name + R"(","params":)" + message_json(what) + "}";
}

}  // namespace meadhall
