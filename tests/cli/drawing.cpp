#include <doctest/doctest.h>

#include "cli/drawing/borders.hpp"
#include "cli/drawing/canvas.hpp"
#include "cli/drawing/ink.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/terminal.hpp"
#include "plain_text.hpp"

namespace meadhall::cli {

namespace {

constexpr Paint rust{0xA9, 0x4A, 0x32, 1};
constexpr Paint moss{0x2F, 0x7F, 0x6F};  // left to the terminal where there are only sixteen colours

/// A world in which only these variables are set.
Variables world(std::initializer_list<std::pair<std::string_view, std::string>> set) {
    return [known = std::vector<std::pair<std::string_view, std::string>>{set}](std::string_view name) {
        for (const auto& [key, value] : known) {
            if (key == name) { return value; }
        }
        return std::string{};
    };
}

}  // namespace

TEST_CASE("The width of text counts signs, not bytes") {
    CHECK(width("Türme ▲") == 7);
    CHECK(padded("Rot", 5) == "Rot  ");
    CHECK(padded("Grün", 5) == "Grün ");
    CHECK(padded("Schwarz", 3) == "Schwarz");
}

TEST_CASE("A wide sign takes two columns, an accent of its own none") {
    CHECK(width("日本") == 4);
    CHECK(width("e\u0301") == 1);
    CHECK(width("\U0001F600") == 2);
    CHECK(width("┏━┓ ▲△►×…") == 9);
    CHECK(padded("日", 4) == "日  ");
    CHECK(wrapped("日本 日本", 8) == std::vector<std::string>{"日本", "日本"});
}

TEST_CASE("Broken UTF-8 becomes replacement signs, one for each broken byte") {
    CHECK(code_points("a\xC3z") == U"a\xFFFDz");
    CHECK(code_points("\xF0\x9F\x98") == U"\xFFFD\xFFFD\xFFFD");
    CHECK(code_points("\xED\xA0\x80").size() == 3);  // half of a surrogate pair
    CHECK(code_points("\xC0\xAF").size() == 2);      // an overlong slash
    CHECK(utf8(U"ä▲\U0001F600") == "ä▲\U0001F600");
}

TEST_CASE("Text wraps at blanks, and a long word has a line of its own") {
    CHECK(wrapped("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(wrapped("an extraordinarily long word", 6) ==
          std::vector<std::string>{"an", "extraordinarily", "long", "word"});
    CHECK(wrapped("first\nsecond", 40) == std::vector<std::string>{"first", "second"});
    CHECK(wrapped("", 10) == std::vector<std::string>{""});
}

TEST_CASE("Without UTF-8 umlauts take two letters and lines are drawn with ASCII") {
    CHECK(ascii("Türme überall, groß") == "Tuerme ueberall, gross");
    CHECK(ascii("┏━┓┃╿┼▁▲×…") == "+-+||+_^x...");
    CHECK(ascii("日") == "?");
}

TEST_CASE("Nothing that is shown can command the terminal") {
    CHECK(harmless("a\x1b[2Jb\x07\x7f\xC2\x9B") == "a?[2Jb???");
    CHECK(harmless("x\u202Ey\u2066z\u200Fw\u200B\u2028\uFEFF\uE000") == "x?y?z?w????");
    CHECK(harmless("Öl „x“ → ▲ 中 é") == "Öl „x“ → ▲ 中 é");
    CHECK(painted({{"\x1b]0;owned\x07", {}}}, Depth::full) == "?]0;owned?");
}

TEST_CASE("Ink is told in as many colours as the terminal has") {
    const Ink ink{rust, moss, true};
    CHECK(switch_to(ink, Depth::full) == "\x1b[0;1;38;2;169;74;50;48;2;47;127;111m");
    CHECK(switch_to(ink, Depth::indexed) == "\x1b[0;1;38;5;131;48;5;29m");
    CHECK(switch_to(ink, Depth::basic) == "\x1b[0;1;31m");
    CHECK(switch_to(ink, Depth::none).empty());
    CHECK(switch_to({.text = Paint{255, 0, 0, 9}}, Depth::basic) == "\x1b[0;91m");
}

TEST_CASE("Greys go to the grey ramp of the 256 colours, the others to their cube") {
    CHECK(indexed_colour({0x80, 0x80, 0x80}) == 244);
    CHECK(indexed_colour({0, 0, 0}) == 16);
    CHECK(indexed_colour({255, 255, 255}) == 231);
    CHECK(indexed_colour({255, 0, 0}) == 196);
}

TEST_CASE("A painted line ends in the terminal's own ink, a plain one has no escapes") {
    const Line line{{"a", {}}, {"b", {rust, {}, false}}, {"c", {rust, {}, false}}};
    CHECK(painted(line, Depth::basic) == "a\x1b[0;31mbc\x1b[0m");
    CHECK(painted(line, Depth::none) == "abc");
}

TEST_CASE("Two blocks stand beside each other, however long they are") {
    const Lines left{{{"ab", {}}}, {{"abcd", {}}}};
    const Lines right{{{"x", {}}}, {}, {{"z", {}}}};
    const Lines both = beside(left, right, 2);
    REQUIRE(both.size() == 3);
    CHECK(plain_text(both[0]) == "ab    x");
    CHECK(plain_text(both[1]) == "abcd");
    CHECK(plain_text(both[2]) == "      z");
}

TEST_CASE("A canvas joins neighbours of one ink and loses what lies outside") {
    Canvas canvas{2, 4};
    canvas.write(0, 1, U"ab");
    canvas.write(1, 3, U"xyz", {.bold = true});
    canvas.write(-1, 0, U"lost");
    canvas.tint(0, 1, rust);
    const Lines lines = canvas.lines();
    CHECK(plain_text(lines[0]) == " ab ");
    CHECK(plain_text(lines[1]) == "   x");
    CHECK(lines[0].size() == 3);
    CHECK(lines[0][1] == Run{"a", {{}, rust, false}});
}

TEST_CASE("Every corner has its sign, thin and thick") {
    using enum Border;
    CHECK(sign_of({none, none, none, none}) == U' ');
    CHECK(sign_of({thin, thin, thin, thin}) == U'┼');
    CHECK(sign_of({thick, thick, thick, thick}) == U'╋');
    CHECK(sign_of({thick, none, none, thin}) == U'┚');
    CHECK(sign_of({thick, thin, thick, none}) == U'┠');
    CHECK(sign_across(thick) == U'━');
    CHECK(sign_upright(thin) == U'│');
    CHECK(sign_upright(none) == U' ');
}

TEST_CASE("Borders are thin between areas, thick along the sea, and absent inside") {
    AreaMap map{2, 2};
    map.set(0, 0, 1);
    map.set(0, 1, 1);
    map.set(1, 0, 2);
    CHECK(map.above(0, 0) == Border::thick);
    CHECK(map.before(0, 1) == Border::none);
    CHECK(map.above(1, 0) == Border::thin);
    CHECK(map.above(1, 1) == Border::thick);
    CHECK(map.is_sea(5, -3));
    CHECK(sign_of(map.corner(1, 1)) == U'┲');
}

TEST_CASE("NO_COLOR and pipes mean no colours, whatever the terminal can do") {
    const Variables rich = world({{"TERM", "xterm-256color"}, {"COLORTERM", "truecolor"}});
    CHECK(colour_depth({}, rich, true) == Depth::full);
    CHECK(colour_depth({}, rich, false) == Depth::none);
    CHECK(colour_depth({}, world({{"TERM", "xterm-256color"}, {"NO_COLOR", "1"}}), true) == Depth::none);
    CHECK(colour_depth({.no_color = true}, rich, true) == Depth::none);
    CHECK(colour_depth({}, world({{"TERM", "xterm-256color"}}), true) == Depth::indexed);
    CHECK(colour_depth({}, world({{"TERM", "xterm"}}), true) == Depth::basic);
    CHECK(colour_depth({}, world({{"TERM", "dumb"}}), true) == Depth::none);
    CHECK(colour_depth({.color = "256"}, world({{"NO_COLOR", "1"}}), false) == Depth::indexed);
}

TEST_CASE("The locale decides on UTF-8 and on the language") {
    CHECK(charset({}, world({{"LANG", "de_DE.UTF-8"}})) == Charset::utf8);
    CHECK(charset({}, world({{"LANG", "de_DE.UTF-8"}, {"LC_ALL", "C"}})) == Charset::ascii);
    CHECK(charset({.ascii = true}, world({{"LANG", "de_DE.UTF-8"}})) == Charset::ascii);
    CHECK(charset({}, world({})) == Charset::ascii);
    CHECK(locale_language(world({{"LANG", "de_DE.UTF-8"}})) == Language::de);
    CHECK(locale_language(world({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "nl_NL.UTF-8"}})) == Language::nl);
    CHECK(locale_language(world({{"LANG", "fr_FR.UTF-8"}})) == Language::en);
    CHECK(locale_language(world({})) == Language::en);
}

}  // namespace meadhall::cli
