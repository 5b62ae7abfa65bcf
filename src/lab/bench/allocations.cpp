#include "lab/bench/allocations.hpp"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> counted{0};

/// Memory, or null. `alignment` 0 means what every object is content with.
void* allocate(std::size_t size, std::size_t alignment = 0) noexcept {
    counted.fetch_add(1, std::memory_order_relaxed);
    size = size == 0 ? 1 : size;
    if (alignment == 0) { return std::malloc(size); }
    return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

void* or_throw(void* memory) {
    if (memory == nullptr) { throw std::bad_alloc{}; }
    return memory;
}

}  // namespace

namespace meadhall::lab {

std::uint64_t allocations() { return counted.load(std::memory_order_relaxed); }

}  // namespace meadhall::lab

// The forms for arrays end up in these.
void* operator new(std::size_t size) { return or_throw(allocate(size)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return or_throw(allocate(size, static_cast<std::size_t>(alignment)));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t, const std::nothrow_t&) noexcept { std::free(memory); }
