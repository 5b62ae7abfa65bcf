// Writes JSON straight into a string: no tree in between, commas set by themselves.
#pragma once

#include <cassert>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace meadhall {

/// Whether the object with which the text ends has no key twice.
[[nodiscard]] bool has_distinct_keys(std::string_view text);

/// Appends to a string that the caller owns. A value written after another one is separated by a comma.
class JsonText {
  public:
    explicit JsonText(std::string& out) : out_{out} {}

    void begin_object() { open('{'); }
    void end_object() {
        out_ += '}';
        assert(has_distinct_keys(out_));
    }
    void begin_array() { open('['); }
    void end_array() { out_ += ']'; }
    void key(std::string_view name) {
        string(name);
        out_ += ':';
    }

    void null() { literal("null"); }
    void boolean(bool value) { literal(value ? "true" : "false"); }
    void integer(std::integral auto value) {
        char digits[24];
        const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
        literal({digits, end});
    }
    /// Six significant digits; what is no number becomes null.
    void real(double value);
    /// Bytes that are not UTF-8 become U+FFFD, so that the text stays JSON whatever it is fed.
    void string(std::string_view text);
    /// Text that is JSON already.
    void literal(std::string_view json) {
        separate();
        out_ += json;
    }

  private:
    void open(char bracket) {
        separate();
        out_ += bracket;
    }
    void separate() {
        if (out_.empty()) { return; }
        const char last = out_.back();
        if (last != '{' && last != '[' && last != ':') { out_ += ','; }
    }

    std::string& out_;
};

}  // namespace meadhall
