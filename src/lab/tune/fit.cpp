#include "lab/tune/fit.hpp"

#include <algorithm>
#include <cmath>

namespace meadhall::lab {

namespace {

class Fit {
  public:
    Fit(std::vector<double> numbers, const std::function<double(const std::vector<double>&)>& surprise)
        : numbers_{std::move(numbers)}, surprise_{surprise}, least_{surprise(numbers_)} {
        for (double number : numbers_) { sizes_.push_back(usual_size(number)); }
    }

    /// Goes on with steps of this size until no number wants one.
    void walk(double part) {
        constexpr int enough = 40;
        bool moved = true;
        for (int i = 0; i < enough && moved; ++i) {
            moved = false;
            for (std::size_t place = 0; place < numbers_.size(); ++place) { moved = step(place, part) || moved; }
        }
    }
    [[nodiscard]] const std::vector<double>& numbers() const { return numbers_; }

  private:
    bool step(std::size_t place, double part) {
        for (double direction : {1.0, -1.0}) {
            std::vector<double> tried = numbers_;
            tried[place] += direction * part * sizes_[place];
            const double reached = surprise_(tried);
            if (reached < least_) {
                least_ = reached;
                numbers_ = std::move(tried);
                return true;
            }
        }
        return false;
    }

    std::vector<double> numbers_;
    std::vector<double> sizes_;
    const std::function<double(const std::vector<double>&)>& surprise_;
    double least_;
};

}  // namespace

std::vector<double> fitted(std::vector<double> numbers,
                           const std::function<double(const std::vector<double>&)>& surprise,
                           const std::function<void(int done)>& tell) {
    Fit fit{std::move(numbers), surprise};
    double part = 0.2;
    for (int round = 0; round < fit_rounds; ++round, part /= 2) {
        tell(round);
        fit.walk(part);
    }
    return fit.numbers();
}

}  // namespace meadhall::lab
