#include "cli/shell/tab.hpp"

#include <algorithm>
#include <set>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

/// A saying up to the end of the piece in which the first `typed` bytes end.
std::string piece(const std::string& saying, std::size_t typed) {
    const std::size_t end = saying.find_first_of(" -", typed);
    return saying.substr(0, end == std::string::npos ? end : end + 1);
}

std::set<std::string> pieces_after(std::string_view stem, const std::vector<std::string>& sayings) {
    std::set<std::string> found;
    for (const std::string& saying : sayings) {
        if (lower(saying).starts_with(lower(stem))) { found.insert(piece(saying, stem.size())); }
    }
    return found;
}

/// How many bytes all of them begin with in common, whole signs only.
std::size_t common_length(const std::set<std::string>& texts) {
    const std::string& first = *texts.begin();
    std::size_t length = first.size();
    for (const std::string& text : texts) {
        const auto differs = std::ranges::mismatch(first, text);
        length = std::min(length, static_cast<std::size_t>(differs.in1 - first.begin()));
    }
    const auto is_inside_a_sign = [&](std::size_t at) {
        return at < first.size() && (static_cast<unsigned char>(first[at]) & 0xC0U) == 0x80U;
    };
    while (is_inside_a_sign(length)) { --length; }
    return length;
}

}  // namespace

std::string_view last_part(std::string_view line) {
    line.remove_prefix(std::min(line.rfind(';') + 1, line.size()));
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line;
}

Completion completion(std::string_view line, const std::vector<std::string>& sayings) {
    const std::string_view stem = last_part(line);
    const std::set<std::string> pieces = pieces_after(stem, sayings);
    if (pieces.empty()) { return {}; }
    const std::size_t length = common_length(pieces);
    Completion completion;
    if (length > stem.size()) { completion.added = pieces.begin()->substr(stem.size(), length - stem.size()); }
    if (pieces.size() > 1) { completion.choices.assign(pieces.begin(), pieces.end()); }
    return completion;
}

}  // namespace meadhall::cli
