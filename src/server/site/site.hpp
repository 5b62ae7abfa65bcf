// What the server can give out: every file of the page, in memory, ready to be sent.
#pragma once

#include <forward_list>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/refusal.hpp"

namespace meadhall::server {

/// A file of the page. The texts live as long as the program, or as long as the site that read them.
struct Asset {
    std::string_view path;  // "/index.html"
    std::string_view etag;  // changes with the content; without quotation marks
    std::string_view content;
    std::string_view gzipped;  // empty where that would not be smaller
};

/// The page that was built into the program; empty if none was.
[[nodiscard]] std::span<const Asset> built_in_page();

class Site {
  public:
    [[nodiscard]] static Site of(std::span<const Asset> assets);
    /// The files below a folder, as they are now.
    [[nodiscard]] static Result<Site> of_folder(const std::string& folder);

    /// The file for the path of a request, "/" for "/index.html"; null if there is none.
    [[nodiscard]] const Asset* find(std::string_view path) const;
    [[nodiscard]] bool is_empty() const { return assets_.empty(); }

  private:
    void add(std::string path, std::string content);

    std::map<std::string_view, Asset> assets_;
    std::forward_list<std::string> texts_;  // what was read from a folder; a list moves nothing when it grows
};

/// "text/html; charset=utf-8", by the ending of the path.
[[nodiscard]] std::string_view media_type(std::string_view path);
/// Files with a hash in their name never change.
[[nodiscard]] bool is_lasting(std::string_view path);

}  // namespace meadhall::server
