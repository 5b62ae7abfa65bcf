// Codes of moves, read back: every number that is not a move's is refused.
#include "games/walhalla/move.hpp"

#include <algorithm>

namespace meadhall::walhalla {
namespace {

bool is_set_of_cards(const Cards& cards) {
    for (std::size_t kind = 0; kind < raid_end_kinds; ++kind) {
        const Card card = static_cast<Card>(kind);
        if (cards[card] > most_of(card)) { return false; }
    }
    return true;
}

/// Whether the argument is one that the verb can have.
bool is_sound(Move move) {
    const std::uint32_t argument = move.argument();
    switch (move.verb()) {
        case Verb::tile: {
            // A tile with two equal fields cannot be turned round.
            return move.tile_kind() < tile_kinds && Move::tile(move.tile().first, move.tile().second) == move;
        }
        case Verb::inner: return argument < 4096 && is_arrangement(move.headlands(), inner_headlands);
        case Verb::outer: return argument < 4096 && is_arrangement(move.headlands(), outer_headlands);
        case Verb::card:
        case Verb::sell: return argument < card_kinds;
        case Verb::start: return argument < max_seats;
        case Verb::ship: return argument >= 1 && argument <= ship_kinds;
        case Verb::board: return argument < 1U << ship_seats;
        case Verb::moor: return (argument & 15U) < fjord_count && argument >> 4U < 2;
        case Verb::land: return argument < 2;
        case Verb::lay: return argument >> 19U == 0 && is_set_of_cards(move.cards());
        case Verb::ride:
        case Verb::stay:
        case Verb::attack:
        case Verb::fight:
        case Verb::lose:
        case Verb::win:
        case Verb::shield:
        case Verb::hunt:
        case Verb::forage:
        case Verb::walhalla:
        case Verb::keep: break;
    }
    return argument == 0;
}

}  // namespace

bool is_arrangement(Headlands values, const Headlands& of) {
    std::ranges::sort(values);
    return values == of;
}

std::optional<Move> Move::of_code(std::uint64_t code) {
    if (code >> shift >= verb_count) { return std::nullopt; }
    Move move;
    move.bits_ = static_cast<std::uint32_t>(code);
    return is_sound(move) ? std::optional{move} : std::nullopt;
}

}  // namespace meadhall::walhalla
