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

#include "core/refusal.hpp"
#include "core/words.hpp"
#include "match/caller.hpp"
#include "match/catalogue.hpp"
#include "match/rpc.hpp"
#include "match/rpc_params.hpp"
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

/// The result as JSON, or an error.
using RpcAnswer = std::expected<std::string, RpcError>;

class Hall {
  public:
    Hall(Catalogue games, Surroundings surroundings, RpcLimits limits)
        : games_{games}, surroundings_{surroundings}, limits_{limits} {}

    [[nodiscard]] RpcAnswer call(std::string_view method, const Json& params, Language language);
    [[nodiscard]] const RpcLimits& limits() const { return limits_; }

  private:
    /// What a repeated key is answered with, the oldest forgotten first.
    struct Remembered {
        std::string key;
        RpcAnswer answer;
    };
    struct Place {
        std::unique_ptr<Table> table;
        std::deque<Remembered> answers;
    };
    struct Method;
    static const Method* find_method(std::string_view name);
    template <class Params, auto method>
    static RpcAnswer invoke(Hall& hall, const Json& json, Language language);

    RpcAnswer games(const params::Nothing& params, Language language);
    RpcAnswer open(const params::Open& params, Language language);
    RpcAnswer load(const params::Load& params, Language language);
    RpcAnswer view(const params::View& params, Language language);
    RpcAnswer about(const params::OfTable& params, Language language);
    RpcAnswer log(const params::Log& params, Language language);
    RpcAnswer moves(const params::Moves& params, Language language);
    RpcAnswer play(const params::Play& params, Language language);
    RpcAnswer why(const params::Why& params, Language language);
    RpcAnswer undo(const params::Step& params, Language language);
    RpcAnswer redo(const params::Step& params, Language language);
    RpcAnswer go_to(const params::GoTo& params, Language language);
    RpcAnswer result(const params::OfTable& params, Language language);
    RpcAnswer record(const params::OfRecord& params, Language language);
    RpcAnswer think(const params::Think& params, Language language);
    RpcAnswer replay(const params::Replay& params, Language language);
    RpcAnswer verify(const params::Verify& params, Language language);
    RpcAnswer close(const params::OfTable& params, Language language);

    /// A table and the caller a request names.
    struct Audience {
        Place* place;
        Caller caller;

        [[nodiscard]] Table& table() const { return *place->table; }
    };
    using Admission = std::expected<Audience, RpcError>;
    /// `otherwise` is who calls when the request names no seat.
    Admission admit(const std::string& table, const std::optional<params::Who>& seat, Caller otherwise);

    RpcAnswer keep(Result<std::unique_ptr<Table>> table);
    RpcAnswer load_position(const params::Load& params);
    RpcAnswer play_once(const Audience& audience, const params::Play& params, Language language);
    template <class Params, class Act>
    RpcAnswer step(const Params& params, Act&& act);
    [[nodiscard]] std::string seed_text(const std::optional<params::Seed>& seed, Chance chance) const;

    Catalogue games_;
    Surroundings surroundings_;
    RpcLimits limits_;
    std::map<std::string, Place, std::less<>> places_;
    std::uint64_t opened_ = 0;
};

}  // namespace meadhall
