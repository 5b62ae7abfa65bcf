// Properties checked with RapidCheck inside doctest, always with the same cases: a failure today is one tomorrow.
#pragma once

#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>

#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

namespace meadhall {

/// `property` takes values to be generated and says with RC_ASSERT what holds for them.
template <class Property>
void check_property(const std::string& what, Property&& property, int cases = 300) {
    rc::detail::TestParams params;
    params.seed = 1994;
    params.maxSuccess = cases;
    rc::detail::TestMetadata metadata;
    metadata.id = what;
    metadata.description = what;
    rc::detail::TestListenerAdapter silent;
    const auto result = rc::detail::checkTestable(std::forward<Property>(property), metadata, params, silent,
                                                  std::unordered_map<std::string, rc::detail::Reproduce>{});
    std::ostringstream message;
    rc::detail::printResultMessage(result, message);
    CHECK_MESSAGE(result.template is<rc::detail::SuccessResult>(), what, ": ", message.str());
}

}  // namespace meadhall
