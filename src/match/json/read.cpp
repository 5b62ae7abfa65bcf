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

bool JsonReading::Slots::contains(std::string_view name) const {
    return std::ranges::find(all, name, &Slot::name) != all.end();
}

bool JsonReading::read_items(const Json& json, std::size_t least, std::size_t most, void* list, ReadsItem read) {
    if (!json.is_array()) { return expected("a list"); }
    if (json.size() < least || json.size() > most) { return expected(list_of(least, most)); }
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (!at("[" + std::to_string(i) + "]", [&] { return read(*this, json[i], i, list); })) { return false; }
    }
    return true;
}

bool JsonReading::read_object(const Json& json, std::span<const Slots> parts, Missing missing, std::string_view tag) {
    if (!json.is_object()) { return expected("an object"); }
    for (const auto& [key, unused] : json.items()) {
        const bool is_known = (!tag.empty() && key == tag) ||
                              std::ranges::any_of(parts, [&](const Slots& slots) { return slots.contains(key); });
        if (!is_known) {
            return at(member_path(key), [&] { return fail("unknown"); });
        }
    }
    for (const Slots& slots : parts) {
        for (const Slot& slot : slots.all) {
            if (!at(member_path(slot.name), [&] { return read_slot(json, slot, slots, missing); })) { return false; }
        }
    }
    return true;
}

bool JsonReading::read_slot(const Json& json, const Slot& slot, const Slots& among, Missing missing) {
    const auto found = json.find(slot.name);
    if (found == json.end()) { return slot.is_optional || missing == Missing::keeps_default || fail("missing"); }
    if (!slot.read(*this, *found, slot.member)) { return false; }
    const auto range = among.range(slot.name);
    const bool is_outside = range && slot.lies_in != nullptr && !slot.lies_in(slot.member, *range);
    return !is_outside || expected(number_between(range->first, range->second));
}

bool JsonReading::expected(std::string_view what) { return fail("expected " + std::string{what}); }

bool JsonReading::fail(std::string_view what) {
    error_ = path_ + ": ";
    error_ += what;
    error_depth_ = path_.size();
    return false;
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
