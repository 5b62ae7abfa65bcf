#include "cli/shell/terminal.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

std::string first_set(const Variables& variables, std::initializer_list<std::string_view> names) {
    for (std::string_view name : names) {
        if (std::string value = variables(name); !value.empty()) { return value; }
    }
    return {};
}

Depth promised_depth(const Variables& variables) {
    const std::string kind = variables("TERM");
    const std::string colours = variables("COLORTERM");
    if (kind == "dumb") { return Depth::none; }
    if (colours == "truecolor" || colours == "24bit" || kind.ends_with("-direct")) { return Depth::full; }
    return kind.contains("256color") ? Depth::indexed : Depth::basic;
}

int number_or(const std::string& text, int otherwise) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);  // no number counts as none
    return number > 0 ? number : otherwise;
}

}  // namespace

std::string environment(std::string_view name) {
    const char* value = std::getenv(std::string{name}.c_str());
    return value == nullptr ? std::string{} : std::string{value};
}

Depth colour_depth(const Wishes& wishes, const Variables& variables, bool is_screen) {
    if (wishes.no_color || wishes.color == "none") { return Depth::none; }
    if (wishes.color == "16") { return Depth::basic; }
    if (wishes.color == "256") { return Depth::indexed; }
    if (wishes.color == "full") { return Depth::full; }
    if (!is_screen || !variables("NO_COLOR").empty()) { return Depth::none; }
    return promised_depth(variables);
}

Charset charset(const Wishes& wishes, const Variables& variables) {
    const std::string locale = lower(first_set(variables, {"LC_ALL", "LC_CTYPE", "LANG"}));
    const bool speaks_utf8 = locale.contains("utf-8") || locale.contains("utf8");
    return speaks_utf8 && !wishes.ascii ? Charset::utf8 : Charset::ascii;
}

Language locale_language(const Variables& variables) {
    const std::string locale = lower(first_set(variables, {"LC_ALL", "LC_MESSAGES", "LANG"}));
    return enum_named<Language>(locale.substr(0, 2)).value_or(Language::en);
}

Terminal::Terminal(Depth depth, Charset charset, std::FILE* out) : depth_{depth}, charset_{charset}, out_{out} {}

Terminal Terminal::standard_output(const Wishes& wishes) {
    const bool is_screen = isatty(STDOUT_FILENO) == 1;
    return Terminal{colour_depth(wishes, environment, is_screen), cli::charset(wishes, environment)};
}

Size Terminal::size() const {
    winsize window{};
    if (ioctl(fileno(out_), TIOCGWINSZ, &window) == 0 && window.ws_col > 0 && window.ws_row > 0) {
        return {window.ws_col, window.ws_row};
    }
    return {number_or(environment("COLUMNS"), Size{}.columns), number_or(environment("LINES"), Size{}.rows)};
}

std::string Terminal::spelled(const std::string& text) const { return charset_ == Charset::utf8 ? text : ascii(text); }

void Terminal::put(const std::string& text) {
    const std::string shown = spelled(text);
    std::fwrite(shown.data(), 1, shown.size(), out_);
}

std::string Terminal::shown(const Line& line) const { return spelled(painted(line, depth_)); }

void Terminal::write_open(const Line& line) {
    put(painted(line, depth_));
    std::fflush(out_);
}

void Terminal::write(const Line& line) {
    std::string text = painted(line, depth_);
    if (depth_ == Depth::none) { text.erase(text.find_last_not_of(' ') + 1); }
    put(text + "\n");
}

void Terminal::write(const Lines& lines) {
    for (const Line& line : lines) { write(line); }
}

void Terminal::write(std::string_view text, const Ink& ink) {
    for (const std::string& line : split(text, '\n')) { write(Line{{line, ink}}); }
}

void Terminal::write_wrapped(std::string_view text, const Ink& ink) {
    const int columns = std::max(20, size().columns - 1);
    for (const std::string& line : wrapped(text, static_cast<std::size_t>(columns))) { write(Line{{line, ink}}); }
}

void Terminal::forget() {
    if (environment("TERM") == "dumb") { return put(std::string(200, '\n')); }
    put("\x1b[2J\x1b[3J\x1b[H");
}

void Terminal::clear() {
    if (depth_ != Depth::none) { put("\x1b[2J\x1b[H"); }
}

}  // namespace meadhall::cli
