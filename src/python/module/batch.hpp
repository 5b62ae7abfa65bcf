// Private to python/module: the class Batch.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>

#include <nanobind/nanobind.h>

#include "python/game.hpp"
#include "python/module/arrays.hpp"
#include "python/module/game.hpp"

namespace meadhall::python {

template <class T>
using ReadOnlyTable = nb::ndarray<nb::numpy, const T, nb::ndim<2>>;
template <class T>
using ReadOnlyRow = nb::ndarray<nb::numpy, const T, nb::ndim<1>>;

[[nodiscard]] inline std::unique_ptr<AnyBatch> new_batch(const AnyGame& game, std::size_t games, int threads,
                                                         std::uint64_t seed, bool observes) {
    constexpr std::size_t most_games = 1U << 20U;
    constexpr int most_threads = 256;
    if (games < 1 || games > most_games) { throw std::invalid_argument{"a batch has 1 to 1048576 games"}; }
    if (threads < 1 || threads > most_threads) { throw std::invalid_argument{"a batch has 1 to 256 threads"}; }
    const nb::gil_scoped_release free;
    return game.batch({games, threads, seed, observes});
}

/// Arrays that look into the batch and keep it alive. Python may read them; only a step changes them.
inline void bind_arrays(nb::class_<AnyBatch>& batch) {
    const auto seats = [](const AnyBatch& self) { return static_cast<std::size_t>(self.game()->source().seats); };
    constexpr auto inside = nb::rv_policy::reference_internal;
    batch
        .def_prop_ro(
            "observations",
            [](const AnyBatch& self) {
                return ReadOnlyTable<Number>{self.observations(), {self.size(), self.game()->observation_size()}};
            },
            inside, "What the seat to act sees, one row for each game.")
        .def_prop_ro(
            "masks",
            [](const AnyBatch& self) {
                return ReadOnlyTable<bool>{self.masks(),
                                           {self.size(), static_cast<std::size_t>(self.game()->action_count())}};
            },
            inside, "Which ids may come next, one row for each game.")
        .def_prop_ro(
            "to_act", [](const AnyBatch& self) { return ReadOnlyRow<std::int8_t>{self.to_act(), {self.size()}}; },
            inside, "The seat to act in each game.")
        .def_prop_ro(
            "rewards",
            [seats](const AnyBatch& self) { return ReadOnlyTable<float>{self.rewards(), {self.size(), seats(self)}}; },
            inside, "What a game that the last step ended was worth to each seat; else zeros.")
        .def_prop_ro(
            "scores",
            [seats](const AnyBatch& self) {
                return ReadOnlyTable<std::int16_t>{self.scores(), {self.size(), seats(self)}};
            },
            inside, "The points at the end of the last finished game of each row.")
        .def_prop_ro(
            "dones", [](const AnyBatch& self) { return ReadOnlyRow<bool>{self.dones(), {self.size()}}; }, inside,
            "Whether the last step ended the game; the row shows the next one already.");
}

inline void bind_batch(nb::module_& module) {
    module.def("make_batch", &new_batch, nb::arg("game"), nb::arg("games"), nb::arg("threads") = 1, nb::arg("seed") = 0,
               nb::arg("observes") = true, "Many games of one kind, stepped together.");
    nb::class_<AnyBatch> batch(module, "Batch", "Many games at once; made by meadhall.batch().");
    batch.def("__len__", &AnyBatch::size)
        .def_prop_ro("game", [](const AnyBatch& self) { return std::const_pointer_cast<AnyGame>(self.game()); })
        .def("reset", &AnyBatch::reset, nb::arg("seed"), nb::call_guard<nb::gil_scoped_release>(),
             "All games from the beginning, dealt from this seed.")
        .def(
            "step",
            [](AnyBatch& self, const GivenRow<const std::int32_t>& actions) {
                const std::span<const std::int32_t> ids{actions.data(), actions.shape(0)};
                const nb::gil_scoped_release free;
                self.step(ids);
            },
            nb::arg("actions").noconvert(), "One id for each game, as int32; refused as a whole if one is not legal.")
        .def(
            "draw",
            [](AnyBatch& self, const GivenRow<std::int32_t>& out) {
                const std::span<std::int32_t> ids{out.data(), out.shape(0)};
                const nb::gil_scoped_release free;
                self.draw(ids);
            },
            nb::arg("out").noconvert(), "Fills an int32 array with one legal id for each game, all equally likely.");
    bind_arrays(batch);
}

}  // namespace meadhall::python
