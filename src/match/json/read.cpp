#include "match/json/read.hpp"

#include <algorithm>

namespace meadhall {

namespace {

/// How deep the brackets of a text go, those inside strings aside. Cheaper than finding out by building the tree.
std::size_t nesting(std::string_view text) {
    std::size_t deepest = 0;
    std::size_t depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string && c == '\\') {
            ++i;
        } else if (c == '"') {
            in_string = !in_string;
        } else if (!in_string && (c == '[' || c == '{')) {
            deepest = std::max(deepest, ++depth);
        } else if (!in_string && (c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return deepest;
}

}  // namespace

std::optional<Json> parse_json(std::string_view text, std::size_t depth) {
    if (nesting(text) > depth) { return std::nullopt; }
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) { return std::nullopt; }
    return json;
}

std::string list_of(std::size_t least, std::size_t most) {
    return (least == most ? "a list of " : "a list of at most ") + std::to_string(most);
}

std::string member_path(std::string_view name) {
    constexpr std::size_t most = 40;
    std::string path{"."};
    path += name.substr(0, most);
    if (name.size() > most) { path += "…"; }
    return path;
}

}  // namespace meadhall
