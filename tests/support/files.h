// Test data in files: one test per file, named after it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "codec/any_game.h"

namespace triclinium {

// All files tests/<folder>/<game>/*.<extension>, sorted.
std::vector<std::filesystem::path> test_files(const std::string& folder,
                                              const std::string& extension);
// A name that GoogleTest accepts: <game>_<stem>.
std::string file_test_name(const std::filesystem::path& path);
std::string read_file(const std::filesystem::path& path);
// The game of the folder that a test file lies in; the toy too. Null if there is none.
const AnyGame* game_of_file(const std::filesystem::path& path);
const AnyGame* find_test_game(std::string_view id);

}  // namespace triclinium
