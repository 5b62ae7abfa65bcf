// `meadhall rpc`: the protocol of docs/protocol.md on the standard input and output, one JSON object per line.
#pragma once

namespace meadhall::cli {

/// Answers until the input ends.
[[nodiscard]] int serve_rpc();

}  // namespace meadhall::cli
