// A census of these tests: no paragraph of the rules, no vector and no reason without a test case that names it.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/reasons.hpp"
#include "support/places.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

std::filesystem::path beside_the_tests(const std::string& path) {
    return std::filesystem::path{test::data_folder()} / ".." / path;
}

std::string content(const std::filesystem::path& path) {
    std::ifstream file{path};
    REQUIRE_MESSAGE(file.good(), path.string());
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator at{text.begin(), text.end(), pattern}, end; at != end; ++at) { found.insert((*at)[1]); }
    return found;
}

/// The sources of all tests of this game, one after the other.
std::string sources() {
    std::string all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{beside_the_tests("games/odin")}) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with("_test.cpp") && name != "census_test.cpp") { all += content(entry.path()); }
    }
    return all;
}

/// The names of all test cases, long ones too, which are written in several strings.
std::string test_names() {
    std::string names;
    const std::regex begin{R"re(TEST_CASE\(\s*((?:"[^"]*"\s*)+)\))re"};
    for (const std::string& name : matches(sources(), begin)) { names += name + "\n"; }
    return names;
}

std::set<std::string> paragraphs() {
    return matches(content(beside_the_tests("../docs/rules/odin.md")), std::regex{R"(\*\*(O-[0-9]+\.[0-9]+) )"});
}

}  // namespace

TEST_CASE("Every paragraph of the rules is named by a test case") {
    const std::set<std::string> tested = matches(test_names(), std::regex{R"((O-[0-9]+\.[0-9]+))"});
    CHECK(paragraphs().size() == 162);
    for (const std::string& paragraph : paragraphs()) {
        CAPTURE(paragraph);
        CHECK(tested.contains(paragraph));
    }
}

TEST_CASE("Every test case cites only paragraphs that exist") {
    const std::set<std::string> known = paragraphs();
    for (const std::string& cited : matches(test_names(), std::regex{R"((O-[0-9]+\.[0-9]+))"})) {
        CAPTURE(cited);
        CHECK(known.contains(cited));
    }
}

TEST_CASE("Every vector of the rulebook is named by a test case") {
    const std::set<std::string> tested = matches(test_names(), std::regex{R"(TV-([0-9]+)[a-f]?)"});
    for (int vector = 1; vector <= 72; ++vector) {
        const bool is_unused = vector == 64 || vector == 65;
        CAPTURE(vector);
        CHECK(tested.contains((vector < 10 ? "0" : "") + std::to_string(vector)) != is_unused);
    }
    const std::set<std::string> lettered = matches(test_names(), std::regex{R"(TV-([0-9]+[a-f]))"});
    CHECK(lettered == std::set<std::string>{"28a", "28b", "28c", "28d", "28e", "28f", "29a", "29b"});
}

TEST_CASE("Every reason is written down with its rule and given by some test") {
    const std::string all = sources();
    const std::string rules = content(beside_the_tests("../docs/rules/odin.md"));
    for (const Reason* reason : reasons::all) {
        CAPTURE(reason->code);
        const std::string row = "| `" + std::string{reason->code} + "` | " + std::string{reason->rule} + " | ";
        CHECK(rules.find(row + std::string{reason->words.en} + " |") != std::string::npos);
        CHECK(all.find("== \"" + std::string{reason->code} + "\"") != std::string::npos);
    }
}
