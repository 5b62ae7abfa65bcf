// Private to python/module: rows of numbers as NumPy arrays, with and without copying.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>

namespace meadhall::python {

namespace nb = nanobind;

template <class T>
using Row = nb::ndarray<nb::numpy, T, nb::ndim<1>>;
/// One that Python gives us to write into: of this type and in one piece, or it is refused.
template <class T>
using GivenRow = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

/// A new array that Python owns, filled by `fill(span)`.
template <class T, class Fill>
[[nodiscard]] Row<T> new_row(std::size_t size, Fill&& fill) {
    auto memory = std::make_unique<T[]>(size);  // NOLINT(modernize-avoid-c-arrays): handed to a capsule
    fill(std::span<T>{memory.get(), size});
    T* const data = memory.release();
    nb::capsule owner{data, [](void* all) noexcept { delete[] static_cast<T*>(all); }};
    return Row<T>{data, {size}, owner};
}

template <class T>
[[nodiscard]] std::span<T> room_in(const GivenRow<T>& row, std::size_t size) {
    if (row.shape(0) == size) { return {row.data(), size}; }
    throw std::invalid_argument{"expected an array of " + std::to_string(size) + " numbers, not " +
                                std::to_string(row.shape(0))};
}

/// JSON as Python values.
[[nodiscard]] inline nb::object values_of(const std::string& json) {
    return nb::module_::import_("json").attr("loads")(json);
}

}  // namespace meadhall::python
