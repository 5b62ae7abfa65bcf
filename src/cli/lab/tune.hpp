// `meadhall tune`: how much things are worth, learnt from games that bots play against themselves.
#pragma once

#include "cli/play/setup.hpp"
#include "core/words.hpp"
#include "lab/tune/tune_kit.hpp"

namespace meadhall::cli {

struct TuneReportOrder {
    TableOrder table{};
    lab::TuneOrder tuning{};
    bool json = false;
};

[[nodiscard]] int report_tuning(const TuneReportOrder& order, Language language);

}  // namespace meadhall::cli
