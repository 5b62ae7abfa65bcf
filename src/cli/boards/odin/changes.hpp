// What somebody has more or less of, in words.
#pragma once

#include <string>
#include <vector>

#include "core/words.hpp"
#include "games/odin/shown/account.hpp"

namespace meadhall::cli {

struct SaidChanges {
    std::string losses;  // "2 wood, peas"
    std::string gains;

    /// "2 wood → shed", "+ mead".
    [[nodiscard]] std::string both() const;
};
[[nodiscard]] SaidChanges said_changes(const std::vector<odin::Change>& changes, Language language);

/// A thing among others: "rune stone", "Runenstein".
[[nodiscard]] std::string in_a_list(odin::Item item, Language language);
/// "2 snares", "2 Fallen"; what is not counted keeps its name: "2 peas".
[[nodiscard]] std::string number_of(int count, odin::Item item, Language language);

}  // namespace meadhall::cli
