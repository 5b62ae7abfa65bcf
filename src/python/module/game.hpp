// Private to python/module: the class Game.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "python/game.hpp"
#include "python/module/arrays.hpp"

namespace meadhall::python {

[[nodiscard]] inline nb::list list_of(std::span<const Block> blocks) {
    nb::list all;
    for (const Block& block : blocks) {
        nb::dict one;
        one["verb"] = block.verb;
        one["field"] = block.field;
        one["first"] = block.first;
        one["size"] = block.size;
        all.append(one);
    }
    return all;
}

[[nodiscard]] inline nb::list list_of(const std::vector<Entry>& entries) {
    nb::list all;
    for (const Entry& entry : entries) {
        nb::dict one;
        one["path"] = entry.path;
        one["first"] = entry.first;
        one["size"] = entry.size;
        one["kind"] = entry.kind;
        one["values"] = entry.values;
        one["repeats"] = entry.repeats;
        all.append(one);
    }
    return all;
}

/// A position from what a pickle keeps of it.
[[nodiscard]] inline std::unique_ptr<AnyState> restored(const AnyGame& game, std::string state, std::vector<int> said,
                                                        const std::optional<std::vector<std::uint64_t>>& dealer,
                                                        std::vector<std::uint64_t> memories) {
    Snapshot snapshot{std::move(state), std::move(said), std::nullopt, std::move(memories)};
    if (dealer && dealer->size() != 4) { throw std::invalid_argument{"a dealer has four numbers"}; }
    if (dealer) { snapshot.dealer = {(*dealer)[0], (*dealer)[1], (*dealer)[2], (*dealer)[3]}; }
    return game.restored(snapshot);
}

[[nodiscard]] inline nb::tuple game_arguments(const AnyGame& game) {
    const GameSource& source = game.source();
    return nb::make_tuple(source.id, source.seats, source.options, source.start);
}

inline void bind_card(nb::module_& module) {
    nb::class_<GameCard>(module, "GameCard", "What can be played, before a game is made of it.")
        .def_prop_ro(
            "id", [](const GameCard& card) { return card.id; }, "As make_game() takes it.")
        .def_prop_ro(
            "title", [](const GameCard& card) { return card.title; }, "What its box says.")
        .def_ro("min_seats", &GameCard::min_seats, "The fewest who can play.")
        .def_ro("max_seats", &GameCard::max_seats, "The most who can play.")
        .def_ro("has_secrets", &GameCard::has_secrets, "Whether a seat may know what others must not.");
    module.def("game_cards", &game_cards, "Everything that can be played.");
}

inline void bind_game(nb::module_& module) {
    bind_card(module);
    module.def(
        "make_game",
        [](const std::string& id, int seats, const std::string& options, const std::string& start) {
            return make_game(GameSource{id, seats, options, start});
        },
        nb::arg("id"), nb::arg("seats"), nb::arg("options") = "{}", nb::arg("start") = "",
        "A game from its name, seats, options and first position, the last two as JSON text.");
    module.def("restore_state", &restored, nb::arg("game"), nb::arg("state"), nb::arg("said") = std::vector<int>{},
               nb::arg("dealer") = nb::none(), nb::arg("memories") = std::vector<std::uint64_t>{},
               "A position from the JSON text of its state, and what else a pickle keeps.");

    nb::class_<AnyGame>(module, "Game", "The rules of one game with its options; made by meadhall.game().")
        .def_prop_ro(
            "id", [](const AnyGame& game) { return game.source().id; }, "Its name: that of a GameCard.")
        .def_prop_ro(
            "seats", [](const AnyGame& game) { return game.source().seats; }, "How many play.")
        .def_prop_ro(
            "options", [](const AnyGame& game) { return values_of(game.source().options); }, "All options, in full.")
        .def_prop_ro(
            "start",
            [](const AnyGame& game) {
                return game.source().start.empty() ? nb::none() : values_of(game.source().start);
            },
            "The position it begins from, or None for the usual beginning.")
        .def_prop_ro("rules_version", &AnyGame::rules_version, "Rises when old records would replay differently.")
        .def_prop_ro("action_count", &AnyGame::action_count, "How many ids seats can choose from, over all positions.")
        .def_prop_ro("outcome_count", &AnyGame::outcome_count, "How many ids chance can choose from.")
        .def_prop_ro("observation_size", &AnyGame::observation_size, "How many numbers an observation has.")
        .def_prop_ro(
            "actions", [](const AnyGame& game) { return list_of(game.actions()); }, "The blocks of ids of seats.")
        .def_prop_ro(
            "outcomes", [](const AnyGame& game) { return list_of(game.outcomes()); }, "The blocks of ids of chance.")
        .def_prop_ro(
            "observation_fields", [](const AnyGame& game) { return list_of(game.contents()); },
            "What each number of an observation means.")
        .def("new_state", &AnyGame::new_state, nb::arg("seed") = nb::none(), nb::arg("memories") = false,
             "The first position. With a seed chance is dealt; without one its outcomes are acts.")
        .def("__eq__",
             [](const AnyGame& game, const nb::object& other) {
                 const AnyGame* that = nullptr;
                 return nb::try_cast<const AnyGame*>(other, that) && that != nullptr && game.source() == that->source();
             })
        .def("__hash__", [](const AnyGame& game) { return nb::hash(game_arguments(game)); })
        .def("__reduce__",
             [](const AnyGame& game) {
                 return nb::make_tuple(nb::module_::import_("meadhall.play").attr("restore_game"),
                                       game_arguments(game));
             })
        .def("__repr__", [](const AnyGame& game) {
            return "<meadhall.Game " + game.source().id + " for " + std::to_string(game.source().seats) + ">";
        });
}

}  // namespace meadhall::python
