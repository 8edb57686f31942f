// For every game: what a seat or an onlooker is sent does not depend on what is hidden from it.
#include <gtest/gtest.h>

#include "apps/server/table/render.h"
#include "codec/registry.h"

namespace triclinium::server {
namespace {

// Two tables that differ only in what `seat` cannot know: one goes on from the truth, the other
// from the same position with everything hidden from the seat drawn anew.
Table from_position(const AnyGame& game, const AnyState& state, int seats) {
  Config config;
  config.id = "t_leak";
  config.game = game.info().id;
  config.rules = game.info().rules;
  config.hold = false;
  for (int s = 0; s < seats; ++s) {
    config.seats.push_back({SeatKind::person, "p_" + std::to_string(s), "", false});
  }
  config.opening.setup.seats = seats;
  config.opening.position = game.position(state);
  config.options = config.opening.position.at("options");
  config.opening.setup.options = config.options;
  return Table(game, config);
}

class LeakTest : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(LeakTest, HiddenDataDoesNotChangeAByte) {
  const AnyGame& game = *GetParam();
  Random random(std::uint64_t{5});
  const int seats = std::max(2, game.info().min_seats);
  const Viewer unnamed{"", 0, [](const std::string& id) { return id; },
                       [](const std::string&) { return true; }};
  int compared = 0;
  int differed = 0;
  for (int round = 0; round < 4; ++round) {
    auto setup = game.deal(seats, Json::object(), random);
    ASSERT_TRUE(setup.ok());
    auto state = game.start(*setup, nullptr);
    ASSERT_TRUE(state.ok());
    for (int move = 0; game.to_act(*state) != nobody; ++move) {
      if (game.to_act(*state) >= 0 && move % 9 == round) {
        for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
          const AnyState other = game.determinize(*state, seat, random);
          Table truth = from_position(game, *state, seats);
          Table imagined = from_position(game, other, seats);
          ASSERT_TRUE(truth.start(1, random).ok());
          ASSERT_TRUE(imagined.start(1, random).ok());
          Viewer viewer = unnamed;
          viewer.person = "p_" + std::to_string(seat);
          const std::string a = state_message(truth, viewer, 0).dump();
          const std::string b = state_message(imagined, viewer, 0).dump();
          ASSERT_EQ(a, b) << game.info().id << " seat " << int{seat} << " move " << move;
          // An onlooker sees no more than a seat does.
          ASSERT_EQ(state_message(truth, unnamed, 0), state_message(imagined, unnamed, 0))
              << game.info().id << " onlooker, move " << move;
          ++compared;
          differed += game.position(*state) != game.position(other);
        }
      }
      Action action;
      if (game.to_act(*state) == chance_seat) {
        action = game.draw(*state, random);
      } else {
        ActionList legal;
        game.legal_actions(*state, legal);
        action = legal[static_cast<int>(random.bounded(static_cast<std::uint32_t>(legal.size())))];
      }
      ASSERT_EQ(game.apply(*state, action, nullptr), Refusal::none);
    }
  }
  EXPECT_GT(compared, 20);
  EXPECT_GT(differed, 0) << "nothing hidden was drawn anew: the test shows nothing";
}

INSTANTIATE_TEST_SUITE_P(AllGames, LeakTest,
                         ::testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& chosen) {
                           std::string name = chosen.param->info().id;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace triclinium::server
