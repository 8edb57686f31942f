// For every game, every number of seats and every observer: nothing that leaves the server depends
// on what is hidden from who gets it.
//
// Two tables are played side by side that differ only in what the observer cannot know: the same
// decisions, hidden hands and stacks drawn anew, and wherever chance acts unseen, other outcomes.
// As long as nothing has come to light every channel must be the same byte by byte.
#include <gtest/gtest.h>

#include <algorithm>

#include "apps/server/table/render.h"
#include "apps/server/testing/live_server.h"
#include "codec/registry.h"

namespace triclinium::server {
namespace {

struct LeakCase {
  const AnyGame* game;
  int seats;
};

std::vector<LeakCase> leak_cases() {
  std::vector<const AnyGame*> games{&testing::toy_game()};
  games.insert(games.end(), all_games().begin(), all_games().end());
  std::vector<LeakCase> cases;
  for (const AnyGame* game : games) {
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      cases.push_back({game, seats});
    }
  }
  return cases;
}

std::string person_at(Seat seat) { return "p_" + std::to_string(seat); }

Table from_position(const AnyGame& game, const AnyState& state, int seats) {
  Config config;
  config.id = "t_leak";
  config.game = game.info().id;
  config.rules = game.info().rules;
  config.hold = false;
  for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
    config.seats.push_back({SeatKind::person, person_at(seat), "", false});
  }
  config.opening.setup.seats = seats;
  config.opening.position = game.position(state);
  config.options = config.opening.position.at("options");
  config.opening.setup.options = config.options;
  return Table(game, config);
}

Change change_of(const Table& table, Seat actor, const std::string& text) {
  const ChangeKind kind = actor == chance_seat ? ChangeKind::draw : ChangeKind::act;
  return {table.seq() + 1, kind, actor, false, 1, text};
}

class LeakTest : public ::testing::TestWithParam<LeakCase> {
 protected:
  const AnyGame& game() const { return *GetParam().game; }
  int seats() const { return GetParam().seats; }

  static Observer observer(Seat seat) {
    return seat == nobody ? Observer::spectator() : Observer::of(seat);
  }
  // Everything that this seat, or an onlooker, can ask the server for while the game runs.
  std::vector<std::pair<std::string, std::string>> channels(Table& table, Seat seat) const {
    const Viewer viewer{seat == nobody ? "" : person_at(seat), 0,
                        [](const std::string& id) { return id; },
                        [](const std::string&) { return true; }};
    const Observer eyes = observer(seat);
    std::vector<std::pair<std::string, std::string>> all;
    all.emplace_back("summary", summary(table, viewer).dump());
    all.emplace_back("state from the start", state_text(table, viewer, 0));
    all.emplace_back("state since", state_text(table, viewer, table.seq() - 1));
    all.emplace_back("log", log_entries(table, eyes).dump());
    const std::size_t last = table.moves().size();
    for (std::size_t move = last < 3 ? 0 : last - 3; move <= last; ++move) {
      all.emplace_back("replay", replay_at(table, move, eyes)->dump());
    }
    if (seat == nobody) return all;
    // Drawn anew with the same numbers: record, fork and what bots are given to think about.
    Random random(std::uint64_t{17});
    const auto opening = imagined_opening(table, last, seat, random);
    all.emplace_back("record and fork", record(table, *opening, {}, viewer).dump());
    // What a review of the own decisions would be judged by.
    for (std::size_t move = last < 3 ? 0 : last - 3; move < last; ++move) {
      if (table.moves()[move].actor != seat) continue;
      const AnyState imagined = game().determinize(*state_at(table, move), seat, random);
      all.emplace_back("review", game().position(imagined).dump());
    }
    // Whatever is tried, the refusal says no more than the position.
    Random chance(std::uint64_t{18});
    const Seat asked = table.to_act();
    for (const char* text : {"return ?", "janus ?", "nonsense", "take 1"}) {
      if (asked == seat) continue;
      const CommandResult result = table.act(person_at(seat), table.seq(), text, 1, chance);
      all.emplace_back("refusal", result.ok() ? "done" : result.refused().reason);
    }
    return all;
  }

  void expect_same(Table& truth, Table& other, Seat seat) {
    const auto here = channels(truth, seat);
    const auto there = channels(other, seat);
    ASSERT_EQ(here.size(), there.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
      const auto [a, b] = std::mismatch(here[i].second.begin(), here[i].second.end(),
                                        there[i].second.begin(), there[i].second.end());
      const auto at = static_cast<std::size_t>(a - here[i].second.begin());
      ASSERT_TRUE(here[i].second == there[i].second)
          << here[i].first << " tells seat " << int{seat} << " what is hidden, after "
          << truth.moves().size()
          << " moves: " << here[i].second.substr(at < 80 ? 0 : at - 80, 160);
    }
    ++compared_;
    differed_ += game().position(truth.state()) != game().position(other.state());
  }

