#include "cli/serve/store_place.hpp"

#include <filesystem>
#include <system_error>

#include "cli/shell/terminal.hpp"

namespace meadhall::cli {

std::string usual_store() {
    namespace fs = std::filesystem;
    const std::string data = environment("XDG_DATA_HOME");
    const std::string home = environment("HOME");
    if (data.empty() && home.empty()) { return {}; }
    const fs::path folder = (data.empty() ? fs::path{home} / ".local/share" : fs::path{data}) / "meadhall";
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    return trouble ? std::string{} : (folder / "hall.sqlite").string();
}

}  // namespace meadhall::cli
