// The program from outside: exit codes, one line for wrong input, whole games by pipe.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "codec/any_game.h"
#include "codec/protocol.h"
#include "codec/registry.h"

namespace triclinium {
namespace {

struct Ran {
  int status;
  std::string output;
};

// Runs the program in a shell; `suffix` redirects, `launcher` comes before it.
Ran run(const std::string& arguments, const std::string& suffix = " 2>&1 </dev/null",
        const std::string& launcher = "") {
  const std::string command = launcher + TRICLINIUM_PROGRAM + " " + arguments + suffix;
  FILE* pipe = popen(command.c_str(), "r");
  std::string output;
  std::array<char, 4096> buffer;
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
    output.append(buffer.data(), count);
  }
  return {WEXITSTATUS(pclose(pipe)), output};
}

std::filesystem::path scratch(const std::string& name) {
  return std::filesystem::path(testing::TempDir()) / ("triclinium_" + name);
}

class Cli : public testing::Test {
 protected:
  void SetUp() override {
    if (all_games().empty()) FAIL() << "no games";
    game_ = all_games()[0]->info().id;
  }
  std::string game_;
};

TEST_F(Cli, WrongInputIsOneLineAndExitTwo) {
  const std::vector<std::string> wrong{
      "",
      "dance",
      "--dance",
      "playouts",
      "playouts chess",
      "playouts " + game_ + " --seats 9",
      "playouts " + game_ + " --seats x",
      "playouts " + game_ + " --games 0",
      "playouts " + game_ + " --games -5",
      "playouts " + game_ + " --threads 0",
      "playouts " + game_ + " --device abacus",
      "match " + game_ + " --bots greedy,random --bar 120",
      "playouts " + game_ + " --seed x",
      "playouts " + game_ + " --options nonsense",
      "playouts " + game_ + " --options '{\"no_such\":1}'",
      "playouts " + game_ + " --options '[]'",
      "perft " + game_,
      "perft " + game_ + " --depth -1",
      "data",
      "data chess",
      "record chess",
      "record " + game_ + " --bot nobody",
      "replay",
      "replay /no/such/file",
      "replay /dev/null",
      "play chess",
      "play " + game_ + " --seats you,nobody",
      "play " + game_ + " --seats you,you,you,you,you,you,you",
      "play " + game_ + " --resume /no/such/file",
      "games extra",
  };
  for (const std::string& arguments : wrong) {
    const Ran outcome = run(arguments, " 2>&1 >/dev/null </dev/null");
    EXPECT_EQ(outcome.status, 2) << arguments;
    EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 1)
        << arguments << "\n"
        << outcome.output;
    EXPECT_TRUE(outcome.output.starts_with("triclinium: ")) << arguments << outcome.output;
  }
}

TEST_F(Cli, EverySubcommandHasHelp) {
  EXPECT_EQ(run("--version").status, 0);
  const Ran all = run("--help");
  EXPECT_EQ(all.status, 0);
  for (const char* name :
       {"play", "replay", "games", "data", "engine", "playouts", "perft", "record", "dataset"}) {
    EXPECT_NE(all.output.find(name), std::string::npos);
    const Ran help = run(std::string(name) + " --help");
    EXPECT_EQ(help.status, 0) << name;
    EXPECT_NE(help.output.find("Usage:"), std::string::npos) << name;
  }
}

// The package itself has tests of its own (python/tests/test_dataset.py).
TEST_F(Cli, DatasetHandsItsArgumentsToThePackageOrSaysWhatIsMissing) {
  const std::string python = scratch("python").string();
  std::ofstream(python) << "#!/bin/sh\nshift 2\necho \"$@\"\n";
  std::filesystem::permissions(python, std::filesystem::perms::owner_all);
  const std::string arguments = "dataset " + game_ + " --games 3 --out 'a b.npz'";
  const Ran handed = run(arguments, " 2>&1 </dev/null", "env TRICLINIUM_PYTHON='" + python + "' ");
  EXPECT_EQ(handed.status, 0);
  EXPECT_EQ(handed.output, game_ + " --games 3 --out a b.npz\n");
  const Ran missing = run(arguments, " 2>&1 </dev/null", "env TRICLINIUM_PYTHON=/nowhere ");
  EXPECT_EQ(missing.status, 2);
  EXPECT_EQ(std::count(missing.output.begin(), missing.output.end(), '\n'), 1);
}

