#include "match/draws/dealer.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>

#include "match/draws/blake2b.hpp"

namespace meadhall {

namespace {

constexpr std::size_t digest_size = 32;

/// The first line keeps the uses of one seed apart: the commitment says nothing about the draws.
std::array<std::uint8_t, digest_size> digest(std::string_view use, std::string_view seed) {
    return blake2b<digest_size>(std::string{use} + "\n" + std::string{seed});
}

/// An endless row of random words for one draw.
class Stream {
  public:
    Stream(std::string_view key, std::string_view purpose, std::uint64_t count)
        : key_{key}, label_{std::string{purpose} + "\n" + std::to_string(count) + "\n"} {}

    std::uint64_t word() {
        if (used_ == bytes_.size()) { refill(); }
        std::uint64_t word = 0;
        for (unsigned shift = 0; shift < 64; shift += 8) { word |= std::uint64_t{bytes_[used_++]} << shift; }
        return word;
    }

  private:
    void refill() {
        bytes_ = blake2b<Blake2b::max_digest>(label_ + std::to_string(block_++), key_);
        used_ = 0;
    }

    std::string_view key_;
    std::string label_;
    std::uint64_t block_ = 0;
    std::array<std::uint8_t, Blake2b::max_digest> bytes_{};
    std::size_t used_ = bytes_.size();
};

/// A number below `bound`, each equally likely: words beyond the last whole multiple of the bound are thrown away.
std::uint64_t below(Stream& stream, std::uint64_t bound) {
    const std::uint64_t leftover = (0 - bound) % bound;  // 2⁶⁴ modulo the bound
    std::uint64_t word = stream.word();
    while (word < leftover) { word = stream.word(); }
    return word % bound;
}

}  // namespace

Dealer::Dealer(std::string_view seed) {
    const auto bytes = digest("meadhall draws 1", seed);
    key_.assign(bytes.begin(), bytes.end());
}

std::uint64_t Dealer::draw(std::string_view purpose, std::uint64_t count, std::span<Outcome> outcomes) const {
    assert(!outcomes.empty());
    std::ranges::sort(outcomes, {}, &Outcome::code);
    std::uint64_t total = 0;
    for (const Outcome& outcome : outcomes) { total += outcome.weight; }
    Stream stream{key_, purpose, count};
    std::uint64_t lot = below(stream, total);
    for (const Outcome& outcome : outcomes) {
        if (lot < outcome.weight) { return outcome.code; }
        lot -= outcome.weight;
    }
    return outcomes.back().code;  // never reached: the lot is less than the sum of the weights
}

std::string commitment_to(std::string_view seed) { return hexadecimal(digest("meadhall commitment 1", seed)); }

}  // namespace meadhall
