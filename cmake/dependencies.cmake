# Every third-party name in one place. The rest of the build knows only the targets defined here, and
# tools/packages.txt names the Debian packages they come from.
#
#   meadhall_json       nlohmann/json      match and above
#   meadhall_threads    threads            match and above
#   meadhall_fmt        {fmt}              lab, server, cli
#   meadhall_cli11      CLI11              cli
#   meadhall_boost      Boost (headers)    lab
#   meadhall_eigen      Eigen              lab
#   meadhall_asio       Boost.Asio and Beast    server
#   meadhall_soci       SOCI, for SQLite and PostgreSQL     server
#   meadhall_nats       NATS               server
#   meadhall_sodium     libsodium          server
#   meadhall_zlib       zlib               server
#   meadhall_edit       libedit            cli
#   meadhall_utf8proc   utf8proc           cli
#   meadhall_doctest    doctest, RapidCheck     tests
#   meadhall_benchmark  Google Benchmark        bench

# A package that was installed since is noticed without being told (./play first, ./test later).
if(EXISTS /var/lib/dpkg/status)
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS /var/lib/dpkg/status)
endif()

function(meadhall_dependency name)
  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE ${ARGN})
endfunction()

# A library that brings no CMake files of its own, by one of its headers.
function(meadhall_plain_dependency name library header)
  find_library(${name}_library ${library} REQUIRED)
  find_path(${name}_headers ${header} REQUIRED)
  mark_as_advanced(${name}_library ${name}_headers)
  meadhall_dependency(${name} ${${name}_library})
  target_include_directories(${name} SYSTEM INTERFACE ${${name}_headers})
endfunction()

# Debian's own Python before any other: that is the one the package list promises.
find_program(MEADHALL_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(MEADHALL_PYTHON python3 REQUIRED)

find_package(nlohmann_json 3.11 REQUIRED)
meadhall_dependency(meadhall_json nlohmann_json::nlohmann_json)

if(MEADHALL_WASM)
  meadhall_dependency(meadhall_threads) # a browser's module has one thread
  return()
endif()

find_package(Threads REQUIRED)
meadhall_dependency(meadhall_threads Threads::Threads)

if(SKBUILD)
  return() # a wheel has neither laboratory nor terminal
endif()

find_package(fmt 9 REQUIRED)
meadhall_dependency(meadhall_fmt fmt::fmt)

find_package(CLI11 2.1 REQUIRED)
meadhall_dependency(meadhall_cli11 CLI11::CLI11)

find_package(Boost 1.74 REQUIRED)
meadhall_dependency(meadhall_boost Boost::headers)

# Whatever needs no template is compiled once, in src/server/edge/asio.cpp.
meadhall_dependency(meadhall_asio Boost::headers)
target_compile_definitions(meadhall_asio INTERFACE BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
                                                   BOOST_ASIO_NO_DEPRECATED)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC looks into Asio's memory of coroutines and takes its two halves for strangers.
  target_compile_options(meadhall_asio INTERFACE -Wno-mismatched-new-delete)
endif()

find_package(Eigen3 3.4 REQUIRED NO_MODULE)
meadhall_dependency(meadhall_eigen Eigen3::Eigen)

find_package(ZLIB REQUIRED)
meadhall_dependency(meadhall_zlib ZLIB::ZLIB)

meadhall_plain_dependency(meadhall_edit edit histedit.h)
meadhall_plain_dependency(meadhall_utf8proc utf8proc utf8proc.h)

meadhall_plain_dependency(meadhall_nats nats nats/nats.h)

meadhall_plain_dependency(meadhall_soci soci_core soci/soci.h)
foreach(database sqlite3 postgresql)
  find_library(meadhall_soci_${database} soci_${database} REQUIRED)
  mark_as_advanced(meadhall_soci_${database})
  target_link_libraries(meadhall_soci INTERFACE ${meadhall_soci_${database}})
endforeach()

meadhall_plain_dependency(meadhall_sodium sodium sodium.h)

if(MEADHALL_TESTS STREQUAL "AUTO")
  find_package(doctest QUIET)
  set(MEADHALL_WITH_TESTS ${doctest_FOUND})
else()
  set(MEADHALL_WITH_TESTS ${MEADHALL_TESTS})
endif()
if(MEADHALL_WITH_TESTS)
  find_package(doctest 2.4 REQUIRED)
  find_package(rapidcheck REQUIRED)
  meadhall_dependency(meadhall_doctest doctest::doctest rapidcheck)
  # Assertions as plain calls, a tenth quicker to compile. An exception inside of one ends its test case, as anywhere else.
  target_compile_definitions(meadhall_doctest INTERFACE DOCTEST_CONFIG_SUPER_FAST_ASSERTS)
else()
  message(STATUS "Tests are left out")
endif()

if(MEADHALL_BENCH)
  find_package(benchmark QUIET)
  if(benchmark_FOUND)
    meadhall_dependency(meadhall_benchmark benchmark::benchmark)
  else()
    message(STATUS "Benchmarks are left out: Google Benchmark is not installed")
  endif()
endif()
