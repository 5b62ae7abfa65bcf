#include "server/room/hasher.hpp"

#include <array>
#include <stdexcept>
#include <utility>

#include <sodium.h>

namespace meadhall::server {

namespace {

/// Before anything else of the library is used; saying it again does nothing.
void wake_sodium() {
    if (sodium_init() < 0) { throw std::runtime_error{"libsodium cannot be used"}; }
}

/// Of a password that nobody has.
const std::string& hash_of_nobody() {
    static const std::string hash = password_hash("nobody's");
    return hash;
}

}  // namespace

std::string password_hash(const std::string& password) {
    wake_sodium();
    std::array<char, crypto_pwhash_STRBYTES> text{};
    const int failed = crypto_pwhash_str(text.data(), password.data(), password.size(),
                                         crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
    if (failed != 0) { throw std::bad_alloc{}; }
    return text.data();
}

bool is_password_of(const std::string& hash, const std::string& password) {
    wake_sodium();
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

heard::Hashed hashed(const Hashing& hashing) {
    heard::Hashed result{.hashing = hashing, .outcome = heard::Hashed::Outcome::undone, .hash = {}};
    try {
        if (!hashing.against) {
            result.hash = password_hash(hashing.password);
            result.outcome = heard::Hashed::Outcome::made;
        } else {
            const bool is_nobody = hashing.against->empty();
            const bool is_right = is_password_of(is_nobody ? hash_of_nobody() : *hashing.against, hashing.password);
            result.outcome = is_right && !is_nobody ? heard::Hashed::Outcome::fits : heard::Hashed::Outcome::differs;
            const bool is_replaced = hashing.replacement && result.outcome == heard::Hashed::Outcome::fits;
            if (is_replaced) { result.hash = password_hash(*hashing.replacement); }
        }
    } catch (const std::bad_alloc&) {  // there is no memory for it just now
        result.outcome = heard::Hashed::Outcome::undone;
    }
    result.hashing.password.clear();
    if (result.hashing.replacement) { result.hashing.replacement->clear(); }
    return result;
}

Hasher::Hasher(Found found) : found_{std::move(found)}, thread_{[this] { work(); }} {}

Hasher::~Hasher() {
    {
        const std::scoped_lock lock{mutex_};
        ends_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Hasher::give(Hashing hashing) {
    {
        const std::scoped_lock lock{mutex_};
        if (waiting_.size() < most) {
            waiting_.push_back(std::move(hashing));
            changed_.notify_one();
            return;
        }
    }
    found_({.hashing = std::move(hashing), .outcome = heard::Hashed::Outcome::undone, .hash = {}});
}

void Hasher::work() {
    while (true) {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [&] { return ends_ || !waiting_.empty(); });
        if (ends_) { return; }
        const Hashing hashing = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        found_(hashed(hashing));
    }
}

}  // namespace meadhall::server
