// Any described value from JSON, strictly: what does not belong, does not fit or is missing is refused by its path,
// "options.island[1].row: expected a number".
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include <nlohmann/json.hpp>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/json/expected.hpp"
#include "match/json/kinds.hpp"

namespace meadhall {

using Json = nlohmann::json;

/// JSON from text; nothing if it is malformed or nested deeper than `depth`.
[[nodiscard]] std::optional<Json> parse_json(std::string_view text, std::size_t depth = 64);

/// What a field that is not there means: an error, or that the value keeps what it had. A missing optional is empty.
enum class Missing { is_refused, keeps_default };

template <class Game>
class JsonReader {
  public:
    /// `root` is how error messages call the whole value.
    JsonReader(const Game& game, std::string_view root) : game_{game}, path_{root} {}

    /// False if the JSON does not fit; then `error()` says where and why, and `value` is half read.
    template <class T>
    [[nodiscard]] bool read(const Json& json, T& value) {
        return read_as(json, value);
    }
    template <Described T>
    [[nodiscard]] bool read(const Json& json, T& value, Missing missing) {
        if (!json.is_object()) { return expected("an object"); }
        return has_only_known<T>(json) && read_fields(json, value, missing);
    }
    [[nodiscard]] const std::string& error() const { return error_; }

  private:
    bool read_as(const Json& json, std::same_as<bool> auto& value) {
        if (!json.is_boolean()) { return expected(expectation<bool>()); }
        value = *json.get_ptr<const bool*>();
        return true;
    }
    template <WholeNumber T>
    bool read_as(const Json& json, T& value) {
        if (!json.is_number()) { return expected("a number"); }
        const std::optional<T> number = whole_number<T>(json);
        if (!number) { return expected(number_between(std::numeric_limits<T>::min(), std::numeric_limits<T>::max())); }
        value = *number;
        return true;
    }
    bool read_as(const Json& json, std::string& value) {
        if (!json.is_string()) { return expected(expectation<std::string>()); }
        value = text_of(json);
        return true;
    }
    /// Not looked into: some other reader will.
    bool read_as(const Json& json, const Json*& value) {
        value = &json;
        return true;
    }
    bool read_as(const Json& json, std::monostate& /*value*/) { return json.is_null() || expected("null"); }
    bool read_as(const Json& json, Seat& value) {
        if (!read_as(json, value.number)) { return false; }
        return value.number < max_seats || expected(number_between(0, max_seats - 1));
    }
    template <NamedEnum E>
    bool read_as(const Json& json, E& value) {
        const std::optional<E> named = json.is_string() ? enum_named<E>(text_of(json)) : std::nullopt;
        if (!named) { return expected(expectation<E>()); }
        value = *named;
        return true;
    }
    template <NumberedThing T>
    bool read_as(const Json& json, T& value) {
        if constexpr (NamedBy<T, Game>) {
            const std::optional<T> found = json.is_string() ? game_.find(T{}, text_of(json)) : std::nullopt;
            if (!found) { return expected("a known name"); }
            value = *found;
            return true;
        } else {
            return read_as(json, value.number);
        }
    }
    template <MemberSet T>
    bool read_as(const Json& json, T& value) {
        value = {};
        return read_members<typename T::value_type>(json, value, T::limit);
    }
    template <List T>
    bool read_as(const Json& json, T& values) {
        using Kind = ListKind<T>;
        if (!json.is_array()) { return expected("a list"); }
        if (json.size() < Kind::least || json.size() > Kind::most) {
            return expected(list_of(Kind::least, Kind::most));
        }
        if constexpr (Kind::least == 0) { values.clear(); }
        for (std::size_t i = 0; i < json.size(); ++i) {
            typename T::value_type item{};
            if (!read_item(json, i, item)) { return false; }
            if constexpr (Kind::least == 0) {
                values.push_back(std::move(item));
            } else {
                values[i] = std::move(item);
            }
        }
        return true;
    }
    template <class T>
    bool read_as(const Json& json, std::optional<T>& value) {
        if (json.is_null()) {
            value.reset();
            return true;
        }
        return read_as(json, value.emplace());
    }
    template <class... Ts>
    bool read_as(const Json& json, std::variant<Ts...>& value) {
        Failure deepest{path_.size(), {}};
        if ((read_alternative<Ts>(json, value, deepest) || ...)) { return true; }
        if (deepest.error.empty()) { return expected(expectation<std::variant<Ts...>>()); }
        error_ = deepest.error;
        return false;
    }
    template <Described T>
    bool read_as(const Json& json, T& value) {
        return read(json, value, Missing::is_refused);
    }

