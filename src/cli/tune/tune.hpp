// `meadhall tune`: how much things are worth, learnt from games that bots play against themselves.
#pragma once

#include "cli/setup.hpp"
#include "cli/tune/tune_kit.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

struct TuneReportOrder {
    TableOrder table{};
    TuneOrder tuning{};
    bool json = false;
};

[[nodiscard]] int report_tuning(const TuneReportOrder& order, Language language);

}  // namespace meadhall::cli
