// The tree search on games small enough to know the answer.
#include "bots/ismcts.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "bots/levels.h"
#include "bots/toy/evaluation.h"

namespace {
int allocations = 0;
}

// Not inlined, or the compiler takes new and free for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace triclinium {
namespace {

// Three seats. Seat 0 chooses a branch, then seat 1 in the left branch only. The pay-offs:
//   left, then 0: 6 5 0    left, then 1: 0 4 9    right: 5 5 5
// Seat 1 follows its own gain and takes 6 5 0, so left is best; whoever thinks that seat 1 plays to
// harm seat 0 goes right. Before that, a hidden coin of seat 2 (1 in 8) decides whether seat 1 also
// may take 9 9 0.
struct Branches {
  struct Options {
    std::uint8_t unused = 0;
  };
  struct Deal {
    std::uint8_t coin = 0;
  };
  struct State {
    std::uint8_t coin = 0;  // 0: the third answer exists
    std::uint8_t first = 9;
    std::uint8_t second = 9;
  };
  struct View {
    std::uint8_t first = 0;
  };
  static constexpr int min_seats = 3;
  static constexpr int max_seats = 3;
  static constexpr int rules_version = 1;

  static Deal deal(const Options&, int, Random& random) {
    return {static_cast<std::uint8_t>(random.bounded(8))};
  }
  template <class Sink>
  static State start(const Options&, int, const Deal& deal, Sink) {
    return {deal.coin, 9, 9};
  }
  static Seat to_act(const State& state) {
    if (state.first == 9) return 0;
    return state.first == 0 && state.second == 9 ? Seat{1} : nobody;
  }
  static int seats(const State&) { return 3; }
  static void legal_actions(const State& state, ActionList& list) {
    list.push_back({0, {0}});
    list.push_back({0, {1}});
    if (state.first != 9 && state.coin == 0) list.push_back({0, {2}});
  }
  template <class Sink>
  static void perform(State& state, Action action, Sink) {
    (state.first == 9 ? state.first : state.second) = action.args[0];
  }
  static Action draw(const State&, Random&) { return {}; }
  static bool is_possible(const State&, Action) { return false; }
  static int score(const State& state, Seat seat) {
    constexpr int pay[3][3] = {{6, 5, 0}, {0, 4, 9}, {9, 9, 0}};
    if (to_act(state) != nobody) return 0;
    return state.first == 1 ? 5 : pay[state.second][seat];
  }
  static Standing standing(const State& state) {
    Standing result;
    for (Seat s = 0; s < 3; ++s) result.scores[s] = static_cast<std::int16_t>(score(state, s));
    rank_seats(result, 3, [&](Seat a, Seat b) { return result.scores[a] > result.scores[b]; });
    return result;
  }
  static View view(const State& state, Observer) { return {state.first}; }
  static State determinize(const State& state, Seat seat, Random& random) {
    State other = state;
    if (seat != 2) other.coin = static_cast<std::uint8_t>(random.bounded(8));
    return other;
  }
};
static_assert(Game<Branches>);

template <Game G>
Choice think(Search<G>& search, const typename G::State& state, std::uint64_t seed = 1) {
  search.begin(state, seed);
  search.think({});
  return search.decide();
}

Toy::State last_pile() {
  Toy::State state;
  state.pile = 5;
  state.rolls_left = 0;
  state.seats = 2;
  state.taken = {9, 0};
  return state;
}

SearchSettings settings_of(bool informed, std::uint32_t iterations) {
  return informed ? informed_search(iterations) : plain_search(iterations);
}

TEST(Search, FindsTheForcedWin) {
  // 9 + 3 beats 0 + 2 + any card; 9 + 2 and 9 + 1 do not.
  for (const bool informed : {false, true}) {
    Search<Toy> search(settings_of(informed, 400));
    const Choice choice = think(search, last_pile());
    EXPECT_EQ(choice.action, make_action(Toy::ActionKind::take, 3));
    EXPECT_EQ(choice.iterations, 400u);
  }
  Search<Toy> search(plain_search(2000));
  EXPECT_FLOAT_EQ(think(search, last_pile()).expected.shares[0], 1.0f);
}

TEST(Search, EverySeatFollowsItsOwnValue) {
  Search<Branches> search(plain_search(2000));
  EXPECT_EQ(think(search, Branches::State{}).action.args[0], 0);
  SearchSettings informed = informed_search(2000);
  informed.rollout_decisions = 4;
  Search<Branches> other(informed);
  EXPECT_EQ(think(other, Branches::State{}).action.args[0], 0);
}

// Without a tree below the root seat 1 plays by lot there: 3 on average for seat 0, less than the 5
// on the right. Rollouts that learn find that seat 1 likes what brings seat 0 more.
TEST(Search, RolloutsLearnWhatEachSeatLikes) {
  SearchSettings settings = plain_search(2000);
  settings.open_after = 1'000'000;
  settings.win_weight = 0;
  Search<Branches> by_lot(settings);
  EXPECT_EQ(think(by_lot, Branches::State{}).action.args[0], 1);
  settings.rollout_lots = 8;
  Search<Branches> learning(settings);
  EXPECT_EQ(think(learning, Branches::State{}).action.args[0], 0);
}

TEST(Search, BacksUpOneValuePerSeatAlongThePath) {
  Search<Branches> search(plain_search(500));
  think(search, Branches::State{});
  const Tree& tree = search.tree();
  const Node& root = tree[search.root()];
  EXPECT_EQ(root.visits, 500u);
  std::uint32_t visits = 0;
  SeatValues sum{};
  for (NodeIndex c = root.first_child; c != no_node; c = tree[c].next_sibling) {
    visits += tree[c].visits;
    for (int s = 0; s < 3; ++s) sum[s] += tree[c].value[s];
  }
  EXPECT_EQ(visits, root.visits);
  for (int s = 0; s < 3; ++s) EXPECT_NEAR(sum[s], root.value[s], 0.05);
  // Right always ends 5 5 5: a third of a win and no lead for each.
  const NodeIndex right = tree.find_child(search.root(), {0, {1}});
  for (Seat s = 0; s < 3; ++s) EXPECT_NEAR(tree[right].mean(s), 0.5 / 3 + 0.25, 1e-3);
}

TEST(Search, CountsHowOftenAnActionWasAvailable) {
  Search<Branches> search(plain_search(4000));
  think(search, Branches::State{});
  const Tree& tree = search.tree();
  const NodeIndex left = tree.find_child(search.root(), {0, {0}});
  const Node& always = tree[tree.find_child(left, {0, {0}})];
  const Node& rarely = tree[tree.find_child(left, {0, {2}})];
  EXPECT_NEAR(static_cast<float>(rarely.available) / static_cast<float>(always.available), 0.125f,
              0.03f);
  // The best answer where it exists: taken nearly whenever it is there, however rarely that is.
  EXPECT_GT(rarely.visits * 10, rarely.available * 7);
}

TEST(Search, StaysWithinItsMemory) {
  for (const std::uint32_t nodes : {1u, 2u, 4u, 9u, 40u}) {
    for (const bool informed : {false, true}) {
      SearchSettings settings = settings_of(informed, 300);
      settings.nodes = nodes;
      Search<Toy> search(settings);
      Toy::State state;
      state.pile = 7;
      state.seats = 3;
      const Choice choice = think(search, state);
      EXPECT_EQ(check<Toy>(state, choice.action), Refusal::none);
      EXPECT_EQ(search.tree().room(), 0u);
    }
  }
}

TEST(Search, AllocatesNothingWhileItThinks) {
  for (const SearchSettings& settings :
       {plain_search(2000), informed_search(2000), guided_search(2000)}) {
    Search<Toy> search(settings);
    const int before = allocations;
    EXPECT_GT(before, 0);
    think(search, last_pile());
    EXPECT_EQ(allocations, before);
  }
}

TEST(Search, SameSeedSameChoiceAndSameNumbers) {
  Toy::State state;
  state.pile = 7;
  state.seats = 4;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Search<Toy> a(plain_search(50));
    Search<Toy> b(plain_search(50));
    const Choice first = think(a, state, seed);
    const Choice second = think(b, state, seed);
    EXPECT_EQ(first.action, second.action);
    EXPECT_EQ(first.expected.points, second.expected.points);
  }
}

