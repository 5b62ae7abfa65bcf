// Private to python/module: the protocol of docs/protocol.md, request text in and answer text out.
#pragma once

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
        const std::string line{request};
        RpcListener tell;
        if (!listener.is_none()) {
            tell = [&](const std::string& told) {
                const nb::gil_scoped_acquire held;
                listener(told);
            };
        }
        const nb::gil_scoped_release free;
        const std::lock_guard turn{mutex_};
        return rpc_.answer(line, tell);
    }

  private:
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
