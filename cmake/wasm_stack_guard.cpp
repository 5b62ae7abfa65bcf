// What Debian's wasm32 C++ library expects of its host: it was compiled with a stack protector, and no library of the
// WebAssembly system brings the two names it refers to. (They are reserved names; here that is the point.)
#include <cstdint>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x6d656164;  // NOLINT

[[noreturn]] void __stack_chk_fail();  // NOLINT
void __stack_chk_fail() { __builtin_trap(); }
}
