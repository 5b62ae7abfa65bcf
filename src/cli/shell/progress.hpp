// A line on the standard error that says how far long work has come; silent where nobody watches.
#pragma once

#include <string>
#include <string_view>

namespace meadhall::cli {

class ProgressLine {
  public:
    ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    void show(std::string_view text);
    void clear();

  private:
    bool is_watched_;
    bool is_shown_ = false;
};

}  // namespace meadhall::cli
