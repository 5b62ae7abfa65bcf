#include "server/http/answer.hpp"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace meadhall::server {

namespace {

using Fields = std::vector<std::pair<std::string, std::string>>;

struct Header {
    std::string_view name;
    std::string_view value;
};
// Nothing inline, nothing from elsewhere, and alone in its process (docs/web.md).
constexpr std::array security_headers = {
    Header{"Content-Security-Policy",
           "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
           "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
           "form-action 'none'; frame-ancestors 'none'"},
    Header{"Cross-Origin-Opener-Policy", "same-origin"},
    Header{"Cross-Origin-Embedder-Policy", "require-corp"},
    Header{"Cross-Origin-Resource-Policy", "same-origin"},
    Header{"X-Content-Type-Options", "nosniff"},
    Header{"Referrer-Policy", "no-referrer"},
};

Fields secure_fields() {
    Fields fields;
    for (const Header& header : security_headers) { fields.emplace_back(header.name, header.value); }
    return fields;
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

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t");
    if (from == std::string_view::npos) { return {}; }
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

/// The quoted tag stands in the list, or the list is "*".
bool knows(std::string_view list, std::string_view tag) { return trimmed(list) == "*" || list.contains(tag); }

std::string_view phrase(int status) {
    switch (status) {
        case 400: return "Bad Request";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 408: return "Request Timeout";
        case 426: return "Upgrade Required";
        case 431: return "Request Header Fields Too Large";
        case 503: return "Service Unavailable";
        default: return "HTTP Version Not Supported";
    }
}

Answer plain_answer(int status, const Request& request) {
    return fresh_answer(request, status, "text/plain; charset=utf-8", fmt::format("{} {}\n", status, phrase(status)));
}

bool only_reads(const Request& request) { return request.method == "GET" || request.method == "HEAD"; }

/// The file itself, or word that it has not changed.
Answer asset_answer(const Request& request, const Asset& asset) {
    const bool zipped = request.takes_gzip && !asset.gzipped.empty();
    const std::string tag = fmt::format("\"{}{}\"", asset.etag, zipped ? "-gz" : "");
    Answer answer{.fields = secure_fields(), .text = {}, .body = {}, .keeps_open = request.keeps_open};
    answer.fields.emplace_back("ETag", tag);
    answer.fields.emplace_back("Vary", "Accept-Encoding");
    answer.fields.emplace_back("Cache-Control",
                               is_lasting(asset.path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (knows(request.if_none_match, tag)) {
        answer.status = 304;
        return answer;
    }
    answer.fields.emplace_back("Content-Type", media_type(asset.path));
    if (zipped) { answer.fields.emplace_back("Content-Encoding", "gzip"); }
    const std::string_view content = zipped ? asset.gzipped : asset.content;
    answer.length = content.size();
    if (request.method != "HEAD") { answer.body = content; }
    return answer;
}

}  // namespace

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

Answer fresh_answer(const Request& request, int status, std::string_view type, std::string text) {
    Answer answer{.status = status, .fields = secure_fields(), .text = std::move(text), .body = {}};
    answer.keeps_open = request.keeps_open;
    answer.fields.emplace_back("Content-Type", type);
    answer.fields.emplace_back("Cache-Control", "no-store");
    answer.length = answer.text.size();
    if (request.method == "HEAD") { answer.text.clear(); }
    return answer;
}

Answer answer_to(const Request& request, const Site& site) {
    if (!only_reads(request)) {
        Answer answer = plain_answer(405, request);
        answer.fields.emplace_back("Allow", "GET, HEAD");
        return answer;
    }
    const Asset* asset = site.find(request.path);
    return asset == nullptr ? plain_answer(404, request) : asset_answer(request, *asset);
}

Answer answer_to(Fault fault) {
    Answer answer = plain_answer(static_cast<int>(fault), {.method = "GET", .path = {}, .if_none_match = {}});
    answer.keeps_open = false;
    if (fault == Fault::full) { answer.fields.emplace_back("Retry-After", "5"); }
    if (fault == Fault::upgrade_required) { answer.fields.emplace_back("Upgrade", "websocket"); }
    return answer;
}

}  // namespace meadhall::server
