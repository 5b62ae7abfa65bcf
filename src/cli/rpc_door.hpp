// `meadhall rpc`: the protocol of docs/protocol.md on the standard input and output, one JSON object per line.
#pragma once

namespace meadhall::cli {

/// What is to be told about the protocol instead of speaking it.
struct RpcOrder {
    bool schema = false;
    bool methods = false;

    [[nodiscard]] bool about_itself() const { return schema || methods; }
};

[[nodiscard]] int describe_rpc(const RpcOrder& order);
/// Answers until the input ends.
[[nodiscard]] int serve_rpc();

}  // namespace meadhall::cli
