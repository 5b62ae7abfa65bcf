#include "cli/serve/http.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include <fmt/format.h>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

// Nothing inline, nothing from elsewhere, and alone in its process (docs/web.md).
constexpr std::string_view security_headers =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Embedder-Policy: require-corp\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n";

constexpr bool is_token(char letter) {
    constexpr std::string_view others = "!#$%&'*+-.^_`|~";
    const bool is_word = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    return is_word || (letter >= '0' && letter <= '9') || others.contains(letter);
}
bool is_token(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char letter) { return is_token(letter); });
}

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t");
    if (from == std::string_view::npos) { return {}; }
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

/// "%41" as a letter; nothing if it is none, or one that no path has.
std::optional<char> escaped_letter(std::string_view digits) {
    unsigned value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (digits.size() != 2 || read.ptr != digits.data() + 2 || value < 0x20 || value == 0x7F) { return std::nullopt; }
    return static_cast<char>(value);
}

/// A letter that stands for itself; blanks and whatever cannot be seen do not.
std::optional<char> plain_letter(char letter) {
    return static_cast<unsigned char>(letter) > 0x20 ? std::optional{letter} : std::nullopt;
}

/// The path of a target such as "/rules%20x?y=z"; nothing if it is malformed.
std::optional<std::string> path_of(std::string_view target) {
    if (!target.starts_with('/')) { return std::nullopt; }
    target = target.substr(0, target.find_first_of("?#"));
    std::string path;
    for (std::size_t i = 0; i < target.size(); ++i) {
        const auto letter = target[i] == '%' ? escaped_letter(target.substr(i + 1, 2)) : plain_letter(target[i]);
        if (!letter) { return std::nullopt; }
        path += *letter;
        if (target[i] == '%') { i += 2; }
    }
    return path;
}

/// Whether a list such as "br;q=1, gzip" names something and does not exclude it by ";q=0".
bool accepts(std::string_view list, std::string_view wanted) {
    for (const std::string& entry : split(std::string{list}, ',')) {
        const auto semicolon = entry.find(';');
        if (lower(trimmed(entry.substr(0, semicolon))) != wanted) { continue; }
        const std::string weight = semicolon == std::string::npos ? "" : entry.substr(semicolon + 1);
        return weight.find_first_of("123456789") != std::string::npos || !weight.contains("q=");
    }
    return false;
}

/// One line "Name: value"; false if it is malformed.
bool read_field(std::string_view line, Request& request, int& hosts) {
    const auto colon = line.find(':');
    if (colon == std::string_view::npos || !is_token(line.substr(0, colon))) { return false; }
    const std::string name = lower(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (name == "host") { ++hosts; }
    if (name == "if-none-match") { request.if_none_match = value; }
    if (name == "accept-encoding") { request.takes_gzip = accepts(value, "gzip"); }
    if (name == "connection" && accepts(value, "close")) { request.keeps_open = false; }
    // A body is of no use here; instead of reading past it, the connection ends after the answer.
    if (name == "transfer-encoding" || (name == "content-length" && value != "0")) { request.keeps_open = false; }
    return true;
}

std::optional<Fault> read_request_line(std::string_view line, Request& request, bool& is_old) {
    const auto first = line.find(' ');
    const auto last = line.rfind(' ');
    if (first == std::string_view::npos || last <= first) { return Fault::bad_request; }
    const std::string_view version = line.substr(last + 1);
    auto path = path_of(line.substr(first + 1, last - first - 1));
    if (!is_token(line.substr(0, first)) || !path || !version.starts_with("HTTP/")) { return Fault::bad_request; }
    if (version != "HTTP/1.1" && version != "HTTP/1.0") { return Fault::other_version; }
    request.method = line.substr(0, first);
    request.path = std::move(*path);
    is_old = version == "HTTP/1.0";
    request.keeps_open = !is_old;
    return std::nullopt;
}

std::string_view phrase(int status) {
    switch (status) {
        case 200: return "OK";
        case 304: return "Not Modified";
        case 400: return "Bad Request";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 408: return "Request Timeout";
        case 431: return "Request Header Fields Too Large";
        default: return "HTTP Version Not Supported";
    }
}

std::string head_of(int status, std::string_view fields, std::optional<std::size_t> length, bool keeps_open) {
    std::string head = fmt::format("HTTP/1.1 {} {}\r\n{}{}", status, phrase(status), security_headers, fields);
    if (length) { head += fmt::format("Content-Length: {}\r\n", *length); }
    return head + (keeps_open ? "\r\n" : "Connection: close\r\n\r\n");
}

Answer plain_answer(int status, std::string_view fields, const Request& request) {
    Answer answer{.head = {}, .text = fmt::format("{} {}\n", status, phrase(status)), .body = {}};
    answer.keeps_open = request.keeps_open;
    const std::string all =
        fmt::format("{}Content-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r\n", fields);
    answer.head = head_of(status, all, answer.text.size(), answer.keeps_open);
    if (request.method == "HEAD") { answer.text.clear(); }
    return answer;
}

/// The quoted tag stands in the list, or the list is "*".
bool knows(std::string_view list, std::string_view tag) { return trimmed(list) == "*" || list.contains(tag); }

}  // namespace

Head read_head(std::string_view head) {
    Request request;
    bool is_old = false;
    int hosts = 0;
    bool is_first = true;
    for (std::string& line : split(std::string{head}, '\n')) {
        if (line.ends_with('\r')) { line.pop_back(); }
        if (line.contains('\0')) { return {}; }
        if (is_first) {
            if (const auto fault = read_request_line(line, request, is_old)) { return {std::nullopt, *fault}; }
        } else if (!line.empty() && !read_field(line, request, hosts)) {
            return {};
        }
        is_first = false;
    }
    if (hosts > 1 || (hosts == 0 && !is_old)) { return {}; }
    return {std::move(request)};
}

Answer answer_to(const Request& request, const Site& site) {
    if (request.method != "GET" && request.method != "HEAD") {
        return plain_answer(405, "Allow: GET, HEAD\r\n", request);
    }
    const Asset* asset = site.find(request.path);
    if (asset == nullptr) { return plain_answer(404, "", request); }
    const bool zipped = request.takes_gzip && !asset->gzipped.empty();
    const std::string tag = fmt::format("\"{}{}\"", asset->etag, zipped ? "-gz" : "");
    std::string fields = fmt::format("ETag: {}\r\nVary: Accept-Encoding\r\nCache-Control: {}\r\n", tag,
                                     is_lasting(asset->path) ? "public, max-age=31536000, immutable" : "no-cache");
    Answer answer{.head = {}, .text = {}, .body = zipped ? asset->gzipped : asset->content};
    answer.keeps_open = request.keeps_open;
    if (knows(request.if_none_match, tag)) {
        answer.body = {};
        answer.head = head_of(304, fields, std::nullopt, answer.keeps_open);
        return answer;
    }
    fields += fmt::format("Content-Type: {}\r\n", media_type(asset->path));
    if (zipped) { fields += "Content-Encoding: gzip\r\n"; }
    answer.head = head_of(200, fields, answer.body.size(), answer.keeps_open);
    if (request.method == "HEAD") { answer.body = {}; }
    return answer;
}

Answer answer_to(Fault fault) {
    return plain_answer(static_cast<int>(fault), "",
                        {.method = "GET", .path = {}, .if_none_match = {}, .keeps_open = false});
}

}  // namespace meadhall::cli