TEST(Search, StopsWhenTold) {
  int questions = 0;
  Limits limits;
  limits.stop = [](void* context) { return ++*static_cast<int*>(context) == 3; };
  limits.context = &questions;
  Search<Toy> search(plain_search(1'000'000));
  Toy::State state;
  state.pile = 7;
  state.seats = 2;
  search.begin(state, 1);
  search.think(limits);
  EXPECT_LT(search.decide().iterations, 200u);
  EXPECT_EQ(questions, 3);
}

TEST(Search, ComparesTwoActionsEvenly) {
  Limits limits;
  limits.compare = {make_action(Toy::ActionKind::take, 1), make_action(Toy::ActionKind::take, 2)};
  Search<Toy> search(informed_search(400));
  search.begin(last_pile(), 1);
  search.think(limits);
  EXPECT_EQ(search.candidate(0).visits, 200u);
  EXPECT_EQ(search.candidate(1).visits, 200u);
  EXPECT_EQ(search.candidate(2).visits, 0u);
}

TEST(Search, ComparesWithEqualLuck) {
  Limits limits;
  limits.compare = {make_action(Toy::ActionKind::take, 1), make_action(Toy::ActionKind::take, 2)};
  limits.iterations = 2;
  Toy::State state = last_pile();
  state.pile = 2;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Search<Toy> search(plain_search(400));
    search.begin(state, seed);
    search.think(limits);
    const float left_one = search.candidate(0).expected.points[1];
    EXPECT_EQ(left_one - search.candidate(1).expected.points[1], 1.0f) << "the same card turns up";
  }
}

