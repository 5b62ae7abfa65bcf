// A vector with a fixed capacity and no heap: move lists, hands, stacks of pending decisions. What would write outside
// its room ends the program, in every build; reading outside it is asserted.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "core/stop.hpp"

namespace meadhall {

/// Holds up to `capacity_` values in place. Trivially copyable; what lies beyond `size()` is never read.
template <class T, std::size_t capacity_>
class InplaceVector {
    static_assert(std::is_trivially_copyable_v<T>, "states are copied by the million");

  public:
    using value_type = T;

    // The storage stays uninitialised at run time: a move list of thousands costs nothing to declare.
    constexpr InplaceVector() {
        if (std::is_constant_evaluated()) { std::construct_at(&items_); }
    }
    constexpr InplaceVector(std::initializer_list<T> values) : InplaceVector() {
        for (const T& value : values) { push_back(value); }
    }

    [[nodiscard]] static constexpr std::size_t capacity() { return capacity_; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const { return size_ == capacity_; }

    constexpr void push_back(const T& value) {
        if (full()) [[unlikely]] { stop("A container is full and should take one more."); }
        items_[size_++] = value;
    }
    constexpr void pop_back() {
        if (empty()) [[unlikely]] { stop("A container is empty and should give one more."); }
        --size_;
    }
    constexpr void clear() { size_ = 0; }
    /// Keeps the first `size` values. Precondition: there are that many.
    constexpr void shrink(std::size_t size) {
        if (size > size_) [[unlikely]] { stop("A container should keep more than it has."); }
        size_ = static_cast<Size>(size);
    }
    /// Takes out one value; those behind it move up, so the order stays.
    constexpr void erase(std::size_t position) {
        expect(position);
        std::copy(begin() + position + 1, end(), begin() + position);
        --size_;
    }

    constexpr T& operator[](std::size_t position) {
        expect(position);
        return items_[position];
    }
    constexpr const T& operator[](std::size_t position) const {
        assert(position < size_);
        return items_[position];
    }
    constexpr T& back() { return (*this)[size_ - 1U]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr const T* data() const { return items_.data(); }

    friend constexpr bool operator==(const InplaceVector& a, const InplaceVector& b) {
        return std::ranges::equal(a, b);
    }

  private:
    constexpr void expect(std::size_t position) const {
        if (position >= size_) [[unlikely]] { stop("A container is asked for what it does not have."); }
    }

    using Size = std::conditional_t<(capacity_ < 256), std::uint8_t, std::uint32_t>;

    union {
        std::array<T, capacity_> items_;
    };
    Size size_ = 0;
};

}  // namespace meadhall
