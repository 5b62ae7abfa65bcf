# Toolchain: WebAssembly with Debian's clang-22, wasi-libc and libc++ (see tools/packages.txt).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(MEADHALL_WASM ON)

set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# clang prefers the newer name wasm32-wasip1, under which Debian has no libraries.
set(CMAKE_CXX_FLAGS_INIT -Wno-deprecated)

# Header-only libraries are shared with the host; programs always come from it.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
