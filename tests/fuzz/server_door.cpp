// Sends bytes to the door of a real server: as a request, or as frames of a WebSocket. It must answer or hang up, in
// its own time; what it sends are whole HTTP heads and proper frames; the room gets no message that is too long; and
// the next visitor finds it as before.
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "server/edge/server.hpp"

using namespace meadhall;
using namespace meadhall::server;

namespace {

constexpr std::size_t longest_message = 4096;

/// What was heard says why.
void require(bool holds, std::string_view heard = "") {
    if (holds) { return; }
    std::fprintf(stderr, "heard: %.*s\n", static_cast<int>(heard.size()), heard.data());
    std::abort();
}

/// Says everything twice.
class Echo : public GuestRoom {
  public:
    explicit Echo(Doors& doors) : doors_{doors} {}
    void came(VisitId /*visit*/, std::string /*session*/) override { ++here_; }
    void said(VisitId visit, std::string text) override {
        require(here_ > 0 && text.size() <= longest_message);
        const auto sent = std::make_shared<const std::string>(std::move(text));
        doors_.send(visit, sent);
        doors_.send(visit, sent);
        if (sent->starts_with("goodbye")) { doors_.dismiss(visit, "goodbye"); }
    }
    void asked(VisitId visit, Inquiry inquiry) override {
        require(inquiry.path.starts_with("/api/") && inquiry.body.size() <= Manner{}.body);
        doors_.reply(visit, {.status = 200, .text = "{}"});
    }
    void left(VisitId /*visit*/) override { require(here_-- > 0); }
    [[nodiscard]] bool is_ready() const override { return true; }
    [[nodiscard]] std::string figures() const override { return "visits " + std::to_string(here_) + "\n"; }

  private:
    Doors& doors_;
    int here_ = 0;
};

constexpr std::array<Asset, 1> page = {{{"/index.html", "11", "<!doctype html><p>Hall</p>", {}}}};

/// One server for all inputs, on a thread of its own.
class House {
  public:
    House() : House{open_door("127.0.0.1", 0)} {}
    [[nodiscard]] int port() const { return port_; }

  private:
    explicit House(Result<Door> door)
        : port_{std::stoi(door->address.substr(door->address.rfind(':') + 1))},
          server_{site_, std::move(*door), {.visitors = 256, .frame = longest_message, .backlog = 1U << 16U}},
          room_{server_} {
        server_.lead_to(room_);
        std::thread{[this] { server_.run(); }}.detach();
    }

    Site site_ = Site::of(page);
    int port_;
    Server server_;
    Echo room_;
};

sockaddr_in place(std::uint32_t address, int port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(address);
    return place;
}

/// From another address of this machine every time: one alone soon has no port left.
int connection_to(int port) {
    static std::uint32_t connections = 0;
    const sockaddr_in from = place(INADDR_LOOPBACK + 1 + connections++ % 60'000, 0);
    const sockaddr_in to = place(INADDR_LOOPBACK, port);
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    require(bind(socket, reinterpret_cast<const sockaddr*>(&from), sizeof from) == 0);
    require(connect(socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0);
    return socket;
}

/// The fuzzer's own alarm, which rings every six seconds, ends a call on a socket that has little patience: it is made
/// again.
ssize_t undisturbed(auto call) {
    ssize_t result = call();
    while (result < 0 && errno == EINTR) { result = call(); }
    return result;
}

/// Says something, says that no more will come, and hears the server out.
std::string answer(int port, std::string_view text) {
    const int socket = connection_to(port);
    const timeval patience{.tv_sec = 8, .tv_usec = 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    while (!text.empty()) {
        const ssize_t went = undisturbed([&] { return send(socket, text.data(), text.size(), MSG_NOSIGNAL); });
        if (went <= 0) { break; }
        text.remove_prefix(static_cast<std::size_t>(went));
    }
    shutdown(socket, SHUT_WR);
    std::string heard;
    std::array<char, 4096> piece;
    while (true) {
        const ssize_t got = undisturbed([&] { return recv(socket, piece.data(), piece.size(), 0); });
        require(got >= 0 || errno != EAGAIN);  // it hangs
        if (got <= 0) { break; }
        heard.append(piece.data(), static_cast<std::size_t>(got));
    }
    close(socket);
    return heard;
}

/// Frames of a server are not masked and use no extension. The last may have been cut off.
void check_frames(std::string_view frames) {
    while (frames.size() >= 2) {
        const auto first = static_cast<unsigned char>(frames[0]);
        const auto second = static_cast<unsigned char>(frames[1]);
        require((first & 0x70U) == 0 && (second & 0x80U) == 0);
        const unsigned kind = first & 0x0FU;
        require(kind <= 2 || (kind >= 8 && kind <= 10));
        const std::size_t more = second == 126 ? 2 : second == 127 ? 8 : 0;
        std::size_t length = more == 0 ? second : 0;
        if (frames.size() < 2 + more) { return; }
        for (std::size_t i = 0; i < more; ++i) { length = length << 8U | static_cast<unsigned char>(frames[2 + i]); }
        if (frames.size() < 2 + more + length) { return; }
        frames.remove_prefix(2 + more + length);
    }
}

/// Frames as clients send them, made from the input: a first byte, a length, a text.
std::string frames_of(std::string_view input) {
    std::string frames;
    while (input.size() >= 2) {
        const std::size_t length = std::min<std::size_t>(static_cast<unsigned char>(input[1]) % 126, input.size() - 2);
        frames += input[0];
        frames += static_cast<char>(0x80U | length);
        frames += std::string(4, '\0');  // a mask that changes nothing
        frames += input.substr(2, length);
        input.remove_prefix(2 + length);
    }
    return frames;
}

constexpr std::string_view handshake = "GET /hall HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                                       "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

void talk(int port, const std::string& frames) {
    const std::string heard = answer(port, std::string{handshake} + frames);
    require(heard.starts_with("HTTP/1.1 101 "), heard);
    const auto end = heard.find("\r\n\r\n");
    require(end != std::string::npos, heard);
    check_frames(std::string_view{heard}.substr(end + 4));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static House& house = *new House;  // ends with the program
    static unsigned inputs = 0;
    if (size == 0) { return 0; }
    const std::string rest{reinterpret_cast<const char*>(data) + 1, size - 1};
    switch (data[0] % 3) {
        case 0: {
            const std::string heard = answer(house.port(), rest);
            require(heard.empty() || heard.starts_with("HTTP/1.1 "), heard);
            break;
        }
        case 1: talk(house.port(), rest); break;
        default: talk(house.port(), frames_of(rest)); break;
    }
    if (++inputs % 64 == 0) {
        const std::string heard = answer(house.port(), "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        require(heard.starts_with("HTTP/1.1 200 OK"), heard);
    }
    return 0;
}
