#include "tests/support/files.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>

#include "codec/registry.h"
#include "codec/toy/codec.h"

namespace triclinium {

namespace fs = std::filesystem;

std::vector<fs::path> test_files(const std::string& folder, const std::string& extension) {
  std::vector<fs::path> files;
  const fs::path root = fs::path(TRICLINIUM_SOURCE_DIR) / "tests" / folder;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const bool in_game = entry.path().parent_path() != root;
    if (in_game && entry.path().extension() == "." + extension) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string file_test_name(const fs::path& path) {
  std::string name = path.parent_path().filename().string() + "_" + path.stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

const AnyGame* find_test_game(std::string_view id) {
  static const GameAdapter<Toy> toy;
  return id == toy.info().id ? &toy : find_game(id);
}

const AnyGame* game_of_file(const fs::path& path) {
  std::string id = path.parent_path().filename().string();
  std::replace(id.begin(), id.end(), '_', '-');
  return find_test_game(id);
}

}  // namespace triclinium
