// The steward runs the hall: hears what guests say, seats them, keeps the tables going, and says what is to be told to
// whom. It knows no socket, no thread and no clock: everything comes in as a value and leaves as one, so that a whole
// server can be played through from one seed (tests/server/simulation).
//
// What was heard together is written together, and nothing leaves before it is written: whoever is answered can rely on
// it, and a store that takes its time is asked once for many guests.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/caller.hpp"
#include "match/catalogue.hpp"
#include "match/hall.hpp"
#include "server/edge/guest_room.hpp"
#include "server/http/query.hpp"
#include "server/ladder/ladder.hpp"
#include "server/steward/answers.hpp"
#include "server/steward/figures.hpp"
#include "server/steward/limits.hpp"
#include "server/steward/measures.hpp"
#include "server/steward/params.hpp"
#include "server/store/store.hpp"
#include "server/tables/sitting.hpp"

namespace meadhall::server {

/// A bot is to think of a move.
struct Task {
    std::string table;
    Seat seat{};
    std::string bot;
    entries::Created setup;
    std::vector<std::string> players;
    std::vector<Step> steps;
    bool at_home = false;    // whoever was asked elsewhere has found what is no move
    std::string reply_to{};  // where on the bus the answer goes; empty: nowhere
};

/// A table has so many entries now.
struct News {
    std::string table;
    std::int64_t number = 0;

    static constexpr auto fields() { return described(field("table", &News::table), field("number", &News::number)); }
};

/// Sessions of a guest have ended, and perhaps the token as well.
struct Parting {
    std::string guest;
    bool token_too = false;

    static constexpr auto fields() {
        return described(field("guest", &Parting::guest), field("token_too", &Parting::token_too));
    }
};

/// A password is to be hashed, or to be compared with a hash, or both, one after the other. That takes long, so it is
/// done elsewhere; whatever is needed to go on afterwards travels with it.
struct Hashing {
    VisitId visit = 0;  // who waits for the answer
    Language language = Language::en;
    std::string guest;  // whose account it is, or will be; empty where nobody has the name
    std::string name;   // of the account
    std::string password;
    std::optional<std::string> against;        // the hash that was kept, empty where there is none; nothing: make one
    std::optional<std::string> replacement{};  // a new password in the place of the right one
    std::string session{};                     // digest of the one that stays when the password changes
};

// What the steward hears.
namespace heard {

struct Came {
    VisitId visit = 0;
    std::string session{};  // the token in the cookie
};
struct Said {
    VisitId visit = 0;
    std::string text;
};
struct Left {
    VisitId visit = 0;
};
/// A bot found this move.
struct Thought {
    std::string table;
    std::size_t steps = 0;  // that the game had when it was asked
    std::string move;       // empty: it found none
};
/// Somebody else has written at this table, or so it is said.
struct Changed {
    News news;
};
/// These guests are with another steward now.
struct Elsewhere {
    std::vector<std::string> guests;
};
/// Somebody has logged out with another steward, or so it is said.
struct Parted {
    std::vector<Parting> partings;
};
/// Somebody asks over HTTP.
struct Asked {
    VisitId visit = 0;
    Inquiry inquiry;
};
/// What was to be done with a password.
struct Hashed {
    enum class Outcome : std::uint8_t { made, fits, differs, undone };
    Hashing hashing;
    Outcome outcome = Outcome::undone;
    std::string hash;  // where one was made, also for a replacement
};
/// Time has passed.
struct Tick {};

}  // namespace heard
using Heard = std::variant<heard::Came, heard::Said, heard::Left, heard::Thought, heard::Asked, heard::Hashed,
                           heard::Changed, heard::Elsewhere, heard::Parted, heard::Tick>;

/// Somebody is to decide something, perhaps out of turn, who was not before.
struct Turn {
    std::string table;
    std::string guest;
    std::string game;

    static constexpr auto fields() {
        return described(field("table", &Turn::table), field("guest", &Turn::guest), field("game", &Turn::game));
    }
};

/// What leaves the steward, in this order.
struct Outbox {
    struct Letter {
        VisitId to = 0;
        Sent text;
    };
    struct Slip {
        VisitId to = 0;
        Reply reply;
    };
    std::vector<Letter> letters;
    std::vector<Slip> replies;
    std::vector<VisitId> dismissed;
    std::vector<VisitId> logged_out;
    std::vector<Task> tasks;
    std::vector<News> news;         // for other stewards
    std::vector<std::string> here;  // guests who are with this one, for the others
    std::vector<Parting> partings;  // for the others
    std::vector<Hashing> hashings;
    std::vector<Turn> turns;
};

/// By what the owner of the server is known, and what was set up.
struct Ownership {
    std::string key;  // a secret; empty: nobody is
    std::vector<answers::Amount> bounds;
};

enum class Access : std::uint8_t;

class Steward {
  public:
    /// `secret` gives 128 fresh random bits as 32 hexadecimal digits.
    Steward(Catalogue games, Store& store, std::function<std::string()> secret, Limits limits = {},
            Company company = {});
    Steward(const Steward&) = delete;
    Steward& operator=(const Steward&) = delete;
    ~Steward();

