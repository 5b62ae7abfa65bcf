// Where tests find what is not compiled into them. The paths live in one file, so that no other depends on where the
// tree lies, and a compiler cache serves every copy of it.
#pragma once

#include <string>

namespace meadhall::test {

/// The folder tests/data.
[[nodiscard]] std::string data_folder();
/// The terminal program of this build: MEADHALL_BINARY in the environment, or where it was built; empty if it was not.
[[nodiscard]] std::string program_path();

}  // namespace meadhall::test
