// What thinking costs: a random game to its end, an evaluation, a greedy choice, a search.
#include <benchmark/benchmark.h>

#include <string>

#include "bots/any_bot.h"
#include "bots/ave_roma/evaluation.h"
#include "bots/carpe_diem/evaluation.h"
#include "bots/discordia/evaluation.h"
#include "bots/evaluation.h"
#include "bots/playout.h"

namespace triclinium {
namespace {

// The start of a game of four, and a position in its midst.
template <Game G>
typename G::State position(int decisions, ActionList& list) {
  constexpr int seats = 4;
  Random random(std::uint64_t{1});
  auto state = begin_game<G>({}, seats, G::deal({}, seats, random), list);
  while (decisions > 0) {
    if (G::to_act(state) == chance_seat) {
      advance<G>(state, G::draw(state, random), list);
      continue;
    }
    const auto count = static_cast<std::uint32_t>(list.size());
    advance<G>(state, list[static_cast<int>(random.bounded(count))], list);
    --decisions;
  }
  while (G::to_act(state) == chance_seat) advance<G>(state, G::draw(state, random), list);
  return state;
}

template <Game G>
void rollout(benchmark::State& timer) {
  ActionList start_list;
  const auto start = position<G>(0, start_list);
  Random random(std::uint64_t{1});
  PlayoutCount count;
  for (auto _ : timer) {
    auto state = start;
    ActionList list = start_list;
    playout<G>(state, list, random, count);
    benchmark::DoNotOptimize(state);
  }
  timer.SetItemsProcessed(timer.iterations());
}

template <Game G>
void evaluation(benchmark::State& timer) {
  ActionList list;
  const auto state = position<G>(100, list);
  for (auto _ : timer) benchmark::DoNotOptimize(outcome_of<G>(state));
}

template <Game G>
void choice(benchmark::State& timer, const char* game_id, const char* name) {
  ActionList list;
  const AnyState state = AnyState::from<G>(position<G>(100, list));
  for (auto _ : timer) {
    benchmark::DoNotOptimize(make_bot(game_id, name, 1)->choose(state));
  }
}

template <Game G>
void add_benchmarks(const char* game_id) {
  const auto add = [&](const char* what, auto measure) {
    benchmark::RegisterBenchmark((std::string(game_id) + "/" + what).c_str(), measure);
  };
  add("rollout", rollout<G>);
  add("evaluation", evaluation<G>);
  for (const char* name : {"greedy", "centurio", "legatus", "imperator"}) {
    add(name, [=](benchmark::State& timer) { choice<G>(timer, game_id, name); });
  }
}

}  // namespace
}  // namespace triclinium

int main(int argc, char** argv) {
  triclinium::add_benchmarks<triclinium::CarpeDiem>("carpe-diem");
  triclinium::add_benchmarks<triclinium::AveRoma>("ave-roma");
  triclinium::add_benchmarks<triclinium::Discordia>("discordia");
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
