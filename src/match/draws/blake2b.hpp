// BLAKE2b (RFC 7693), the hash behind the dealer's draws and promises. The same in every door; WebAssembly has no
// library for it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace meadhall {

class Blake2b {
  public:
    static constexpr std::size_t max_digest = 64;
    static constexpr std::size_t max_key = 64;

    /// Precondition: 1 ≤ digest_size ≤ 64, key at most 64 bytes.
    explicit Blake2b(std::size_t digest_size, std::string_view key = {});

    void add(std::string_view bytes);
    /// Precondition: `digest` has the size promised at the beginning. Nothing may be added afterwards.
    void finish(std::span<std::uint8_t> digest);

  private:
    static constexpr std::size_t block_size = 128;
    enum class Last : std::uint8_t { no, yes };

    void compress(Last last);

    std::array<std::uint64_t, 8> chain_{};
    std::array<std::uint8_t, block_size> block_{};
    std::size_t filled_ = 0;    // of the block
    std::uint64_t hashed_ = 0;  // bytes in the blocks before and in this one; 2⁶⁴ bytes are never reached
};

template <std::size_t size>
[[nodiscard]] std::array<std::uint8_t, size> blake2b(std::string_view bytes, std::string_view key = {}) {
    static_assert(size >= 1 && size <= Blake2b::max_digest);
    std::array<std::uint8_t, size> digest;
    Blake2b hash{size, key};
    hash.add(bytes);
    hash.finish(digest);
    return digest;
}

/// Two digits a byte, lower case.
[[nodiscard]] std::string hexadecimal(std::span<const std::uint8_t> bytes);

}  // namespace meadhall
