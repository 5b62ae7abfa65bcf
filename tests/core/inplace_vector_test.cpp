// InplaceVector against std::vector.
#include <vector>

#include <doctest/doctest.h>

#include "core/inplace_vector.hpp"
#include "support/property.hpp"

using namespace meadhall;

namespace {

constexpr std::size_t room = 12;
using Numbers = InplaceVector<int, room>;

std::vector<int> items(const Numbers& numbers) { return {numbers.begin(), numbers.end()}; }

/// Does one random thing to both, where both allow it.
void change(Numbers& numbers, std::vector<int>& model) {
    const auto value = *rc::gen::inRange(-5, 5);
    const auto position = static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(model.size()) + 1));
    switch (*rc::gen::weightedElement<int>({{10, 0}, {3, 1}, {4, 2}, {1, 3}, {2, 4}, {3, 5}})) {
        case 0:
            if (numbers.full()) { return; }
            numbers.push_back(value);
            return model.push_back(value);
        case 1:
            if (model.empty()) { return; }
            numbers.pop_back();
            return model.pop_back();
        case 2:
            if (position >= model.size()) { return; }
            numbers.erase(position);
            model.erase(model.begin() + static_cast<std::ptrdiff_t>(position));
            return;
        case 3: numbers.clear(); return model.clear();
        case 4: numbers.shrink(position); return model.resize(position);
        default:
            if (position >= model.size()) { return; }
            numbers[position] = value;
            model[position] = value;
    }
}

static_assert(std::is_trivially_copyable_v<Numbers>);
static_assert(sizeof(InplaceVector<std::uint8_t, 255>) == 256);
static_assert(Numbers{1, 2, 3}.size() == 3);
static_assert(Numbers{1, 2, 3} == Numbers{1, 2, 3});
static_assert(Numbers{1, 2, 3} != Numbers{1, 2});
static_assert(Numbers::capacity() == room);

}  // namespace

TEST_CASE("A vector in place holds what std::vector would hold") {
    check_property("as std::vector", [] {
        Numbers numbers;
        std::vector<int> model;
        const int changes = *rc::gen::inRange(0, 60);
        for (int i = 0; i < changes; ++i) {
            change(numbers, model);
            RC_ASSERT(items(numbers) == model);
            RC_ASSERT(numbers.size() == model.size());
            RC_ASSERT(numbers.empty() == model.empty());
            RC_ASSERT(numbers.full() == (model.size() == room));
            if (!model.empty()) { RC_ASSERT(numbers.back() == model.back()); }
        }
    });
}

TEST_CASE("Vectors in place are equal if what they hold is equal, whatever they held before") {
    Numbers used{9, 8, 7, 6};
    used.clear();
    used.push_back(1);
    CHECK(used == Numbers{1});
    used.push_back(8);
    CHECK(used != Numbers{1});
    CHECK(used == Numbers{1, 8});
}

TEST_CASE("A copy of a vector in place goes its own way") {
    const Numbers original{1, 2, 3};
    Numbers copy = original;
    copy[0] = 5;
    copy.pop_back();
    CHECK(original == Numbers{1, 2, 3});
    CHECK(copy == Numbers{5, 2});
}

TEST_CASE("A vector in place with room for many counts beyond a byte") {
    InplaceVector<std::uint16_t, 300> many;
    for (std::uint16_t i = 0; i < 300; ++i) { many.push_back(i); }
    CHECK(many.full());
    CHECK(many.size() == 300);
    CHECK(many.back() == 299);
    many.erase(0);
    CHECK(many.size() == 299);
    CHECK(many[0] == 1);
    CHECK(many[298] == 299);
}
