// What one step of each game costs: legal actions, a decision, determinize, digest, copy.
#include <benchmark/benchmark.h>

#include <vector>

#include "codec/codecs.h"

namespace triclinium {
namespace {

// Positions with a player to act, from random games at the most seats, and a legal action of each.
template <Game G>
struct Samples {
  std::vector<typename G::State> states;
  std::vector<Action> actions;

  Samples() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Random random(seed);
      ActionList list;
      const typename G::Deal deal = G::deal({}, G::max_seats, random);
      typename G::State state = begin_game<G>({}, G::max_seats, deal, list);
      while (G::to_act(state) != nobody) {
        if (G::to_act(state) == chance_seat) {
          advance<G>(state, G::draw(state, random), list);
          continue;
        }
        const auto count = static_cast<std::uint32_t>(list.size());
        states.push_back(state);
        actions.push_back(list[static_cast<int>(random.bounded(count))]);
        advance<G>(state, actions.back(), list);
      }
    }
  }
  static const Samples& get() {
    static const Samples samples;
    return samples;
  }
};

template <Game G, class Operation>
void measure(benchmark::State& timer, Operation operation) {
  const Samples<G>& samples = Samples<G>::get();
  std::size_t i = 0;
  for (auto _ : timer) {
    operation(samples.states[i], samples.actions[i]);
    if (++i == samples.states.size()) i = 0;
  }
}

template <Game G>
void add_benchmarks() {
  using State = typename G::State;
  const std::string name(Codec<G>::id);
  const auto add = [&]<class Operation>(const char* what, Operation operation) {
    benchmark::RegisterBenchmark((name + "/" + what).c_str(), [operation](benchmark::State& timer) {
      measure<G>(timer, operation);
    });
  };
  add("legal_actions", [](const State& state, Action) {
    ActionList list;
    G::legal_actions(state, list);
    benchmark::DoNotOptimize(list);
  });
  add("decision", [](const State& state, Action action) {
    State next = state;
    ActionList list;
    advance<G>(next, action, list);
    benchmark::DoNotOptimize(next);
  });
  add("determinize", [](const State& state, Action) {
    Random random(1);
    benchmark::DoNotOptimize(G::determinize(state, G::to_act(state), random));
  });
  add("digest", [](const State& state, Action) { benchmark::DoNotOptimize(digest<G>(state)); });
  add("copy", [](const State& state, Action) {
    State next = state;
    benchmark::DoNotOptimize(next);
  });
}

[[maybe_unused]] const bool registered = [] {
  for_each_game([]<Game G>() { add_benchmarks<G>(); });
  return true;
}();

}  // namespace
}  // namespace triclinium
