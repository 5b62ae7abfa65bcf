// Work done at the same time where there are threads, and one after the other in a browser's module.
#pragma once

namespace meadhall {

/// Does `work(context, i)` for every i below `count` and returns when all is done.
void side_by_side(int count, void (*work)(void* context, int number), void* context);

/// How much can be done at the same time here; at least 1.
[[nodiscard]] int threads_here();

}  // namespace meadhall
