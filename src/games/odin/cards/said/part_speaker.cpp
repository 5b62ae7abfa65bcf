#include "games/odin/cards/said/part_speaker.hpp"

#include <algorithm>

#include "games/odin/cards/said/measure_words.hpp"
#include "games/odin/components/areas/faces.hpp"
#include "games/odin/components/item_words.hpp"

namespace meadhall::odin {

namespace {

bool is_prefix(const Part& part) { return part.deed == Deed::skip_weapon || part.deed == Deed::skip_occupation; }
/// The second half of a pair that says nothing of its own.
bool is_silent(const Part& part) { return part.deed == Deed::run_phase && part.as<Extra>() == Extra::harvest_ends; }

bool is_price(Measure measure) { return !price_words(measure).en.empty(); }
/// 1 for each, but only once: "if you have cattle".
bool is_once_if_any(const Part& part) { return part.times != Measure::one && part.at_most == 1; }

int number_of(const Part& part) {
    if (part.is<Recalled>()) { return part.as<Recalled>().vikings; }
    if (part.is<Allowances>()) { return part.as<Allowances>().positions[0]; }
    if (part.is<Upgrading>()) { return part.as<Upgrading>().count; }
    if (part.is<Rolled>()) { return part.as<Rolled>().boats; }
    return part.is<HowMany>() ? part.as<HowMany>().count : 0;
}

bool takes_several(const Part& part) { return part.is<Allowances>() && part.as<Allowances>().positions[1] > 0; }

/// Silver alone buys; anything else is traded.
bool is_for_silver(const Part& part) {
    return part.wild == Wild::none && part.give.size() == 1 && part.give.begin()->item == Item{Resource::silver};
}

const DeedWords& words_for(const Part& part) {
    if (part.times == Measure::peas_to_double) { return double_peas; }
    if (takes_several(part)) { return take_several; }
    const bool gives_weapons = part.deed == Deed::pay && part.give.begin()->item.is<Weapon>();
    if (gives_weapons || (part.deed == Deed::exchange && part.get.empty())) { return give_up; }
    if (part.deed == Deed::exchange && is_for_silver(part)) { return deed_words[static_cast<std::size_t>(Deed::buy)]; }
    return deed_words[static_cast<std::size_t>(part.deed)];
}

Phrase phrase_of(const Bundle& bundle, Joined joined) {
    Phrase phrase{{}, joined};
    for (const Amount& amount : bundle) { phrase.parts.push_back({&noun_of(amount.item), amount.count}); }
    return phrase;
}
Phrase names_of(const Bundle& bundle) {
    Phrase phrase{{}, Joined::with_or};
    for (const Amount& amount : bundle) { phrase.parts.push_back({&noun_of(amount.item)}); }
    return phrase;
}

/// What must be there for a part that is used once if there is any.
const Noun& condition_of(const Part& part) {
    if (part.times == Measure::herd) { return noun::cattle; }
    return part.times == Measure::flock ? noun::sheep : noun_of(part.get.begin()->item);
}

}  // namespace

std::string PartSpeaker::said(const Parts& parts, Mood mood) const {
    const auto fills = [](const Part& part) { return part.times == Measure::short_of_two; };
    if (std::ranges::all_of(parts, fills)) { return in(mood == Mood::wish ? fill_weapons.wish : fill_weapons.order); }
    std::vector<std::string> all;
    const Part* before = nullptr;
    for (const Part& part : parts) {
        const Mood told = mood == Mood::note && parts.size() > 1 ? Mood::order : mood;
        if (!is_prefix(part) && !is_silent(part)) { all.push_back(said(part, before, told)); }
        before = &part;
    }
    return listed(all, language_);
}

bool PartSpeaker::is_mere_gain(const Parts& parts) {
    const Part& last = *(parts.end() - 1);
    const bool is_alone = parts.size() == 1 || (parts.size() == 2 && is_prefix(*parts.begin()));
    return is_alone && last.deed == Deed::gain && last.times == Measure::one && last.need.count == 0;
}

std::string PartSpeaker::gained(const Part& first, const std::string& got, Mood mood) const {
    const DeedWords& words = deed_words[static_cast<std::size_t>(Deed::gain)];
    const std::string instead = is_prefix(first) ? in(deed_words[static_cast<std::size_t>(first.deed)].order) : "";
    return in(mood == Mood::wish ? words.wish : words.order, {{"get", got}, {"each", instead}});
}

std::string PartSpeaker::said(const Part& part, const Part* before, Mood mood) const {
    const DeedWords& words = words_for(part);
    std::string text = mood == Mood::note ? note(part) : "";
    if (text.empty()) { text = in(mood == Mood::wish ? words.wish : words.order, gaps(part, before)); }
    const std::vector<std::string> details = extras(part);
    if (details.empty()) { return text; }
    std::string bracket;
    for (const std::string& detail : details) { bracket += (bracket.empty() ? " (" : ", ") + detail; }
    return text + bracket + ")";
}

/// What a menu says in fewer words: "1 silver → 1 oil", "whaling with up to 3 boats".
std::string PartSpeaker::note(const Part& part) const {
    if (part.deed == Deed::exchange && !part.get.empty()) { return given(part) + " → " + said(part.get); }
    if (part.deed != Deed::roll) { return {}; }
    const std::string name = in_passing(row_of(part.as<Rolled>().action).name.in(language_), language_);
    const std::int8_t boats = part.as<Rolled>().boats;
    return boats == 0 ? name : in(phrase::whaling_trip, {{"dice", name}, {"number", int{boats}}});
}

Gaps PartSpeaker::gaps(const Part& part, const Part* before) const {
    Gaps gaps{{"number", number_of(part)}, {"each", each(part, before)}, {"what", what(part)}, {"from", from(part)}};
    if (part.deed == Deed::seize) {
        gaps.emplace_back("give", noun_of(part.give.begin()->item));
        gaps.emplace_back("get", phrase_of(part.get, Joined::with_and));
    } else if (part.deed == Deed::make_pregnant) {
        gaps.emplace_back("get", noun_of(part.get.begin()->item));
    } else {
        gaps.emplace_back("give", given(part));
        gaps.emplace_back("get", said(part.get));
    }
    if (part.deed == Deed::roll) {
        gaps.emplace_back("dice", std::string{row_of(part.as<Rolled>().action).name.in(language_)});
    }
    return gaps;
}

/// "2 flax + 1 silver", or a price in words.
std::string PartSpeaker::given(const Part& part) const {
    if (is_price(part.times)) { return in(price_words(part.times)); }
    const std::string wild = in(wild_words[static_cast<std::size_t>(part.wild)]);
    const std::string rest = said(part.give);
    return wild.empty() || rest.empty() ? wild + rest : wild + " + " + rest;
}

std::string PartSpeaker::said(const Bundle& bundle) const {
    return in({"{things}", "{things}", "{things}"}, {{"things", phrase_of(bundle, Joined::with_plus)}});
}

/// " for each knarr"; " instead" of what would have been drawn.
std::string PartSpeaker::each(const Part& part, const Part* before) const {
    if (before != nullptr && is_prefix(*before)) {
        return in(deed_words[static_cast<std::size_t>(before->deed)].order);
    }
    const Words& one = measure_words[static_cast<std::size_t>(part.times)].each;
    if (part.times == Measure::one || is_once_if_any(part) || one.en.empty()) { return {}; }
    return in(phrase::for_each, {{"things", in(one)}});
}

std::string PartSpeaker::what(const Part& part) const {
    if (part.deed == Deed::upgrade) { return upgraded(part); }
    if (part.deed == Deed::visit) { return in(visit_words[static_cast<std::size_t>(part.as<Visit>())]); }
    if (part.deed == Deed::run_phase) { return in(extra_words[static_cast<std::size_t>(part.as<Extra>())]); }
    if (part.deed == Deed::explore) { return lands(part.as<Voyage>()); }
    return part.deed == Deed::take ? positions(part.as<Allowances>()) : "";
}

/// "3 + 2"
std::string PartSpeaker::positions(const Allowances& allowances) {
    std::string numbers;
    for (const std::int8_t number : allowances.positions) {
        if (number > 0) { numbers += (numbers.empty() ? "" : " + ") + std::to_string(number); }
    }
    return numbers;
}

std::string PartSpeaker::upgraded(const Part& part) const {
    const Upgrading& rise = part.as<Upgrading>();
    if (rise.picks == Picks::listed) {
        return in({"{things:a}", "{things:a accusative}", "{things:a}"}, {{"things", names_of(part.get)}});
    }
    if (rise.picks == Picks::orange) { return in(phrase::orange_good); }
    return in(rise.picks == Picks::one_kind ? phrase::one_kind : phrase::goods, {{"number", rise.count}});
}

std::string PartSpeaker::lands(Voyage voyage) const {
    if (voyage == Voyage::anywhere) { return in(phrase::any_land); }
    std::vector<std::string> all;
    for (const BoardRow& row : boards) {
        if (voyage_to(row.front) == voyage) { all.push_back(in(row_of(row.front).land)); }
    }
    for (const BoardRow& row : boards) {
        if (voyage_to(row.back) == voyage) { all.push_back(in(row_of(row.back).land)); }
    }
    return listed(all, language_, Joined::with_or);
}

std::string PartSpeaker::from(const Part& part) const {
    if (part.is<OfAnother>()) { return in(phrase::of_another); }
    return part.is<Recalled>() ? in(recall_words[static_cast<std::size_t>(part.as<Recalled>().from)]) : "";
}

std::vector<std::string> PartSpeaker::extras(const Part& part) const {
    std::vector<std::string> all;
    if (part.deed == Deed::upgrade) { add_upgrade(part, all); }
    if (part.deed == Deed::take && !part.get.empty()) {
        all.push_back(in(phrase::only, {{"things", names_of(part.get)}}));
    }
    const bool is_known =
        part.deed == Deed::emigrate || part.deed == Deed::explore || number_of(part) * (part.deed == Deed::roll) > 0;
    if (part.need.count > 0 && !is_known) { all.push_back(ships(part.need)); }
    if (is_once_if_any(part)) {
        all.push_back(in(phrase::if_you_have, {{"things", condition_of(part)}}));
    } else if (part.at_most != Part::no_limit) {
        all.push_back(in(phrase::so_often, {{"number", part.at_most}}));
    }
    return all;
}

void PartSpeaker::add_upgrade(const Part& part, std::vector<std::string>& all) const {
    const Upgrading& rise = part.as<Upgrading>();
    if (rise.steps > 1) {
        all.push_back(in(rise.count == 1 ? phrase::steps : phrase::steps_each, {{"number", rise.steps}}));
    }
    if (rise.path == Path::up_right) { all.push_back(in(phrase::next_shape)); }
    if (rise.path == Path::up_left) { all.push_back(in(phrase::last_shape)); }
}

std::string PartSpeaker::ships(const Need& need) const {
    Phrase kinds{{}, Joined::with_or};
    for (const ShipRow& row : odin::ships) {
        if (!need.ships.contains(row.ship)) { continue; }
        kinds.parts.push_back({&row.name, need.count == 1 ? std::nullopt : std::optional<int>{need.count}});
    }
    return in(phrase::with_ships, {{"things", kinds}});
}

}  // namespace meadhall::odin
