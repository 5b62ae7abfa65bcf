// A map for a few dozen keys that lie in a row, in their order: looked up millions of times, copied with every move.
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/inplace_vector.hpp"
#include "core/stop.hpp"

namespace meadhall::brute {

/// As much of std::map as the referee uses.
template <class Key, class Value, std::size_t capacity>
class SmallMap {
  public:
    struct Entry {
        Key first{};
        Value second{};
    };

    [[nodiscard]] const Entry* begin() const { return entries_.begin(); }
    [[nodiscard]] const Entry* end() const { return entries_.end(); }

    [[nodiscard]] const Entry* find(const Key& key) const {
        const Entry* place = place_of(key);
        return place != end() && place->first == key ? place : end();
    }
    [[nodiscard]] bool contains(const Key& key) const { return find(key) != end(); }
    [[nodiscard]] const Value& at(const Key& key) const {
        const Entry* entry = find(key);
        if (entry == end()) { stop("A map is asked for what it does not have."); }
        return entry->second;
    }

    Value& operator[](const Key& key) {
        const auto place = static_cast<std::size_t>(place_of(key) - begin());
        if (place == entries_.size() || entries_[place].first != key) {
            entries_.push_back({key, {}});
            std::rotate(entries_.begin() + place, entries_.end() - 1, entries_.end());
        }
        return entries_[place].second;
    }
    void erase(const Key& key) {
        const Entry* entry = find(key);
        if (entry != end()) { entries_.erase(static_cast<std::size_t>(entry - begin())); }
    }
    void clear() { entries_.clear(); }

  private:
    /// Where it lies or would lie. By hand, since these tests are compiled without an optimiser too.
    [[nodiscard]] const Entry* place_of(const Key& key) const {
        const Entry* from = begin();
        std::size_t count = entries_.size();
        while (count > 0) {
            const std::size_t half = count / 2;
            if (from[half].first < key) {
                from += half + 1;
                count -= half + 1;
            } else {
                count = half;
            }
        }
        return from;
    }

    InplaceVector<Entry, capacity> entries_{};
};

}  // namespace meadhall::brute
