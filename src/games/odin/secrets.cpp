// What may be known: views, imagined worlds, news as others hear it (O-1.4).
#include "games/odin/game.hpp"

namespace meadhall::odin {

View Game::view(const State& state, Viewer viewer) {
    View view;
    static_cast<Open&>(view) = state;  // the open table holds no secret
    if (viewer.is_spectator()) { return view; }
    view.me = viewer.seat();
    view.hand = state.hands[viewer.seat().number];
    return view;
}

Event Game::witnessed(const Event& event, Viewer viewer) {
    const auto* card = std::get_if<CardSeen>(&event);
    if (card == nullptr || viewer.is(card->seat)) { return event; }
    return CardHidden{card->seat};
}

namespace {

/// Moves so many random cards from a pile into a hand.
void deal(CardSet& hand, CardSet& pile, int count, Rng& rng) {
    for (int i = 0; i < count; ++i) {
        const Card card = pile.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(pile.size()))));
        pile.erase(card);
        hand.insert(card);
    }
}

/// Everybody is dealt one light card, and all cards drawn later are dark: so this many in a hand are light.
int light_in_hand(const Game& game, const Player& player) {
    const bool was_dealt = player.hand > 0 || !player.played.empty();
    return was_dealt && !player.played.intersects(game.light_cards()) ? 1 : 0;
}

}  // namespace

State Game::imagine(const View& seen, Rng& rng) const {
    State world;
    static_cast<Open&>(world) = seen;
    CardSet light = light_cards_ - seen.hand;
    CardSet dark = dark_cards_ - seen.hand;
    for (const Player& player : seen.players) {
        light = light - player.played;
        dark = dark - player.played;
    }
    for (int i = 0; i < seats_; ++i) {
        CardSet& hand = world.hands[static_cast<std::size_t>(i)];
        const Player& owner = seen.players[static_cast<std::size_t>(i)];
        if (seen.me == seat(i)) {
            hand = seen.hand;
            continue;
        }
        const int of_light = light_in_hand(*this, owner);
        deal(hand, light, of_light, rng);
        deal(hand, dark, owner.hand - of_light, rng);
    }
    return world;
}

}  // namespace meadhall::odin
