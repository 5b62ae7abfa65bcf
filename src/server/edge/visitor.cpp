#include "server/edge/visitor.hpp"

#include <utility>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "match/reasons.hpp"
#include "server/edge/origin.hpp"
#include "server/http/query.hpp"
#include "server/http/view_of.hpp"

namespace meadhall::server {

namespace {

constexpr std::string_view talk_path = "/hall";

constexpr const char* closing = "the server is closing";

/// What still comes from somebody who was told to go is thrown away, up to here.
constexpr std::size_t last_words = std::size_t{256} << 10U;

}  // namespace

/// One timer for whatever is waited for; when it has run out, the operation on the socket ends with an error.
void Visitor::wait_at_most(Manner::Time time) {
    is_late_ = false;
    deadline_.expires_after(time);
    deadline_.async_wait([weak = weak_from_this()](const beast::error_code& error) {
        const auto self = weak.lock();
        if (error || !self || self->deadline_.expiry() > Clock::now()) { return; }
        self->is_late_ = true;
        self->socket_.cancel();
        if (self->is_leaving_) {  // Beast would go on waiting for the other's goodbye
            beast::error_code ignored;
            self->socket_.shutdown(Tcp::socket::shutdown_both, ignored);
        }
    });
}

void Visitor::let_go() {
    must_go_ = true;
    if (is_silent_) { socket_.cancel(); }
    dismiss(closing);
}

// Requests of the page, one after the other.

asio::awaitable<void> Visitor::attend() {
    const auto self = shared_from_this();
    while (socket_.is_open()) {
        HeadParser parser;
        parser.header_limit(longest_head);
        parser.body_limit(boost::none);
        const std::optional<Answer> answer = co_await next_answer(parser);
        if (!answer) { break; }
        const bool is_given = co_await give(*answer);
        if (!is_given || !answer->keeps_open || must_go_) { break; }
    }
    co_await part();
}

/// Nothing if there is none to give: the visitor has gone, or has gone over to talking, which is over too.
asio::awaitable<std::optional<Answer>> Visitor::next_answer(HeadParser& parser) {
    const bool has_come = co_await arrives(household_.manner.leisure);
    if (!has_come) { co_return std::nullopt; }
    beast::error_code error;
    const bool is_read = co_await reads_head(parser, error);
    if (!is_read) {
        if (is_late_) { co_return answer_to(Fault::too_slow); }
        if (error == beast::http::error::end_of_stream || error.category() == asio::error::get_system_category()) {
            co_return std::nullopt;
        }
        co_return answer_to(fault_of(error, beast::buffers_to_string(arrived_.data())));
    }
    const std::variant<Request, Fault> read = request_of(parser);
    if (const Fault* fault = std::get_if<Fault>(&read)) { co_return answer_to(*fault); }
    const Request& request = std::get<Request>(read);
    if (household_.room != nullptr && request.path.starts_with(inquiries)) {
        std::optional<Answer> answer = co_await inquire(parser, request);
        co_return answer;
    }
    if (household_.room == nullptr || request.path != talk_path) { co_return answered(request); }
    if (!beast::websocket::is_upgrade(parser.get())) { co_return answer_to(Fault::upgrade_required); }
    if (!may_talk(parser.get())) { co_return answer_to(Fault::forbidden); }
    co_await talk(parser);
    co_return std::nullopt;
}

/// Waits for the first byte of a request. A visitor who says nothing may have to make room for others meanwhile.
asio::awaitable<bool> Visitor::arrives(Manner::Time patience) {
    if (arrived_.size() > 0) { co_return true; }
    is_silent_ = true;
    silent_since_ = Clock::now();
    wait_at_most(patience);
    beast::error_code error;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    const std::size_t got = co_await socket_.async_read_some(arrived_.prepare(4096), token);
    arrived_.commit(got);
    is_silent_ = false;
    co_return !error && !must_go_;
}

/// The time for a request begins with its first byte and is not renewed by further ones.
asio::awaitable<bool> Visitor::reads_head(HeadParser& parser, beast::error_code& error) {
    wait_at_most(household_.manner.patience);
    auto token = asio::redirect_error(asio::use_awaitable, error);
    co_await beast::http::async_read_header(socket_, arrived_, parser, token);
    co_return !error;
}

asio::awaitable<bool> Visitor::give(const Answer& answer) {
    const Response response = response_of(answer);
    beast::http::response_serializer<beast::http::span_body<const char>> serializer{response};
    beast::error_code error;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    while (!serializer.is_done() && !error) {
        wait_at_most(household_.manner.patience);
        co_await beast::http::async_write_some(socket_, serializer, token);
    }
    co_return !error || error == beast::http::error::end_of_stream;
}

asio::awaitable<void> Visitor::turn_away() {
    const auto self = shared_from_this();
    const Answer answer = answer_to(Fault::full);
    co_await give(answer);
    co_await part();
}

/// Hanging up while bytes are still coming in would reset the connection, and the last answer with it. So the visitor
/// is told that no more will come, and hangs up first.
asio::awaitable<void> Visitor::part() {
    beast::error_code error;
    socket_.shutdown(Tcp::socket::shutdown_send, error);
    std::array<char, 4096> rest;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    const bool hangs_up = !is_late_;  // who did not answer the goodbye of a talk is not waited for once more
    wait_at_most(household_.manner.farewell);
    for (std::size_t read = 0; hangs_up && !error && read < last_words;) {
        read += co_await socket_.async_read_some(asio::buffer(rest), token);
    }
    deadline_.cancel();
    socket_.close(error);
}

Answer Visitor::answered(const Request& request) const {
    std::optional<Answer> known = health(request);
    Answer answer = known ? std::move(*known) : answer_to(request, household_.site);
    if (must_go_) { answer.keeps_open = false; }
    return answer;
}

/// How the server is, for those who look after it.
std::optional<Answer> Visitor::health(const Request& request) const {
    constexpr std::string_view text = "text/plain; charset=utf-8";
    if (request.path == "/healthz") { return fresh_answer(request, 200, text, "well\n"); }
    if (request.path == "/readyz") {
        const bool is_ready = !household_.is_closing && (household_.room == nullptr || household_.room->is_ready());
        return fresh_answer(request, is_ready ? 200 : 503, text, is_ready ? "ready\n" : "not ready\n");
    }
    if (request.path == "/metrics" && household_.room != nullptr) {
        return fresh_answer(request, 200, "text/plain; version=0.0.4; charset=utf-8", household_.room->figures());
    }
    return std::nullopt;
}

// Asking the room.

/// Nothing if the visitor has gone in the middle of it.
asio::awaitable<std::optional<Answer>> Visitor::inquire(HeadParser& parser, Request request) {
    Inquiry inquiry = inquiry_of(parser.get(), request, peer());
    const Language language = language_for(inquiry.languages, inquiry.query);
    if (const auto objection = objection_to(parser.get(), request, may_talk(parser.get()))) {
        co_return answer_of(request, *objection, language);
    }
    if (request.method == "POST") {
        request.keeps_open = parser.get().keep_alive();
        BodyParser whole{std::move(parser)};
        beast::error_code error;
        const bool is_read = co_await reads_body(whole, error);
        if (error == beast::http::error::body_limit) {
            co_return answer_of(request, Objection{413, Refusal{meadhall::reasons::too_long}}, language);
        }
        if (is_late_) { co_return answer_to(Fault::too_slow); }
        if (!is_read) { co_return std::nullopt; }
        inquiry.body = std::move(whole.get().body());
    }
    Answer answer = co_await ask_the_room(std::move(inquiry), request);
    if (must_go_) { answer.keeps_open = false; }
    co_return answer;
}

asio::awaitable<bool> Visitor::reads_body(BodyParser& parser, beast::error_code& error) {
    if (parser.content_length().value_or(0) > household_.manner.body) {  // Beast has looked at it with the head alone
        error = beast::http::error::body_limit;
        co_return false;
    }
    parser.body_limit(household_.manner.body);
    wait_at_most(household_.manner.patience);
    auto token = asio::redirect_error(asio::use_awaitable, error);
    co_await beast::http::async_read(socket_, arrived_, parser, token);
    co_return !error;
}

/// The room answers when it likes; the doors go on with others meanwhile.
asio::awaitable<Answer> Visitor::ask_the_room(Inquiry inquiry, const Request& request) {
    deadline_.cancel();
    reply_.reset();
    replied_.expires_after(household_.manner.patience);
    household_.room->asked(id_, std::move(inquiry));
    beast::error_code ignored;
    auto token = asio::redirect_error(asio::use_awaitable, ignored);
    co_await replied_.async_wait(token);
    if (!reply_) { co_return answer_to(Fault::full); }
    co_return answer_of(request, *reply_, household_.manner.is_encrypted());
}

void Visitor::reply(Reply reply) {
    reply_ = std::move(reply);
    replied_.cancel();
}

Peer Visitor::peer() const {
    beast::error_code error;
    const auto endpoint = socket_.remote_endpoint(error);
    if (error) { return {}; }
    const std::string address = endpoint.address().to_string();
    return {address, household_.manner.proxies.contains(address)};
}

// Talking.

bool Visitor::may_talk(const ReadHead& head) const {
    return server::may_talk(view_of(head[beast::http::field::origin]), view_of(head[beast::http::field::host]),
                            household_.manner.origins);
}

asio::awaitable<void> Visitor::talk(const HeadParser& parser) {
    deadline_.cancel();
    talk_.emplace(socket_);
    auto patience = beast::websocket::stream_base::timeout::suggested(beast::role_type::server);
    patience.handshake_timeout = household_.manner.patience;
    patience.idle_timeout = household_.manner.leisure;
    patience.keep_alive_pings = true;
    talk_->set_option(patience);
    talk_->read_message_max(household_.manner.frame);
    beast::error_code error;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    co_await talk_->async_accept(parser.get(), token);
    if (error) { co_return; }
    if (must_go_) { dismiss(closing); }  // it came too late to be heard while hands were being shaken
    household_.room->came(id_, session_in(parser.get()));
    co_await listen();
    household_.room->left(id_);
}

asio::awaitable<void> Visitor::listen() {
    beast::flat_buffer heard;
    beast::error_code error;
    auto token = asio::redirect_error(asio::use_awaitable, error);
    while (true) {
        co_await talk_->async_read(heard, token);
        if (error) { co_return; }
        household_.room->said(id_, beast::buffers_to_string(heard.data()));
        heard.clear();
        if (heard.capacity() > 16384) { heard.shrink_to_fit(); }
    }
}

/// Whoever does not listen is cut off, before what waits for him fills the memory.
void Visitor::send(Sent text) {
    if (!talk_ || is_leaving_ || !talk_->is_open()) { return; }
    waiting_bytes_ += text->size();
    waiting_.push_back(std::move(text));
    if (waiting_bytes_ > household_.manner.backlog) {
        is_leaving_ = true;
        beast::error_code error;
        socket_.close(error);
    } else if (waiting_.size() == 1) {
        write_next();
    }
}

/// Only whoever talks can be told goodbye: not before hands have been shaken, nor after the end.
void Visitor::dismiss(const std::string& reason) {
    if (!talk_ || is_leaving_ || !talk_->is_open()) { return; }
    is_leaving_ = true;
    goodbye_ = reason;
    if (waiting_.empty()) { write_next(); }
}

void Visitor::write_next() {
    const auto self = shared_from_this();
    if (waiting_.empty()) {
        if (!is_leaving_) { return; }
        wait_at_most(household_.manner.farewell);
        const beast::websocket::close_reason why{beast::websocket::close_code::going_away, goodbye_};
        return talk_->async_close(why, [self](const beast::error_code&) {});
    }
    talk_->text(true);
    const Sent text = waiting_.front();
    talk_->async_write(asio::buffer(*text), [self, text](const beast::error_code& error, std::size_t) {
        if (error) { return; }
        self->waiting_bytes_ -= text->size();
        self->waiting_.pop_front();
        self->write_next();
    });
}

}  // namespace meadhall::server
