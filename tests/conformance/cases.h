// What the conformance suite runs over: every game of the registry and the toy, every number of
// seats, every value of every option, and each of these played in every way. A new game needs no
// line here.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "codec/playthrough.h"

namespace triclinium {

// Random play hardly ever meets two rare things at once; directed play looks for them.
enum class Play : std::uint8_t {
  random,    // any answer
  eventful,  // what makes most happen: completes, chains, pays, empties
  greedy     // the greedy bot for every seat; not for games without bots
};

struct Case {
  const AnyGame* game;
  int seats;
  Json options;
  Play play = Play::random;

  // Of `games` random games a directed one shows as much.
  int games(int games) const { return play == Play::random ? games : 1; }
};

std::vector<Case> all_cases();
// A name that GoogleTest accepts: carpe_diem_4_seats_edition_2018_eventful.
std::string case_name(const testing::TestParamInfo<Case>& info);
std::ostream& operator<<(std::ostream& out, const Case& which);

// The most actions that a game may have before the suite calls it endless.
inline constexpr int max_moves = 20000;

// A new game of the case.
Playthrough deal_case(const Case& which, std::uint64_t seed);
// Plays as the case says, chance included, to the end. `visit` sees the playthrough before every
// action and once more when it is over.
Playthrough play_case(const Case& which, std::uint64_t seed,
                      const std::function<void(const Playthrough&)>& visit = {});

class Conformance : public testing::TestWithParam<Case> {
 protected:
  const AnyGame& game() const { return *GetParam().game; }
};

}  // namespace triclinium
