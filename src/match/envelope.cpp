#include "match/envelope.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "match/json/text.hpp"
#include "match/reasons.hpp"

namespace meadhall {

namespace {

bool is_blank(std::string_view line) { return line.find_first_not_of(" \t\r\n") == std::string_view::npos; }

bool is_id(const Json& json) { return json.is_null() || json.is_string() || json.is_number(); }

void begin_answer(JsonText& json, const Json& id) {
    json.begin_object();
    json.key("jsonrpc");
    json.string("2.0");
    json.key("id");
    json.literal(id.dump());
}

void append_error(std::string& out, const Json& id, const RpcError& error, Language language) {
    JsonText json{out};
    begin_answer(json, id);
    json.key("error");
    json.begin_object();
    json.key("code");
    json.integer(static_cast<int>(error.code));
    json.key("message");
    json.string(error.refusal.message(language));
    json.key("data");
    append_error_data(out, error, language);
    json.end_object();
    json.end_object();
}

void append_answer(std::string& out, const Json& id, const RpcAnswer& answer, Language language) {
    if (!answer) { return append_error(out, id, answer.error(), language); }
    JsonText json{out};
    begin_answer(json, id);
    json.key("result");
    json.literal(*answer);
    json.end_object();
}

RpcError bad_request(std::string about) {
    return {RpcCode::invalid_request, Refusal{reasons::bad_request, std::move(about)}};
}

/// What is wrong with a request before its method is even looked at.
std::optional<RpcError> flaw(const Json& request) {
    if (!request.is_object()) { return bad_request("expected an object"); }
    const auto version = request.find("jsonrpc");
    if (version == request.end() || *version != "2.0") { return bad_request("jsonrpc: expected \"2.0\""); }
    const auto method = request.find("method");
    if (method == request.end() || !method->is_string()) { return bad_request("method: expected a text"); }
    const auto id = request.find("id");
    if (id != request.end() && !is_id(*id)) { return bad_request("id: expected a text, a number or null"); }
    return std::nullopt;
}

Json id_of(const Json& request) {
    if (!request.is_object()) { return nullptr; }
    const auto id = request.find("id");
    return id != request.end() && is_id(*id) ? *id : Json{};
}

/// Every method takes a language; it is taken out, so that no method needs to know.
std::expected<Language, RpcError> take_language(Json& params, Language otherwise) {
    const auto found = params.find("language");
    if (found == params.end()) { return otherwise; }
    Language language{};
    JsonReader<NoGame> reader{no_game, "params.language"};
    if (!reader.read(*found, language)) {
        return std::unexpected{RpcError{RpcCode::invalid_params, Refusal{reasons::bad_params, reader.error()}}};
    }
    params.erase(found);
    return language;
}

void append_call(std::string& out, const RpcCall& call, const Json& request, Language otherwise) {
    Json params = request.value("params", Json::object());
    const auto language = take_language(params, otherwise);
    const std::string& method = *request.find("method")->get_ptr<const std::string*>();
    const RpcAnswer answer = language ? call(method, params, *language) : std::unexpected{language.error()};
    if (request.contains("id")) { append_answer(out, id_of(request), answer, language.value_or(otherwise)); }
}

void append_request(std::string& out, const RpcCall& call, const Json& request, Language otherwise) {
    if (const auto wrong = flaw(request)) { return append_error(out, id_of(request), *wrong, Language::en); }
    append_call(out, call, request, otherwise);
}

/// What comes after the answers have grown too long is not even tried.
void append_unanswered(std::string& out, const Json& request) {
    const bool wants_answer = !request.is_object() || request.contains("id");
    if (!wants_answer) { return; }
    append_error(out, id_of(request), {RpcCode::refused, Refusal{reasons::too_much}}, Language::en);
}

void append_batch(std::string& out, const RpcLimits& limits, const RpcCall& call, const Json& batch,
                  Language otherwise) {
    if (batch.empty()) { return append_error(out, nullptr, bad_request("an empty batch"), Language::en); }
    if (batch.size() > limits.batch) {
        const Refusal refusal{reasons::long_batch, "at most " + std::to_string(limits.batch) + " requests"};
        return append_error(out, nullptr, {RpcCode::invalid_request, refusal}, Language::en);
    }
    JsonText json{out};
    json.begin_array();
    for (const Json& request : batch) {
        if (out.size() > limits.answer) {
            append_unanswered(out, request);
        } else {
            append_request(out, call, request, otherwise);
        }
    }
    if (out == "[") {
        out.clear();  // nothing but notifications
    } else {
        json.end_array();
    }
}

/// The table whose thoughts a request ends, if it is one that does.
std::optional<std::string> table_halted_by(const Json& request) {
    constexpr std::array<std::string_view, 2> halting = {"stop", "close"};
    if (flaw(request)) { return std::nullopt; }
    const std::string& method = *request.find("method")->get_ptr<const std::string*>();
    const Json params = request.value("params", Json::object());
    const bool names_table = params.is_object() && params.contains("table") && params["table"].is_string();
    if (std::ranges::find(halting, method) == halting.end() || !names_table) { return std::nullopt; }
    return params["table"].get<std::string>();
}

}  // namespace

void append_error_data(std::string& out, const RpcError& error, Language language) {
    JsonText json{out};
    json.begin_object();
    json.key("code");
    json.string(error.refusal.code());
    if (!error.refusal.rule().empty()) {
        json.key("rule");
        json.string(error.refusal.rule());
    }
    json.key("message");
    json.string(error.refusal.message(language));
    if (!error.current.empty()) {
        json.key("current");
        json.literal(error.current);
    }
    json.end_object();
}

std::string answer_line(std::string_view line, const RpcLimits& limits, const RpcCall& call, Language otherwise) {
    std::string out;
    if (line.size() > limits.line) { return answer_too_long(limits); }
    if (is_blank(line)) { return out; }
    const auto request = parse_json(line, limits.depth);
    if (!request) {
        append_error(out, nullptr, {RpcCode::parse_error, Refusal{reasons::malformed}}, Language::en);
    } else if (request->is_array()) {
        append_batch(out, limits, call, *request, otherwise);
    } else {
        append_request(out, call, *request, otherwise);
    }
    return out;
}

std::vector<std::string> tables_halted_by(std::string_view line, const RpcLimits& limits) {
    std::vector<std::string> tables;
    const bool may_halt = line.contains("stop") || line.contains("close") || line.contains("\\u");
    if (!may_halt || line.size() > limits.line) { return tables; }
    const auto json = parse_json(line, limits.depth);
    if (!json) { return tables; }
    const auto add = [&](const Json& request) {
        if (auto table = table_halted_by(request)) { tables.push_back(std::move(*table)); }
    };
    if (!json->is_array()) {
        add(*json);
    } else if (json->size() <= limits.batch) {
        for (const Json& request : *json) { add(request); }
    }
    return tables;
}

std::string answer_too_long(const RpcLimits& limits) {
    std::string out;
    const Refusal refusal{reasons::too_long, "at most " + std::to_string(limits.line) + " bytes"};
    append_error(out, nullptr, {RpcCode::invalid_request, refusal}, Language::en);
    return out;
}

std::string answer_with(std::string_view line, const RpcLimits& limits, const RpcError& error) {
    return answer_line(line, limits, [&](std::string_view, const Json&, Language) { return std::unexpected{error}; });
}

}  // namespace meadhall
