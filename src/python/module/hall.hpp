// Private to python/module: the protocol of docs/protocol.md, request text in and answer text out.
#pragma once

#include <algorithm>
#include <exception>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "match/catalogue.hpp"
#include "match/rpc.hpp"

namespace meadhall::python {

namespace nb = nanobind;

/// The tables whose thoughts are to end, because a thread that asked for it waits its turn.
class Halts {
  public:
    /// Whether a thought at this table should end now.
    [[nodiscard]] bool contain(std::string_view table) {
        const std::lock_guard lock{mutex_};
        return std::ranges::find(tables_, table) != tables_.end();
    }
    void add(const std::vector<std::string>& tables) {
        const std::lock_guard lock{mutex_};
        tables_.insert(tables_.end(), tables.begin(), tables.end());
    }
    /// Precondition: they were added.
    void remove(const std::vector<std::string>& tables) {
        const std::lock_guard lock{mutex_};
        for (const std::string& table : tables) { tables_.erase(std::ranges::find(tables_, table)); }
    }

  private:
    std::mutex mutex_;
    std::vector<std::string> tables_;
};

/// Tables are thought at for seconds: the interpreter is free meanwhile, and a second thread waits its turn. One that
/// wants to `stop` or `close` a table does not wait for the end of the thought.
class HallDoor {
  public:
    [[nodiscard]] std::string answer(std::string_view request, const nb::object& listener) {
        std::exception_ptr trouble;  // of the listener: it must not fly through a bot that thinks
        RpcListener tell;
        if (!listener.is_none()) {
            tell = [&](const std::string& told) {
                const nb::gil_scoped_acquire held;
                try {
                    if (!trouble) { listener(told); }
                } catch (...) { trouble = std::current_exception(); }
            };
        }
        std::string answer = answer_meanwhile(std::string{request}, tell);
        if (trouble) { std::rethrow_exception(trouble); }
        return answer;
    }

  private:
    [[nodiscard]] std::string answer_meanwhile(const std::string& line, const RpcListener& tell) {
        const nb::gil_scoped_release free;
        const std::vector<std::string> halted = rpc_.tables_halted_by(line);
        halts_.add(halted);
        const std::lock_guard turn{mutex_};
        halts_.remove(halted);
        return rpc_.answer(line, tell, [this](std::string_view table) { return halts_.contain(table); });
    }

    std::mutex mutex_;
    Halts halts_;
    // A machine that trains has room for more tables than a browser, and longer records.
    Rpc rpc_{catalogue(), machine(), RpcLimits{.line = std::size_t{1} << 26U, .tables = 65'536}};
};

inline void bind_hall(nb::module_& module) {
    nb::class_<HallDoor>(module, "Hall", "Tables that speak the protocol (docs/protocol.md).")
        .def(nb::init<>())
        .def("answer", &HallDoor::answer, nb::arg("request"), nb::arg("listener") = nb::none(),
             "The answer to a request, both as JSON text; listener hears notifications that come before it.");
}

}  // namespace meadhall::python