    /// Whoever knows the key may ask as the owner of the server. Before anything is heard.
    void belong_to(Ownership ownership);

    /// Goes on with the tables that wait for the server, as after a restart.
    [[nodiscard]] Outbox wake(Instant now);
    [[nodiscard]] Outbox attend(std::span<const Heard> all, Instant now);
    /// When time must be told next, if anything waits for it.
    [[nodiscard]] std::optional<Instant> alarm() const;
    [[nodiscard]] Figures figures() const;

    // The methods: methods.hpp lists them, one row each.
    Answered<answers::Welcome> hello(const params::Hello& params);
    Answered<answers::Created> create(const params::Create& params);
    Answered<std::vector<answers::Info>> tables(const params::Tables& params);
    Answered<answers::Entered> enter(const params::Enter& params);
    Answered<answers::Done> depart(const meadhall::params::OfTable& params);
    Answered<answers::Seated> sit(const params::Sit& params);
    Answered<answers::Done> leave(const meadhall::params::OfTable& params);
    Answered<answers::Done> seat_bot(const params::SeatBot& params);
    Answered<answers::Link> link(const params::Link& params);
    Answered<meadhall::answers::Played> play(const meadhall::params::Play& params);
    Answered<meadhall::answers::Screen> act(const meadhall::params::Act& params);
    Answered<answers::Done> take_back(const params::TakeBack& params);
    Answered<answers::Done> consent(const params::Consent& params);
    Answered<answers::Done> say(const params::Say& params);
    Answered<answers::Created> again(const meadhall::params::OfTable& params);

    // What can be asked over HTTP besides: routes.hpp lists it, one row each. Where an answer is optional and missing,
    // it comes later.
    Answered<Written<Shape::schema>> openapi(const meadhall::params::Nothing& params);
    Answered<std::vector<meadhall::answers::Game>> games(const meadhall::params::Nothing& params);
    Answered<meadhall::answers::RecordText> record(const meadhall::params::OfTable& params);
    Answered<answers::Player> player(const params::OfGuest& params);
    Answered<answers::Me> me(const meadhall::params::Nothing& params);
    Answered<std::optional<answers::Me>> register_account(const params::Register& params);
    Answered<std::optional<answers::Me>> log_in(const params::LogIn& params);
    Answered<answers::Me> log_out(const params::LogOut& params);
    Answered<std::optional<answers::Me>> change_password(const params::ChangePassword& params);
    Answered<answers::OwnBot> make_bot(const params::MakeBot& params);
    Answered<std::vector<answers::OwnBot>> own_bots(const meadhall::params::Nothing& params);
    Answered<answers::OwnBot> revoke_bot(const params::OfBot& params);
    Answered<std::vector<answers::Rung>> ladder(const params::OfGame& params);
    Answered<answers::Statistics> statistics(const params::OfGame& params);
    Answered<answers::Overview> overview(const meadhall::params::Nothing& params);
    Answered<answers::Done> close_table(const meadhall::params::OfTable& params);
    Answered<answers::Dismissed> dismiss_guest(const params::OfGuest& params);

  private:
    /// Before a store that was out of order is asked again.
    static constexpr Instant pause = 1000;

    struct Visit {
        VisitId id = 0;
        std::string guest;  // empty before hello
        std::string called;
        std::string owner;    // the guest whose bot it is
        std::string session;  // digest of the token in the cookie that it came with
        Language language = Language::en;
        std::map<std::string, std::int64_t> tables;  // whose events go there, and the last that did
        std::set<std::string> links;                 // of tables that a link has opened
        struct Pace {
            Bucket messages{};
            int refused = 0;  // messages in a row that came too fast
        };
        Pace pace{};
    };
    struct Work {
        std::size_t step = 0;  // of the game
        bool at_home = false;
    };
    class GuestHall;

