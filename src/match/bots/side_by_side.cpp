#include "match/bots/side_by_side.hpp"

#ifndef __wasm__
#include <algorithm>
#include <thread>
#include <vector>
#endif

namespace meadhall {

#ifdef __wasm__

void side_by_side(int count, void (*work)(void* context, int number), void* context) {
    for (int i = 0; i < count; ++i) { work(context, i); }
}

int threads_here() { return 1; }

#else

void side_by_side(int count, void (*work)(void* context, int number), void* context) {
    std::vector<std::jthread> others;
    for (int i = 1; i < count; ++i) { others.emplace_back(work, context, i); }
    if (count > 0) { work(context, 0); }
}

int threads_here() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

#endif

}  // namespace meadhall
