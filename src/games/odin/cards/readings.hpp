// The cards as a table reads them: where card and appendix differ, players choose (open card cases in the rules).
#pragma once

#include <memory>

#include "games/odin/cards/book.hpp"
#include "games/odin/options.hpp"

namespace meadhall::odin {

/// The book that these options ask for.
[[nodiscard]] std::shared_ptr<const CardBook> book_for(const Options& options);

/// A book that somebody else keeps alive.
[[nodiscard]] inline std::shared_ptr<const CardBook> unowned(const CardBook& book) {
    return {std::shared_ptr<const void>{}, &book};
}

}  // namespace meadhall::odin
