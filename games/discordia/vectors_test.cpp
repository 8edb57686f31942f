// Whole games of an independent implementation: the same choices at every decision, the same
// positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "codec/discordia/codec.h"
#include "codec/json_text.h"
#include "codec/session.h"

namespace triclinium {
namespace {

std::vector<std::string> vector_files() {
  std::vector<std::string> files;
  const std::string folder = TRICLINIUM_SOURCE_DIR "/tests/vectors/discordia";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

class DiscordiaVectors : public testing::TestWithParam<std::string> {};

void compare_position(const Json& expected, const AnyGame& game, const AnyState& state) {
  const Json found = game.position(state);
  for (const auto& [key, value] : expected.items()) ASSERT_EQ(found[key], value) << key;
  ASSERT_EQ(found.size(), expected.size());
  const auto loaded = game.load(expected);
  ASSERT_TRUE(loaded) << loaded.error().message;
  ASSERT_EQ(game.digest(*loaded), game.digest(state));
}

TEST_P(DiscordiaVectors, Replay) {
  static const GameAdapter<Discordia> game;
  std::ifstream file(GetParam());
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  const Json head = *parse_json(line);
  auto session = Session::start(game, {head["seats"], head["options"], head["deal"]});
  ASSERT_TRUE(session) << session.error().message;
  bool over = false;
  while (std::getline(file, line)) {
    const Json step = *parse_json(line);
    SCOPED_TRACE(step.value("n", -1));
    if (step.contains("position")) {
      compare_position(step["position"], game, session->state());
      if (HasFatalFailure()) return;
    }
    if (!step.contains("action")) {
      over = true;
      continue;
    }
    ASSERT_EQ(step["to_act"], seat_json(game.to_act(session->state())));
    if (step.contains("legal")) {
      ASSERT_EQ(step["decision"], game.decision(session->state()));
      ASSERT_EQ(step["legal"].get<std::vector<std::string>>(), session->legal());
    }
    const auto applied = session->apply(step["action"].get<std::string>());
    ASSERT_TRUE(applied) << applied.error().message;
  }
  EXPECT_TRUE(over);
  EXPECT_EQ(game.to_act(session->state()), nobody);
}

INSTANTIATE_TEST_SUITE_P(All, DiscordiaVectors, testing::ValuesIn(vector_files()),
                         [](const auto& file) {
                           std::string name = std::filesystem::path(file.param).stem().string();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace triclinium
