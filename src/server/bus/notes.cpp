#include "server/bus/notes.hpp"

#include <utility>

#include "match/json/read.hpp"
#include "match/json/write.hpp"

namespace meadhall::server {

namespace {

struct NewsNote {
    std::vector<News> tables;
    static constexpr auto fields() { return described(field("tables", &NewsNote::tables)); }
};
struct HereNote {
    std::vector<std::string> guests;
    static constexpr auto fields() { return described(field("guests", &HereNote::guests)); }
};
struct PartedNote {
    std::vector<Parting> partings;
    static constexpr auto fields() { return described(field("partings", &PartedNote::partings)); }
};
struct TaskNote {
    std::string table;
    Seat seat{};
    std::string bot;
    entries::Created setup;
    std::vector<Entry> steps;

    static constexpr auto fields() {
        return described(field("table", &TaskNote::table), field("seat", &TaskNote::seat), field("bot", &TaskNote::bot),
                         field("setup", &TaskNote::setup), field("steps", &TaskNote::steps));
    }
};

template <class T>
std::optional<T> note_of(std::string_view text) {
    const auto json = parse_json(text);
    T note;
    JsonReader<NoGame> reader{no_game, "note"};
    return json && reader.read(*json, note) ? std::optional{std::move(note)} : std::nullopt;
}

/// What was done, and by which seat: neither the key of whoever did it, nor a hash.
Entry bare(const Step& step) {
    if (const auto* moved = std::get_if<entries::Moved>(&step)) {
        return {.kind = entries::Moved{.seat = moved->seat, .move = moved->move, .hash = {}, .key = {}}};
    }
    return {.kind = std::get<entries::TookBack>(step)};
}

std::optional<Step> step_of(const Entry& entry) {
    if (const auto* moved = std::get_if<entries::Moved>(&entry.kind)) { return *moved; }
    if (const auto* back = std::get_if<entries::TookBack>(&entry.kind)) { return *back; }
    return std::nullopt;
}

}  // namespace

std::string text_of(const std::vector<News>& news) { return message_json(NewsNote{news}); }
std::string text_of(const std::vector<std::string>& guests) { return message_json(HereNote{guests}); }
std::string text_of(const std::vector<Parting>& partings) { return message_json(PartedNote{partings}); }
std::string text_of(const Finding& finding) { return message_json(finding); }
std::string text_of(const Desk& desk) { return message_json(desk); }

std::string text_of(const Task& task) {
    TaskNote note{.table = task.table, .seat = task.seat, .bot = task.bot, .setup = task.setup, .steps = {}};
    note.setup.title.clear();
    note.setup.host.clear();
    note.setup.invited.clear();
    for (const Step& step : task.steps) { note.steps.push_back(bare(step)); }
    return json_of(no_game, note);
}

std::optional<std::vector<News>> news_of(std::string_view text) {
    auto note = note_of<NewsNote>(text);
    return note ? std::optional{std::move(note->tables)} : std::nullopt;
}

std::optional<std::vector<std::string>> guests_of(std::string_view text) {
    auto note = note_of<HereNote>(text);
    return note ? std::optional{std::move(note->guests)} : std::nullopt;
}

std::optional<std::vector<Parting>> partings_of(std::string_view text) {
    auto note = note_of<PartedNote>(text);
    return note ? std::optional{std::move(note->partings)} : std::nullopt;
}

std::optional<Finding> finding_of(std::string_view text) { return note_of<Finding>(text); }
std::optional<Desk> desk_of(std::string_view text) { return note_of<Desk>(text); }

std::optional<Task> task_of(std::string_view text) {
    auto note = note_of<TaskNote>(text);
    if (!note) { return std::nullopt; }
    Task task{
        .table = note->table, .seat = note->seat, .bot = note->bot, .setup = note->setup, .players = {}, .steps = {}};
    for (const Entry& entry : note->steps) {
        std::optional<Step> step = step_of(entry);
        if (!step) { return std::nullopt; }
        task.steps.push_back(std::move(*step));
    }
    return task;
}

}  // namespace meadhall::server
