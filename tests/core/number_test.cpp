// Texts that are numbers, and texts that only begin with one.
#include <cstdint>

#include <doctest/doctest.h>

#include "core/number.hpp"

using meadhall::number_in;

TEST_CASE("A text is a number if all of it is") {
    CHECK(number_in<int>("42") == 42);
    CHECK(number_in<int>("-7") == -7);
    CHECK(number_in<std::uint64_t>("ff00", 16) == 0xFF00U);
    CHECK(number_in<double>("-0.5") == -0.5);
    for (const char* other : {"", " 4", "4 ", "4x", "+4", "0x4", "four", "-"}) {
        CAPTURE(other);
        CHECK_FALSE(number_in<int>(other));
        CHECK_FALSE(number_in<double>(other));
    }
}

TEST_CASE("A number that does not fit is none") {
    CHECK(number_in<std::uint8_t>("255") == 255);
    CHECK_FALSE(number_in<std::uint8_t>("256"));
    CHECK_FALSE(number_in<std::uint8_t>("-1"));
    CHECK_FALSE(number_in<std::uint64_t>("18446744073709551616"));
}
