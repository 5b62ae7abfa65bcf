// A census of these tests: no paragraph of the rules and no option without a test case that names it.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include <doctest/doctest.h>

#include "games/wikinger/options.hpp"
#include "games/wikinger/support/facts.hpp"

namespace meadhall::wikinger {
namespace {

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

/// The names of all test cases of this game, one per line.
std::string test_names() {
    std::string names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{beside_the_tests("")}) {
        if (!entry.path().string().ends_with("_test.cpp")) { continue; }
        for (const std::string& name : matches(content(entry.path()), std::regex{R"re(TEST_CASE\("([^"]*)")re"})) {
            names += name + "\n";
        }
    }
    return names;
}

TEST_CASE("Every paragraph of the rules is named by a test case") {
    const std::string rules = content(beside_the_tests("../../../docs/rules/wikinger.md"));
    const std::set<std::string> tested = matches(test_names(), std::regex{R"((W-[0-9]+(\.[0-9]+)?))"});
    const std::set<std::string> paragraphs = matches(rules, std::regex{R"(\*\*(W-[0-9]+(\.[0-9]+)?)\*\*)"});
    CHECK(paragraphs.size() > 40);
    for (const std::string& paragraph : paragraphs) {
        CAPTURE(paragraph);
        CHECK(tested.contains(paragraph));
    }
}

TEST_CASE("Every test case cites only paragraphs that exist") {
    const std::string rules = content(beside_the_tests("../../../docs/rules/wikinger.md"));
    const std::set<std::string> paragraphs = matches(rules, std::regex{R"(\*\*(W-[0-9]+(\.[0-9]+)?)\*\*)"});
    for (const std::string& cited : matches(test_names(), std::regex{R"((W-[0-9]+(\.[0-9]+)?))"})) {
        CAPTURE(cited);
        const bool is_chapter = cited.find('.') == std::string::npos && paragraphs.contains(cited + ".1");
        CHECK((paragraphs.contains(cited) || is_chapter));
    }
}

TEST_CASE("Every option has a test case that begins with its name") {
    const std::string names = test_names();
    for_each_field(Options{}, [&](std::string_view name, const auto&) {
        CAPTURE(name);
        CHECK((name == "island" || ("\n" + names).find("\n" + std::string{name} + ":") != std::string::npos));
    });
}

}  // namespace
}  // namespace meadhall::wikinger
