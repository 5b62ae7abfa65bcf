// What somebody has more or less of, in words.
#pragma once

#include <string>
#include <vector>

#include "core/words.hpp"
#include "games/odin/shown/account.hpp"

namespace meadhall::cli {

struct SaidChanges {
    std::string losses;  // "2 Wood, Peas"
    std::string gains;

    /// "2 Wood → Shed", "+ Mead".
    [[nodiscard]] std::string both() const;
};
[[nodiscard]] SaidChanges said_changes(const std::vector<odin::Change>& changes, Language language);

/// At the head of a line, behind a number: "Snares", "Fallen"; what is not counted keeps its name.
[[nodiscard]] std::string name_of_several(odin::Item item, Language language);

}  // namespace meadhall::cli
