// A container that is asked for more than it has room for ends the program, in every build.
#include <csignal>
#include <cstdint>
#include <string_view>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/index_set.hpp"
#include "core/inplace_vector.hpp"
#include "core/stop.hpp"

using namespace meadhall;

namespace {

/// Does it in a process of its own. Returns the signal that ended that process; 0 if it went on and came to its end.
template <class Deed>
int signal_of(Deed deed) {
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL);  // whoever watches this process need not hear of that one
        deed();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

struct Small {
    std::uint8_t number = 0;
};
using ThreeNumbers = InplaceVector<int, 3>;

/// So many values, which nobody can know beforehand.
ThreeNumbers filled(int count) {
    const volatile int unknown = count;
    ThreeNumbers numbers;
    for (int i = 0; i < unknown; ++i) { numbers.push_back(i); }
    return numbers;
}

}  // namespace

TEST_CASE("Whoever can speak hears why the program stops") {
    const auto say = [](const char* why) { _exit(why == std::string_view{"full"} ? 7 : 0); };
    const pid_t child = fork();
    if (child == 0) {
        last_words = say;
        stop("full");
    }
    int status = 0;
    waitpid(child, &status, 0);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 7);
}

TEST_CASE("A full container takes no more: the program stops, and nothing is written past the end") {
    CHECK(signal_of([] { (void)filled(3); }) == 0);
    CHECK(signal_of([] { (void)filled(4); }) == SIGABRT);
}

TEST_CASE("What a container does not have is neither taken, kept, erased nor touched: the program stops") {
    CHECK(signal_of([] { filled(0).pop_back(); }) == SIGABRT);
    CHECK(signal_of([] { filled(2).shrink(3); }) == SIGABRT);
    CHECK(signal_of([] { filled(2).erase(2); }) == SIGABRT);
    CHECK(signal_of([] { filled(2)[2] = 1; }) == SIGABRT);
    CHECK(signal_of([] { filled(0).back() = 1; }) == SIGABRT);
}

TEST_CASE("A set has no place for a number beyond its limit: the program stops") {
    const auto insert = [](int number) {
        const volatile int unknown = number;
        IndexSet<Small> set;
        set.insert(Small{static_cast<std::uint8_t>(unknown)});
        _exit(set.contains(Small{0}) ? 1 : 0);
    };
    CHECK(signal_of([&] { insert(127); }) == 0);
    CHECK(signal_of([&] { insert(128); }) == SIGABRT);
    CHECK(signal_of([&] { insert(255); }) == SIGABRT);
}
