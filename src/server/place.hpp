// Addresses of databases, buses and the like: how they may be shown, and whether they can be understood.
#pragma once

#include <string>
#include <string_view>

namespace meadhall::server {

/// "nats://name:password@host:4222" without what stands before the host, and without what comes behind a question mark
/// or a blank: for everything that is printed or logged. Rather too little than a piece of a password.
[[nodiscard]] std::string without_password(const std::string& address);

/// The same of a place where games are kept: a file stays as it is.
[[nodiscard]] std::string shown_store(const std::string& place);

/// What somebody typed, as it may be shown again although an address may be in it.
[[nodiscard]] std::string shown_words(std::string_view typed);

/// What a library says about an address: pieces that are not shown of it, which it quotes, are not told either.
[[nodiscard]] std::string shown_trouble(std::string_view said, const std::string& address);

/// Whether all agree on where the host begins and what belongs to a password: an @, a / or a % in it must be written as
/// %40, %2F or %25. Otherwise libraries take a piece of the password for the host, and name it when they do not find
/// it.
[[nodiscard]] bool is_clear(const std::string& place);

}  // namespace meadhall::server
