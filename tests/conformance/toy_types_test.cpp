// Toys whose very types are wrong: what the contract of a game refuses at compile time, and what the suite notices.
#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "conformance/toy_campaign.hpp"
#include "core/contract.hpp"

namespace meadhall::toy {

namespace {

namespace law = conformance::law;

struct WithoutImagination : Game {
    State imagine(const View&, Rng&) const = delete;
};
struct WithWordsForMoves : Game {
    using Move = std::string;
};
struct WithOddsInHalves : Game {
    [[nodiscard]] double weight(const State&, const Move&) const { return 0.5; }
};
struct WithStateOnTheHeap : Game {
    struct State : toy::State {
        std::vector<int> log;
    };
};
struct WithoutNotation : Game {
    static std::uint64_t code(const Move&) = delete;
};

struct HasNeitherASceneNorNone : Game {
    static constexpr bool scene = false;
};
struct ShowsASceneOfSomething : Game {
    void scene(int) const {}
};
struct CountsInWords : Game {
    [[nodiscard]] std::string count_moves(const State&) const { return "many"; }
};
struct DrawsWithoutOutcomes : Game {
    [[nodiscard]] std::uint32_t odds(const State&) const { return 1; }
};
struct AsksNothing : Game {
    static constexpr None question{};
    static constexpr None gauges{};
};

static_assert(Rules<Game>);
static_assert(contract_is_kept<Game>());
static_assert(AsksInWords<Game> && HasGauges<Game> && !HasScene<Game>);
static_assert(StatesAbilities<Game> && StatesAbilities<AsksNothing>);
static_assert(!StatesAbilities<HasNeitherASceneNorNone>);
static_assert(!StatesAbilities<ShowsASceneOfSomething>, "it is of another form, and nobody said there was none");
static_assert(!StatesAbilities<CountsInWords> && !StatesAbilities<DrawsWithoutOutcomes>);
static_assert(!Rules<int>);
static_assert(!GameSecrets<WithoutImagination>);
static_assert(!GameValues<WithWordsForMoves>);
static_assert(!GameRules<WithOddsInHalves>);
static_assert(!GameValues<WithStateOnTheHeap>);
static_assert(!GameNotation<WithoutNotation>);
static_assert(!GameIdentity<WithoutNotation>, "what it makes is another game");

/// The honest game under another name, for games that hide one of its types or functions.
template <class Self, class SelfState = State>
class Like : public Game {
  public:
    using State = SelfState;

    explicit Like(const Game& game) : Game{game} {}
    [[nodiscard]] static Result<Self> make(int seats, const Options& options) {
        const Result<Game> game = Game::make(seats, options);
        if (!game) { return std::unexpected{game.error()}; }
        return Self{*game};
    }
    [[nodiscard]] State initial() const { return State{Game::initial()}; }
    [[nodiscard]] State imagine(const View& seen, Rng& rng) const { return State{Game::imagine(seen, rng)}; }
};

struct PromisesToBeShort : Like<PromisesToBeShort> {
    using Like::Like;
    static constexpr int max_plies = 5;
};

struct ForgetfulState : State {
    friend bool operator==(const ForgetfulState&, const ForgetfulState&) = default;
    static constexpr auto fields() { return described(field("phase", &State::phase), field("turn", &State::turn)); }
};
struct DescribesThePhaseOnly : Like<DescribesThePhaseOnly, ForgetfulState> {
    using Like::Like;
};

/// Hashes more than it compares.
struct MarkedState : State {
    int mark = 0;

    friend bool operator==(const MarkedState& a, const MarkedState& b) {
        return static_cast<const toy::State&>(a) == static_cast<const toy::State&>(b);
    }
    static constexpr auto fields() { return together(State::fields(), described(field("mark", &MarkedState::mark))); }
};
struct HashesAMark : Like<HashesAMark, MarkedState> {
    using Like::Like;
    void apply(State& state, const Move& move) const {
        static int marks = 0;
        Game::apply(state, move);
        state.mark = ++marks;
    }
    void apply(State& state, const Move& move, EventList<Game>& events) const { Game::apply(state, move, events); }
};

struct StateWithNote : State {
    bool is_fresh = false;  // not described: the cards are about to be dealt

    friend bool operator==(const StateWithNote& a, const StateWithNote& b) {
        return static_cast<const toy::State&>(a) == static_cast<const toy::State&>(b);
    }
};
/// Gives the first seat a point if nobody has taken note that the cards are about to be dealt.
struct TakesNotesOnTheSide : Like<TakesNotesOnTheSide, StateWithNote> {
    using Like::Like;
    [[nodiscard]] State imagine(const View& seen, Rng& rng) const {
        State state = Like::imagine(seen, rng);
        state.is_fresh = is_first_deal(state);
        return state;
    }
    void apply(State& state, const Move& move) const {
        EventList<Game> unheard;
        apply(state, move, unheard);
    }
    void apply(State& state, const Move& move, EventList<Game>& events) const {
        if (is_first_deal(state) && !state.is_fresh) { ++state.drinkers[0].won; }
        Game::apply(state, move, events);
        state.is_fresh = is_first_deal(state);
    }

  private:
    [[nodiscard]] bool is_first_deal(const State& state) const {
        return state.phase == Phase::deal && state.deck == cards();
    }
};

/// Shows and tells every hand.
struct OpenView : View {
    std::array<Drinker, max_seats> everybody{};
    Counts deck{};

    friend bool operator==(const OpenView&, const OpenView&) = default;
    static constexpr auto fields() {
        return together(View::fields(),
                        described(field("everybody", &OpenView::everybody), field("deck", &OpenView::deck)));
    }
};
/// Imagines by copying, so no imagined world ever differs from the true one.
struct PlaysWithOpenHands : Like<PlaysWithOpenHands> {
    using Like::Like;
    using View = OpenView;
    [[nodiscard]] View view(const State& state, Viewer viewer) const {
        return {Game::view(state, viewer), state.drinkers, state.deck};
    }
    [[nodiscard]] State imagine(const View& seen, Rng& rng) const {
        State state = Game::imagine(seen, rng);
        state.drinkers = seen.everybody;
        state.deck = seen.deck;
        return state;
    }
    [[nodiscard]] static Event witnessed(const Event& event, Viewer) { return event; }
};

}  // namespace

TEST_CASE("The suite notices a game that lasts longer than it says") {
    CHECK(broken_laws<PromisesToBeShort>() == law::games_end);
}

TEST_CASE("The suite notices equal states with different hashes") {
    CHECK(broken_laws<HashesAMark>() == law::hashes_agree);
}

TEST_CASE("The suite notices fields that are not described, and so neither hashed nor saved") {
    CHECK(broken_laws<DescribesThePhaseOnly>() == joined({law::fields_say_all, law::hashes_agree}));
}

TEST_CASE("The suite notices a state that remembers more than its fields say") {
    CHECK(broken_laws<TakesNotesOnTheSide>() == law::fields_say_all);
}

TEST_CASE("The suite notices a view of hidden hands even if worlds are imagined from it, once told what is secret") {
    CHECK(broken_laws<PlaysWithOpenHands>() == law::secrets_do_not_show);
}

}  // namespace meadhall::toy
