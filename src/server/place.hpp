// Addresses of databases, buses and the like: how they may be shown, and whether they can be understood.
#pragma once

#include <string>

namespace meadhall::server {

/// "nats://name:password@host:4222" without what stands before the host, and without what comes behind a question mark:
/// for everything that is printed or logged. Rather too little than a piece of a password. A file stays as it is.
[[nodiscard]] std::string without_password(const std::string& place);

/// Whether all agree on where the host begins: an @ or a / in a password must be written as %40 or %2F. Otherwise
/// libraries take a piece of the password for the host, and name it when they do not find it.
[[nodiscard]] bool is_clear(const std::string& place);

}  // namespace meadhall::server
