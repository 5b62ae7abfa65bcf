// What the terminal can show, as far as its environment tells, and writing to it.
#pragma once

#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/drawing/ink.hpp"
#include "core/fields.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

enum class Charset : std::uint8_t { ascii, utf8 };

/// The value of an environment variable; empty if it is not set.
using Variables = std::function<std::string(std::string_view)>;
[[nodiscard]] std::string environment(std::string_view name);

/// What the command line asks for.
struct Wishes {
    std::string color = "auto";  // auto, none, 16, 256, full
    bool no_color = false;
    bool ascii = false;
};

/// NO_COLOR and pipes: no colours. Otherwise what COLORTERM and TERM promise.
[[nodiscard]] Depth colour_depth(const Wishes& wishes, const Variables& variables, bool is_screen);
/// ASCII unless the locale speaks UTF-8.
[[nodiscard]] Charset charset(const Wishes& wishes, const Variables& variables);
/// The language of the messages by the locale, if it is one of ours; English otherwise.
[[nodiscard]] Language locale_language(const Variables& variables);

struct Size {
    int columns = 80;
    int rows = 24;
};

/// The place where text is shown. Everything is written through here, so that what a terminal cannot show is replaced
/// and nothing a player typed or a file contained can command it.
class Terminal {
  public:
    Terminal(Depth depth, Charset charset, std::FILE* out = stdout);
    [[nodiscard]] static Terminal standard_output(const Wishes& wishes);

    [[nodiscard]] Depth depth() const { return depth_; }
    [[nodiscard]] Charset charset() const { return charset_; }
    /// Asked anew every time: windows change.
    [[nodiscard]] Size size() const;

    /// A line as this terminal shows it, for those who write it themselves.
    [[nodiscard]] std::string shown(const Line& line) const;
    void write(const Line& line);
    void write(const Lines& lines);
    void write(std::string_view text, const Ink& ink = {});
    /// The same, wrapped at the right edge.
    void write_wrapped(std::string_view text, const Ink& ink = {});
    /// Without a newline, for a prompt.
    void write_open(const Line& line);
    /// An empty screen, where there can be one.
    void clear();
    /// The same so that nothing can be read any more, not by scrolling back either; for secrets.
    void forget();

  private:
    [[nodiscard]] std::string spelled(const std::string& text) const;
    void put(const std::string& text);

    Depth depth_;
    Charset charset_;
    std::FILE* out_;
};

}  // namespace meadhall::cli
