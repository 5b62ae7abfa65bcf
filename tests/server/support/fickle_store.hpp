// A store that fails when a test says so.
#pragma once

#include <utility>

#include "server/store/memory_store.hpp"

namespace meadhall::server::testing {

/// A disk that can fail: before it has written, or after, and then nobody knows which. Or somebody else was faster.
class FickleStore : public MemoryStore {
  public:
    enum class Mood { sound, fails_before, fails_after, overtaken };

    [[nodiscard]] Kept write(const Changes& changes) override {
        const Mood mood = std::exchange(next, Mood::sound);
        if (mood == Mood::fails_before) { return Kept::failed; }
        if (mood == Mood::overtaken) { return Kept::overtaken; }
        const Kept kept = MemoryStore::write(changes);
        return mood == Mood::fails_after ? Kept::failed : kept;
    }

    Mood next = Mood::sound;
};

}  // namespace meadhall::server::testing
