// What the conformance suite runs over: every game of the registry and the toy, every number of
// seats, every value of every option. A new game needs no line here.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "codec/session.h"

namespace triclinium {

struct Case {
  const AnyGame* game;
  int seats;
  Json options;
};

std::vector<Case> all_cases();
// A name that GoogleTest accepts: carpe_diem_4_seats_edition_2018.
std::string case_name(const testing::TestParamInfo<Case>& info);
std::ostream& operator<<(std::ostream& out, const Case& which);

// The most actions that a random game may have before the suite calls it endless.
inline constexpr int max_moves = 20000;

// A new game of the case.
Session deal_case(const Case& which, std::uint64_t seed);
// Plays at random, chance included, to the end. `visit` sees the session before every action and
// once more when it is over.
Session play_case(const Case& which, std::uint64_t seed,
                  const std::function<void(const Session&)>& visit = {});

class Conformance : public testing::TestWithParam<Case> {
 protected:
  const AnyGame& game() const { return *GetParam().game; }
};

}  // namespace triclinium