// Where there is no GPU, or no kernel was built, one sentence says so.
TEST_F(Cli, AGpuPlaysTheSameGamesOrSaysWhyNot) {
  const std::string arguments = "playouts " + game_ + " --seats 2 --games 300 --seed 5 --json";
  const auto gpu = run(arguments + " --device gpu");
  if (gpu.status == 0) {
    const Json played = Json::parse(gpu.output);
    const Json expected = Json::parse(run(arguments).output);
    for (const char* key :
         {"games", "decisions_per_game", "mean_branching", "max_branching", "scores", "signature"})
      EXPECT_EQ(played[key], expected[key]) << key;
  } else {
    EXPECT_EQ(gpu.status, 2);
    EXPECT_EQ(std::count(gpu.output.begin(), gpu.output.end(), '\n'), 1) << gpu.output;
  }
}

TEST_F(Cli, PlayoutsPrintEverythingAndOneSignatureForAnyThreads) {
  const std::string arguments = "playouts " + game_ + " --seats 2 --games 300 --seed 5 --json";
  const Json one = Json::parse(run(arguments).output);
  const Json three = Json::parse(run(arguments + " --threads 3").output);
  for (const char* key :
       {"games", "seats", "games_per_s", "decisions_per_s", "decisions_per_game", "mean_branching",
        "max_branching", "state_bytes", "scores", "signature"}) {
    EXPECT_TRUE(one.contains(key)) << key;
  }
  EXPECT_EQ(one["games"], 300);
  EXPECT_EQ(one["scores"].size(), 2u);
  EXPECT_GE(one["mean_branching"].get<double>(), 2);
  EXPECT_EQ(one["signature"], three["signature"]);
  EXPECT_EQ(one["scores"], three["scores"]);
  const Json other =
      Json::parse(run("playouts " + game_ + " --seats 2 --games 300 --seed 6 --json").output);
  EXPECT_NE(one["signature"], other["signature"]);
  EXPECT_NE(run("playouts " + game_ + " --seats 2 --games 10").output.find("signature"),
            std::string::npos);
}

TEST_F(Cli, PerftOfOneDecisionIsTheNumberOfLegalActions) {
  const std::string request = "printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"" + game_ +
                              "\",\"seats\":2,\"seed\":3}' '{\"cmd\":\"legal\"}' | ";
  FILE* pipe = popen((request + TRICLINIUM_PROGRAM + " engine | tail -1").c_str(), "r");
  std::string answer(100000, '\0');
  answer.resize(std::fread(answer.data(), 1, answer.size(), pipe));
  pclose(pipe);
  const std::size_t count = Json::parse(answer)["legal"].size();
  EXPECT_EQ(run("perft " + game_ + " --seats 2 --seed 3 --depth 1").output,
            std::to_string(count) + "\n");
}

TEST_F(Cli, EngineAnswersEveryLineAndOverlongOnes) {
  const std::filesystem::path input = scratch("engine");
  std::ofstream(input) << "nonsense\n\n{\"cmd\":\"games\"}\n"
                       << std::string(3 << 20, ' ') << "\n{\"cmd\":\"legal\"}";
  const Ran outcome = run("engine", " 2>&1 <" + input.string());
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 3) << outcome.output;
}

TEST_F(Cli, AWholeGameIsPlayedSavedResumedAndReplayed) {
  const std::filesystem::path record = scratch("record.json");
  const std::filesystem::path input = scratch("input");
  std::ofstream(input)
      << "help\nscore\nboard\nlog\nintro\nchoices\n99999\nnonsense\n1\nundo\n2\nsave "
      << record.string() << "\nquit\n";
  const Ran begun =
      run("play " + game_ + " --seats you,random --seed 4 --lang en", " 2>&1 <" + input.string());
  EXPECT_EQ(begun.status, 0);
  EXPECT_NE(begun.output.find("Saved to"), std::string::npos) << begun.output;
  ASSERT_TRUE(std::filesystem::exists(record));
  std::ofstream ones(input);
  for (int i = 0; i < 2000; ++i) ones << "1\n";
  ones.close();
  const Ran rest =
      run("play " + game_ + " --seats you,random --seed 4 --lang en --resume " + record.string(),
          " 2>&1 <" + input.string());
  EXPECT_EQ(rest.status, 0);
  EXPECT_NE(rest.output.find("The game is over."), std::string::npos);
  EXPECT_EQ(rest.output.find("event."), std::string::npos) << "a log line without words";
  EXPECT_EQ(rest.output.find('\x1b'), std::string::npos) << "colour into a pipe";
  const Ran told = run("replay " + record.string() + " --lang en");
  EXPECT_EQ(told.status, 0);
  EXPECT_EQ(run("replay " + record.string() + " --move 1 --seat 0").status, 0);
  EXPECT_EQ(run("replay " + record.string() + " --move 9999").status, 2);
  EXPECT_EQ(run("replay " + record.string() + " --seat 7").status, 2);
}

