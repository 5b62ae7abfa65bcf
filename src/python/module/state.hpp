// Private to python/module: the class State.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/variant.h>

#include "python/game.hpp"
#include "python/module/arrays.hpp"
#include "python/module/game.hpp"

namespace meadhall::python {

/// A move by its code or by its text.
using Named = std::variant<std::uint64_t, std::string>;

[[nodiscard]] inline std::uint64_t code_of(const AnyState& state, const Named& move) {
    if (const auto* code = std::get_if<std::uint64_t>(&move)) { return *code; }
    return state.parse(std::get<std::string>(move));
}

[[nodiscard]] inline std::vector<int> seats_of(SeatSet seats) {
    std::vector<int> all;
    for (const Seat seat : seats) { all.push_back(seat.index()); }
    return all;
}

/// Whose eyes: the seat to act where nothing is said, and nobody's where no seat is to act.
[[nodiscard]] inline int viewer_of(const AnyState& state, std::optional<int> viewer) {
    return viewer.value_or(std::max(state.to_act(), -1) < 0 ? -1 : state.to_act());
}

[[nodiscard]] inline Row<Number> observation_of(const AnyState& state, std::optional<int> viewer) {
    return new_row<Number>(state.game()->observation_size(),
                           [&](std::span<Number> out) { state.write_observation(viewer_of(state, viewer), out); });
}

[[nodiscard]] inline Row<bool> mask_of(const AnyState& state) {
    return new_row<bool>(static_cast<std::size_t>(state.game()->action_count()),
                         [&](std::span<bool> out) { state.write_mask(out); });
}

[[nodiscard]] inline std::vector<int> legal_actions_of(const AnyState& state) {
    std::vector<int> ids;
    state.legal_ids(ids);
    return ids;
}

inline void bind_deciding(nb::class_<AnyState>& state) {
    state.def_prop_ro("to_act", &AnyState::to_act, "The seat to act; -1: chance; -4: nobody, the game is over.")
        .def_prop_ro("purpose", &AnyState::purpose, "What chance is asked for; empty where it is not.")
        .def_prop_ro("said", &AnyState::said, "The ids already chosen of the move in the making.")
        .def("legal_actions", &legal_actions_of, "The ids that may come next, rising: of the seat, or of chance.")
        .def("mask", &mask_of, "A flag for every id of seats: whether it may come next.")
        .def(
            "write_mask",
            [](const AnyState& self, const GivenRow<bool>& out) {
                self.write_mask(room_in(out, static_cast<std::size_t>(self.game()->action_count())));
            },
            nb::arg("out").noconvert(), "The same into an array that is already there.")
        .def("chance_outcomes", &AnyState::outcomes, "What chance may bring: pairs of id and probability.")
        .def("apply", &AnyState::apply, nb::arg("action"), "One id of whoever is to act.")
        .def("moves", &AnyState::codes, "The codes of the moves that can still be meant, as in the protocol.")
        .def("parse", &AnyState::parse, nb::arg("text"), "The code of a move from its text.")
        .def("text", &AnyState::text, nb::arg("code"), "A legal move in the notation of its game.")
        .def(
            "path", [](const AnyState& self, const Named& move) { return self.path(code_of(self, move)); },
            nb::arg("move"), "The ids that are still to be said to make this move, a code or a text.")
        .def(
            "play", [](AnyState& self, const Named& move) { self.play(code_of(self, move)); }, nb::arg("move"),
            "A whole move, by its code or its text.");
}

inline void bind_looking(nb::class_<AnyState>& state) {
    state
        .def("observation", &observation_of, nb::arg("viewer") = nb::none(),
             "What a seat sees, as numbers; without a viewer the seat to act, -1 for somebody who only looks on.")
        .def(
            "write_observation",
            [](const AnyState& self, const GivenRow<Number>& out, std::optional<int> viewer) {
                self.write_observation(viewer_of(self, viewer), room_in(out, self.game()->observation_size()));
            },
            nb::arg("out").noconvert(), nb::arg("viewer") = nb::none(), "The same into an array that is already there.")
        .def(
            "view",
            [](const AnyState& self, std::optional<int> viewer) {
                return values_of(self.view(viewer_of(self, viewer)));
            },
            nb::arg("viewer") = nb::none(), "What a seat sees, as plain Python values.")
        .def(
            "values", [](const AnyState& self) { return values_of(self.json()); },
            "The whole position as plain Python values; meadhall.game(..., start=...) takes them.")
        .def("json", &AnyState::json, "The same as JSON text.")
        .def_prop_ro("hash", &AnyState::hash, "The hash of the position, the same in every door.")
        .def_prop_ro(
            "is_over", [](const AnyState& self) { return self.to_act() == nobody_acts; }, "Whether the game is over.")
        .def_prop_ro(
            "scores",
            [](const AnyState& self) {
                const auto scores = self.standing().scores;
                return std::vector<int>(scores.begin(), scores.begin() + self.game()->source().seats);
            },
            "The points of every seat as the game stands.")
        .def_prop_ro(
            "winners", [](const AnyState& self) { return seats_of(self.standing().winners); },
            "The seats that have won; none while the game runs, or where it is drawn.")
        .def("returns", &AnyState::returns, "What the game was worth to each seat; zeros until it is over.")
        .def("memory", &AnyState::memory, nb::arg("seat"),
             "All that a seat has seen and done as a short text; the state must keep memories.");
}

inline void bind_state(nb::module_& module) {
    nb::class_<AnyState> state(module, "State", "A position of a game; made by Game.new_state().");
    state.def_prop_ro("game", [](const AnyState& self) { return std::const_pointer_cast<AnyGame>(self.game()); })
        .def("clone", &AnyState::clone, "A copy that goes its own way.")
        .def("__copy__", &AnyState::clone)
        .def("__deepcopy__", [](const AnyState& self, const nb::object& /*memo*/) { return self.clone(); })
        .def("__reduce__",
             [](const AnyState& self) {
                 const Snapshot all = self.snapshot();
                 const auto game = std::const_pointer_cast<AnyGame>(self.game());
                 nb::object dealer = nb::none();
                 if (all.dealer) {
                     dealer = nb::cast(std::vector<std::uint64_t>{all.dealer->begin(), all.dealer->end()});
                 }
                 return nb::make_tuple(nb::module_::import_("meadhall.play").attr("restore_state"),
                                       nb::make_tuple(game, all.state, all.said, dealer, all.memories));
             })
        .def("__repr__", [](const AnyState& self) {
            return "<meadhall.State of " + self.game()->source().id + ", to act: " + std::to_string(self.to_act()) +
                   ">";
        });
    bind_deciding(state);
    bind_looking(state);
}

}  // namespace meadhall::python
