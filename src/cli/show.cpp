#include "cli/show.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/drawing/page.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/house.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/words.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

Result<std::unique_ptr<Table>> recorded(const std::string& file, int ply) {
    const Result<Record> record = record_in(file);
    if (!record) { return std::unexpected{record.error()}; }
    return replay_record(house().games, *record, ply);
}

/// What was found to hold of a replayed record.
std::string finding(const std::string& file, const Record& record, Language language) {
    const std::string older = caveat(house().games, record, language);
    return older.empty() ? say(language, Phrase::replayed, file, record.plies.size())
                         : say(language, Phrase::replayed_older, file, record.plies.size(), older);
}

void draw(const Table& table, const std::string& board, Terminal& terminal, Language language) {
    const BoardArt& art = *kit_of(table.game().id).art;
    const int before = std::max(0, table.ply() - 1);
    Manners manners{language, {}};
    if (board != "auto") { manners.density = board == "roomy" ? Density::roomy : Density::compact; }
    terminal.write(
        board_and_panel(table, art, {.language = language, .since = before}, manners, terminal.size(), {.rows = 3}));
    if (table.to_act().is_nobody()) {
        terminal.write(result_lines(table, art, language));
    } else if (table.to_act().is_seat()) {
        terminal.write_wrapped(art.question(table, language).sentence, palette::accent);
    }
}

/// Every ply with its move and what it brought about.
void tell(const Table& table, Terminal& terminal, Language language) {
    const Record record = table.record(Seeds::when_over);
    for (int i = 0; i < table.ply(); ++i) {
        const RecordPly& ply = record.plies[static_cast<std::size_t>(i)];
        Line line{{fmt::format("{:4}  {:<18}", i + 1, ply.text), palette::strong}};
        for (const Happening& event : table.happenings(i, i + 1, Caller::spectator(), language)) {
            if (!event.sentence.empty()) { line.push_back({" " + event.sentence, {}}); }
        }
        terminal.write(line);
    }
}

}  // namespace

int show(const ShowOrder& order, const Wishes& wishes, Language language) {
    const bool is_recorded = !order.file.empty();
    const auto table = is_recorded ? recorded(order.file, order.ply) : laid_out(order.table);
    if (!table) { return complain(table.error(), language, is_recorded ? refused_code : usage_code); }
    Terminal terminal = Terminal::standard_output(wishes);
    if (order.json) {
        std::string json;
        (*table)->view_json(json, Caller::owner());
        fmt::print("{}\n", json);
    } else if (order.text) {
        fmt::print("{}\n", kit_of((*table)->game().id).position_text(**table));
    } else {
        draw(**table, order.board, terminal, language);
    }
    return fine;
}

int replay(const ReplayOrder& order, const Wishes& wishes, Language language) {
    const Result<Record> record = record_in(order.file);
    if (!record) { return complain(record.error(), language, refused_code); }
    const auto table = replay_record(house().games, *record, order.ply);
    if (!table) { return complain(table.error(), language, refused_code); }
    Terminal terminal = Terminal::standard_output(wishes);
    if (order.ply >= 0) {
        draw(**table, "auto", terminal, language);
        return fine;
    }
    tell(**table, terminal, language);
    if ((*table)->standing().over) {
        const BoardArt& art = *kit_of((*table)->game().id).art;
        terminal.write(result_lines(**table, art, language));
        terminal.write(score_table(**table, art, language));
    }
    terminal.write_wrapped(finding(order.file, *record, language));
    return fine;
}

int verify(const std::string& file, const Wishes& wishes, Language language) {
    const Result<Record> record = record_in(file);
    if (!record) { return complain(record.error(), language, refused_code); }
    const Result<int> draws = verify_record(house().games, *record);
    if (!draws) { return complain(draws.error(), language, refused_code); }
    Terminal terminal = Terminal::standard_output(wishes);
    terminal.write_wrapped(finding(file, *record, language));
    terminal.write_wrapped(say(language, Phrase::verified, file, *draws));
    return fine;
}

}  // namespace meadhall::cli
