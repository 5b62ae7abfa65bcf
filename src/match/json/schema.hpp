// JSON Schema of any described value, read off the same description as its JSON: a game's options, from which a form
// can be drawn; its views and positions; the messages of the protocol.
//
// A struct may say more about a field: `static Words meaning(std::string_view field)` becomes its description, and
// `static std::optional<std::pair<int, int>> range(std::string_view field)` its bounds, which the reader enforces too.
#pragma once

#include <array>
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

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "core/words.hpp"
#include "match/json/expected.hpp"
#include "match/json/kinds.hpp"
#include "match/json/read.hpp"
#include "match/json/text.hpp"
#include "match/json/write.hpp"

namespace meadhall {

/// What the members of an object promise.
enum class Members : std::uint8_t {
    have_defaults,  // options: each may be missing, and then has the value that is named
    are_complete,   // positions: each is there, and what is empty is null
    may_be_absent,  // messages: each is there, except optional ones that are empty
};

/// Writes schema objects. It knows nothing of types: whoever does (`SchemaOf`, below) hands it functions and tables.
class SchemaText {
  public:
    using Bounds = std::optional<std::pair<int, int>>;
    /// Writes the members of one schema object: what may stand where a value of some type is expected.
    using Writes = void (*)(SchemaText&);

    /// One member of a struct.
    struct Property {
        std::string_view name;
        Writes members = nullptr;
        bool is_required = false;
        const void* usual = nullptr;  // its default, if that is to be named, and who writes it
        void (*write_usual)(std::string& out, const void* usual) = nullptr;
    };
    /// The members of one struct, and what it says about them.
    struct Section {
        std::span<const Property> properties;
        Words (*meaning)(std::string_view field) = nullptr;
        Bounds (*range)(std::string_view field) = nullptr;
    };
    /// What tells a struct from others that may stand in its place: {"verb": "march"}.
    struct Tag {
        std::string_view name;
        std::string_view kind;
    };

    SchemaText(std::string& out, Language language) : out_{out}, json_{out}, language_{language} {}

    void schema(Writes members);
    void type(std::string_view name);
    void always_true();
    void reference(std::string_view shape);
    void one_of(std::span<const std::string_view> names);
    void any_of(std::span<const Writes> alternatives);
    void list(Writes item, std::size_t least, std::size_t most);
    /// A whole number between the bounds of its field; where there are none, between these.
    void whole_number(const Bounds& limits);
    void object(std::span<const Section> sections, bool names_required, const Tag* tag = nullptr);
    /// The same as an alternative among others.
    void kind(std::span<const Section> sections, bool names_required, const Tag& tag);
    void begin_any_of();
    void end_any_of() { json_.end_array(); }

  private:
    void property(const Section& section, const Property& property);
    void describe(const Words& words);
    void number(std::string_view name, auto value);

    std::string& out_;
    JsonText json_;
    Language language_;
    Bounds bounds_;  // of the numbers in the field that is being written
};

/// What may stand where a value of some type is expected. The game is asked which of its numbered things have names.
template <Members promise, class Game = NoGame>
class SchemaOf {
  public:
    template <class T>
    static void members(SchemaText& schema) {
        write(schema, std::type_identity<T>{});
    }

  private:
    using Property = SchemaText::Property;
    using Section = SchemaText::Section;
    template <class T>
    using Type = std::type_identity<T>;

    static void write(SchemaText& schema, Type<bool>) { schema.type("boolean"); }
    static void write(SchemaText& schema, Type<double>) { schema.type("number"); }
    static void write(SchemaText& schema, Type<std::string>) { schema.type("string"); }
    static void write(SchemaText& schema, Type<std::string_view>) { schema.type("string"); }
    static void write(SchemaText& schema, Type<std::monostate>) { schema.type("null"); }
    static void write(SchemaText& schema, Type<const Json*>) { schema.type("object"); }
    static void write(SchemaText& schema, Type<Seat>) { schema.whole_number(std::pair{0, max_seats - 1}); }
    static void write(SchemaText& schema, Type<std::true_type>) { schema.always_true(); }

