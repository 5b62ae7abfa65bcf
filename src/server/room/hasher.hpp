// Passwords, hashed on a thread of their own: each takes a good part of a second, on purpose (docs/adr/0024).
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "server/steward/steward.hpp"

namespace meadhall::server {

/// Argon2id with a salt of its own, as libsodium writes it: "$argon2id$v=19$…".
[[nodiscard]] std::string password_hash(const std::string& password);
[[nodiscard]] bool is_password_of(const std::string& hash, const std::string& password);
/// What is to be done with a password, done. Where nobody has the name, it takes as long as for somebody.
[[nodiscard]] heard::Hashed hashed(const Hashing& hashing);

class Hasher {
  public:
    using Found = std::function<void(heard::Hashed)>;  // called from the thread

    explicit Hasher(Found found);
    Hasher(const Hasher&) = delete;
    Hasher& operator=(const Hasher&) = delete;
    /// Waits for the password that is being hashed; the others are forgotten.
    ~Hasher();

    /// Where too many wait already, it comes back undone.
    void give(Hashing hashing);

  private:
    void work();

    static constexpr std::size_t most = 64;  // that may wait
    Found found_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Hashing> waiting_;
    bool ends_ = false;
    std::jthread thread_;
};

}  // namespace meadhall::server
