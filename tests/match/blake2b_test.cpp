// Expected digests come from the RFC and from another implementation (Python's hashlib).
#include <string>

#include <doctest/doctest.h>

#include "match/draws/blake2b.hpp"

using namespace meadhall;

namespace {

/// 0, 1, 2, …, 250, 0, 1, …
std::string counting_bytes(std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t i = 0; i < size; ++i) { bytes[i] = static_cast<char>(i % 251); }
    return bytes;
}

/// The digest of the digests of all messages of 0 to 300 bytes: right only if each of them is.
template <std::size_t size, class KeyLength>
std::string digest_of_digests(KeyLength key_length) {
    Blake2b all{64};
    for (std::size_t length = 0; length <= 300; ++length) {
        const auto digest = blake2b<size>(counting_bytes(length), counting_bytes(key_length(length)));
        all.add(std::string{digest.begin(), digest.end()});
    }
    std::array<std::uint8_t, 64> digest{};
    all.finish(digest);
    return hexadecimal(digest);
}

}  // namespace

TEST_CASE("BLAKE2b of \"abc\" is the vector of RFC 7693, appendix A") {
    CHECK(hexadecimal(blake2b<64>("abc")) == "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                                             "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
}

TEST_CASE("BLAKE2b of nothing is known") {
    CHECK(hexadecimal(blake2b<64>("")) == "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"
                                          "d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce");
}

TEST_CASE("BLAKE2b agrees with another implementation for every length up to 300") {
    CHECK(digest_of_digests<64>([](std::size_t) { return std::size_t{0}; }) ==
          "b6e92e8500fff38c4e359c2371b89d5f2f8148f1f6e2ba53c71375f13a2a7770"
          "d8c459fec4024309f7731597dbf57d1c8cbd5bdd7e4a07beccb3c063a504ddc0");
}

TEST_CASE("BLAKE2b with a key agrees with another implementation for every length up to 300") {
    CHECK(digest_of_digests<64>([](std::size_t length) { return 1 + length % 64; }) ==
          "5343ba64fcc83f187aa17deb77ae9eb850b95fb7abaf0d2d55fc5f7432fcff8d"
          "24cd7defbf623c5734e420c538f67f7c71648ad5f2eb31fa8c38a8031ce28a29");
}

TEST_CASE("BLAKE2b with short digests agrees with another implementation for every length up to 300") {
    CHECK(digest_of_digests<32>([](std::size_t length) { return length % 65; }) ==
          "4f70c00c73212e9fa6844de46901525cb01cc87058e4466b0d1b2c4aefccd013"
          "6e0798aae5a8ea685eeb827b28df31da666f0b714d64dee5d11310c34d4a5045");
}

TEST_CASE("A message may be hashed in pieces of any size") {
    const std::string message = counting_bytes(1000);
    const auto whole = blake2b<32>(message, "key");
    for (std::size_t piece = 1; piece <= 300; ++piece) {
        Blake2b hash{32, "key"};
        for (std::size_t at = 0; at < message.size(); at += piece) { hash.add(message.substr(at, piece)); }
        std::array<std::uint8_t, 32> digest{};
        hash.finish(digest);
        CHECK(digest == whole);
    }
}
