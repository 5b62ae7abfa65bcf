#include "match/record/record.hpp"

#include <cstddef>

#include "match/draws/blake2b.hpp"
#include "match/json/write.hpp"

namespace meadhall {

namespace {

constexpr std::size_t hash_column = 28;

/// A line [Name value], unless there is no value.
void append_json_tag(std::string& out, std::string_view name, std::string_view json) {
    if (json.empty()) { return; }
    out += '[';
    out += name;
    out += ' ';
    out += json;
    out += "]\n";
}

void append_tag(std::string& out, std::string_view name, const auto& value) {
    append_json_tag(out, name, json_of(no_game, value));
}

void append_text_tag(std::string& out, std::string_view name, std::string_view value) {
    if (!value.empty()) { append_tag(out, name, value); }
}

void append_ply(std::string& out, std::size_t number, const RecordPly& ply) {
    const std::size_t begin = out.size();
    out += std::to_string(number) + ". ";
    if (ply.by_chance) { out += "~ "; }
    out += ply.text;
    const std::size_t width = out.size() - begin;
    out.append(width < hash_column ? hash_column - width : 1, ' ');
    out += '#' + hash_text(ply.hash) + '\n';
}

}  // namespace

std::string hash_text(std::uint64_t hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(hash_digits, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U) { *digit = digits[hash & 15U]; }
    return text;
}

std::string options_hash(std::string_view options) {
    return hexadecimal(blake2b<hash_digits / 2>("meadhall options 1\n" + std::string{options}));
}

std::string result_text(const Standing& standing, int seats) {
    if (!standing.over) { return "*"; }
    std::string winners;
    std::string scores;
    for (int i = 0; i < seats; ++i) {
        if (standing.winners.contains(seat(i))) { winners += (winners.empty() ? "" : "+") + std::to_string(i); }
        scores += (i == 0 ? "" : ":") + std::to_string(standing.scores[static_cast<std::size_t>(i)]);
    }
    return (winners.empty() ? "drawn " : "won " + winners + " ") + scores;
}

std::string record_text(const Record& record) {
    std::string out;
    out.reserve(512 + record.options.size() + record.state.size() + 48 * record.plies.size());
    append_tag(out, "Game", std::string_view{record.game});
    append_tag(out, "Rules", record.rules);
    append_tag(out, "Seats", record.seats);
    append_json_tag(out, "Options", record.options);
    append_text_tag(out, "OptionsHash", record.options_hash);
    append_json_tag(out, "State", record.state);
    if (!record.players.empty()) { append_tag(out, "Players", record.players); }
    append_text_tag(out, "Date", record.date);
    append_text_tag(out, "Result", record.result);
    append_text_tag(out, "SeedCommit", record.seed_commit);
    append_text_tag(out, "Seed", record.seed);
    out += '\n';
    for (std::size_t i = 0; i < record.plies.size(); ++i) { append_ply(out, i + 1, record.plies[i]); }
    return out;
}

}  // namespace meadhall
