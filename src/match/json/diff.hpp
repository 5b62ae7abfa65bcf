// Where two described values differ, for people: "vikings[0]: [\"c4\"] != [\"c5\"]".
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "match/json/kinds.hpp"
#include "match/json/write.hpp"

namespace meadhall {

template <class Game>
class Differ {
  public:
    explicit Differ(const Game& game) : game_{game} {}

    template <Described T>
    void compare(const std::string& path, const T& a, const T& b) {
        T::fields()([&](const auto&... fields) {
            (compare(path.empty() ? std::string{fields.name} : path + "." + std::string{fields.name},
                     a.*(fields.member), b.*(fields.member)),
             ...);
        });
    }
    template <OfManyKinds T>
    void compare(const std::string& path, const T& a, const T& b) {
        leaf(path, a, b);
    }
    template <List T>
    void compare(const std::string& path, const T& a, const T& b) {
        if (a.size() != b.size()) { return leaf(path, a, b); }
        for (std::size_t i = 0; i < a.size(); ++i) { compare(path + "[" + std::to_string(i) + "]", a[i], b[i]); }
    }
    template <class T>
    void compare(const std::string& path, const T& a, const T& b) {
        leaf(path, a, b);
    }

    [[nodiscard]] std::vector<std::string> take() && { return std::move(found_); }

  private:
    void leaf(const std::string& path, const auto& a, const auto& b) {
        if (a == b) { return; }
        found_.push_back(path + ": " + json_of(game_, a) + " != " + json_of(game_, b));
    }

    const Game& game_;
    std::vector<std::string> found_;
};

/// One line per difference, none if the values are equal.
template <Described T, class Game>
[[nodiscard]] std::vector<std::string> differences(const Game& game, const T& a, const T& b) {
    Differ<Game> differ{game};
    differ.compare("", a, b);
    return std::move(differ).take();
}

}  // namespace meadhall