TEST(Search, ExaminesEveryActionWhenAsked) {
  Limits limits;
  limits.examine_all = true;
  limits.iterations = 1;
  Search<Toy> search(informed_search(400));
  search.begin(last_pile(), 1);
  search.think(limits);
  EXPECT_EQ(search.decide().iterations, static_cast<std::uint32_t>(search.count()));
  for (int i = 0; i < search.count(); ++i) EXPECT_EQ(search.candidate(i).visits, 1u);
}

TEST(Search, AbsorbsWhatAnotherFound) {
  Search<Toy> a(plain_search(100));
  Search<Toy> b(plain_search(100));
  a.begin(last_pile(), 1);
  b.begin(last_pile(), 2);
  a.think({});
  b.think({});
  const std::uint32_t before = a.candidate(2).visits;
  a.absorb(b);
  EXPECT_EQ(a.candidate(2).visits, before + b.candidate(2).visits);
  EXPECT_EQ(a.decide().iterations, 200u);
}

// Seat 0 acts twice in a row: the second decision goes on with the first one's tree.
TEST(Search, KeepsTheTreeWithinATurn) {
  Toy::State state = last_pile();
  state.seats = 1;  // one seat takes all the time
  Search<Toy> search(plain_search(400));
  const Choice first = think(search, state);
  ActionList list;
  advance<Toy>(state, first.action, list);
  ASSERT_EQ(Toy::to_act(state), 0);
  search.begin(state, 1);
  EXPECT_GT(search.tree()[search.root()].visits, 100u);
  // Another position than the expected one starts anew.
  search.decide();
  state.taken[0] = 1;
  search.begin(state, 1);
  EXPECT_EQ(search.tree()[search.root()].visits, 0u);
}

}  // namespace
}  // namespace triclinium