    template <OfManyKinds T>
    bool read_as(const Json& json, T& value) {
        if (!json.is_object()) { return expected("an object"); }
        const auto named = json.find(T::tag);
        const std::string kind = named != json.end() && named->is_string() ? text_of(*named) : "";
        if (const std::optional<bool> fits = read_kinds(json, kind, value, value.kind)) { return *fits; }
        return at(member_path(T::tag),
                  [&] { return named == json.end() ? fail("missing") : expected(one_of_names(&value.kind)); });
    }
    /// Whether the fields fit the kind of this name; nothing if there is none.
    template <class T, class... Kinds>
    std::optional<bool> read_kinds(const Json& json, std::string_view name, T& value, std::variant<Kinds...>& kind) {
        std::optional<bool> fits;
        const auto is_read_as = [&]<class Kind>(std::type_identity<Kind>) {
            if (Kind::name != name) { return false; }
            fits = read_kind(json, value, kind.template emplace<Kind>());
            return true;
        };
        static_cast<void>((is_read_as(std::type_identity<Kinds>{}) || ...));
        return fits;
    }
    template <class T, class Kind>
    bool read_kind(const Json& json, T& value, Kind& kind) {
        for (const auto& [key, unused] : json.items()) {
            if (key != T::tag && !is_field<T>(key) && !is_field<Kind>(key)) {
                return at(member_path(key), [&] { return fail("unknown"); });
            }
        }
        return read_fields(json, value, Missing::is_refused) && read_fields(json, kind, Missing::is_refused);
    }

    /// The attempt that got furthest into the value explains best why nothing fits.
    struct Failure {
        std::size_t depth;
        std::string error;
    };
    template <class T, class... Ts>
    bool read_alternative(const Json& json, std::variant<Ts...>& value, Failure& deepest) {
        T alternative{};
        if (read_as(json, alternative)) {
            value = std::move(alternative);
            return true;
        }
        if (error_depth_ > deepest.depth) { deepest = {error_depth_, error_}; }
        return false;
    }

    template <class Member, class Set>
    bool read_members(const Json& json, Set& set, int limit) {
        if (!json.is_array()) { return expected("a list"); }
        for (std::size_t i = 0; i < json.size(); ++i) {
            Member member{};
            if (!read_item(json, i, member)) { return false; }
            if constexpr (!std::is_enum_v<Member>) {
                if (member.number >= limit) {
                    return at_item(i, [&] { return expected(number_between(0, limit - 1)); });
                }
            }
            if (set.contains(member)) {
                return at_item(i, [&] { return fail("repeated"); });
            }
            set.insert(member);
        }
        return true;
    }

    template <Described T>
    bool has_only_known(const Json& json) {
        for (const auto& [key, unused] : json.items()) {
            if (!is_field<T>(key)) {
                return at(member_path(key), [&] { return fail("unknown"); });
            }
        }
        return true;
    }
    template <Described T>
    bool read_fields(const Json& json, T& value, Missing missing) {
        bool fits = true;
        for_each_field(value, [&](std::string_view name, auto& member) {
            fits = fits && at(member_path(name), [&] { return read_field<T>(json, name, member, missing); });
        });
        return fits;
    }
    template <Described T, class Member>
    bool read_field(const Json& json, std::string_view name, Member& member, Missing missing) {
        const auto found = json.find(name);
        if (found == json.end()) { return may_be_missing(member, missing) || fail("missing"); }
        if (!read_as(*found, member)) { return false; }
        const auto range = range_of<T>(name);
        return !range || lies_in(member, *range) || expected(number_between(range->first, range->second));
    }
    template <class T>
    static bool lies_in(const T& member, std::pair<int, int> range) {
        if constexpr (WholeNumber<T>) {
            return std::cmp_less_equal(range.first, member) && std::cmp_less_equal(member, range.second);
        } else {
            return true;
        }
    }
    template <class T>
    static bool lies_in(const std::optional<T>& member, std::pair<int, int> range) {
        return !member || lies_in(*member, range);
    }
    template <class T>
    static bool may_be_missing(const T& /*member*/, Missing missing) {
        return missing == Missing::keeps_default;
    }
    template <class T>
    static bool may_be_missing(const std::optional<T>& /*member*/, Missing /*missing*/) {
        return true;
    }

    bool read_item(const Json& json, std::size_t i, auto& item) {
        return at_item(i, [&] { return read_as(json[i], item); });
    }
    bool at_item(std::size_t i, auto&& act) { return at("[" + std::to_string(i) + "]", act); }
    /// Does something one step further down the path.
    bool at(const std::string& step, auto&& act) {
        const std::size_t length = path_.size();
        path_ += step;
        const bool fits = act();
        path_.resize(length);
        return fits;
    }

    bool expected(std::string_view what) { return fail("expected " + std::string{what}); }
    bool fail(std::string_view what) {
        error_ = path_ + ": ";
        error_ += what;
        error_depth_ = path_.size();
        return false;
    }

    static const std::string& text_of(const Json& json) { return *json.get_ptr<const std::string*>(); }

    template <WholeNumber T>
    static std::optional<T> whole_number(const Json& json) {
        if (json.is_number_unsigned()) { return fitting<T>(*json.get_ptr<const std::uint64_t*>()); }
        if (json.is_number_integer()) { return fitting<T>(*json.get_ptr<const std::int64_t*>()); }
        return std::nullopt;
    }
    template <WholeNumber T>
    static std::optional<T> fitting(auto number) {
        return std::in_range<T>(number) ? std::optional<T>{static_cast<T>(number)} : std::nullopt;
    }

    const Game& game_;
    std::string path_;
    std::string error_;
    std::size_t error_depth_ = 0;
};

}  // namespace meadhall
