#include "cli/play/menu.hpp"

#include <algorithm>
#include <functional>

#include "cli/bot_names.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/play/setup.hpp"
#include "cli/shell/words.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

class Menu {
  public:
    Menu(PlayOrder& order, Terminal& terminal, Prompt& prompt, Language language)
        : order_{order}, terminal_{terminal}, prompt_{prompt}, language_{language} {}

    /// False if the player has left.
    bool run(const Keeper& keeper) {
        terminal_.write(say(language_, Phrase::welcome), palette::accent);
        if (offer_unfinished(keeper)) { return !has_left_; }
        const GameEntry& game = choose_game();
        order_.table.game = game.id;
        order_.table.seats = choose_seats(game);
        choose_sitters(game);
        return !has_left_;
    }

  private:
    /// What an answer means that is none of the choices; empty if nothing.
    using OtherWords = std::function<std::string(const std::string& typed)>;

    /// Asks until the answer is one of the choices; Enter takes the usual one. Choices that have no room in a line were
    /// explained before.
    std::string choose(const std::string& question, const std::vector<std::string>& choices, const std::string& usual,
                       const OtherWords& other_words = {}) {
        const std::string enter = say(language_, Phrase::enter_key);
        while (!has_left_) {
            const auto asked = [&](const std::string& listed) {
                return question + " [" + listed + enter + " = " + usual + "] ";
            };
            const std::string full = asked(joined(choices, "/") + ", ");
            const bool fits = width(full) < static_cast<std::size_t>(terminal_.size().columns);
            const auto answer = prompt_.ask({{fits ? full : asked(""), palette::strong}});
            has_left_ = !answer;
            const std::string typed = lower(trimmed(answer.value_or("")));
            if (typed.empty()) { break; }
            // The beginning of a word is enough.
            const auto meant = std::ranges::find_if(
                choices, [&](const auto& c) { return lower(ascii(c)).starts_with(lower(ascii(typed))); });
            if (meant != choices.end()) { return *meant; }
            if (const std::string other = other_words ? other_words(typed) : ""; !other.empty()) { return other; }
            terminal_.write_wrapped(say(language_, Phrase::choose_one_of, joined(choices, ", ")));
        }
        return usual;
    }

    bool offer_unfinished(const Keeper& keeper) {
        const auto record = first_readable(keeper.waiting());
        if (!record) { return false; }
        const std::string yes = say(language_, Phrase::yes);
        const std::string question =
            say(language_, Phrase::offer_continue, title_of(record->game), record->plies.size());
        order_.resume = choose(question, {yes, say(language_, Phrase::no)}, yes) == yes;
        return order_.resume;
    }
    static std::optional<Record> first_readable(const std::vector<std::filesystem::path>& files) {
        for (const std::filesystem::path& file : files) {
            if (auto record = record_in(file.string())) { return std::move(*record); }
        }
        return std::nullopt;
    }
    static std::string title_of(const std::string& id) {
        const GameEntry* game = find_game(house().games, id);
        return game == nullptr ? id : std::string{game->title};
    }

    const GameEntry& choose_game() {
        std::vector<std::string> numbers;
        for (const GameEntry& game : house().games) {
            numbers.push_back(std::to_string(numbers.size() + 1));
            present(game, numbers.back() + "  ");
        }
        const std::string number = choose(say(language_, Phrase::which_game), numbers, "1");
        return house().games[static_cast<std::size_t>(std::ranges::find(numbers, number) - numbers.begin())];
    }
    void present(const GameEntry& game, const std::string& number) {
        terminal_.write(number + std::string{game.title} + " · " +
                        say(language_, Phrase::players_range, game.min_seats, game.max_seats));
    }

    int choose_seats(const GameEntry& game) {
        std::vector<std::string> numbers;
        for (int seats = game.min_seats; seats <= game.max_seats; ++seats) { numbers.push_back(std::to_string(seats)); }
        const std::string number = choose(say(language_, Phrase::how_many), numbers, numbers.front());
        return game.min_seats + static_cast<int>(std::ranges::find(numbers, number) - numbers.begin());
    }

    /// Neither a pushover nor a master.
    [[nodiscard]] std::string usual_bot(const GameEntry& game) const {
        constexpr int middling = 3;
        for (const BotCard& bot : game.bots) {
            if (bot.level == middling) { return std::string{bot.title.in(language_)}; }
        }
        return std::string{game.bots.back().title.in(language_)};
    }

    /// The first seat is usually the player's.
    void choose_sitters(const GameEntry& game) {
        const auto table = laid_out(order_.table);
        if (!table) { return; }
        const std::string you = say(language_, Phrase::you);
        std::vector<std::string> choices = {you};
        for (const BotCard& bot : game.bots) { choices.emplace_back(bot.title.in(language_)); }
        explain_bots(game);
        for (int i = 0; i < order_.table.seats; ++i) {
            const std::string name = kit_of(game.id).art->seat_name(**table, seat(i), language_);
            const auto in_any_language = [&](const std::string& typed) {
                const BotCard* bot = bot_meant(game, typed);
                return bot == nullptr ? std::string{} : std::string{bot->title.in(language_)};
            };
            const std::string sitter = choose(say(language_, Phrase::who_plays, name), choices,
                                              i == 0 ? you : usual_bot(game), in_any_language);
            if (sitter != you) { order_.bots.push_back(std::to_string(i + 1) + "=" + sitter); }
        }
    }
    void explain_bots(const GameEntry& game) {
        constexpr std::size_t title_columns = 18;
        terminal_.write(say(language_, Phrase::bots_are));
        const auto columns = static_cast<std::size_t>(std::max(40, terminal_.size().columns)) - title_columns - 3;
        for (const BotCard& bot : game.bots) {
            std::string title = padded(bot.title.in(language_), title_columns);
            for (const std::string& line : wrapped(bot.about.in(language_), columns)) {
                terminal_.write("  " + title + line);
                title = std::string(title_columns, ' ');
            }
        }
    }

    PlayOrder& order_;
    Terminal& terminal_;
    Prompt& prompt_;
    Language language_;
    bool has_left_ = false;  // the input is closed
};

}  // namespace

bool ask_what_to_play(PlayOrder& order, const Keeper& keeper, Terminal& terminal, Prompt& prompt, Language language) {
    return Menu{order, terminal, prompt, language}.run(keeper);
}

}  // namespace meadhall::cli
