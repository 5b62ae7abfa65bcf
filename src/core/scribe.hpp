// Writes down what happens, if anybody wants to read it.
#pragma once

#include "core/rules.hpp"

namespace meadhall {

/// Carried along by a move; where nobody reads, noting costs nothing.
template <class G>
class Scribe {
  public:
    constexpr explicit Scribe(EventList<G>* events) : events_{events} {}
    constexpr void note(const typename G::Event& event) const {
        if (events_ != nullptr) { events_->push_back(event); }
    }

  private:
    EventList<G>* events_;
};

}  // namespace meadhall
