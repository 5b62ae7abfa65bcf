// Private to games/odin/cards/said: says what the parts of a card or a space do.
#pragma once

#include <string>
#include <vector>

#include "core/sentence.hpp"
#include "games/odin/cards/said/deed_words.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// An order ("nimm 1 Holz"), what one may do ("1 Holz nehmen"), or a note for a menu ("1 Silber → 1 Öl").
enum class Mood : std::uint8_t { order, wish, note };

class PartSpeaker {
  public:
    explicit PartSpeaker(Language language) : language_{language} {}

    /// One alternative: all that it does, in printed order.
    [[nodiscard]] std::string said(const Parts& parts, Mood mood) const;
    /// "get 1 wood, 1 stone or 1 ore" where all alternatives only give something; else nothing.
    template <class Alternatives>
    [[nodiscard]] std::string all_gains(const Alternatives& alternatives, Mood mood) const {
        std::vector<std::string> got;
        const Part* first = nullptr;
        for (const Parts& parts : alternatives) {
            if (!is_mere_gain(parts)) { return {}; }
            first = parts.begin();
            got.push_back(said((parts.end() - 1)->get));
        }
        return got.size() < 2 ? std::string{} : gained(*first, listed(got, language_, Joined::with_or), mood);
    }

  private:
    [[nodiscard]] static bool is_mere_gain(const Parts& parts);
    [[nodiscard]] std::string gained(const Part& first, const std::string& got, Mood mood) const;
    [[nodiscard]] std::string said(const Part& part, const Part* before, Mood mood) const;
    [[nodiscard]] std::string note(const Part& part) const;
    [[nodiscard]] Gaps gaps(const Part& part, const Part* before) const;
    [[nodiscard]] std::string given(const Part& part) const;
    [[nodiscard]] std::string said(const Bundle& bundle) const;
    [[nodiscard]] std::string each(const Part& part, const Part* before) const;
    [[nodiscard]] std::string what(const Part& part) const;
    [[nodiscard]] static std::string positions(const Allowances& allowances);
    [[nodiscard]] std::string upgraded(const Part& part) const;
    [[nodiscard]] std::string lands(Voyage voyage) const;
    [[nodiscard]] std::string from(const Part& part) const;
    [[nodiscard]] std::vector<std::string> extras(const Part& part) const;
    void add_upgrade(const Part& part, std::vector<std::string>& all) const;
    [[nodiscard]] std::string ships(const Need& need) const;
    [[nodiscard]] std::string in(const Words& words, const Gaps& gaps = {}) const {
        return filled(words, language_, gaps);
    }

    Language language_;
};

}  // namespace meadhall::odin
