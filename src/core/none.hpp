// The word for what a game deliberately does without. What somebody forgot is an error; what a game lacks, it says.
#pragma once

#include <concepts>
#include <type_traits>

namespace meadhall {

/// In a game: `static constexpr None scene{};` instead of the function. For what others write about a game:
/// `template <> struct Tactics<Game> : None {};`
struct None {};

/// The name that could be an ability stands for nothing, and says so.
template <class Ability>
concept Absent = std::same_as<std::remove_cvref_t<Ability>, None>;

/// Somebody has provided this companion of a game, if only to say that there is none.
template <class Companion>
concept Provided = requires { sizeof(Companion); };

}  // namespace meadhall
