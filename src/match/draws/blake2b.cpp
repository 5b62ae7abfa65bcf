#include "match/draws/blake2b.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace meadhall {

namespace {

using Block = std::array<std::uint64_t, 16>;

constexpr std::array<std::uint64_t, 8> start_words = {
    0x6A09E667F3BCC908U, 0xBB67AE8584CAA73BU, 0x3C6EF372FE94F82BU, 0xA54FF53A5F1D36F1U,
    0x510E527FADE682D1U, 0x9B05688C2B3E6C1FU, 0x1F83D9ABFB41BD6BU, 0x5BE0CD19137E2179U,
};

// In which order each round takes the words of the message (RFC 7693, section 2.7).
constexpr std::array<std::array<std::uint8_t, 16>, 10> order = {{
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}};
constexpr std::size_t rounds = 12;

/// Which four words a mixing step works on: the columns of a 4 × 4 square, then its diagonals.
constexpr std::array<std::array<std::uint8_t, 4>, 8> mixed = {{
    {0, 4, 8, 12},
    {1, 5, 9, 13},
    {2, 6, 10, 14},
    {3, 7, 11, 15},
    {0, 5, 10, 15},
    {1, 6, 11, 12},
    {2, 7, 8, 13},
    {3, 4, 9, 14},
}};

void mix(Block& words, const std::array<std::uint8_t, 4>& at, std::uint64_t x, std::uint64_t y) {
    auto& a = words[at[0]];
    auto& b = words[at[1]];
    auto& c = words[at[2]];
    auto& d = words[at[3]];
    a += b + x;
    d = std::rotr(d ^ a, 32);
    c += d;
    b = std::rotr(b ^ c, 24);
    a += b + y;
    d = std::rotr(d ^ a, 16);
    c += d;
    b = std::rotr(b ^ c, 63);
}

void mix_rounds(Block& words, const Block& message) {
    for (std::size_t round = 0; round < rounds; ++round) {
        const auto& taken = order[round % order.size()];
        for (std::size_t i = 0; i < mixed.size(); ++i) {
            mix(words, mixed[i], message[taken[2 * i]], message[taken[2 * i + 1]]);
        }
    }
}

}  // namespace

Blake2b::Blake2b(std::size_t digest_size, std::string_view key) : chain_{start_words} {
    assert(digest_size >= 1 && digest_size <= max_digest && key.size() <= max_key);
    chain_[0] ^= 0x01010000U ^ (std::uint64_t{key.size()} << 8U) ^ digest_size;
    if (key.empty()) { return; }
    add(key);
    filled_ = block_size;  // a key fills a block of its own, padded with zeros
}

void Blake2b::add(std::string_view bytes) {
    while (!bytes.empty()) {
        if (filled_ == block_size) { compress(Last::no); }
        const std::size_t taken = std::min(bytes.size(), block_size - filled_);
        std::ranges::copy(bytes.substr(0, taken), block_.begin() + static_cast<std::ptrdiff_t>(filled_));
        filled_ += taken;
        bytes.remove_prefix(taken);
    }
}

void Blake2b::finish(std::span<std::uint8_t> digest) {
    compress(Last::yes);
    for (std::size_t i = 0; i < digest.size(); ++i) {
        digest[i] = static_cast<std::uint8_t>(chain_[i / 8] >> (8 * (i % 8)));
    }
}

/// Works the block in. It stays full of zeros behind what was filled, as the padding wants it.
void Blake2b::compress(Last last) {
    hashed_ += filled_;
    Block message{};
    for (std::size_t i = 0; i < block_size; ++i) { message[i / 8] |= std::uint64_t{block_[i]} << (8 * (i % 8)); }
    Block words{};
    std::ranges::copy(chain_, words.begin());
    std::ranges::copy(start_words, words.begin() + 8);
    words[12] ^= hashed_;
    if (last == Last::yes) { words[14] = ~words[14]; }
    mix_rounds(words, message);
    for (std::size_t i = 0; i < chain_.size(); ++i) { chain_[i] ^= words[i] ^ words[i + 8]; }
    block_.fill(0);
    filled_ = 0;
}

std::string hexadecimal(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

}  // namespace meadhall
