#include "server/tables/entry.hpp"

#include "match/json/read.hpp"
#include "match/json/write.hpp"

namespace meadhall::server {

std::string text_of(const Entry& entry) { return json_of(no_game, entry); }

std::optional<Entry> entry_of(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) { return std::nullopt; }
    Entry entry;
    JsonReader<NoGame> reader{no_game, "entry"};
    return reader.read(*json, entry) ? std::optional{std::move(entry)} : std::nullopt;
}

}  // namespace meadhall::server
