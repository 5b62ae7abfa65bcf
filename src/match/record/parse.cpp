// Reads a `.saga` file, line by line.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/number.hpp"
#include "match/json/read.hpp"
#include "match/reasons.hpp"
#include "match/record/record.hpp"

namespace meadhall {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    const std::size_t begin = text.find_first_not_of(blank);
    if (begin == std::string_view::npos) { return {}; }
    return text.substr(begin, text.find_last_not_of(blank) - begin + 1);
}

class RecordParser {
  public:
    Result<Record> parse(std::string_view text) {
        while (!text.empty() && error_.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            ++line_;
            read_line(trimmed(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (error_.empty()) { check_whole(); }
        if (!error_.empty()) { return refused(reasons::not_a_record, error_); }
        return std::move(record_);
    }

  private:
    void read_line(std::string_view line) {
        if (line.empty() || line.starts_with(';')) { return; }
        if (line.starts_with('[')) { return read_tag(line); }
        read_ply(line);
    }

    void read_tag(std::string_view line) {
        const std::size_t space = line.find(' ');
        if (!line.ends_with(']') || space == std::string_view::npos) { return fail("expected [Tag value]"); }
        if (!record_.plies.empty()) { return fail("tags come before the plies"); }
        const std::string_view name = line.substr(1, space - 1);
        const std::string_view text = trimmed(line.substr(space, line.size() - space - 1));
        const auto json = parse_json(text);
        if (!json) { return fail("expected a JSON value"); }
        read_value(name, *json, text);
    }

    void read_value(std::string_view name, const Json& json, std::string_view text) {
        const auto tag = std::ranges::find(tags, name, &Tag::name);
        if (tag == tags.end()) { return fail("unknown tag"); }
        bool& seen = seen_[static_cast<std::size_t>(tag - tags.begin())];
        if (seen) { return fail(std::string{name} + " is given twice"); }
        seen = true;
        tag->read(*this, json, text);
    }

    void read_ply(std::string_view line) {
        const std::size_t dot = line.find(". ");
        const std::size_t hash = line.rfind('#');
        if (dot == std::string_view::npos || hash == std::string_view::npos || hash < dot) {
            return fail("expected a ply: NUMBER. MOVE #HASH");
        }
        RecordPly ply{.text = {}, .line = line_};
        if (number_in<std::size_t>(line.substr(0, dot)) != record_.plies.size() + 1) {
            return fail("expected ply number " + std::to_string(record_.plies.size() + 1));
        }
        if (!read_hash(line.substr(hash + 1), ply.hash)) { return fail("expected a hash of 16 hexadecimal digits"); }
        std::string_view text = trimmed(line.substr(dot + 2, hash - dot - 2));
        ply.by_chance = text.starts_with('~');
        if (ply.by_chance) { text = trimmed(text.substr(1)); }
        if (text.empty()) { return fail("expected a move"); }
        ply.text = text;
        record_.plies.push_back(std::move(ply));
    }

    static bool read_hash(std::string_view digits, std::uint64_t& hash) {
        const auto value = number_in<std::uint64_t>(digits, 16);
        hash = value.value_or(0);
        return value && digits.size() == hash_digits;
    }

    void check_whole() {
        line_ = 0;
        for (std::size_t i = 0; i < tags.size(); ++i) {
            if (tags[i].needed && !seen_[i]) { return fail(std::string{tags[i].name} + " is missing"); }
        }
    }

    template <auto member>
    static void read_member(RecordParser& self, const Json& json, std::string_view /*text*/) {
        JsonReader<NoGame> reader{no_game, "value"};
        if (!reader.read(json, self.record_.*member)) { self.fail(reader.error()); }
    }
    template <std::string Record::* member>
    static void keep_object(RecordParser& self, const Json& json, std::string_view text) {
        if (!json.is_object()) { return self.fail("expected a JSON object"); }
        self.record_.*member = text;
    }

    struct Tag {
        std::string_view name;
        bool needed;
        void (*read)(RecordParser&, const Json&, std::string_view text);
    };
    static const std::array<Tag, 11> tags;

    void fail(const std::string& what) { error_ = line_ == 0 ? what : "line " + std::to_string(line_) + ": " + what; }

    Record record_;
    std::array<bool, 11> seen_{};
    int line_ = 0;
    std::string error_;
};

constexpr bool needed = true;
constexpr bool optional = false;

const std::array<RecordParser::Tag, 11> RecordParser::tags = {{
    {"Game", needed, read_member<&Record::game>},
    {"Rules", needed, read_member<&Record::rules>},
    {"Seats", needed, read_member<&Record::seats>},
    {"Options", optional, keep_object<&Record::options>},
    {"OptionsHash", optional, read_member<&Record::options_hash>},
    {"State", optional, keep_object<&Record::state>},
    {"Players", optional, read_member<&Record::players>},
    {"Date", optional, read_member<&Record::date>},
    {"Result", optional, read_member<&Record::result>},
    {"SeedCommit", optional, read_member<&Record::seed_commit>},
    {"Seed", optional, read_member<&Record::seed>},
}};

}  // namespace

Result<Record> parse_record(std::string_view text) { return RecordParser{}.parse(text); }

}  // namespace meadhall
