#include "cli/rpc_door.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>

#include <unistd.h>

#include "cli/house.hpp"
#include "cli/inbox.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/reasons.hpp"
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

/// Reads on while something is answered, so that a thought can be ended.
void read_all(Inbox& inbox, const Rpc& rpc) {
    LineCutter cutter{rpc.limits().line};
    const auto line = [&](std::string_view request) {
        inbox.put({std::string{request}, rpc.tables_halted_by(request), Inbox::Letter::Size::fits});
    };
    const auto too_long = [&] { inbox.put({{}, {}, Inbox::Letter::Size::too_long}); };
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (got < 0 && errno == EINTR) { continue; }
        if (got <= 0) { break; }
        cutter.feed({piece.data(), static_cast<std::size_t>(got)}, line, too_long);
    }
    cutter.finish(line, too_long);
    inbox.end();
}

}  // namespace

int describe_rpc(const RpcOrder& order) {
    if (order.schema) { send(protocol_schema(house().games, Language::en)); }
    if (order.methods) { std::fputs(methods_table().c_str(), stdout); }
    return fine;
}

int serve_rpc() {
    Rpc rpc{house().games};
    Inbox inbox;
    std::thread reader{[&] { read_all(inbox, rpc); }};
    const auto halt = [&](std::string_view table) { return inbox.halts(table); };
    while (const auto letter = inbox.take()) {
        const bool fits = letter->size == Inbox::Letter::Size::fits;
        send(fits ? rpc.answer(letter->line, send, halt) : rpc.answer_too_long());
        if (is_output_lost()) { break; }
    }
    if (is_output_lost()) {
        reader.detach();  // it may wait for input for ever, and nobody can be answered any more
        std::_Exit(complain(Refusal{reasons::cannot_print}, Language::en, refused_code));
    }
    reader.join();
    return fine;
}

}  // namespace meadhall::cli
