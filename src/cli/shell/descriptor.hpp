// Private to cli/shell: an open file that closes itself.
#pragma once

#include <utility>

#include <unistd.h>

namespace meadhall::cli {

class Descriptor {
  public:
    explicit Descriptor(int number) : number_{number} {}
    Descriptor(Descriptor&& other) noexcept : number_{std::exchange(other.number_, -1)} {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (number_ > STDERR_FILENO) { ::close(number_); }
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

}  // namespace meadhall::cli