    // Hearing (attending.cpp).
    void hear(const heard::Came& came);
    void hear(const heard::Said& said);
    void hear(const heard::Left& left);
    void hear(const heard::Thought& thought);
    void hear(const heard::Changed& changed);
    void hear(const heard::Elsewhere& elsewhere);
    void hear(const heard::Parted& parted);
    void hear(const heard::Asked& asked);
    void hear(const heard::Hashed& hashed);
    void hear(const heard::Tick& tick);
    Outbox attempt(std::span<const Heard> all, int attempts);
    void doubt(const heard::Thought& thought, bool was_at_home);
    void forget_work(const std::string& table);
    Kept write_changes();
    void excuse(const Heard& heard);
    std::set<std::string> forget_changes();
    Visit& changing_visit();
    void restore_visits();
    void unhear(const Figures& before);
    bool keeps_pace(Visit& visit);
    [[nodiscard]] RpcLimits rpc_limits() const { return {.line = limits_.message}; }
    std::string answers_to(const std::string& text);
    RpcAnswer call(std::string_view method, const Json& params, Language language);
    RpcAnswer read(std::string_view method, const Json& params, Language language);
    RpcAnswer answered(std::string_view method, const Json& params);
    template <class Method>
    RpcAnswer invoke(const Method& method, const Json& params);

    // Over HTTP (asking.cpp).
    void recognise(Visit& visit, const Inquiry& inquiry);
    [[nodiscard]] std::optional<RpcError> barred(Access access, const Inquiry& inquiry);
    template <class Route>
    void take(const Route& route, const Inquiry& inquiry, const Query& gaps);
    void reply(VisitId to, const RpcAnswer& answer);

    // Accounts (accounts.cpp).
    [[nodiscard]] std::optional<GuestCard> guest_with(const std::string& token);
    [[nodiscard]] std::optional<GuestCard> guest_in_session(const std::string& digest);
    [[nodiscard]] bool may_try(const std::string& name);
    Answered<std::optional<answers::Me>> hash_later(Hashing hashing);
    [[nodiscard]] answers::Me begin_session(const std::string& guest, const std::string& name);
    Answered<answers::Me> finish_registering(const heard::Hashed& hashed);
    Answered<answers::Me> finish_log_in(const heard::Hashed& hashed);
    Answered<answers::Me> finish_changing(const heard::Hashed& hashed);
    void end_sessions(const GuestCard& guest, const std::string& but);
    Answered<answers::Welcome> hello_first(const std::string& name);
    Answered<answers::Welcome> hello_again(const std::string& token, const std::optional<std::string>& name);
    void become(const GuestCard& guest);
    [[nodiscard]] entries::Sat sat(Seat seat) const;
    [[nodiscard]] std::string fresh_guest_id();
    [[nodiscard]] std::vector<answers::Info> infos(const Wanted& wanted);
    [[nodiscard]] int unfinished_tables_of(const std::string& guest);
    [[nodiscard]] bool may_take_on(const Sitting& sitting);
    [[nodiscard]] std::vector<GuestCard> bots_of(const std::string& guest);
    [[nodiscard]] std::optional<answers::Info> info_of(const TableCard& card);
    int send_away(const std::string& guest);

    // Ladders (ladders.cpp).
    Answered<const Ladder*> ladder_of(const std::string& game);
    [[nodiscard]] std::vector<answers::GameRating> ratings_of(const std::string& guest);

    // The log (writing.cpp).
    Result<void> write(Sitting& sitting, entries::Kind kind);
    /// The same for what is known to fit; otherwise that is our mistake, and nothing of what was heard happens.
    void put_down(Sitting& sitting, entries::Kind kind);
    void tell(const Sitting& sitting, const Entry& entry);
    /// Everybody hears what is in the log and was never told: somebody else wrote it, or the store was in doubt.
    void catch_up(const std::string& table);
    /// The log of a table, with what is about to be written.
    [[nodiscard]] std::vector<LogLine> log_of(const std::string& table);
    void follow(const Sitting& sitting);
    std::vector<Visit*> followers_of(const std::string& table);
    void note_result(const Sitting& sitting);
    void call_to_table();
    void note(const Sitting& sitting);
    void set_bots_to_work();

    // Others who work on the same store (company.cpp).
    void look_around();
    void remember_the_forgotten();
    /// Takes in what others have written at a table since it came to memory; false if there is nothing.
    bool learn(const std::string& table);
    bool learn_about(const Json& params);
    void take_up(const std::vector<std::string>& tables);
    [[nodiscard]] answers::Told told(const Sitting& sitting, const Entry& entry, Caller caller,
                                     Language language) const;
    [[nodiscard]] answers::Info info(const Sitting& sitting) const;
    [[nodiscard]] answers::Info info_for(const Sitting& sitting) const;
    [[nodiscard]] std::vector<std::int64_t> time_left(const Sitting& sitting, Instant now) const;

