// Private to games/odin/shown: things and parts of an action in a few words, as they stand inside a sentence.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "games/odin/act.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// "Iceland, Greenland".
[[nodiscard]] std::string in_a_row(const std::vector<std::string>& texts, std::string_view between);

/// Says what the player who is asked gives and gets.
class PartWords {
  public:
    PartWords(const Look& look, Language language) : look_{look}, language_{language} {}

    [[nodiscard]] std::string said(Item item) const;
    /// "2 wood", "robe".
    [[nodiscard]] std::string said(Amount amount) const;
    /// What a part costs now; nothing where cards make it free.
    [[nodiscard]] std::string price(Space space, const Part& part) const;
    /// "2 wood → shed".
    [[nodiscard]] std::string said(Space space, const Part& part) const;
    /// "pay 1 stone, play 1 occupation, 1 silver".
    [[nodiscard]] std::string said(Space space, const Parts& parts) const;

  private:
    [[nodiscard]] std::string said(const Bundle& bundle, int times) const;
    [[nodiscard]] std::string traded(Space space, const Part& part) const;

    const Look& look_;
    Language language_;
};

}  // namespace meadhall::odin
