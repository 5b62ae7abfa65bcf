// The dealer: draws the outcomes of chance from a secret seed, so that everybody can check them afterwards.
//
// Every purpose ("start player", "cards") is its own stream, and the k-th draw of a purpose depends only on the seed,
// the purpose, k, and the outcomes on offer with their odds. A different move therefore shifts no other draw. Before
// the first move the table publishes a commitment to the seed; once the seed is revealed, anybody can compare.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace meadhall {

/// One thing that chance may bring. Codes tell outcomes apart, whatever order they are offered in.
struct Outcome {
    std::uint64_t code = 0;
    std::uint32_t weight = 1;  // relative odds, at least 1
};

class Dealer {
  public:
    explicit Dealer(std::string_view seed);

    /// The code of the outcome that the `count`-th draw (from 0) of a purpose brings. Exactly as likely as its weight
    /// says. Reorders the outcomes. Precondition: there is one, codes differ, weights are positive.
    [[nodiscard]] std::uint64_t draw(std::string_view purpose, std::uint64_t count, std::span<Outcome> outcomes) const;

  private:
    std::string key_;
};

/// What is published before the first move: 64 hexadecimal digits that give nothing away about an unguessable seed.
[[nodiscard]] std::string commitment_to(std::string_view seed);

}  // namespace meadhall
