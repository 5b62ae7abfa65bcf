// Reads bytes as the head of a request, as the server does, and answers it. Whatever comes in, a path is text without
// control characters, and no answer can be split in two by what was asked.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include <boost/asio/buffer.hpp>

#include "server/edge/origin.hpp"
#include "server/http/head.hpp"

using namespace meadhall;
using namespace meadhall::server;

namespace {

void require(bool holds) {
    if (!holds) { std::abort(); }
}

constexpr std::array<Asset, 3> page = {{
    {"/index.html", "11", "<!doctype html><p>Hall</p>", {}},
    {"/assets/app-1a2b.js", "22", "let hall = 'hall hall hall';", "(zipped)"},
    {"/a b.txt", "33", "blank", {}},
}};

bool is_plain(std::string_view text) {
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

void check_answer(const Answer& answer) {
    for (const auto& [name, value] : answer.fields) { require(is_plain(name) && is_plain(value)); }
    require(answer.status >= 200 && answer.status < 600);
    require(answer.content().empty() || answer.content().size() == answer.length);
    (void)response_of(answer);
}

void check_request(const Request& request, const Site& site) {
    require(request.path.starts_with('/') && is_plain(request.path));
    const Answer answer = answer_to(request, site);
    require(answer.status == 200 || answer.status == 304 || answer.status == 404 || answer.status == 405);
    check_answer(answer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Site site = Site::of(page);
    const std::string text = std::string{reinterpret_cast<const char*>(data), size} + "\r\n\r\n";
    HeadParser parser;
    parser.header_limit(longest_head);
    parser.body_limit(boost::none);
    boost::beast::error_code error;
    parser.put(boost::asio::buffer(text), error);
    if (error || !parser.is_header_done()) {
        check_answer(answer_to(fault_of(error, text)));
        return 0;
    }
    const auto read = request_of(parser);
    if (const Fault* fault = std::get_if<Fault>(&read)) {
        check_answer(answer_to(*fault));
    } else {
        check_request(std::get<Request>(read), site);
    }
    const auto origin = parser.get()[boost::beast::http::field::origin];
    const auto host = parser.get()[boost::beast::http::field::host];
    (void)may_talk({origin.data(), origin.size()}, {host.data(), host.size()}, {"https://hall.example"});
    return 0;
}
