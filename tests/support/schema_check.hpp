// Whether JSON is as a JSON Schema says, for the few words of that language which the engine uses.
#pragma once

#include <string>

#include "match/json/read.hpp"

namespace meadhall::test {

class SchemaCheck {
  public:
    /// `root` is where `$ref` begins.
    explicit SchemaCheck(const Json& root) : root_{root} {}

    /// Empty if the value fits; else where and why it does not.
    [[nodiscard]] std::string misfit(const Json& schema, const Json& value, const std::string& path = "") const {
        if (schema.contains("$ref")) { return misfit(referred(schema["$ref"].get<std::string>()), value, path); }
        if (schema.contains("const") && schema["const"] != value) {
            return path + ": is not " + schema["const"].dump();
        }
        if (schema.contains("enum") && !has(schema["enum"], value)) { return path + ": no such name " + value.dump(); }
        for (const char* several : {"anyOf", "oneOf"}) {
            if (schema.contains(several)) { return of_several(schema[several], value, path); }
        }
        if (schema.contains("type") && !is(schema["type"].get<std::string>(), value)) {
            return path + ": is no " + schema["type"].dump();
        }
        if (value.is_array() && schema.contains("items")) { return of_items(schema, value, path); }
        if (value.is_object() && schema.contains("properties")) { return of_members(schema, value, path); }
        if (value.is_number() && schema.contains("maximum")) { return of_range(schema, value, path); }
        return {};
    }

  private:
    [[nodiscard]] const Json& referred(const std::string& name) const {
        return root_.at(Json::json_pointer{name.substr(1)});
    }
    static bool has(const Json& list, const Json& value) {
        return std::find(list.begin(), list.end(), value) != list.end();
    }
    static bool is(const std::string& type, const Json& value) {
        return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
               (type == "string" && value.is_string()) || (type == "integer" && value.is_number_integer()) ||
               (type == "number" && value.is_number()) || (type == "boolean" && value.is_boolean()) ||
               (type == "null" && value.is_null());
    }
    /// The kind with the right tag explains best what is wrong.
    [[nodiscard]] std::string of_several(const Json& schemas, const Json& value, const std::string& path) const {
        std::string best = path + ": is none of several";
        for (const Json& schema : schemas) {
            const std::string found = misfit(schema, value, path);
            if (found.empty()) { return {}; }
            if (found.find(": is not ") == std::string::npos) { best = found; }
        }
        return best;
    }
    [[nodiscard]] std::string of_items(const Json& schema, const Json& value, const std::string& path) const {
        if (value.size() > schema.value("maxItems", value.size())) { return path + ": too many"; }
        for (std::size_t i = 0; i < value.size(); ++i) {
            const std::string found = misfit(schema["items"], value[i], path + "[" + std::to_string(i) + "]");
            if (!found.empty()) { return found; }
        }
        return {};
    }
    [[nodiscard]] std::string of_members(const Json& schema, const Json& value, const std::string& path) const {
        for (const Json& name : schema.value("required", Json::array())) {
            if (!value.contains(name.get<std::string>())) { return path + ": lacks " + name.dump(); }
        }
        for (const auto& [name, member] : value.items()) {
            const bool is_known = schema["properties"].contains(name);
            if (!is_known && !schema.value("additionalProperties", true)) { return path + ": knows no " + name; }
            const std::string found = is_known ? misfit(schema["properties"][name], member, path + "." + name) : "";
            if (!found.empty()) { return found; }
        }
        return {};
    }
    static std::string of_range(const Json& schema, const Json& value, const std::string& path) {
        const bool fits = value >= schema["minimum"] && value <= schema["maximum"];
        return fits ? "" : path + ": out of range " + value.dump();
    }

    const Json& root_;
};

}  // namespace meadhall::test
