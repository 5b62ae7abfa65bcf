// A table as the server knows it: everything that can be read off its log. Nothing here asks a clock or a store.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/refusal.hpp"
#include "match/caller.hpp"
#include "match/catalogue.hpp"
#include "match/table.hpp"
#include "server/store/store.hpp"
#include "server/tables/clocks.hpp"
#include "server/tables/entry.hpp"

namespace meadhall::server {

/// A place at the table. Who left it to a bot may come back to it.
struct Chair {
    std::string guest;   // empty: nobody's
    std::string called;  // the name of whoever sits here
    std::string bot;     // who plays here; empty: the guest
    std::string link;    // digest of the link that leads here
    std::string owner;   // whose bot the guest is; empty: a person

    [[nodiscard]] bool is_free() const { return guest.empty() && bot.empty(); }
    [[nodiscard]] bool is_played_by(std::string_view who) const { return bot.empty() && guest == who && !who.empty(); }
};

/// A wish to take back what can be taken back only if all others agree.
struct TakebackWish {
    Seat seat{};
    int ply = 0;
    std::vector<Seat> agreed;
};

/// What happened to the game itself, for those who follow it at a table of their own.
using Step = std::variant<entries::Moved, entries::TookBack>;
/// Does the same to a table. Refused if it is not possible there.
[[nodiscard]] Result<void> follow(Table& table, const Step& step);

class Sitting {
  public:
    /// Nothing is known yet; the first entry must be `Created`.
    Sitting(Catalogue games, std::string id) : games_{games}, id_{std::move(id)} {}

    /// Takes the next entry in. Refused if it does not fit what is there: then the log is damaged, or was written by a
    /// program with other rules.
    [[nodiscard]] Result<void> take(const Entry& entry);

    [[nodiscard]] const std::string& id() const { return id_; }
    /// How many entries the log has.
    [[nodiscard]] std::int64_t length() const { return length_; }
    [[nodiscard]] const entries::Created& setup() const { return setup_; }
    [[nodiscard]] Phase phase() const;
    [[nodiscard]] Instant changed() const { return changed_; }
    [[nodiscard]] const std::vector<Chair>& chairs() const { return chairs_; }
    [[nodiscard]] const std::string& watch_link() const { return watch_link_; }
    [[nodiscard]] const std::optional<TakebackWish>& wish() const { return wish_; }
    [[nodiscard]] const std::optional<entries::Forfeited>& forfeit() const { return forfeit_; }
    [[nodiscard]] bool is_closed() const { return is_closed_; }
    [[nodiscard]] const std::string& again() const { return again_; }
    [[nodiscard]] const Clocks& clocks() const { return clocks_; }

    /// The game itself. Precondition: it has begun.
    [[nodiscard]] const Table& table() const { return *table_; }
    [[nodiscard]] Table& table() { return *table_; }
    [[nodiscard]] bool has_begun() const { return table_ != nullptr; }
    /// Everything that happened to it, in order.
    [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
    /// The names of those who play, as the game began. Precondition as above.
    [[nodiscard]] const std::vector<std::string>& players() const { return table_->players(); }
    /// Where the game stood before the last entry.
    [[nodiscard]] int ply_before() const { return ply_before_; }

    [[nodiscard]] std::optional<Seat> seat_of(std::string_view guest) const;
    /// The seat that is to act now; nothing while nobody is.
    [[nodiscard]] std::optional<Seat> to_act() const;
    /// The bot whose move it is.
    [[nodiscard]] std::optional<Seat> bot_to_act() const;
    /// When the server itself has to act: at once for a bot, otherwise when a clock runs out; nothing if it need not.
    [[nodiscard]] std::optional<Instant> due() const;
    [[nodiscard]] bool is_full() const;
    /// The entry that was written for this key, as its number in the log.
    [[nodiscard]] std::optional<std::int64_t> entry_for(Seat seat, const std::string& key) const;
    /// How many entries onlookers may know. Before the game nothing is held back.
    [[nodiscard]] std::int64_t shown_length(Instant now) const;
    /// When they may know the next, if that is a matter of time.
    [[nodiscard]] std::optional<Instant> next_shown(Instant now) const;
    /// Whether everybody else who is a person has agreed to the wish.
    [[nodiscard]] bool is_granted() const;

  private:
    Result<void> apply(const entries::Created& entry);
    Result<void> apply(const entries::Linked& entry);
    Result<void> apply(const entries::Sat& entry);
    Result<void> apply(const entries::BotSat& entry);
    Result<void> apply(const entries::Stood& entry);
    Result<void> apply(const entries::Started& entry);
    Result<void> apply(const entries::Moved& entry);
    Result<void> apply(const entries::TookBack& entry);
    Result<void> apply(const entries::Asked& entry);
    Result<void> apply(const entries::Consented& entry);
    Result<void> apply(const entries::Said& entry);
    Result<void> apply(const entries::Forfeited& entry);
    Result<void> apply(const entries::Closed& entry);
    Result<void> apply(const entries::Again& entry);
    [[nodiscard]] Chair* chair(Seat seat);

    Catalogue games_;
    std::string id_;
    std::int64_t length_ = 0;
    Instant changed_ = 0;
    entries::Created setup_;
    std::vector<Chair> chairs_;
    std::string watch_link_;
    std::unique_ptr<Table> table_;
    std::vector<Step> steps_;
    int ply_before_ = 0;
    std::map<std::string, std::int64_t, std::less<>> keys_;
    std::optional<TakebackWish> wish_;
    std::optional<entries::Forfeited> forfeit_;
    bool is_closed_ = false;
    std::string again_;
    Clocks clocks_;

    /// When an entry was written, and how many moves had been made then; only where onlookers see things late.
    struct Mark {
        Instant at = 0;
        int moves = 0;
    };
    std::vector<Mark> marks_;
    std::int64_t started_ = 0;  // how many entries there were when the game began
};

/// How a table is opened when its game begins.
[[nodiscard]] Opening opening_of(const entries::Created& setup, std::vector<std::string> players);

/// A sitting from its whole log; refused if there is none. `after` sees the sitting after every entry.
[[nodiscard]] Result<std::unique_ptr<Sitting>> sitting_from(
    Catalogue games, const std::vector<LogLine>& log,
    const std::function<void(const Sitting&, const Entry&)>& after = {});

}  // namespace meadhall::server
