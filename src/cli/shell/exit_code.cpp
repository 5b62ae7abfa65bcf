#include "cli/shell/exit_code.hpp"

#include <cstdio>

#include "cli/drawing/ink.hpp"
#include "cli/shell/terminal.hpp"

namespace meadhall::cli {

bool is_output_lost() { return std::fflush(stdout) != 0 || std::ferror(stdout) != 0; }

int complain(const Refusal& refusal, Language language, int code) {
    Terminal errors{Depth::none, charset({}, environment), stderr};
    const std::string rule{refusal.rule()};
    errors.write("meadhall: " + refusal.message(language) + (rule.empty() ? "" : " [" + rule + "]"));
    return code;
}

}  // namespace meadhall::cli
