// Hashes of values: fixed for ever, the same for equal values, different for different ones and different orders.
#include <set>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "support/property.hpp"

using namespace meadhall;

namespace {

enum class Colour : std::uint8_t { red, green };

struct Pip {
    std::uint8_t number = 0;
};

/// One field of every kind that a state may have.
struct Sample {
    Colour colour = Colour::green;
    int count = -3;
    bool flag = true;
    Seat seat{2};
    std::optional<int> maybe{};
    InplaceVector<std::uint8_t, 4> list{7, 8};
    IndexSet<Pip> set{Pip{0}, Pip{64}, Pip{127}};
    std::variant<Pip, int> either = 5;

    static constexpr auto fields() {
        return described(field("colour", &Sample::colour), field("count", &Sample::count), field("flag", &Sample::flag),
                         field("seat", &Sample::seat), field("maybe", &Sample::maybe), field("list", &Sample::list),
                         field("set", &Sample::set), field("either", &Sample::either));
    }
};

struct Pair {
    int a = 0;
    int b = 0;
    static constexpr auto fields() { return described(field("a", &Pair::a), field("b", &Pair::b)); }
};
struct SwappedPair : Pair {
    static constexpr auto fields() { return described(field("b", &Pair::b), field("a", &Pair::a)); }
};

/// One of two kinds, which differ in nothing but the kind.
struct Left : Pair {
    [[maybe_unused]] static constexpr std::string_view name = "left";
};
struct Right : Pair {
    [[maybe_unused]] static constexpr std::string_view name = "right";
};
struct Turn {
    Seat seat{};
    std::variant<Left, Right> kind;
    static constexpr std::string_view tag = "turn";
    static constexpr auto fields() { return described(field("seat", &Turn::seat)); }
};

static_assert(hash_of(1) != hash_of(2), "hashes are known to the compiler");

}  // namespace

TEST_CASE("The hash of a value never changes, or old records would not replay") {
    CHECK(Hasher{}.value() == 0xF1C6D559A8A0D3EFU);
    CHECK(hash_of(0) == 0xC9C03C55968867BCU);
    CHECK(hash_of(-1) == 0x0D15A48802700A25U);
    CHECK(hash_of(Pair{1, 2}) == 0x3F3FB11BBECF46D6U);
    CHECK(hash_of(Sample{}) == 0xCE85C852E18C24DBU);
}

TEST_CASE("The width of a number does not matter, its value does") {
    CHECK(hash_of(std::uint8_t{200}) == hash_of(200));
    CHECK(hash_of(std::int8_t{-1}) == hash_of(std::int64_t{-1}));
    CHECK(hash_of(true) == hash_of(1));
    CHECK(hash_of(Seat{3}) == hash_of(3));
    CHECK(hash_of(Pip{3}) == hash_of(3));
    CHECK(hash_of(Colour::green) == hash_of(1));
}

TEST_CASE("The described order of the fields matters") {
    CHECK(hash_of(Pair{1, 2}) != hash_of(Pair{2, 1}));
    CHECK(hash_of(SwappedPair{{1, 2}}) == hash_of(Pair{2, 1}));
}

TEST_CASE("Every field of every kind matters") {
    std::set<std::uint64_t> hashes{hash_of(Sample{})};
    const auto changed = [&](auto change) {
        Sample sample;
        change(sample);
        return hashes.insert(hash_of(sample)).second;
    };
    CHECK(changed([](Sample& sample) { sample.colour = Colour::red; }));
    CHECK(changed([](Sample& sample) { sample.count = 3; }));
    CHECK(changed([](Sample& sample) { sample.flag = false; }));
    CHECK(changed([](Sample& sample) { sample.seat = Seat{0}; }));
    CHECK(changed([](Sample& sample) { sample.maybe = 0; }));
    CHECK(changed([](Sample& sample) { sample.list.push_back(0); }));
    CHECK(changed([](Sample& sample) { sample.list[1] = 0; }));
    CHECK(changed([](Sample& sample) { sample.set.erase(Pip{0}); }));
    CHECK(changed([](Sample& sample) { sample.set.erase(Pip{127}); }));
    CHECK(changed([](Sample& sample) { sample.either = Pip{5}; }));
}

TEST_CASE("The kind of a value matters, and what all kinds share, and what only this one has") {
    const std::set<std::uint64_t> hashes{hash_of(Turn{seat(0), Left{{1, 2}}}), hash_of(Turn{seat(0), Right{{1, 2}}}),
                                         hash_of(Turn{seat(1), Left{{1, 2}}}), hash_of(Turn{seat(0), Left{{1, 3}}})};
    CHECK(hashes.size() == 4);
}

TEST_CASE("What a vector in place held before does not matter") {
    InplaceVector<int, 4> used{1, 2, 3};
    used.shrink(1);
    CHECK(hash_of(used) == hash_of(InplaceVector<int, 4>{1}));
}

TEST_CASE("Neighbouring lists are told apart by their sizes") {
    using Lists = std::array<InplaceVector<int, 2>, 2>;
    CHECK(hash_of(Lists{{{1, 2}, {}}}) != hash_of(Lists{{{1}, {2}}}));
    CHECK(hash_of(Lists{{{}, {1, 2}}}) != hash_of(Lists{{{1}, {2}}}));
}

TEST_CASE("Equal values have equal hashes and different values different ones") {
    check_property("pairs", [](int a, int b, int c, int d) {
        RC_ASSERT((hash_of(Pair{a, b}) == hash_of(Pair{c, d})) == (a == c && b == d));
        RC_ASSERT(hash_of(Pair{a, b}) == hash_of(Pair{a, b}));
    });
    std::set<std::uint64_t> hashes;
    for (int a = -50; a < 50; ++a) {
        for (int b = -50; b < 50; ++b) { hashes.insert(hash_of(Pair{a, b})); }
    }
    CHECK(hashes.size() == 10'000);
}
