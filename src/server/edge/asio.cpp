// The parts of Asio and Beast that need no template, compiled once here instead of in every file that includes them.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
