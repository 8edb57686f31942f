// Makes an AnyBot of a game and a named setting.
#pragma once

#include <memory>
#include <vector>

#include "bots/any_bot.h"
#include "bots/ismcts.h"
#include "bots/random.h"
#include "bots/spec.h"

namespace triclinium {

// Bots that do not search have one candidate: their choice.
template <Game G, class Bot>
class SimpleBot final : public AnyBot {
 public:
  explicit SimpleBot(const Bot& bot) : bot_(bot) {}

  Choice choose(const AnyState& state, const Limits&) override {
    const Choice choice = bot_.choose(state.as<G>());
    candidate_ = {choice.action, 1, 0.0f, choice.expected};
    return choice;
  }
  std::span<const Candidate> candidates() const override { return {&candidate_, 1}; }
  float score_of(float points) const override { return Evaluation<G>::score_of(points); }
  void use(const Parallel&) override {}

 private:
  Bot bot_;
  Candidate candidate_{};
};

template <Game G>
class SearchBot final : public AnyBot {
 public:
  SearchBot(const SearchSettings& settings, std::uint64_t seed) : seed_(seed) {
    searches_.push_back(std::make_unique<Search<G>>(settings));
  }

  Choice choose(const AnyState& state, const Limits& limits) override {
    Job job{this, state.as<G>(), limits};
    const int threads = static_cast<int>(searches_.size());
    if (threads == 1) {
      think(&job, 0);
    } else {
      parallel_.run(threads, &think, &job);
    }
    Search<G>& first = *searches_.front();
    for (int i = 1; i < threads; ++i) first.absorb(*searches_[static_cast<std::size_t>(i)]);
    const Choice choice = first.decide();
    candidates_.clear();
    for (int i = 0; i < first.count(); ++i) candidates_.push_back(first.candidate(i));
    return choice;
  }
  std::span<const Candidate> candidates() const override { return candidates_; }
  float score_of(float points) const override { return Evaluation<G>::score_of(points); }
  void use(const Parallel& parallel) override {
    parallel_ = parallel;
    const std::size_t threads =
        parallel.run == nullptr ? 1 : static_cast<std::size_t>(std::max(parallel.threads, 1));
    while (searches_.size() > threads) searches_.pop_back();
    while (searches_.size() < threads) {
      searches_.push_back(std::make_unique<Search<G>>(searches_.front()->settings()));
    }
  }

 private:
  struct Job {
    SearchBot* bot;
    typename G::State state;
    Limits limits;
  };
  static void think(void* data, int i) {
    const Job& job = *static_cast<Job*>(data);
    Search<G>& search = *job.bot->searches_[static_cast<std::size_t>(i)];
    const std::uint64_t seed = job.limits.seed != 0 ? job.limits.seed : job.bot->seed_;
    search.begin(job.state, seed + static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15u,
                 job.limits.seed != 0);
    search.think(job.limits);
  }

  std::uint64_t seed_;
  Parallel parallel_{};
  std::vector<std::unique_ptr<Search<G>>> searches_;
  std::vector<Candidate> candidates_;
};

template <Game G>
std::unique_ptr<AnyBot> make_game_bot(std::string_view name, std::uint64_t seed,
                                      const LevelTable& table = standard_levels) {
  const std::optional<BotSpec> spec = bot_spec(name, table);
  if (!spec) return nullptr;
  switch (spec->kind) {
    case BotSpec::Kind::random:
      return std::make_unique<SimpleBot<G, RandomBot<G>>>(RandomBot<G>(seed));
    case BotSpec::Kind::greedy:
      return std::make_unique<SimpleBot<G, GreedyBot<G>>>(GreedyBot<G>(seed, spec->folly));
    case BotSpec::Kind::search:
      return std::make_unique<SearchBot<G>>(spec->search, seed);
  }
  return nullptr;
}

}  // namespace triclinium
