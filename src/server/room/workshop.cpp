#include "server/room/workshop.hpp"

#include <optional>
#include <utility>

#include "server/bus/notes.hpp"

namespace meadhall::server {

namespace {

/// Tasks that may wait for each thread, though others have none: a table stays with its thread. Whoever brings more
/// thinks at home.
constexpr std::size_t tasks_per_thinker = 2;

}  // namespace

Workshop::Workshop(Catalogue games, Bus& bus, int thinkers, std::uint32_t thinking_ms)
    : bus_{bus},
      own_{bus.own_subject()},
      thinkers_{games, thinkers, thinking_ms,
                [this](const Task& task, const std::string& move) { answer(task, move); }} {
    const auto ear = [this](const Message& message) { hear(message); };
    bus_.take(std::string{subjects::think}, ear);
    if (!own_.empty()) { bus_.subscribe(own_, ear); }
}

Workshop::~Workshop() { bus_.close(); }

/// Nobody waits for an answer where an empty message says that a finding was heard by nobody.
void Workshop::hear(const Message& message) {
    if (message.reply_to.empty()) { return; }
    std::optional<Task> task = task_of(message.text);
    if (!task) {
        bus_.publish({message.reply_to, ""});
        return;
    }
    task->reply_to = message.reply_to;
    if (!thinkers_.offer(*task, tasks_per_thinker)) { answer(*task, ""); }
}

void Workshop::answer(const Task& task, const std::string& move) {
    const auto steps = static_cast<std::int64_t>(task.steps.size());
    bus_.publish({task.reply_to, text_of(Finding{.table = task.table, .steps = steps, .move = move}), own_});
}

}  // namespace meadhall::server
