// The schema of moves and events: one of several kinds, told apart by their verb, each with only the fields that apply.
// It is read off the same `describe` that writes them, applied to one example of each kind.
//
// A variant of structs needs no more than itself. Where a kind is a number in a struct, the game lists the examples:
//
//     std::vector<Move> examples(const Move&);   // found by argument-dependent lookup; what it is given is ignored
//
// A field that only some examples of a kind have is optional.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "match/json/schema.hpp"
#include "match/protocol/describe.hpp"

namespace meadhall {

/// What a schema says of one kind: {"verb": "march", "from": …, "to": …}
struct KindSchema {
    struct Member {
        std::string name;
        std::string schema;
        int seen = 0;  // in how many examples
    };

    std::string tag;   // "verb"
    std::string name;  // "march"
    int examples = 0;
    std::vector<Member> members;

    void note(std::string_view member, std::string schema) {
        const auto known = std::ranges::find(members, member, &Member::name);
        if (known == members.end()) {
            members.push_back({std::string{member}, std::move(schema), 1});
        } else {
            ++known->seen;
        }
    }
};

/// Gathers the kinds of a game's moves, or of its events.
template <class G, class Value>
class Kinds {
  public:
    [[nodiscard]] static std::vector<KindSchema> all() {
        Kinds kinds;
        kinds.note_examples(static_cast<const Value*>(nullptr));
        return std::move(kinds.all_);
    }

  private:
    /// The alternatives of a variant are its kinds, and their fields are described.
    template <class... Ts>
    void note_examples(const std::variant<Ts...>* /*of*/) {
        (note_alternative<Ts>(), ...);
    }
    void note_examples(const void* /*of*/) {
        for (const Value& example : examples(Value{})) { note(example); }
    }

    /// An optional field that is empty is either written as null or not at all, as the game describes it.
    template <class T>
    void note_alternative() {
        const Value example{T{}};
        KindSchema& kind = kind_of(example);
        for_each_field(T{}, [&]<class Member>(std::string_view name, const Member&) {
            const bool is_there = !is_optional<Member> || describes(example, name);
            kind.note(name, is_there ? schema_of<Member, Members::are_complete, G>()
                                     : schema_of<Member, Members::may_be_absent, G>());
            kind.members.back().seen = is_there ? 1 : 0;
        });
    }
    static bool describes(const Value& value, std::string_view field) {
        bool found = false;
        describe_with<G>(value, [&](std::string_view name, const auto&) { found = found || name == field; });
        return found;
    }
    void note(const Value& example) {
        KindSchema& kind = kind_of(example);
        describe_with<G>(example, [&]<class Member>(std::string_view name, const Member&) {
            if (name != kind.tag) { kind.note(name, schema_of<Member, Members::may_be_absent, G>()); }
        });
    }

    /// What is described first is the tag.
    KindSchema& kind_of(const Value& example) {
        KindSchema fresh;
        describe_with<G>(example, [&](std::string_view name, const auto& value) {
            if constexpr (std::convertible_to<decltype(value), std::string_view>) {
                if (!fresh.tag.empty()) { return; }
                fresh.tag = name;
                fresh.name = value;
            }
        });
        auto known = std::ranges::find(all_, fresh.name, &KindSchema::name);
        if (known == all_.end()) { known = all_.insert(all_.end(), std::move(fresh)); }
        ++known->examples;
        return *known;
    }

    std::vector<KindSchema> all_;
};

/// {"oneOf": […]}: every kind as an object. `common` are members that all of them have besides, those after `verb`;
/// a member whose `seen` is 0 is optional.
[[nodiscard]] std::string one_of(const std::vector<KindSchema>& kinds, const std::vector<KindSchema::Member>& common);

}  // namespace meadhall