    // Who may do what (access.cpp).
    Answered<Sitting*> find(const std::string& table);
    /// A table that this visitor may look at.
    Answered<Sitting*> admitted(const std::string& table);
    Answered<Sitting*> hosted(const std::string& table);
    struct Player {
        Sitting* sitting;
        Seat seat;
    };
    /// A table at which this visitor plays, while the game runs.
    Answered<Player> playing(const std::string& table);
    [[nodiscard]] bool may_look(const Visit& visit, const Sitting& sitting) const;
    [[nodiscard]] Caller caller_of(const Visit& visit, const Sitting& sitting) const;
    /// Onlookers of a table with a delay see it as it was.
    [[nodiscard]] bool is_late(const Visit& visit, const Sitting& sitting) const;
    Answered<Sitting*> seen_by(const Visit& visit, Sitting& sitting);
    [[nodiscard]] std::int64_t length_for(const Visit& visit, const Sitting& sitting) const;
    void release();
    [[nodiscard]] std::optional<Seat> seat_by_link(const Sitting& sitting, const std::string& link) const;
    [[nodiscard]] bool is_watch_link(const Sitting& sitting, const std::string& link) const;
    std::string fresh_link(Sitting& sitting, std::optional<Seat> seat);
    [[nodiscard]] bool is_here(const std::string& guest) const;
    void make_room();

    // Playing (playing.cpp).
    Result<void> begin_if_full(Sitting& sitting);
    Result<void> play_moves(const Player& player, const std::vector<MoveName>& moves,
                            const std::optional<std::string>& key);
    template <class Answer, class Compose>
    Answered<Answer> first_answer(const Player& player, std::int64_t number, std::size_t entries, Compose&& compose);
    Answered<std::string> set_up(entries::Created setup, const std::vector<params::BotAt>& bots,
                                 std::optional<Seat> sits, std::vector<answers::Link>& links);

    Catalogue games_;
    Store& store_;
    std::function<std::string()> secret_;
    Limits limits_;
    Company company_;
    std::string key_;  // digest of the owner's; empty: nobody has one
    std::vector<answers::Amount> bounds_;
    std::map<VisitId, Visit> visits_;
    std::map<std::string, std::set<VisitId>> followers_;  // by table, who may be following it
    std::map<std::string, std::unique_ptr<Sitting>> sittings_;
    std::size_t room_ = 0;                        // for so many sittings, before those that nobody needs are looked for
    std::set<std::string> waiting_;               // tables where this steward sees to a bot's move or a clock
    std::map<std::string, Work> at_work_;         // by table, what a bot was set to
    std::map<std::string, std::size_t> doubted_;  // by table, at which step what was found is no move
    Measures measures_;
    std::map<std::string, Instant> elsewhere_;  // guests who are with others, and until when that is believed
    std::optional<Instant> next_look_;
    std::map<std::string, Ladder> ladders_;                    // by game
    std::map<std::string, std::unique_ptr<Sitting>> earlier_;  // tables as onlookers see them who see them late
    std::map<std::string, std::int64_t> delayed_;              // such tables that somebody follows, and what was shown
    Figures figures_;
    Instant since_ = 0;     // when it began
    bool is_sound_ = true;  // the store, the last time

    // While something is heard.
    Instant now_ = 0;
    Visit* visit_ = nullptr;
    Language language_ = Language::en;
    VisitId asker_ = 0;                   // who waits for the answer over HTTP
    std::string address_;                 // of the asker
    std::optional<std::string> session_;  // what the cookie of the asker is to be
    Outbox out_;
    Changes changes_;
    mutable std::optional<std::set<std::string_view>> here_;  // guests who are connected, once a method has asked
    std::map<std::string, std::optional<Seat>> turns_;        // who was to act at tables where something happened
    std::set<std::string> behind_;                            // tables where somebody was not told everything
    // What to go back to if it is not written:
    std::map<VisitId, Visit> visits_before_;  // who became somebody else, follows more, or left
    std::map<std::pair<VisitId, std::string>, std::int64_t> told_before_;  // of whom something was told
    std::map<VisitId, Visit::Pace> paces_before_;                          // of who spoke
};

/// The digest by which a token or a link is known again, without being kept.
[[nodiscard]] std::string digest_of(std::string_view secret);

}  // namespace meadhall::server
