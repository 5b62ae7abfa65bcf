// The end of a program that would otherwise write where it must not. Below match there are no exceptions, and a
// position that no longer fits into its containers cannot be played on: better no game than another game.
#pragma once

#include <cstdlib>

namespace meadhall {

/// Who hears the reason before the end; a door that can speak sets this.
inline void (*last_words)(const char* why) = nullptr;

/// Ends the program, in every build. Cold and never inlined, so that a check costs a comparison.
[[noreturn, gnu::cold, gnu::noinline]] inline void stop(const char* why) noexcept {
    if (last_words != nullptr) { last_words(why); }
    std::abort();
}

}  // namespace meadhall
