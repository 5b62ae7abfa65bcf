#include "server/site/site.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <zlib.h>

#include "core/hash.hpp"
#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

struct MediaType {
    std::string_view ending;
    std::string_view type;
};
constexpr std::array media_types = {
    MediaType{".html", "text/html; charset=utf-8"},
    MediaType{".js", "text/javascript; charset=utf-8"},
    MediaType{".css", "text/css; charset=utf-8"},
    MediaType{".json", "application/json"},
    MediaType{".webmanifest", "application/manifest+json"},
    MediaType{".wasm", "application/wasm"},
    MediaType{".svg", "image/svg+xml"},
    MediaType{".png", "image/png"},
    MediaType{".woff2", "font/woff2"},
    MediaType{".woff", "font/woff"},
    MediaType{".txt", "text/plain; charset=utf-8"},
};

std::string etag_of(std::string_view content) { return fmt::format("{:016x}", hash_of_text(content)); }

bool is_compressed(std::string_view path) {
    return path.ends_with(".png") || path.ends_with(".woff") || path.ends_with(".woff2");
}

Result<std::string> content_of(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    std::string content{std::istreambuf_iterator<char>{file}, {}};
    if (!file || file.bad()) { return refused(reasons::cannot_read, path.string()); }
    return content;
}

/// The content as gzip; empty where that gains too little.
std::string zipped(std::string_view path, std::string_view content) {
    constexpr int gzip_window = 15 + 16;  // zlib's way to ask for gzip instead of its own wrapping
    constexpr int memory_level = 8;
    if (is_compressed(path)) { return {}; }
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzip_window, memory_level, Z_DEFAULT_STRATEGY) !=
        Z_OK) {
        return {};
    }
    std::string packed(deflateBound(&stream, content.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));  // zlib only reads it
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool is_whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return is_whole && packed.size() < content.size() / 20 * 19 ? packed : std::string{};
}

}  // namespace

std::string_view media_type(std::string_view path) {
    for (const MediaType& known : media_types) {
        if (path.ends_with(known.ending)) { return known.type; }
    }
    return "application/octet-stream";
}

bool is_lasting(std::string_view path) { return path.starts_with("/assets/"); }

Site Site::of(std::span<const Asset> assets) {
    Site site;
    for (const Asset& asset : assets) { site.assets_.emplace(asset.path, asset); }
    return site;
}

Result<Site> Site::of_folder(const std::string& folder) {
    namespace fs = std::filesystem;
    Site site;
    std::error_code trouble;
    for (fs::recursive_directory_iterator entry{folder, trouble}, end; !trouble && entry != end;
         entry.increment(trouble)) {
        // A link is not followed: it may lead outside, or round in a circle.
        if (entry->symlink_status(trouble).type() != fs::file_type::regular) { continue; }
        Result<std::string> content = content_of(entry->path());
        if (!content) { return std::unexpected{content.error()}; }
        site.add("/" + entry->path().lexically_relative(folder).generic_string(), std::move(*content));
    }
    if (trouble) { return refused(reasons::cannot_read, folder + ": " + trouble.message()); }
    return site;
}

void Site::add(std::string path, std::string content) {
    const std::string& tag = texts_.emplace_front(etag_of(content));
    const std::string& name = texts_.emplace_front(std::move(path));
    const std::string& text = texts_.emplace_front(std::move(content));
    const std::string& packed = texts_.emplace_front(zipped(name, text));
    assets_.emplace(name, Asset{name, tag, text, packed});
}

const Asset* Site::find(std::string_view path) const {
    const auto found = assets_.find(path == "/" ? "/index.html" : path);
    return found == assets_.end() ? nullptr : &found->second;
}

}  // namespace meadhall::server
