// Private to games/odin: weapons and occupations, which are drawn and which are played (O-3.7, O-4.12, O-8).
#pragma once

#include <cstdint>

#include "games/odin/act.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/answers/answering.hpp"

namespace meadhall::odin {

// Weapons (O-3.7, O-6.15, O-14.5).
/// So many random weapons for a seat.
void ask_for_weapons(const Act& act, Seat seat, int count);
void list_weapons(const Look& look, Menu& menu);
[[nodiscard]] std::uint32_t odds_of_weapon(const Open& open, Weapon weapon);
void draw_weapon(const Act& act, Weapon weapon);
void take_named_weapon(const Act& act, Seat seat, Weapon weapon);
void discard_weapon(const Act& act, Seat seat, Weapon weapon, int count);

// Occupations (O-8).
/// So many dark cards for a seat; what the pile does not have lapses (D-14).
void ask_for_occupations(const Act& act, Seat seat, int count);
void list_occupations(const Look& look, Menu& menu);
void draw_occupation(const Act& act, Card card);
void take_to_hand(const Act& act, Seat seat, Card card);
void list_hand(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_playing(const Look& look, Card card);
void play_occupation(const Act& act, Card card);

template <>
struct Answering<ask::Weapon> {
    using Answers = Verbs<verb::DrawWeapon>;
    static void list(const Look& look, Menu& menu) { list_weapons(look, menu); }
    static const Reason* obstacle(const Look& look, verb::DrawWeapon said) { return obstacle_to_chance(look, said); }
    static void perform(const Act& act, verb::DrawWeapon said) { draw_weapon(act, said.weapon); }
    static bool is_sound(const Spot& spot, const ask::Weapon& asked);
};

template <>
struct Answering<ask::Occupation> {
    using Answers = Verbs<verb::DrawOccupation>;
    static void list(const Look& look, Menu& menu) { list_occupations(look, menu); }
    static const Reason* obstacle(const Look& look, verb::DrawOccupation said) {
        return obstacle_to_chance(look, said);
    }
    static void perform(const Act& act, verb::DrawOccupation said) { draw_occupation(act, said.card); }
    static bool is_sound(const Spot& spot, const ask::Occupation& asked);
};

template <>
struct Answering<ask::Occupations> {
    using Answers = Verbs<verb::Play, verb::Done>;
    static void list(const Look& look, Menu& menu) {
        list_hand(look, menu);
        offer<ask::Occupations>(look, menu, verb::Done{});
    }
    static const Reason* obstacle(const Look& look, verb::Play said) { return obstacle_to_playing(look, said.card); }
    static const Reason* obstacle(const Look& look, verb::Done) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Play said) { play_occupation(act, said.card); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Occupations& asked);
};

template <>
struct Answering<ask::Column4> {
    using Answers = Verbs<verb::Play, verb::Skip>;
    static void list(const Look& look, Menu& menu) {
        list_hand(look, menu);
        offer<ask::Column4>(look, menu, verb::Skip{});
    }
    static const Reason* obstacle(const Look& look, verb::Play said) { return obstacle_to_playing(look, said.card); }
    static const Reason* obstacle(const Look& /*look*/, verb::Skip) { return nullptr; }
    static void perform(const Act& act, verb::Play said) { play_occupation(act, said.card); }
    static void perform(const Act& act, verb::Skip) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Column4& asked);
};

}  // namespace meadhall::odin
