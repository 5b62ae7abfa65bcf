// The extension meadhall._engine: the classes that the package python/meadhall is built on. Whatever is refused becomes
// a Python exception; nothing that Python passes in ends the interpreter.
#include "python/module/batch.hpp"
#include "python/module/game.hpp"
#include "python/module/hall.hpp"
#include "python/module/state.hpp"

namespace {

namespace nb = nanobind;

void raise_refused(const std::exception_ptr& thrown, void* /*payload*/) {
    try {
        std::rethrow_exception(thrown);
    } catch (const meadhall::python::Refused& refused) {
        const nb::object type = nb::module_::import_("meadhall.errors").attr("Refused");
        PyErr_SetObject(type.ptr(), type(refused.what(), refused.code(), refused.rule()).ptr());
    }
}

}  // namespace

NB_MODULE(_engine, module) {
    module.doc() = "The rules engine. People import meadhall, not this.";
    module.attr("version") = MEADHALL_VERSION;
    module.attr("flags") = MEADHALL_COMPILER " " MEADHALL_FLAGS;
    nb::register_exception_translator(&raise_refused);
    meadhall::python::bind_hall(module);
    meadhall::python::bind_game(module);
    meadhall::python::bind_state(module);
    meadhall::python::bind_batch(module);
}
