// A bus in bad weather: it loses messages, repeats them and delivers them in any order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "server/bus/bus.hpp"

namespace meadhall::server::testing {

struct BusWeather {
    int lost_per_mille = 200;
    int repeated_per_mille = 200;
};

/// What carries the messages. Nothing arrives by itself: somebody calls `deliver`.
class Ether {
  public:
    Ether(std::uint64_t seed, BusWeather weather) : rng_{seed}, weather_{weather} {}

    struct Ear {
        std::size_t owner;
        std::string subject;  // may end in ".*"
        bool takes;
        Bus::Ear hears;
    };
    void add(Ear ear) { ears_.push_back(std::move(ear)); }
    /// Whoever is gone hears nothing any more.
    void remove(std::size_t owner) {
        std::erase_if(ears_, [&](const Ear& ear) { return ear.owner == owner; });
    }
    void call_out(const Message& message) {
        std::vector<std::size_t> takers;
        bool is_heard = false;
        for (const Ear& ear : ears_) {
            if (!matches(ear.subject, message.subject)) { continue; }
            is_heard = true;
            if (ear.takes) {
                takers.push_back(ear.owner);
            } else {
                under_way_.emplace_back(ear.owner, message);
            }
        }
        if (!takers.empty()) { under_way_.emplace_back(takers[below(takers.size())], message); }
        if (!is_heard && !message.reply_to.empty()) { call_out({message.reply_to, ""}); }
    }
    /// One of the messages that are under way arrives, or is lost, or arrives and stays under way.
    void deliver() {
        if (under_way_.empty()) { return; }
        const auto which = under_way_.begin() + static_cast<std::ptrdiff_t>(below(under_way_.size()));
        const auto [owner, message] = *which;
        if (!happens(weather_.repeated_per_mille)) { under_way_.erase(which); }
        if (happens(weather_.lost_per_mille)) {
            ++lost;
            return;
        }
        const auto ear = std::ranges::find_if(ears_, [&, &to = owner, &what = message](const Ear& each) {
            return each.owner == to && matches(each.subject, what.subject);
        });
        if (ear == ears_.end()) { return; }
        ++delivered;
        ear->hears(message);
    }

    /// A number that was never given before.
    std::uint64_t fresh() { return ++given_; }

    std::uint64_t lost = 0;
    std::uint64_t delivered = 0;

  private:
    static bool matches(const std::string& pattern, const std::string& subject) {
        return pattern.ends_with(".*") ? subject.starts_with(pattern.substr(0, pattern.size() - 1))
                                       : pattern == subject;
    }
    std::size_t below(std::size_t count) { return rng_.below(static_cast<std::uint32_t>(count)); }
    bool happens(int per_mille) { return rng_.below(1000) < static_cast<std::uint32_t>(per_mille); }

    Rng rng_;
    BusWeather weather_;
    std::vector<Ear> ears_;
    std::uint64_t given_ = 0;
    std::vector<std::pair<std::size_t, Message>> under_way_;
};

/// What one server or worker has of it.
class StormyBus : public Bus {
  public:
    StormyBus(Ether& ether, std::size_t owner) : ether_{ether}, owner_{owner} {}
    ~StormyBus() override { ether_.remove(owner_); }

    bool publish(const Message& message) override {
        ether_.call_out(message);
        return true;
    }
    void subscribe(const std::string& subject, Ear ear) override {
        ether_.add({owner_, subject, false, std::move(ear)});
    }
    void take(const std::string& subject, Ear ear) override { ether_.add({owner_, subject, true, std::move(ear)}); }
    [[nodiscard]] std::string own_subject() override { return "own." + std::to_string(ether_.fresh()); }
    [[nodiscard]] BusFigures figures() const override { return {}; }
    void close() override { ether_.remove(owner_); }

  private:
    Ether& ether_;
    std::size_t owner_;
};

}  // namespace meadhall::server::testing
