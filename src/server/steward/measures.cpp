#include "server/steward/measures.hpp"

#include <algorithm>

namespace meadhall::server {

namespace {

constexpr double quarter_of_an_hour = 900;    // seconds
constexpr double attempts_of_an_address = 5;  // times as many as for one name
constexpr double chats_a_second = 0.5;

Measure messages(const Limits& limits) {
    return {.a_second = static_cast<double>(limits.messages_a_second),
            .most = static_cast<double>(limits.messages_at_once)};
}
Measure logins(const Limits& limits, double times) {
    return {.a_second = times * limits.logins / quarter_of_an_hour, .most = times * limits.logins};
}

}  // namespace

/// A clock that is put back takes nothing away.
double Bucket::level(Instant now, const Measure& measure) const {
    if (!begun_) { return measure.most; }
    const double seconds = static_cast<double>(std::max<Instant>(now - since_, 0)) / 1000.0;
    return std::min(measure.most, level_ + seconds * measure.a_second);
}

bool Bucket::take(Instant now, const Measure& measure) {
    level_ = level(now, measure);
    since_ = now;
    begun_ = true;
    if (level_ < 1) { return false; }
    level_ -= 1;
    return true;
}

bool Bucket::is_full(Instant now, const Measure& measure) const { return level(now, measure) >= measure.most; }

bool Buckets::take(const std::string& whose, Instant now) {
    if (buckets_.size() >= room_) {
        std::erase_if(buckets_, [&](const auto& each) { return each.second.is_full(now, measure_); });
        room_ = std::max(least_room, 2 * buckets_.size());
    }
    Bucket& bucket = buckets_[whose];
    before_.try_emplace(whose, bucket);
    return bucket.take(now, measure_);
}

void Buckets::give_back() {
    for (const auto& [whose, bucket] : before_) { buckets_[whose] = bucket; }
    before_.clear();
}

Measures::Measures(const Limits& limits)
    : messages_{messages(limits)},
      inquiries_{messages(limits)},
      chats_{{.a_second = chats_a_second, .most = static_cast<double>(limits.chats_at_once)}},
      logins_by_name_{logins(limits, 1)},
      logins_by_address_{logins(limits, attempts_of_an_address)} {}

bool Measures::take_login(const std::string& name, const std::string& address, Instant now) {
    const bool is_name_fine = name.empty() || logins_by_name_.take(name, now);
    const bool is_address_fine = logins_by_address_.take(address, now);
    return is_name_fine && is_address_fine;
}

void Measures::settle() {
    for (Buckets* buckets : all()) { buckets->settle(); }
}

void Measures::give_back() {
    for (Buckets* buckets : all()) { buckets->give_back(); }
}

}  // namespace meadhall::server
