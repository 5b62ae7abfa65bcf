#include "cli/serve/site.hpp"

#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "cli/files.hpp"
#include "cli/reasons.hpp"
#include "core/hash.hpp"

namespace meadhall::cli {

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

std::string etag_of(std::string_view content) {
    Hasher hasher;
    for (const char letter : content) { hasher.add(static_cast<unsigned char>(letter)); }
    return fmt::format("{:016x}", hasher.value());
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
        if (!entry->is_regular_file()) { continue; }
        Result<std::string> content = read_file(entry->path().string());
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
    assets_.emplace(name, Asset{name, tag, text, {}});
}

const Asset* Site::find(std::string_view path) const {
    const auto found = assets_.find(path == "/" ? "/index.html" : path);
    return found == assets_.end() ? nullptr : &found->second;
}

}  // namespace meadhall::cli
