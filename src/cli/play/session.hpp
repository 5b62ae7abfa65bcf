// A game being played at this terminal: the table, who sits where, and what can be taken back.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/kit.hpp"
#include "cli/play/seating.hpp"
#include "core/refusal.hpp"
#include "match/table.hpp"

namespace meadhall::cli {

/// Who follows a thought and may end it early.
struct Onlooker {
    std::function<void(const ThinkProgress&)> tell{};
    std::function<bool()> stop{};
};

class Session {
  public:
    /// `luck` varies what bots do in the same position.
    Session(std::unique_ptr<Table> table, Seating seating, std::uint64_t luck);

    [[nodiscard]] const Table& table() const { return *table_; }
    [[nodiscard]] const BoardArt& art() const { return *kit_->art; }
    [[nodiscard]] bool has_secrets() const { return kit_->has_secrets; }
    [[nodiscard]] const Seating& seating() const { return seating_; }

    /// Whether somebody at the keyboard must decide now: a person, or whoever enters the outcomes of chance.
    [[nodiscard]] bool asks_keyboard() const;
    /// The seat that decides now, if one does.
    [[nodiscard]] std::optional<Seat> decider() const;
    /// Who may be looking at the screen: the person who is asked, the only person there is, or anybody.
    [[nodiscard]] Viewer viewer() const;

    /// Whether anything was decided here that could get lost.
    [[nodiscard]] bool has_begun() const { return has_begun_ || !seating_.has_persons(); }

    /// What follows until the next call was typed in one go and is taken back in one go.
    void begin_line();
    /// A move for whoever is asked.
    [[nodiscard]] Result<void> play(const std::string& move);
    /// One decision of a bot, or of the helper of a person. False if it is the keyboard's turn or nobody's, or if the
    /// onlooker did not want to wait for it.
    bool play_bot(const Onlooker& onlooker = {});
    /// Goes on where a person is asked and can do nothing useful. False if nobody is asked so.
    bool pass_idle_window();
    /// A bot decides for the person who is asked: the rest of this part of the game, or this turn.
    void hand_over();
    [[nodiscard]] Result<ThinkAnswer> advice(const Onlooker& onlooker = {}) const;
    /// A table in the position of this one, as far as the seat that decides can know it, on which moves can be tried
    /// out; chance has not spoken there. Precondition: a seat decides.
    [[nodiscard]] std::unique_ptr<Table> trial() const;
    /// The bot that advises and helps: a strong one that does not keep anybody waiting.
    [[nodiscard]] std::string helper() const;

    /// Back before the last line that was typed, and forth again.
    [[nodiscard]] Result<void> undo();
    [[nodiscard]] Result<void> redo();

    /// The ply before the last line of the seat that decides now: what came since is news to it.
    [[nodiscard]] int news_since() const;
    /// As `news_since`, but without its own line, if others have acted since.
    [[nodiscard]] int marks_since() const;

  private:
    /// When a seat last typed something: the plies before and after.
    struct Memory {
        int before = 0;
        int after = 0;
    };
    struct Help {
        bool is_on = false;
        std::optional<int> stretch;  // the part of the game it lasts for; without, this turn
    };

    [[nodiscard]] Result<ThinkAnswer> thought_of(const std::string& bot, const Onlooker& onlooker) const;
    [[nodiscard]] bool is_helped(Seat seat);
    [[nodiscard]] Result<void> step_back_to_keyboard();
    /// On whose behalf moves are taken back: where there are secrets nobody may look and then choose again.
    [[nodiscard]] Caller taker_back() const { return has_secrets() ? Caller{viewer()} : Caller::owner(); }
    void forget_after(int ply);

    std::unique_ptr<Table> table_;
    const Kit* kit_;
    Seating seating_;
    std::uint64_t luck_;
    std::vector<int> lines_;   // the plies before the lines that were typed
    std::vector<int> undone_;  // the plies to which `redo` leads, the next one last
    std::array<Memory, max_seats> memory_{};
    std::array<Help, max_seats> help_{};
    bool has_begun_ = false;
};

}  // namespace meadhall::cli
