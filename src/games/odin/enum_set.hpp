// Some of the enumerators of a short enumeration, as bits.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace meadhall::odin {

/// A set of values of `Enum`, whose enumerators count up from 0 and are at most 32.
template <class Enum>
class EnumSet {
  public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<Enum> members) {
        for (Enum member : members) { insert(member); }
    }

    constexpr void insert(Enum member) { bits_ |= bit(member); }
    constexpr void erase(Enum member) { bits_ &= ~bit(member); }
    [[nodiscard]] constexpr bool contains(Enum member) const { return (bits_ & bit(member)) != 0; }
    [[nodiscard]] constexpr bool intersects(EnumSet other) const { return (bits_ & other.bits_) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

  private:
    [[nodiscard]] static constexpr std::uint32_t bit(Enum member) { return 1U << static_cast<unsigned>(member); }

    std::uint32_t bits_ = 0;
};

}  // namespace meadhall::odin
