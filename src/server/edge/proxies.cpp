#include "server/edge/proxies.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

namespace ip = boost::asio::ip;
using Trouble = boost::system::error_code;

/// An address of the fourth kind may come in the clothes of the sixth.
std::optional<ip::address> address_in(const std::string& text) {
    Trouble trouble;
    ip::address address = ip::make_address(text, trouble);
    if (trouble) { return std::nullopt; }
    if (address.is_v6() && address.to_v6().is_v4_mapped()) {
        address = ip::make_address_v4(ip::v4_mapped, address.to_v6());
    }
    return address;
}

/// "10.0.0.7" is the network "10.0.0.7/32".
std::string as_network(const std::string& place) {
    if (place.contains('/')) { return place; }
    const auto address = address_in(place);
    return !address ? std::string{} : address->to_string() + (address->is_v4() ? "/32" : "/128");
}

bool is_network(const std::string& text) {
    Trouble four;
    Trouble six;
    static_cast<void>(ip::make_network_v4(text, four));
    static_cast<void>(ip::make_network_v6(text, six));
    return !four || !six;
}

template <class Network, class Address>
bool is_within(const Network& network, const Address& address) {
    return Network{address, network.prefix_length()}.canonical() == network.canonical();
}

bool holds(const std::string& network, const ip::address& address) {
    Trouble trouble;
    if (address.is_v4()) {
        const auto four = ip::make_network_v4(network, trouble);
        return !trouble && is_within(four, address.to_v4());
    }
    const auto six = ip::make_network_v6(network, trouble);
    return !trouble && is_within(six, address.to_v6());
}

}  // namespace

Result<Proxies> Proxies::of(const std::vector<std::string>& places) {
    Proxies proxies;
    for (const std::string& place : places) {
        const std::string network = as_network(place);
        if (!is_network(network)) { return std::unexpected{Refusal{reasons::bad_proxy}}; }
        proxies.networks_.push_back(network);
    }
    return proxies;
}

bool Proxies::contains(const std::string& text) const {
    const auto address = address_in(text);
    if (!address) { return false; }
    return address->is_loopback() ||
           std::ranges::any_of(networks_, [&](const std::string& network) { return holds(network, *address); });
}

}  // namespace meadhall::server
