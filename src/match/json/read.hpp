// Any described value from JSON, strictly: what does not belong, does not fit or is missing is refused by its path,
// "options.island[1].row: expected a number".
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
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

/// Where a reader is in the value, what went wrong there, and all of reading that does not depend on types.
class JsonReading {
  public:
    [[nodiscard]] const std::string& error() const { return error_; }

  protected:
    using Range = std::pair<int, int>;
    /// Reads one value into the place it is given.
    using Reads = bool (*)(JsonReading&, const Json&, void* into);
    /// Reads one item more of a list.
    using ReadsItem = bool (*)(JsonReading&, const Json& item, std::size_t number, void* list);

    /// A field of a struct that waits to be filled.
    struct Slot {
        std::string_view name;
        void* member = nullptr;
        Reads read = nullptr;
        bool (*lies_in)(const void* member, Range range) = nullptr;  // for numbers
        bool is_optional = false;
    };
    /// The fields of one struct, and the ranges it allows in them.
    struct Slots {
        std::span<const Slot> all;
        std::optional<Range> (*range)(std::string_view field) = nullptr;

        [[nodiscard]] bool contains(std::string_view name) const;
    };

    explicit JsonReading(std::string_view root) : path_{root} {}

    bool read_items(const Json& json, std::size_t least, std::size_t most, void* list, ReadsItem read);
    /// An object of nothing but these fields, and of a tag if there is one.
    bool read_object(const Json& json, std::span<const Slots> parts, Missing missing, std::string_view tag = {});

    /// Does something one step further down the path.
    bool at(std::string_view step, auto&& act) {
        const std::size_t length = path_.size();
        path_ += step;
        const bool fits = act();
        path_.resize(length);
        return fits;
    }
    bool expected(std::string_view what);
    bool fail(std::string_view what);

    static const std::string& text_of(const Json& json) { return *json.get_ptr<const std::string*>(); }

    std::string path_;
    std::string error_;
    std::size_t error_depth_ = 0;

  private:
    bool read_slot(const Json& json, const Slot& slot, const Slots& among, Missing missing);
};

template <class Game>
class JsonReader : public JsonReading {
  public:
    /// `root` is how error messages call the whole value.
    JsonReader(const Game& game, std::string_view root) : JsonReading{root}, game_{game} {}

    /// False if the JSON does not fit; then `error()` says where and why, and `value` is half read.
    template <class T>
    [[nodiscard]] bool read(const Json& json, T& value) {
        return read_as(json, value);
    }
    template <Described T>
    [[nodiscard]] bool read(const Json& json, T& value, Missing missing) {
        return with_slots(value, [&](const Slots& slots) { return read_object(json, {&slots, 1}, missing); });
    }

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
        if constexpr (has_all_numbers<T>()) {
            if (json.is_number_unsigned()) { return read_bits(*json.get_ptr<const std::uint64_t*>(), value); }
        }
        return read_items(json, 0, ~std::size_t{0}, &value, &read_into_set<T>);
    }
    /// Whether every number below the limit is that of a member.
    template <MemberSet T>
    static consteval bool has_all_numbers() {
        using Member = typename T::value_type;
        if constexpr (std::is_enum_v<Member>) {
            return names(Member{}).size() == std::size_t{T::limit};
        } else {
            return !NamedBy<Member, Game>;
        }
    }
    /// Positions in older records have a number for such a set: a bit for each member.
    template <MemberSet T>
    bool read_bits(std::uint64_t bits, T& value) {
        using Member = typename T::value_type;
        for (const Member member : T::first(T::limit)) {
            if ((bits & 1U) != 0) { value.insert(member); }
            bits >>= 1U;
        }
        return bits == 0 || expected("a list");
    }
    template <List T>
    bool read_as(const Json& json, T& values) {
        using Kind = ListKind<T>;
        if constexpr (Kind::least == 0) { values.clear(); }
        return read_items(json, Kind::least, Kind::most, &values, &read_into_list<T>);
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
    std::optional<bool> read_kinds(const Json& json, std::string_view name, T& value, std::variant<Kinds...>&) {
        struct Row {
            std::string_view name;
            bool (JsonReader::*read)(const Json& json, T& value);
        };
        for (const Row& row : {Row{Kinds::name, &JsonReader::read_kind<T, Kinds>}...}) {
            if (row.name == name) { return (this->*row.read)(json, value); }
        }
        return std::nullopt;
    }
    template <class T, class Kind>
    bool read_kind(const Json& json, T& value) {
        return with_slots(value, [&](const Slots& common) {
            return with_slots(value.kind.template emplace<Kind>(), [&](const Slots& own) {
                const std::array<Slots, 2> parts{common, own};
                return read_object(json, parts, Missing::is_refused, T::tag);
            });
        });
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

    template <List T>
    static bool read_into_list(JsonReading& reading, const Json& json, std::size_t number, void* list) {
        typename T::value_type item{};
        if (!static_cast<JsonReader&>(reading).read_as(json, item)) { return false; }
        T& values = *static_cast<T*>(list);
        if constexpr (ListKind<T>::least == 0) {
            values.push_back(std::move(item));
        } else {
            values[number] = std::move(item);
        }
        return true;
    }
    template <MemberSet T>
    static bool read_into_set(JsonReading& reading, const Json& json, std::size_t /*number*/, void* set) {
        using Member = typename T::value_type;
        JsonReader& self = static_cast<JsonReader&>(reading);
        T& members = *static_cast<T*>(set);
        Member member{};
        if (!self.read_as(json, member)) { return false; }
        if constexpr (!std::is_enum_v<Member>) {
            if (member.number >= T::limit) { return self.expected(number_between(0, T::limit - 1)); }
        }
        if (members.contains(member)) { return self.fail("repeated"); }
        members.insert(member);
        return true;
    }

    /// Hands over the fields of a struct.
    template <Described T>
    static bool with_slots(T& value, auto&& use) {
        return T::fields()([&](const auto&... fields) {
            const std::array<Slot, sizeof...(fields)> all{slot(fields.name, value.*(fields.member))...};
            return use(Slots{all, &range_of<T>});
        });
    }
    template <class Member>
    static Slot slot(std::string_view name, Member& member) {
        Slot slot{name, &member, &read_into<Member>, nullptr, is_optional<Member>};
        if constexpr (requires { lies_in(member, Range{}); }) { slot.lies_in = &is_within<Member>; }
        return slot;
    }
    template <class Member>
    static bool read_into(JsonReading& reading, const Json& json, void* into) {
        return static_cast<JsonReader&>(reading).read_as(json, *static_cast<Member*>(into));
    }
    template <class Member>
    static bool is_within(const void* member, Range range) {
        return lies_in(*static_cast<const Member*>(member), range);
    }
    template <WholeNumber T>
    static bool lies_in(T member, Range range) {
        return std::cmp_less_equal(range.first, member) && std::cmp_less_equal(member, range.second);
    }
    template <WholeNumber T>
    static bool lies_in(const std::optional<T>& member, Range range) {
        return !member || lies_in(*member, range);
    }
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
};

}  // namespace meadhall
