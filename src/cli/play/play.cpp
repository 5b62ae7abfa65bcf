#include "cli/play/play.hpp"

#include <charconv>
#include <memory>
#include <utility>

#include "cli/house.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/play_loop.hpp"
#include "cli/play/seating.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/interrupts.hpp"
#include "cli/shell/prompt.hpp"
#include "cli/shell/reasons.hpp"
#include "cli/shell/words.hpp"
#include "core/hash.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

std::uint64_t luck_of(std::string_view seed) {
    Hasher hasher;
    for (char c : seed) { hasher.add(static_cast<unsigned char>(c)); }
    return hasher.value();
}

Result<Session> fresh_session(const PlayOrder& order) {
    const auto game = game_of(order.table);
    if (!game) { return std::unexpected{game.error()}; }
    Result<Opening> opening = opening_of(**game, order.table);
    if (!opening) { return std::unexpected{opening.error()}; }
    Seating seating{opening->seats};
    for (const std::string& wish : order.bots) {
        if (auto seated = seating.seat_bot(**game, wish); !seated) { return std::unexpected{seated.error()}; }
    }
    opening->players = seating.players();
    auto table = (*game)->open(*opening);
    if (!table) { return std::unexpected{table.error()}; }
    return Session{std::move(*table), std::move(seating), luck_of(opening->seed)};
}

void add_sentence(std::string& notice, const std::string& sentence) {
    if (!notice.empty() && !sentence.empty()) { notice += " "; }
    notice += sentence;
}

/// A record goes on with the players it names, except where the command line seats a bot.
Result<Session> loaded_session(const PlayOrder& order, std::string& notice, Language language) {
    Result<Record> record = record_in(order.load);
    if (!record) { return std::unexpected{record.error()}; }
    const GameEntry* game = find_game(house().games, record->game);
    if (game == nullptr) { return refused(reasons::unknown_game, record->game); }
    Seating seating = Seating::of_players(*game, record->seats, record->players);
    for (const std::string& wish : order.bots) {
        if (auto seated = seating.seat_bot(*game, wish); !seated) { return std::unexpected{seated.error()}; }
    }
    if (!order.bots.empty()) { record->players = seating.players(); }
    auto table = load_record(house().games, *record);
    if (!table) { return std::unexpected{table.error()}; }
    add_sentence(notice, caveat(house().games, *record, language));
    return Session{std::move(*table), std::move(seating), luck_of(record->seed)};
}

/// The unfinished game that was played last; one that cannot go on is named, and the next is tried.
Result<Session> resumed_session(PlayOrder& order, Keeper& keeper, std::string& notice, Language language) {
    for (const std::filesystem::path& file : keeper.waiting()) {
        order.load = file.string();
        Result<Session> session = loaded_session(order, notice, language);
        if (session) {
            keeper.adopt(file);
            return session;
        }
        add_sentence(notice, say(language, Phrase::cannot_continue, order.load, session.error().message(language)));
    }
    return refused(reasons::nothing_kept, notice);
}

Result<Session> session_of(PlayOrder& order, Keeper& keeper, std::string& notice, Language language) {
    if (order.resume) { return resumed_session(order, keeper, notice, language); }
    return order.load.empty() ? fresh_session(order) : loaded_session(order, notice, language);
}

std::optional<Density> density_named(const std::string& name) {
    if (name == "auto") { return std::nullopt; }
    return name == "roomy" ? Density::roomy : Density::compact;
}

bool says_nothing(const PlayOrder& order) {
    const TableOrder& table = order.table;
    return table.game.empty() && table.seats == 0 && table.position.empty() && order.bots.empty() &&
           order.load.empty() && !order.resume;
}

}  // namespace

int play(PlayOrder order, const Wishes& wishes, Language language) {
    const Interrupts interrupts;
    Terminal terminal = Terminal::standard_output(wishes);
    const auto folder = state_folder(environment);
    Prompt prompt{terminal, folder ? std::optional{*folder / "history"} : std::nullopt};
    Keeper keeper{folder};
    if (Prompt::is_interactive() && says_nothing(order) &&
        !ask_what_to_play(order, keeper, terminal, prompt, language)) {
        return fine;
    }
    std::string notice;
    const bool is_fresh = !order.resume && order.load.empty();
    Result<Session> session = session_of(order, keeper, notice, language);
    if (!session) { return complain(session.error(), language, is_fresh ? usage_code : refused_code); }
    const Manners manners{language, density_named(order.board),
                          order.ask_always ? Asking::always : Asking::where_useful};
    return PlayLoop{std::move(*session), {terminal, prompt, keeper, manners, order.save, notice}}.run();
}

}  // namespace meadhall::cli
