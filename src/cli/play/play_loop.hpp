// The conversation with the players: a line in, a page out, until somebody leaves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/drawing/page.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/keeper.hpp"
#include "cli/play/session.hpp"
#include "cli/shell/prompt.hpp"
#include "cli/shell/terminal.hpp"
#include "cli/shell/words.hpp"

namespace meadhall::cli {

class PlayLoop {
  public:
    struct Surround {
        Terminal& terminal;
        Prompt& prompt;
        Keeper& keeper;
        Manners manners;
        std::string save;    // a file that is written along with the keeper's; may be empty
        std::string notice;  // to be said on the first page; may be empty
    };

    PlayLoop(Session session, Surround surround);
    /// Until the players leave or no person sits at the table. Returns the exit code.
    int run();

  private:
    enum class After : std::uint8_t { redraw, ask_again, leave };

    After obey(const std::string& line);
    After obey(Command command, std::string_view rest);
    After play_moves(std::string_view line);
    After refuse_move(const std::string& move, const Refusal& refusal, After after);
    After show_moves(std::string_view chosen);
    After explain(std::string_view move);
    After try_out(std::string_view line);
    After give_hint();
    [[nodiscard]] std::string spelled(const std::string& move) const;
    [[nodiscard]] std::string changes_by(const std::string& move) const;
    [[nodiscard]] std::string changes_by_turn(const std::string& move) const;
    [[nodiscard]] std::string prospects(const ThinkAnswer& thought) const;
    [[nodiscard]] std::string prospects_alone(const ThinkAnswer& thought) const;
    After hand_over();
    After step(Result<void> moved, Phrase said);
    After show_view(std::string_view what);
    After show_past(int ply);
    After show_log(std::string_view how_much);
    After save(std::string_view file);
    After load(std::string_view file);
    After show_help();
    After leave();

    void let_bots_play();
    [[nodiscard]] std::string thinker() const;
    /// What the bot that advises is called.
    [[nodiscard]] std::string helper_title() const;
    /// False if whoever was to take the keyboard left instead.
    [[nodiscard]] bool passes_keyboard();
    void keep();
    void draw(const std::optional<std::string>& chosen = std::nullopt);
    void tell_all_that_happened();
    [[nodiscard]] Line prompt_text() const;
    /// What Tab completes to: commands, and moves of whoever is asked.
    [[nodiscard]] std::vector<std::string> sayings(std::string_view line) const;
    After refuse(const Refusal& refusal);
    [[nodiscard]] std::string text_of(const Refusal& refusal) const;
    void say_farewell();

    template <class... Args>
    [[nodiscard]] std::string text(Phrase phrase, const Args&... args) const {
        return say(around_.manners.language, phrase, args...);
    }

    Session session_;
    Surround around_;
    std::string notice_;            // to be said on the next page
    std::uint64_t saved_revision_;  // of the table, when it was last saved by hand
    std::string cautioned_;         // the line that was not played at once, because it is hardly meant
    bool could_keep_ = true;
    std::optional<Seat> at_keyboard_;  // the person who was last asked
};

}  // namespace meadhall::cli
