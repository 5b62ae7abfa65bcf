#include "cli/rpc_door.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <string>
#include <string_view>

#include <unistd.h>

#include "cli/house.hpp"
#include "cli/shell/exit_code.hpp"
#include "match/catalogue.hpp"
#include "match/protocol/schema.hpp"
#include "match/rpc.hpp"

namespace meadhall::cli {

namespace {

/// Every answer leaves at once: whoever asked is waiting for it.
void send(std::string answer) {
    if (answer.empty()) { return; }
    answer += '\n';
    std::fwrite(answer.data(), 1, answer.size(), stdout);
    std::fflush(stdout);
}

}  // namespace

int describe_rpc(const RpcOrder& order) {
    if (order.schema) { send(protocol_schema(house().games, Language::en)); }
    if (order.methods) { std::fputs(methods_table().c_str(), stdout); }
    return fine;
}

int serve_rpc() {
    Rpc rpc{house().games};
    LineCutter cutter{rpc.limits().line};
    const auto line = [&](std::string_view request) { send(rpc.answer(request, send)); };
    const auto too_long = [&] { send(rpc.answer_too_long()); };
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (got < 0 && errno == EINTR) { continue; }
        if (got <= 0) { break; }
        cutter.feed({piece.data(), static_cast<std::size_t>(got)}, line, too_long);
    }
    cutter.finish(line, too_long);
    return fine;
}

}  // namespace meadhall::cli
