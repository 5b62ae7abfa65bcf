// The game itself: its beginning, moves, and taking them back.
#include <utility>

#include "match/protocol/compose.hpp"
#include "match/reasons.hpp"
#include "match/refusing.hpp"
#include "server/reasons.hpp"
#include "server/steward/guest_hall.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

constexpr std::size_t most_moves_at_once = 64;

bool is_own(const std::optional<meadhall::params::Who>& named, Seat seat) {
    return !named || (std::holds_alternative<Seat>(*named) && std::get<Seat>(*named) == seat);
}

/// What is wrong with a request to move before the move is looked at.
std::optional<RpcError> flaw(const auto& params, Seat seat) {
    if (!is_own(params.seat, seat)) { return rpc_error(Refusal{reasons::not_yours}); }
    return flaw_of_key(params.key);
}

meadhall::params::Screen screen_after(const meadhall::params::Act& params, int from) {
    meadhall::params::Screen screen;
    screen.table = params.table;
    screen.from = params.from.value_or(from);
    screen.you = params.you;
    screen.people = params.people;
    screen.eyes = params.eyes;
    screen.record = params.record;
    return screen;
}

}  // namespace

Result<void> Steward::begin_if_full(Sitting& sitting) {
    if (sitting.phase() != Phase::gathering || !sitting.is_full()) { return {}; }
    entries::Started started;
    for (const Chair& chair : sitting.chairs()) { started.players.push_back(chair.called); }
    return write(sitting, std::move(started));
}

/// All of them or none. The key is kept with the last: then all of them were made.
Result<void> Steward::play_moves(const Player& player, const std::vector<MoveName>& moves,
                                 const std::optional<std::string>& key) {
    const Table& table = player.sitting->table();
    const std::span<const MoveName> all{moves};
    if (auto refusal = table.why_after(all.first(all.size() - 1), all.back(), player.seat)) {
        return std::unexpected{*refusal};
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool is_last = i + 1 == moves.size();
        auto written = write(
            *player.sitting,
            entries::Moved{.seat = player.seat, .move = moves[i], .hash = {}, .key = is_last ? key : std::nullopt});
        if (!written) { return written; }
    }
    return {};
}

/// What was answered when the entry of this number was written: the game is followed to there once more.
/// `entries` is how many of the log belong to the answer.
template <class Answer, class Compose>
Answered<Answer> Steward::first_answer(const Player& player, std::int64_t number, std::size_t entries,
                                       Compose&& compose) {
    std::vector<LogLine> log = log_of(player.sitting->id());
    log.resize(std::min(log.size(), static_cast<std::size_t>(number)));
    int from = 0;
    const std::int64_t first = number - static_cast<std::int64_t>(entries) + 1;
    auto then = sitting_from(games_, log, [&](const Sitting& at, const Entry&) {
        if (at.length() == first) { from = at.ply_before(); }
    });
    if (!then) { return error(then.error()); }
    return compose((*then)->table(), from);
}

Answered<meadhall::answers::Played> Steward::play(const meadhall::params::Play& params) {
    const auto player = playing(params.table);
    if (!player) { return std::unexpected{player.error()}; }
    if (const auto wrong = flaw(params, player->seat)) { return std::unexpected{*wrong}; }
    const auto answer = [&](const Table& table, int from) -> Answered<meadhall::answers::Played> {
        return compose::played(table, from, player->seat, language_);
    };
    if (params.key) {
        if (const auto number = player->sitting->entry_for(player->seat, *params.key)) {
            return first_answer<meadhall::answers::Played>(*player, *number, 1, answer);
        }
    }
    Table& table = player->sitting->table();
    if (auto behind = staleness(table, params.revision, player->seat, language_)) { return std::unexpected{*behind}; }
    if (player->sitting->phase() == Phase::over) { return error(meadhall::reasons::over); }
    const int from = table.ply();
    if (auto played = play_moves(*player, {params.move}, params.key); !played) { return error(played.error()); }
    return answer(table, from);
}

Answered<meadhall::answers::Screen> Steward::act(const meadhall::params::Act& params) {
    const auto player = playing(params.table);
    if (!player) { return std::unexpected{player.error()}; }
    if (const auto wrong = flaw(params, player->seat)) { return std::unexpected{*wrong}; }
    const std::vector<MoveName> moves = all_moves(params);
    if (moves.size() > most_moves_at_once) { return bad_params("params.then: too many moves"); }
    const auto answer = [&](Table& table, int from) -> Answered<meadhall::answers::Screen> {
        GuestHall hall{games_, table, player->seat};
        return hall.screen(screen_after(params, from), language_);
    };
    if (params.key) {
        if (const auto number = player->sitting->entry_for(player->seat, *params.key)) {
            return first_answer<meadhall::answers::Screen>(*player, *number, moves.size(), answer);
        }
    }
    Table& table = player->sitting->table();
    if (auto behind = staleness(table, params.revision, player->seat, language_)) { return std::unexpected{*behind}; }
    if (player->sitting->phase() == Phase::over) { return error(meadhall::reasons::over); }
    // Whoever may not ask for such a screen may not move either: a refused request changes nothing.
    if (auto looked = answer(table, table.ply()); !looked) { return looked; }
    const int from = table.ply();
    if (auto played = play_moves(*player, moves, params.key); !played) { return error(played.error()); }
    return answer(table, from);
}

Answered<answers::Done> Steward::take_back(const params::TakeBack& params) {
    const auto player = playing(params.table);
    if (!player) { return std::unexpected{player.error()}; }
    Sitting& sitting = *player->sitting;
    Table& table = sitting.table();
    if (auto behind = staleness(table, params.revision, player->seat, language_)) { return std::unexpected{*behind}; }
    if (sitting.phase() == Phase::over) { return error(meadhall::reasons::over); }
    const int ply = params.ply.value_or(table.ply() - 1);
    if (ply < 0 || ply >= table.ply()) { return error(meadhall::reasons::no_such_ply); }
    Result<void> written;
    if (ply >= table.barrier(player->seat)) {
        written = write(sitting, entries::TookBack{.seat = player->seat, .ply = ply});
    } else {
        written = write(sitting, entries::Asked{.seat = player->seat, .ply = ply});
        if (written && sitting.is_granted()) {  // nobody but bots, who do not mind
            written = write(sitting, entries::TookBack{.seat = player->seat, .ply = ply});
        }
    }
    if (!written) { return error(written.error()); }
    return answers::Done{sitting.length()};
}

Answered<answers::Done> Steward::consent(const params::Consent& params) {
    const auto player = playing(params.table);
    if (!player) { return std::unexpected{player.error()}; }
    Sitting& sitting = *player->sitting;
    const std::optional<TakebackWish> wish = sitting.wish();
    if (!wish || (wish->seat == player->seat && params.agrees)) { return error(reasons::no_wish); }
    auto written = write(sitting, entries::Consented{.seat = player->seat, .agrees = params.agrees});
    if (written && sitting.is_granted()) {
        written = write(sitting, entries::TookBack{.seat = wish->seat, .ply = wish->ply});
    }
    if (!written) { return error(written.error()); }
    return answers::Done{sitting.length()};
}

}  // namespace meadhall::server
