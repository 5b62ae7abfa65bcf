// IndexSet against std::set.
#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "core/index_set.hpp"
#include "support/property.hpp"

using namespace meadhall;

namespace {

struct Spot {
    std::uint8_t number = 0;
};
using Pips = IndexSet<Spot>;
using Model = std::set<int>;

constexpr Spot pip(int number) { return Spot{static_cast<std::uint8_t>(number)}; }

/// What a walk through the set meets.
std::vector<int> members(Pips set) {
    std::vector<int> numbers;
    for (const Spot member : set) { numbers.push_back(member.number); }
    return numbers;
}

Model drawn_model() {
    const auto numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, Pips::limit));
    return {numbers.begin(), numbers.end()};
}

Pips set_of(const Model& model) {
    Pips set;
    for (const int number : model) { set.insert(pip(number)); }
    return set;
}

void check_equal(Pips set, const Model& model) {
    RC_ASSERT(members(set) == std::vector<int>(model.begin(), model.end()));
    RC_ASSERT(set.size() == static_cast<int>(model.size()));
    RC_ASSERT(set.empty() == model.empty());
    for (int i = 0; i < Pips::limit; ++i) { RC_ASSERT(set.contains(pip(i)) == model.contains(i)); }
    if (!model.empty()) { RC_ASSERT(set.first_member().number == *model.begin()); }
}

template <class Operation>
Model combined(const Model& a, const Model& b, Operation operation) {
    Model model;
    operation(a, b, std::inserter(model, model.end()));
    return model;
}

static_assert(Pips{}.empty());
static_assert(Pips{pip(3), pip(127)}.contains(pip(127)));
static_assert(Pips::first(128).size() == 128);
static_assert(sizeof(Pips) == 16);
static_assert(std::input_iterator<Pips::Iterator>);

enum class Rune : std::uint8_t { fehu, uruz, raido = 23 };
static_assert(sizeof(IndexSet<Spot, 4>) == 1);
static_assert(sizeof(IndexSet<Rune, 24>) == 4);
static_assert(sizeof(IndexSet<Spot, 64>) == 8);
static_assert(sizeof(IndexSet<Spot, 192>) == 24);
static_assert(IndexSet<Rune, 24>{Rune::raido}.contains(Rune::raido));
static_assert(*IndexSet<Rune, 24>{Rune::raido}.begin() == Rune::raido);

/// One word or several, full or not: the same set.
template <int room>
void check_room() {
    CAPTURE(room);
    IndexSet<Spot, room> set;
    for (int i = 0; i < room; i += 3) { set.insert(pip(i)); }
    set.erase(pip(0));
    int expected = 3;
    int visited = 0;
    for (const Spot member : set) {
        CHECK(member.number == expected);
        CHECK(set.nth(visited++).number == expected);
        expected += 3;
    }
    CHECK(visited == set.size());
    CHECK(visited == (room - 1) / 3);
    int walked = 0;
    set.for_each([&](Spot member) { walked += member.number; });
    CHECK(walked == 3 * visited * (visited + 1) / 2);
    const auto all = IndexSet<Spot, room>::first(room);
    CHECK(set.is_subset_of(all));
    CHECK((all - set).size() == room - visited);
    CHECK((all ^ set) == (all - set));
}

}  // namespace

TEST_CASE("An index set takes a byte, four bytes or whole words, and is the same set in each") {
    check_room<4>();
    check_room<8>();
    check_room<24>();
    check_room<32>();
    check_room<61>();
    check_room<64>();
    check_room<128>();
    check_room<192>();
}

TEST_CASE("An index set holds what was put in and not taken out, in rising order") {
    check_property("as std::set", [] {
        Pips set;
        Model model;
        for (const auto& [number, is_taken_out] : *rc::gen::container<std::vector<std::pair<int, bool>>>(
                 rc::gen::pair(rc::gen::inRange(0, Pips::limit), rc::gen::arbitrary<bool>()))) {
            if (is_taken_out) {
                set.erase(pip(number));
                model.erase(number);
            } else {
                set.insert(pip(number));
                model.insert(number);
            }
        }
        check_equal(set, model);
    });
}

TEST_CASE("Index sets are joined, cut and compared as sets are") {
    check_property("set algebra", [] {
        const Model a = drawn_model();
        const Model b = drawn_model();
        const auto unite = [](auto& x, auto& y, auto out) { std::ranges::set_union(x, y, out); };
        const auto intersect = [](auto& x, auto& y, auto out) { std::ranges::set_intersection(x, y, out); };
        const auto subtract = [](auto& x, auto& y, auto out) { std::ranges::set_difference(x, y, out); };
        const auto differ = [](auto& x, auto& y, auto out) { std::ranges::set_symmetric_difference(x, y, out); };
        check_equal(set_of(a) | set_of(b), combined(a, b, unite));
        check_equal(set_of(a) & set_of(b), combined(a, b, intersect));
        check_equal(set_of(a) - set_of(b), combined(a, b, subtract));
        check_equal(set_of(a) ^ set_of(b), combined(a, b, differ));
        RC_ASSERT((set_of(a) == set_of(b)) == (a == b));
        RC_ASSERT(set_of(a).intersects(set_of(b)) == !combined(a, b, intersect).empty());
        RC_ASSERT(set_of(a).is_subset_of(set_of(b)) == std::ranges::includes(b, a));
    });
}

TEST_CASE("Joining in place does what joining does") {
    check_property("compound assignment", [] {
        const Pips a = set_of(drawn_model());
        const Pips b = set_of(drawn_model());
        Pips joined = a;
        Pips cut = a;
        Pips reduced = a;
        joined |= b;
        cut &= b;
        reduced -= b;
        RC_ASSERT(joined == (a | b));
        RC_ASSERT(cut == (a & b));
        RC_ASSERT(reduced == (a - b));
    });
}

TEST_CASE("An index set can be written as two words and read back") {
    check_property("words", [](std::uint64_t low, std::uint64_t high) {
        const Pips set = Pips::from_words(low, high);
        RC_ASSERT(set.low() == low);
        RC_ASSERT(set.high() == high);
        RC_ASSERT(set == Pips::from_words(set.low(), set.high()));
    });
    CHECK(Pips{pip(0), pip(63)}.low() == 0x8000000000000001U);
    CHECK(Pips{pip(64), pip(127)}.high() == 0x8000000000000001U);
}

TEST_CASE("The first so many indices are exactly those") {
    for (int count = 0; count <= Pips::limit; ++count) {
        const Pips set = Pips::first(count);
        CHECK(set.size() == count);
        CHECK((count == 0 || set.contains(pip(count - 1))));
        CHECK((count == Pips::limit || !set.contains(pip(count))));
    }
}

TEST_CASE("A set may change while one walks it; the walk meets what was there at its beginning") {
    Pips set{pip(1), pip(70), pip(100)};
    std::vector<int> met;
    for (const Spot member : set) {
        met.push_back(member.number);
        set = Pips{};
    }
    CHECK(met == std::vector{1, 70, 100});
    CHECK(set.empty());
}
