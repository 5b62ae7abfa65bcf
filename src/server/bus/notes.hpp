// What is called out on the bus, as text and back. The words are for machines of one owner, of one version.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace subjects {

inline constexpr std::string_view changed = "meadhall.changed";  // tables that were written
inline constexpr std::string_view here = "meadhall.here";        // guests who are with somebody
inline constexpr std::string_view parted = "meadhall.parted";    // guests who have logged out
inline constexpr std::string_view think = "meadhall.think";      // tasks for workers: one of them takes each
inline constexpr std::string_view desks = "meadhall.desks";      // who has thought for which table

}  // namespace subjects

/// What a worker says to a task.
struct Finding {
    std::string table;
    std::int64_t steps = 0;
    std::string move;  // empty: none was found, or nobody had time for it

    static constexpr auto fields() {
        return described(field("table", &Finding::table), field("steps", &Finding::steps),
                         field("move", &Finding::move));
    }
};

/// A worker has the bots of this table, and hears further tasks for them at this subject.
struct Desk {
    std::string table;
    std::string subject;

    static constexpr auto fields() { return described(field("table", &Desk::table), field("subject", &Desk::subject)); }
};

[[nodiscard]] std::string text_of(const std::vector<News>& news);
[[nodiscard]] std::string text_of(const std::vector<std::string>& guests);
[[nodiscard]] std::string text_of(const std::vector<Parting>& partings);
/// Without who plays, and what was said: a bot needs no more than the game.
[[nodiscard]] std::string text_of(const Task& task);
[[nodiscard]] std::string text_of(const Finding& finding);
[[nodiscard]] std::string text_of(const Desk& desk);

// Nothing if it is not one.
[[nodiscard]] std::optional<std::vector<News>> news_of(std::string_view text);
[[nodiscard]] std::optional<std::vector<std::string>> guests_of(std::string_view text);
[[nodiscard]] std::optional<std::vector<Parting>> partings_of(std::string_view text);
[[nodiscard]] std::optional<Task> task_of(std::string_view text);
[[nodiscard]] std::optional<Finding> finding_of(std::string_view text);
[[nodiscard]] std::optional<Desk> desk_of(std::string_view text);

}  // namespace meadhall::server
