// Everything the terminal says to a player, whatever the game, in three languages.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/sentence.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

enum class Phrase : std::uint8_t {
    // Before the game.
    welcome,
    which_game,
    players_range,
    from_to,
    a_list,
    a_number,
    a_text,
    an_object,
    bots_are,
    options_are,
    how_many,
    who_plays,
    you,
    choose_one_of,
    offer_continue,
    cannot_continue,
    enter_key,
    yes,
    no,
    // A turn.
    for_example,
    common_commands,
    help_hint,
    more_in_log,
    all_in_log,
    thinking,
    refused,
    look_at_moves,
    not_played,
    bot_finishes,
    prompt_over,
    prompt_chance,
    chance_asks,
    pass_keyboard,
    press_enter,
    // Answers to commands.
    is_allowed,
    is_forbidden,
    why_usage,
    try_usage,
    if_played,
    changes_nothing,
    then_chance,
    then_other,
    would_reveal,
    points,
    hint,
    hint_brings,
    hint_turn,
    hint_worth,
    hint_points,
    hint_points_next,
    hint_next,
    you_may_play,
    nothing_from,
    nothing_to_play,
    taken_back,
    played_again,
    saved,
    save_usage,
    loaded,
    load_usage,
    at_ply,
    no_such_ply,
    no_such_sheet,
    nothing_happened,
    more_above,
    // The end.
    game_over,
    winner,
    winners,
    drawn,
    score_line,
    score_alone,
    score_total,
    over_commands,
    offer_save,
    kept,
    kept_finished,
    could_not_keep,
    good_bye,
    // Records.
    replayed,
    replayed_older,
    verified,
    count,
};

[[nodiscard]] const Words& words(Phrase phrase);

/// What chance is asked for, as people say it; a game's own word for it where nobody has said.
[[nodiscard]] std::string purpose_in(std::string_view purpose, Language language);

/// A number may decide between words, {0|move|moves}; anything else is words itself.
template <class T>
[[nodiscard]] Gap gap_for(std::string_view name, const T& what) {
    if constexpr (std::integral<T>) {
        return std::in_range<int>(what) ? Gap{name, static_cast<int>(what)} : Gap{name, std::to_string(what)};
    } else {
        return Gap{name, std::string_view{what}};
    }
}

/// The phrase in a language, with {0}, {1}, … filled in as core/sentence.hpp says.
template <class... Args>
[[nodiscard]] std::string say(Language language, const Words& words, const Args&... args) {
    constexpr std::array<std::string_view, 6> names = {"0", "1", "2", "3", "4", "5"};
    static_assert(sizeof...(args) <= names.size());
    [[maybe_unused]] std::size_t next = 0;
    return filled(words, language, Gaps{gap_for(names[next++], args)...});
}
template <class... Args>
[[nodiscard]] std::string say(Language language, Phrase phrase, const Args&... args) {
    return say(language, words(phrase), args...);
}

}  // namespace meadhall::cli
