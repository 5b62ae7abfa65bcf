// What the owner of the server may see and do besides.
#include <utility>

#include "match/reasons.hpp"
#include "match/refusing.hpp"
#include "server/reasons.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

std::optional<std::string> text_or_nothing(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

}  // namespace

void Steward::belong_to(Ownership ownership) {
    key_ = ownership.key.empty() ? std::string{} : digest_of(ownership.key);
    bounds_ = std::move(ownership.bounds);
}

Answered<answers::Overview> Steward::overview(const meadhall::params::Nothing& /*params*/) {
    answers::Overview overview{.now = now_,
                               .since = since_,
                               .healthy = is_sound_,
                               .figures = {},
                               .limits = bounds_,
                               .visits = {},
                               .tables = infos({.closed_too = true})};
    const Figures figures = this->figures();
    for (const Figure& figure : all_figures) {
        overview.figures.push_back({std::string{figure.name}, static_cast<std::int64_t>(figures.*figure.value)});
    }
    for (const auto& [id, visit] : visits_) {
        overview.visits.push_back(
            {text_or_nothing(visit.guest), text_or_nothing(visit.called), static_cast<int>(visit.tables.size())});
    }
    return overview;
}

Answered<answers::Done> Steward::close_table(const meadhall::params::OfTable& params) {
    learn(params.table);
    const auto sitting = find(params.table);
    if (!sitting) { return std::unexpected{sitting.error()}; }
    if ((*sitting)->phase() == Phase::over) { return error(meadhall::reasons::over); }
    put_down(**sitting, entries::Closed{});
    return answers::Done{(*sitting)->length()};
}

Answered<answers::Dismissed> Steward::dismiss_guest(const params::OfGuest& params) {
    if (!store_.guest(params.guest)) { return error(reasons::no_guest); }
    return answers::Dismissed{send_away(params.guest)};
}

}  // namespace meadhall::server
