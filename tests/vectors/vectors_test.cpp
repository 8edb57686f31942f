// Replays games of an independent implementation: equal legal actions at every decision, equal
// positions, equal results. A file is a header line, a line for each decision, and the end.
//
// The vectors of a game were made with the tables in its tables.json. Once an owner of the box has
// corrected a row, those that no longer replay stand in retired.json with the reason
// (tools/renew-golden writes it) and are skipped; with the tables unchanged none may be.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "codec/playthrough.h"
#include "codec/registry.h"

namespace triclinium {
namespace {

using Path = std::filesystem::path;

std::vector<Path> vector_files() {
  std::vector<Path> files;
  const Path folder = Path(TRICLINIUM_SOURCE_DIR) / "tests" / "vectors";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string test_name(const testing::TestParamInfo<Path>& info) {
  std::string name =
      info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

class Vectors : public testing::TestWithParam<Path> {};

Json read_json(const Path& path) {
  std::ifstream file(path);
  return file ? Json::parse(file) : Json::object();
}

// Whether some table differs from the one that a game's vectors were made with.
bool tables_differ(const AnyGame& game, const Path& folder) {
  const Json now = game.data();
  const Json then = read_json(folder / "tables.json");
  for (const auto& [name, table] : then.items()) {
    if (!now.contains(name) || now[name] != table) return true;
  }
  return false;
}

// Why a vector is not replayed any more; empty if it is.
std::string retired(const Path& vector) {
  const Path folder = vector.parent_path();
  const std::string name = (folder.filename() / vector.filename()).generic_string();
  return read_json(folder.parent_path() / "retired.json").value(name, "");
}

// The position of a line is ours, and loading it leads to our state.
void expect_position(const Playthrough& playthrough, const Json& line) {
  if (!line.contains("position")) return;
  const AnyGame& game = playthrough.game();
  const Json ours = game.position(playthrough.state());
  ASSERT_EQ(ours, line["position"]) << Json::diff(ours, line["position"]).dump(1);
  const auto loaded = game.load(line["position"]);
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
  ASSERT_EQ(game.digest(*loaded), game.digest(playthrough.state()));
}

Json seat_json(Seat seat) {
  if (seat == nobody) return nullptr;
  return seat == chance_seat ? Json("chance") : Json(int{seat});
}

TEST_P(Vectors, ReplayToEqualDecisionsAndPositions) {
  std::ifstream file(GetParam());
  std::string text;
  ASSERT_TRUE(std::getline(file, text));
  const Json head = Json::parse(text);
  const AnyGame* game = find_game(head["game"].get<std::string>());
  ASSERT_NE(game, nullptr);
  if (const std::string reason = retired(GetParam()); !reason.empty()) {
    ASSERT_TRUE(tables_differ(*game, GetParam().parent_path()))
        << "is retired, though the tables are those it was made with";
    GTEST_SKIP() << "retired: " << reason;
  }
  ASSERT_EQ(game->info().rules, head["rules"].get<int>());
  auto playthrough =
      Playthrough::start(*game, triclinium::Setup{head["seats"], head["options"], head["deal"]});
  ASSERT_TRUE(playthrough.ok()) << playthrough.error().message;
  while (std::getline(file, text)) {
    const Json line = Json::parse(text);
    SCOPED_TRACE("n = " + line["n"].dump());
    ASSERT_EQ(seat_json(game->to_act(playthrough->state())), line["to_act"]);
    ASSERT_NO_FATAL_FAILURE(expect_position(*playthrough, line));
    if (line["to_act"].is_null()) break;
    if (line["to_act"] != "chance") {
      ASSERT_EQ(game->decision(playthrough->state()), line["decision"].get<std::string>());
      ASSERT_EQ(Json(playthrough->legal()), line["legal"]);
    }
    const auto step = playthrough->apply(line["action"].get<std::string>());
    ASSERT_TRUE(step.ok()) << step.error().message;
  }
  EXPECT_EQ(game->to_act(playthrough->state()), nobody);
}

INSTANTIATE_TEST_SUITE_P(Games, Vectors, testing::ValuesIn(vector_files()), test_name);

}  // namespace

}  // namespace triclinium
