// Laws about notation: codes and texts read back as what they were written for, and events can be told to everybody.
#pragma once

#include "support/laws/refusals.hpp"
#include "support/laws/trial.hpp"

namespace meadhall::conformance {

/// Codes that read back are also different for different moves.
template <Testable G>
void codes_read_back(Trial<G>& trial) {
    for (const auto& move : trial.menu) {
        const std::uint64_t code = G::code(move);
        if (code >= move_code_limit || G::move_of(code) != move) { trial.breach(law::codes_read_back, named<G>(move)); }
    }
}

template <Testable G>
void codes_are_canonical(Trial<G>& trial) {
    for (int i = 0; i < trial.campaign.handful; ++i) {
        std::uint64_t code = trial.rng();
        if (!trial.menu.empty()) {
            code = G::code(trial.any_of(trial.menu)) ^ (std::uint64_t{1} << trial.rng.below(64));
        }
        const auto move = G::move_of(code);
        if (move && G::code(*move) != code) {
            trial.breach(law::codes_are_canonical,
                         std::to_string(code) + " reads as the move of " + std::to_string(G::code(*move)));
        }
    }
}

/// Texts that read back are also different for different moves.
template <Testable G>
void texts_read_back(Trial<G>& trial) {
    if (trial.menu.empty()) { return; }
    for (int i = 0; i < trial.campaign.handful; ++i) {
        const auto& move = trial.any_of(trial.menu);
        const std::string text = trial.game.text(trial.state, move);
        const auto parsed = trial.game.parse(trial.state, text);
        if (!parsed || *parsed != move) { trial.breach(law::texts_read_back, named<G>(move) + ": \"" + text + "\""); }
    }
}

/// A text with one letter cut out, doubled or replaced.
inline std::string misspelt(std::string text, Rng& rng) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size() + 1));
    switch (rng.below(3)) {
        case 0: return text.erase(std::min(at, text.size()), 1);
        case 1: return text.insert(at, 1, static_cast<char>(rng.below(256)));
        default: break;
    }
    if (at < text.size()) { text[at] = static_cast<char>(rng.below(256)); }
    return text;
}

/// Anything may be typed. It is read as some move or refused with a reason.
template <Testable G>
void slips_are_refused(Trial<G>& trial) {
    if (trial.menu.empty()) { return; }
    for (int i = 0; i < trial.campaign.handful; ++i) {
        const std::string text = misspelt(trial.game.text(trial.state, trial.any_of(trial.menu)), trial.rng);
        const auto parsed = trial.game.parse(trial.state, text);
        if (!parsed) { refusals_are_complete(trial, parsed.error()); }
    }
}

template <Testable G>
void told_in_every_language(Trial<G>& trial, const EventList<G>& events) {
    for_each_viewer(trial.game.seats(), [&](Viewer viewer) {
        for (const auto& event : events) {
            const auto heard = trial.game.witnessed(event, viewer);
            const bool is_told = !trial.game.tell(heard, Language::en).empty();
            if (trial.game.tell(heard, Language::de).empty() == is_told ||
                trial.game.tell(heard, Language::nl).empty() == is_told) {
                trial.breach(law::told_in_every_language, trial.game.tell(heard, Language::en));
            }
        }
    });
}

}  // namespace meadhall::conformance
