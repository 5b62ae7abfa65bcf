// The engine as a WebAssembly module: the text of a request in, the text of an answer out (docs/protocol.md). A page
// copies the request into memory it allocated here, calls `answer`, and copies the answer out before the next call.
#include <cstddef>
#include <string>
#include <string_view>

#include "match/catalogue.hpp"
#include "match/rpc.hpp"

namespace {

meadhall::Rpc& rpc() {
    static meadhall::Rpc the_hall{meadhall::catalogue()};
    return the_hall;
}

std::string& last_answer() {
    static std::string text;
    return text;
}

}  // namespace

extern "C" {

/// Memory for a request of so many bytes; the caller gives it back with `release`.
[[clang::export_name("allocate")]] char* meadhall_allocate(std::size_t length) { return new char[length]; }
[[clang::export_name("release")]] void meadhall_release(const char* memory) { delete[] memory; }

/// Answers one request and returns how many bytes the answer has; they lie at `answer_text` until the next call.
[[clang::export_name("answer")]] std::size_t meadhall_answer(const char* request, std::size_t length) {
    last_answer() = rpc().answer(std::string_view{request, length});
    return last_answer().size();
}
[[clang::export_name("answer_text")]] const char* meadhall_answer_text() { return last_answer().data(); }
}
