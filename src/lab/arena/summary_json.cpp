#include <nlohmann/json.hpp>

#include "lab/arena/summary.hpp"

namespace meadhall::lab {

namespace {

using Json = nlohmann::ordered_json;

/// An infinite number becomes null when it is written.
Json json_of(const Estimate& estimate) {
    return {{"value", estimate.value}, {"low", estimate.interval.low}, {"high", estimate.interval.high}};
}

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::elo0: return "elo0";
        case Verdict::elo1: return "elo1";
        case Verdict::open: break;
    }
    return "open";
}

Json time_json(const BotSummary& bot) {
    const auto decisions = static_cast<double>(bot.thinking.decisions);
    const auto games = static_cast<double>(bot.games);
    return {{"decisions", bot.thinking.decisions},
            {"seconds", bot.thinking.seconds},
            {"seconds_per_decision", decisions > 0 ? bot.thinking.seconds / decisions : 0},
            {"seconds_per_game", games > 0 ? bot.thinking.seconds / games : 0},
            {"longest", bot.thinking.longest}};
}

Json bot_json(const ArenaPlan& plan, const BotSummary& bot, bool is_solo) {
    Json json{{"bot", plan.bots[bot.bot].label}, {"games", bot.games}};
    json[is_solo ? "score" : "elo"] = json_of(bot.worth);
    if (bot.lead) { json["lead"] = json_of(*bot.lead); }
    if (is_solo) {
        json["deviation"] = bot.spread;
        json["least"] = bot.least;
        json["most"] = bot.most;
    }
    json["time"] = time_json(bot);
    return json;
}

Json meeting_json(const ArenaPlan& plan, const MeetingSummary& meeting) {
    Json json{
        {"first", plan.bots[meeting.first].label},
        {"second", plan.bots[meeting.second].label},
        {"blocks", meeting.blocks},
        {"games", meeting.games},
        {"won", meeting.won},
        {"shared", meeting.shared},
        {"lost", meeting.games - meeting.won - meeting.shared},
        {"share", json_of(meeting.share)},
        {"fair", meeting.fair},
        {"elo", json_of(meeting.elo)},
    };
    if (meeting.first_alone) { json["first_alone"] = json_of(*meeting.first_alone); }
    if (meeting.second_alone) { json["second_alone"] = json_of(*meeting.second_alone); }
    if (plan.side_count() > 2) { json["fair_alone"] = 1.0 / plan.side_count(); }
    json["points"] = {meeting.first_points, meeting.second_points};
    json["plies"] = meeting.plies;
    if (meeting.test) {
        json["sprt"] = {{"elo0", plan.sprt->elo0},
                        {"elo1", plan.sprt->elo1},
                        {"llr", meeting.test->llr},
                        {"accepted", name_of(meeting.test->verdict)}};
    }
    return json;
}

}  // namespace

std::string summary_json(const ArenaPlan& plan, const ArenaSummary& summary) {
    Json json{{"games", summary.games}, {"plies", summary.plies}, {"bots", Json::array()}};
    for (const BotSummary& bot : summary.bots) { json["bots"].push_back(bot_json(plan, bot, summary.is_solo)); }
    if (!summary.is_solo) { json["meetings"] = Json::array(); }
    for (const MeetingSummary& meeting : summary.meetings) { json["meetings"].push_back(meeting_json(plan, meeting)); }
    if (summary.is_solo) { json["differences"] = Json::array(); }
    for (const DifferenceSummary& difference : summary.differences) {
        json["differences"].push_back({{"first", plan.bots[difference.first].label},
                                       {"second", plan.bots[difference.second].label},
                                       {"points", json_of(difference.points)}});
    }
    return json.dump();
}

}  // namespace meadhall::lab
