// The hall: all open tables, and the methods of the protocol that work on them.
#pragma once

#include <cstdint>
#include <deque>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "core/words.hpp"
#include "match/caller.hpp"
#include "match/catalogue.hpp"
#include "match/protocol/answers.hpp"
#include "match/protocol/params.hpp"
#include "match/rpc.hpp"
#include "match/table.hpp"

namespace meadhall {

/// The codes of JSON-RPC 2.0; `refused` is ours, for everything that was understood and is not possible.
enum class RpcCode : int {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    refused = -32000,
};

struct RpcError {
    RpcCode code;
    Refusal refusal;
    std::string current{};  // JSON: how the table stands, for a caller who was behind
};

/// What a method answers, or an error.
template <class Answer>
using Answered = std::expected<Answer, RpcError>;
/// The same as JSON.
using RpcAnswer = Answered<std::string>;

/// Refuses a caller who has not seen the latest change, and shows it.
[[nodiscard]] std::optional<RpcError> staleness(const Table& table, std::optional<std::uint64_t> revision,
                                                Caller caller, Language language);
/// Makes all of these moves or none: what lies behind an outcome of chance cannot be promised.
[[nodiscard]] Result<void> play_all(Table& table, const std::vector<MoveName>& moves, Caller caller);
/// The move of a request, and those it names besides.
[[nodiscard]] std::vector<MoveName> all_moves(const auto& params) {
    std::vector<MoveName> moves = {params.move};
    if (params.then) { moves.insert(moves.end(), params.then->begin(), params.then->end()); }
    return moves;
}
/// What is wrong with a key by which a request is known again, if anything.
[[nodiscard]] std::optional<RpcError> flaw_of_key(const std::optional<std::string>& key);
/// An error for what was understood and refused. A value that does not fit is the caller's parameter, whichever layer
/// noticed it.
[[nodiscard]] RpcError rpc_error(const Refusal& refusal);

class Hall {
  public:
    Hall(Catalogue games, Surroundings surroundings, RpcLimits limits)
        : games_{games}, surroundings_{surroundings}, limits_{limits} {}
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;
    virtual ~Hall() = default;

    /// `tell` hears what a method has to say before it answers, `halt` ends a thought; both may be empty.
    [[nodiscard]] RpcAnswer call(std::string_view method, const Json& params, Language language,
                                 const RpcListener& tell, const RpcHalt& halt);
    [[nodiscard]] const RpcLimits& limits() const { return limits_; }

    // The methods of the protocol: protocol/methods.hpp lists them, one row each.
    Answered<std::vector<answers::Game>> games(const params::Nothing& params, Language language);
    Answered<Written<Shape::schema>> schema(const params::Nothing& params, Language language);
    Answered<answers::Opened> open(const params::Open& params, Language language);
    Answered<answers::Opened> load(const params::Load& params, Language language);
    Answered<answers::Viewed> view(const params::View& params, Language language);
    Answered<answers::About> about(const params::OfTable& params, Language language);
    Answered<answers::Log> log(const params::Log& params, Language language);
    Answered<answers::Menu> moves(const params::Moves& params, Language language);
    Answered<answers::Played> play(const params::Play& params, Language language);
    Answered<answers::Screen> act(const params::Act& params, Language language);
    Answered<answers::Screen> screen(const params::Screen& params, Language language);
    Answered<answers::Prospect> preview(const params::Preview& params, Language language);
    Answered<answers::Why> why(const params::Why& params, Language language);
    Answered<answers::Viewed> undo(const params::Step& params, Language language);
    Answered<answers::Viewed> redo(const params::Step& params, Language language);
    Answered<answers::Viewed> go_to(const params::GoTo& params, Language language);
    Answered<answers::Outcome> result(const params::OfTable& params, Language language);
    Answered<answers::RecordText> record(const params::OfRecord& params, Language language);
    Answered<answers::Thought> think(const params::Think& params, Language language);
    Answered<answers::Viewed> replay(const params::Replay& params, Language language);
    Answered<answers::Verified> verify(const params::Verify& params, Language language);
    Answered<std::vector<answers::TableCard>> tables(const params::Nothing& params, Language language);
    Answered<answers::Stopped> stop(const params::OfTable& params, Language language);
    Answered<answers::Closed> close(const params::OfTable& params, Language language);

  protected:
    /// What a repeated key is answered with, the oldest forgotten first.
    struct Remembered {
        std::string key;
        RpcAnswer answer;
    };
    struct Place {
        std::unique_ptr<Table> table;
        std::deque<Remembered> answers;
    };

    /// A table and the caller a request names.
    struct Audience {
        Table* at;
        std::deque<Remembered>* answers;
        Caller caller;

        [[nodiscard]] Table& table() const { return *at; }
    };
    /// `otherwise` is who calls when the request names no seat. A door that lets strangers in decides here what they
    /// may ask for.
    virtual Answered<Audience> admit(const std::string& table, const std::optional<params::Who>& seat,
                                     Caller otherwise);

  private:
    /// Reads the parameters, calls the method and writes its answer.
    template <class Method>
    RpcAnswer invoke(const Method& method, const Json& json, Language language);
    /// The first answer to this key, or the one that `act` gives now. Precondition: there is a key.
    template <class Params, class Act>
    RpcAnswer once(std::string_view method, const Params& params, Act&& act);
    Answered<answers::Opened> keep(Result<std::unique_ptr<Table>> table);
    /// What there is to say about a record.
    [[nodiscard]] std::optional<std::string> note_about(const Record& record, Language language) const;
    Answered<answers::Opened> load_position(const params::Load& params);
    template <class Params, class Act>
    Answered<answers::Viewed> step(const Params& params, Language language, Act&& act);
    /// Why nobody may look in this way, if so.
    static std::optional<RpcError> objection(const Audience& in, const params::Gaze& gaze);
    /// Precondition: no objection.
    [[nodiscard]] answers::Screen shown(const Audience& in, const params::Gaze& gaze, Language language) const;
    /// Why a request asks for more than one may, if it does.
    [[nodiscard]] std::optional<RpcError> excess(const std::optional<std::vector<MoveName>>& moves) const;
    [[nodiscard]] std::string seed_text(const std::optional<params::Seed>& seed, Chance chance) const;

    Catalogue games_;
    Surroundings surroundings_;
    RpcLimits limits_;
    std::map<std::string, Place, std::less<>> places_;
    std::uint64_t opened_ = 0;
    const RpcListener* listener_ = nullptr;  // during a call
    const RpcHalt* halt_ = nullptr;          // during a call
};

}  // namespace meadhall
