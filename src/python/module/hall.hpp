// Private to python/module: the protocol of docs/protocol.md, request text in and answer text out.
#pragma once

#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "match/catalogue.hpp"
#include "match/rpc.hpp"

namespace meadhall::python {

namespace nb = nanobind;

/// Tables are thought at for seconds: the interpreter is free meanwhile, and a second thread waits its turn.
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
        const std::lock_guard turn{mutex_};
        return rpc_.answer(line, tell);
    }

    std::mutex mutex_;
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