TEST_F(Cli, BoardsAreWordsInEveryGoldenGame) {
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/golden")) {
    if (entry.path().extension() != ".json") continue;
    const std::size_t moves = Json::parse(std::ifstream(entry.path()))["actions"].size();
    for (std::size_t part = 0; part <= 2; ++part) {
      const std::string language = part % 2 == 0 ? "en" : "de";
      const Ran shown = run("replay " + entry.path().string() + " --move " +
                            std::to_string(moves * part / 2) + " --lang " + language);
      EXPECT_EQ(shown.status, 0) << entry.path() << shown.output;
      for (const char* raw : {"{", "null", "board.", "event."}) {
        EXPECT_EQ(shown.output.find(raw), std::string::npos) << raw << " in\n" << shown.output;
      }
    }
  }
}

TEST_F(Cli, ANumberOfSeatsIsYouAndBots) {
  const Ran three = run("play ave-roma --seats 3 --seed 4 --lang en", " 2>&1 </dev/null");
  EXPECT_EQ(three.status, 0) << three.output;
  EXPECT_NE(three.output.find("Player 1, your choice"), std::string::npos) << three.output;
  EXPECT_NE(three.output.find("Greedy 3"), std::string::npos) << three.output;
  const Ran nine = run("play ave-roma --seats 9 --lang en", " 2>&1 </dev/null");
  EXPECT_EQ(nine.status, 2);
  EXPECT_EQ(std::count(nine.output.begin(), nine.output.end(), '\n'), 1) << nine.output;
}

TEST_F(Cli, ResultsCountWhatTheGameCounts) {
  const auto tail = [](const std::string& game, const std::string& language) {
    const std::string arguments = " --seats greedy,random --seed 3 --lang " + language;
    const std::string output = run("play " + game + arguments).output;
    return output.substr(std::min(output.size(), output.rfind("1. ")));
  };
  EXPECT_NE(tail("discordia", "en").find("workers left"), std::string::npos);
  EXPECT_EQ(tail("discordia", "en").find("points"), std::string::npos);
  EXPECT_NE(tail("discordia", "de").find("Arbeiter übrig"), std::string::npos);
  EXPECT_EQ(tail("discordia", "de").find("Punkte"), std::string::npos);
  EXPECT_NE(tail("carpe-diem", "en").find("points"), std::string::npos);
}

TEST_F(Cli, AHintNamesAChoiceAndWhatToExpect) {
  const std::filesystem::path input = scratch("hint");
  std::ofstream(input) << "hint\nquit\n";
  for (const std::string game : {"carpe-diem", "discordia", "ave-roma"}) {
    const Ran asked =
        run("play " + game + " --seats you,tiro --seed 4 --lang en", " 2>&1 <" + input.string());
    EXPECT_EQ(asked.status, 0);
    const std::size_t hint = asked.output.find("The Imperator would do this: ");
    ASSERT_NE(hint, std::string::npos) << asked.output;
    const std::string said = asked.output.substr(hint);
    EXPECT_EQ(said.find("choice 0"), std::string::npos) << said;
    EXPECT_NE(said.find("Player 1: "), std::string::npos) << said;
    EXPECT_NE(said.find(" % to win, about "), std::string::npos) << said;
    EXPECT_EQ(said.find("workers left") != std::string::npos, game == "discordia") << said;
  }
}

