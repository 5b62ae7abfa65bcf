// How a method of the protocol says no.
#pragma once

#include <expected>
#include <string>
#include <utility>

#include "core/refusal.hpp"
#include "match/hall.hpp"
#include "match/reasons.hpp"

namespace meadhall {

[[nodiscard]] inline std::unexpected<RpcError> error(const Refusal& refusal) {
    return std::unexpected{rpc_error(refusal)};
}
[[nodiscard]] inline std::unexpected<RpcError> error(const Reason& reason) { return error(Refusal{reason}); }
[[nodiscard]] inline std::unexpected<RpcError> bad_params(std::string about) {
    return std::unexpected{RpcError{RpcCode::invalid_params, Refusal{reasons::bad_params, std::move(about)}}};
}

}  // namespace meadhall
