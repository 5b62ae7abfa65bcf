// The envelope of JSON-RPC 2.0: requests, notifications and batches in, results and errors out.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "match/hall.hpp"
#include "match/json/read.hpp"
#include "match/rpc.hpp"

namespace meadhall {

/// What a method answers. The language has been taken out of the parameters.
using RpcCall = std::function<RpcAnswer(std::string_view method, const Json& params, Language language)>;

/// Appends {"code", "rule"?, "message", "current"?}: how every door says no.
void append_error_data(std::string& out, const RpcError& error, Language language);

/// The answer to one request or batch, without a newline; empty if none is due. Where a request names no language,
/// `otherwise` is spoken.
[[nodiscard]] std::string answer_line(std::string_view line, const RpcLimits& limits, const RpcCall& call,
                                      Language otherwise = Language::en);
/// The tables whose thoughts this line ends (`stop`, `close`).
[[nodiscard]] std::vector<std::string> tables_halted_by(std::string_view line, const RpcLimits& limits);
/// The answer to a line that was longer than allowed and therefore never kept.
[[nodiscard]] std::string answer_too_long(const RpcLimits& limits);
/// The answer to a line that was understood but met with trouble as a whole; empty if none is due.
[[nodiscard]] std::string answer_with(std::string_view line, const RpcLimits& limits, const RpcError& error);

}  // namespace meadhall