#ifdef TRICLINIUM_MPIEXEC
// What a match found, without how long it took.
Json result_of(const Ran& outcome) {
  Json report = Json::parse(outcome.output, nullptr, false);
  if (report.is_discarded()) return outcome.output;
  for (const char* key : {"seconds", "decisions_per_s"}) report.erase(key);
  for (Json& bot : report["bots"]) {
    for (const char* key : {"ms_per_decision", "longest_decision_ms", "longest_turn_ms"}) {
      bot.erase(key);
    }
  }
  return report;
}

TEST_F(Cli, SeveralProcessesPlayTheSameMatch) {
  const std::string match = "match " + game_ + " --bots search:5,greedy,random --blocks 7 --json";
  const std::string silent = " 2>/dev/null </dev/null";
  // Build machines often run as root and have fewer cores than processes.
  const std::string launcher =
      "OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 "
      "OMPI_MCA_rmaps_base_oversubscribe=1 " TRICLINIUM_MPIEXEC " -n 3 ";
  const Json alone = result_of(run(match, silent));
  ASSERT_EQ(alone["games"], 21);
  EXPECT_EQ(result_of(run(match, silent, launcher)), alone);
  const std::string bar = "match " + game_ + " --bots greedy,random --blocks 500 --bar 60 --json";
  const Json decided = result_of(run(bar, silent));
  ASSERT_LT(decided["blocks"], 500);
  EXPECT_EQ(result_of(run(bar, silent, launcher)), decided);
}

TEST_F(Cli, OnlyThePluginNeedsMpi) {
  const Ran linked = run("", " 2>&1", "ldd ");
  EXPECT_EQ(linked.status, 0);
  EXPECT_EQ(linked.output.find("libmpi"), std::string::npos) << linked.output;
}
#endif

// Whether an answer has everything that is shown; "…" stands for anything.
bool shows(const Json& answer, const Json& shown) {
  if (shown == "…") return true;
  if (!shown.is_structured()) return answer == shown;
  if (answer.type() != shown.type()) return false;
  if (shown.is_array()) {
    if (answer.size() != shown.size()) return false;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      if (!shows(answer[i], shown[i])) return false;
    }
    return true;
  }
  for (const auto& [key, value] : shown.items()) {
    if (!answer.contains(key) || !shows(answer[key], value)) return false;
  }
  return true;
}

// docs/engine-protocol.md: every example is sent, in its order, and answered as shown.
TEST_F(Cli, TheEngineAnswersAsItsDocumentShows) {
  std::ifstream document("docs/engine-protocol.md");
  std::vector<std::string> sent;
  std::vector<std::string> shown;
  const auto file = scratch("protocol_examples");
  std::ofstream requests(file);
  for (std::string line; std::getline(document, line);) {
    if (line.starts_with("> {")) {
      sent.push_back(line.substr(2));
      requests << sent.back() << '\n';
    } else if (line.starts_with("< {")) {
      shown.push_back(line.substr(2));
    }
  }
  requests.close();
  ASSERT_EQ(sent.size(), shown.size());
  ASSERT_GT(sent.size(), 15u);
  const Ran outcome = run("engine", " < " + file.string());
  std::istringstream answers(outcome.output);
  for (std::size_t i = 0; i < sent.size(); ++i) {
    std::string answer;
    ASSERT_TRUE(std::getline(answers, answer)) << sent[i];
    EXPECT_TRUE(shows(Json::parse(answer), Json::parse(shown[i]))) << sent[i] << "\n"
                                                                   << answer.substr(0, 400) << "\n"
                                                                   << shown[i];
  }
  // Every command has its row and an example, and --help lists it.
  const std::string help = run("engine --help").output;
  for (const std::string_view command : Protocol::commands) {
    const std::string cmd = "{\"cmd\":\"" + std::string(command) + "\"";
    EXPECT_TRUE(std::any_of(sent.begin(), sent.end(), [&](const std::string& line) {
      return line.starts_with(cmd);
    })) << command;
    EXPECT_NE(help.find("\n  " + std::string(command) + " "), std::string::npos) << command;
  }
}

TEST_F(Cli, GamesMayBeSpeltWithUnderscores) {
  EXPECT_EQ(run("data ave_roma").status, 0);
  EXPECT_EQ(run("data ave_roma").output, run("data ave-roma").output);
  EXPECT_EQ(run("playouts carpe_diem --games 2").status, 0);
  EXPECT_EQ(run("play carpe_diem --seats random,greedy --seed 1").status, 0);
}

}  // namespace
}  // namespace triclinium
