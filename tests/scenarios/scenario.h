// Scenarios: small stories about a rule that a player can read.
//
//   # The third bread fulfils a card once more (CD-45)
//   new seats=2 seed=7 options={"edition":2018}      a game dealt from a seed, or
//   position: {"game":…}  or  position: @file.json    a position; the file lies beside the scenario
//   set /players/0/bread = 3                          changes the position before going on
//   do take W41                                       an action
//   draw 5                                            chance, drawn from a seed
//   expect /players/0/coins = 2                       a field of the position
//   legal pay 0, pay 1                                exactly these actions, in any order
//   refused pay 9                                     an action that is not legal
//   -- a comment
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "codec/playthrough.h"

namespace triclinium {

class Scenario {
 public:
  // `folder` is where files named by `position: @file` lie.
  Scenario(const AnyGame& game, std::filesystem::path folder)
      : game_(game), folder_(std::move(folder)) {}

  // Plays the story. Empty if all went as told, else one line that names line and difference.
  std::string run(const std::string& text);
  const std::string& title() const { return title_; }

 private:
  std::string line(const std::string& text);
  std::string start(const std::string& arguments);
  std::string load(const std::string& source);
  std::string set(const std::string& assignment);
  std::string act(const std::string& action);
  std::string draw(const std::string& seed);
  std::string expect(const std::string& assignment);
  std::string legal(const std::string& list);
  std::string refused(const std::string& action);

  const AnyGame& game_;
  std::filesystem::path folder_;
  std::string title_;
  std::optional<Playthrough> playthrough_;
};

}  // namespace triclinium