    template <WholeNumber T>
    static void write(SchemaText& schema, Type<T>) {
        // The limits of a small type are meant; those of `int` only say that nobody thought of any.
        using Limits = std::numeric_limits<T>;
        if constexpr (sizeof(T) < sizeof(int)) {
            schema.whole_number(std::pair<int, int>{Limits::min(), Limits::max()});
        } else {
            schema.whole_number(std::nullopt);
        }
    }
    template <NumberedThing T>
    static void write(SchemaText& schema, Type<T>) {
        if constexpr (NamedBy<T, Game>) {
            schema.type("string");
        } else {
            members<decltype(T::number)>(schema);
        }
    }
    template <NamedEnum E>
    static void write(SchemaText& schema, Type<E>) {
        const auto all = names(E{});
        schema.one_of(all);
    }
    template <WrittenJson T>
    static void write(SchemaText& schema, Type<T>) {
        schema.reference(name_of(T::shape));
    }
    template <MemberSet T>
    static void write(SchemaText& schema, Type<T>) {
        schema.list(&members<typename T::value_type>, 0, T::limit);
    }
    template <List T>
    static void write(SchemaText& schema, Type<T>) {
        schema.list(&members<typename T::value_type>, ListKind<T>::least, ListKind<T>::most);
    }
    template <class T>
    static void write(SchemaText& schema, Type<std::optional<T>>) {
        if constexpr (promise == Members::may_be_absent) {
            members<T>(schema);
        } else {
            members<std::variant<T, std::monostate>>(schema);
        }
    }
    template <class... Ts>
    static void write(SchemaText& schema, Type<std::variant<Ts...>>) {
        const std::array<SchemaText::Writes, sizeof...(Ts)> alternatives{&members<Ts>...};
        schema.any_of(alternatives);
    }
    template <Described T>
    static void write(SchemaText& schema, Type<T>) {
        const T usual{};
        with_section(usual, [&](const Section& section) { schema.object({&section, 1}, names_required); });
    }
    template <OfManyKinds T>
    static void write(SchemaText& schema, Type<T>) {
        const T usual{};
        with_section(usual, [&](const Section& common) { any_kind_of(schema, T::tag, common, &usual.kind); });
    }
    template <class... Kinds>
    static void any_kind_of(SchemaText& schema, std::string_view tag, const Section& common,
                            const std::variant<Kinds...>* /*kinds*/) {
        schema.begin_any_of();
        (kind<Kinds>(schema, tag, common), ...);
        schema.end_any_of();
    }
    template <class Kind>
    static void kind(SchemaText& schema, std::string_view tag, const Section& common) {
        const Kind usual{};
        with_section(usual, [&](const Section& own) {
            const std::array<Section, 2> sections{common, own};
            schema.kind(sections, names_required, {tag, Kind::name});
        });
    }

    static constexpr bool names_required = promise != Members::have_defaults;

    /// Hands over what is to be said about the members of a struct.
    template <Described T>
    static void with_section(const T& usual, auto&& use) {
        T::fields()([&](const auto&... fields) {
            const std::array<Property, sizeof...(fields)> rows{property(fields.name, usual.*(fields.member))...};
            Section section{rows, nullptr, &range_of<T>};
            if constexpr (requires { T::meaning(std::string_view{}); }) {
                section.meaning = [](std::string_view field) { return Words{T::meaning(field)}; };
            }
            use(section);
        });
    }
    template <class Member>
    static Property property(std::string_view name, const Member& usual) {
        if constexpr (promise == Members::have_defaults) {
            return {name, &members<Member>, false, &usual, &append_usual<Member>};
        } else {
            return {name, &members<Member>, promise == Members::are_complete || !is_optional<Member>};
        }
    }
    template <class Member>
    static void append_usual(std::string& out, const void* usual) {
        append_json(out, no_game, *static_cast<const Member*>(usual));
    }
};

template <class T, Members promise, class Game = NoGame>
[[nodiscard]] std::string schema_of(Language language = Language::en) {
    std::string out;
    SchemaText{out, language}.schema(&SchemaOf<promise, Game>::template members<T>);
    return out;
}

template <Described Options>
[[nodiscard]] std::string options_schema(Language language) {
    return schema_of<Options, Members::have_defaults>(language);
}

}  // namespace meadhall