  std::string choose(const Table& table, Random& random) const {
    if (table.to_act() == chance_seat) {
      return game().action_text(table.state(), game().draw(table.state(), random));
    }
    ActionList legal;
    game().legal_actions(table.state(), legal);
    const auto pick = random.bounded(static_cast<std::uint32_t>(legal.size()));
    return game().action_text(table.state(), legal[static_cast<int>(pick)]);
  }

  // What a step looks like from outside: whether anything comes to light, and the view after it.
  struct Seen {
    bool reveals = false;
    Json events = Json::array();
    Json view;
    std::string text;
  };
  std::optional<Seen> look(const AnyState& state, const std::string& text, Seat seat) const {
    const auto action = game().parse_action(state, text);
    if (!action) return std::nullopt;
    AnyState after = state;
    std::vector<Event> events;
    if (game().apply(after, *action, &events) != Refusal::none) return std::nullopt;
    Seen seen;
    for (const Event& event : events) {
      seen.reveals = seen.reveals || event.reveals;
      seen.events.push_back(game().event(event, observer(seat)));
    }
    seen.view = game().view(after, observer(seat));
    seen.text = game().action_text_for(state, *action, observer(seat));
    return seen;
  }

  // Plays the other table by one step that the observer cannot tell from the true one, and another
  // one where there is any; false if there is none at all.
  bool follow(Table& other, const Seen& truth, Seat seat, const std::string& text, Random& random) {
    const Seat actor = other.to_act();
    std::vector<std::string> candidates;
    for (int i = 0; i < (actor == chance_seat ? 6 : 1) && actor != seat; ++i)
      candidates.push_back(choose(other, random));
    std::erase(candidates, text);
    candidates.push_back(text);
    for (const std::string& candidate : candidates) {
      const auto seen = look(other.state(), candidate, seat);
      if (!seen || seen->view != truth.view) continue;
      // Of chance nothing is known that does not come to light; of a person, what its text says.
      const bool nothing_shown = !(seen->reveals || truth.reveals) || seen->events == truth.events;
      const bool same_step = actor == chance_seat ? nothing_shown : seen->text == truth.text;
      if (candidate != text && !same_step) continue;
      if (candidate != text) ++unseen_;
      return other.apply(change_of(other, actor, candidate));
    }
    return false;
  }

  int compared_ = 0;
  int differed_ = 0;
  int unseen_ = 0;
};

TEST_P(LeakTest, NothingHiddenChangesAByteOfAnyChannel) {
  Random random(static_cast<std::uint64_t>(5 + seats()));
  for (Seat seat = nobody; seat < static_cast<Seat>(seats()); ++seat) {
    if (seat == chance_seat) continue;
    auto setup = game().deal(seats(), Json::object(), random);
    ASSERT_TRUE(setup.ok());
    auto start = game().start(*setup, nullptr);
    ASSERT_TRUE(start.ok());
    AnyState state = *start;
    while (game().to_act(state) != nobody) {
      // An onlooker knows no more than any one seat.
      const auto from = static_cast<Seat>(
          seat == nobody ? random.bounded(static_cast<std::uint32_t>(seats())) : seat);
      Table truth = from_position(game(), state, seats());
      Table other = from_position(game(), game().determinize(state, from, random), seats());
      ASSERT_TRUE(truth.apply(
          {2, ChangeKind::start, nobody, false, 1, opening_json(truth.config().opening).dump()}));
      ASSERT_TRUE(other.apply(
          {2, ChangeKind::start, nobody, false, 1, opening_json(other.config().opening).dump()}));
      ASSERT_EQ(game().view(truth.state(), observer(seat)),
                game().view(other.state(), observer(seat)));
      bool together = true;
      for (int step = 0; together && truth.to_act() != nobody; ++step) {
        if (step % 24 == 0) {
          ASSERT_NO_FATAL_FAILURE(expect_same(truth, other, seat));
        }
        const Seat actor = truth.to_act();
        const std::string text = choose(truth, random);
        const auto seen = look(truth.state(), text, seat);
        ASSERT_TRUE(seen.has_value());
        ASSERT_TRUE(truth.apply(change_of(truth, actor, text)));
        const int unseen = unseen_;
        together = follow(other, *seen, seat, text, random);
        if (together && unseen_ > unseen) {
          ASSERT_NO_FATAL_FAILURE(expect_same(truth, other, seat));
        }
      }
      state = truth.state();
    }
  }
  EXPECT_GT(compared_, seats());
  EXPECT_GT(differed_, 0) << "nothing hidden was drawn anew: the test shows nothing";
}

INSTANTIATE_TEST_SUITE_P(AllGames, LeakTest, ::testing::ValuesIn(leak_cases()),
                         [](const auto& chosen) {
                           std::string name = chosen.param.game->info().id;
                           std::erase(name, '-');
                           return name + "_" + std::to_string(chosen.param.seats) + "_seats";
                         });

}  // namespace
}  // namespace triclinium::server
