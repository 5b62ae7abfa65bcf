// How much everybody may do in a while: a bucket each, which fills by and by, and every act takes something out.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>

#include "server/steward/limits.hpp"
#include "server/tables/entry.hpp"

namespace meadhall::server {

struct Measure {
    double a_second = 0;
    double most = 0;  // that a bucket holds; whoever is new has so much
};

class Bucket {
  public:
    /// True if there was something left.
    bool take(Instant now, const Measure& measure);
    /// It has filled up again: nothing is lost by forgetting it.
    [[nodiscard]] bool is_full(Instant now, const Measure& measure) const;

  private:
    [[nodiscard]] double level(Instant now, const Measure& measure) const;

    double level_ = 0;
    Instant since_ = 0;
    bool begun_ = false;
};

/// Those of many. Names are free and addresses nearly so: whoever's bucket has filled up is forgotten.
class Buckets {
  public:
    explicit Buckets(Measure measure) : measure_{measure} {}
    bool take(const std::string& whose, Instant now);
    /// What was taken before stays taken.
    void settle() { before_.clear(); }
    /// Nothing was taken since that was said.
    void give_back();
    [[nodiscard]] std::size_t remembered() const { return buckets_.size(); }

  private:
    static constexpr std::size_t least_room = 1024;

    Measure measure_;
    std::map<std::string, Bucket> buckets_;
    std::map<std::string, Bucket> before_;  // those of `buckets_` that something was taken out of, as they were
    std::size_t room_ = least_room;         // for so many, before those that are full are looked for
};

/// What is left to whom. Each of these is false where it is too much.
class Measures {
  public:
    explicit Measures(const Limits& limits);

    bool take_message(Bucket& of_visit, Instant now) const { return of_visit.take(now, messages_); }
    bool take_inquiry(const std::string& address, Instant now) { return inquiries_.take(address, now); }
    bool take_chat(const std::string& guest, Instant now) { return chats_.take(guest, now); }
    /// Of the name, if there is one, and of the address.
    bool take_login(const std::string& name, const std::string& address, Instant now);

    /// What was taken before stays taken; what is taken from now on can be given back, except to a visit.
    void settle();
    void give_back();

  private:
    [[nodiscard]] std::array<Buckets*, 4> all() {
        return {&inquiries_, &chats_, &logins_by_name_, &logins_by_address_};
    }

    Measure messages_;
    Buckets inquiries_;
    Buckets chats_;
    Buckets logins_by_name_;
    Buckets logins_by_address_;
};

}  // namespace meadhall::server
