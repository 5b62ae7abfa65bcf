#include "cli/shell/exit_code.hpp"

#include <cstdio>

#include "cli/drawing/ink.hpp"
#include "cli/shell/terminal.hpp"

namespace meadhall::cli {

int complain(const Refusal& refusal, Language language, int code) {
    Terminal errors{Depth::none, charset({}, environment), stderr};
    const std::string rule{refusal.rule()};
    errors.write("meadhall: " + refusal.message(language) + (rule.empty() ? "" : " [" + rule + "]"));
    return code;
}

}  // namespace meadhall::cli
