#include "apps/cli/tournament.h"

#include <time.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <thread>

#include "bots/any_bot.h"

namespace triclinium {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Of this thread: what a bot's thinking costs, however busy the machine is.
double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// One game of a block: the bots moved on by `rotation` seats.
class MatchGame {
 public:
  MatchGame(const Tournament& tournament, std::uint64_t block, int rotation, BlockResult& result)
      : game_(*tournament.game),
        seats_(static_cast<int>(tournament.bots.size())),
        rotation_(rotation),
        chance_(mix64(mix64(tournament.seed) ^ block)),
        result_(result) {
    for (int s = 0; s < seats_; ++s) {
      const auto bot = static_cast<std::size_t>(bot_at(static_cast<Seat>(s)));
      const std::uint64_t player = (block * max_seats + bot) * 64 + std::uint64_t(rotation);
      const std::uint64_t seed = mix64(mix64(tournament.seed ^ 0xb075) ^ player);
      bots_.push_back(make_bot(game_.info().id, tournament.bots[bot], seed));
    }
  }

  void play(const Tournament& tournament) {
    const auto setup = game_.deal(seats_, tournament.options, chance_);
    AnyState state = *game_.start(*setup, &events_);
    book_events();
    for (Seat seat = game_.to_act(state); seat != nobody; seat = game_.to_act(state)) {
      game_.apply(state, seat == chance_seat ? game_.draw(state, chance_) : ask(state, seat),
                  &events_);
      book_events();
    }
    book_result(game_.standing(state));
  }

 private:
  int bot_at(Seat seat) const { return (seat + rotation_) % seats_; }
  BotTally& tally(Seat seat) { return result_.bots[static_cast<std::size_t>(bot_at(seat))]; }

  Action ask(const AnyState& state, Seat seat) {
    const double begin = processor_seconds();
    const Choice choice = bots_[static_cast<std::size_t>(seat)]->choose(state);
    const double seconds = processor_seconds() - begin;
    turn_seconds_ = seat == last_seat_ ? turn_seconds_ + seconds : seconds;
    last_seat_ = seat;
    BotTally& mine = tally(seat);
    mine.seconds += seconds;
    mine.longest_decision = std::max(mine.longest_decision, seconds);
    mine.longest_turn = std::max(mine.longest_turn, turn_seconds_);
    ++mine.decisions;
    return choice.action;
  }
  void book_events() {
    for (const Event& event : events_) {
      if (event.delta == 0 || event.seat < 0 || event.cause >= max_causes) continue;
      tally(event.seat).causes[event.cause] += event.delta;
    }
    events_.clear();
  }
  void book_result(const Standing& standing) {
    int winners = 0;
    double sum = 0;
    for (Seat s = 0; s < seats_; ++s) {
      winners += standing.ranks[s] == 1;
      sum += standing.scores[s];
    }
    for (Seat s = 0; s < seats_; ++s) {
      BotTally& mine = tally(s);
      const double score = standing.scores[s];
      ++mine.games;
      mine.scores += score;
      mine.wins += standing.ranks[s] == 1 ? 1.0 / winners : 0.0;
      if (seats_ > 1) mine.leads += score - (sum - score) / (seats_ - 1);
    }
  }

  const AnyGame& game_;
  int seats_;
  int rotation_;
  Random chance_;
  BlockResult& result_;
  std::vector<std::unique_ptr<AnyBot>> bots_;
  std::vector<Event> events_;
  Seat last_seat_ = nobody;
  double turn_seconds_ = 0;  // of the seat that acted last
};

BlockResult play_block(const Tournament& tournament, std::uint64_t block) {
  BlockResult result;
  result.block = block;
  for (int rotation = 0; rotation < static_cast<int>(tournament.bots.size()); ++rotation) {
    MatchGame(tournament, block, rotation, result).play(tournament);
  }
  return result;
}

bool should_stop(const Tournament& tournament, const Cluster& cluster) {
  return tournament.stop != nullptr && cluster.size() == 1 && tournament.stop();
}

// Plays this process's share of the blocks first … last−1.
class Batch {
 public:
  Batch(const Tournament& tournament, const Cluster& cluster, std::uint64_t first,
        std::uint64_t last)
      : tournament_(tournament), cluster_(cluster), next_(first + own_offset(first)), last_(last) {}

  // `watch` is called by the first thread after each of its blocks.
  template <class Watch>
  std::vector<BlockResult> play(Watch watch) {
    std::vector<std::thread> helpers;
    for (int t = 1; t < tournament_.threads; ++t) {
      helpers.emplace_back([this] { work([](const BlockResult&) {}); });
    }
    work([&](const BlockResult&) { watch(results_); });
    for (std::thread& helper : helpers) helper.join();
    return std::move(results_);
  }

 private:
  std::uint64_t own_offset(std::uint64_t first) const {
    const auto size = static_cast<std::uint64_t>(cluster_.size());
    return (static_cast<std::uint64_t>(cluster_.rank()) + size - first % size) % size;
  }
  template <class Watch>
  void work(Watch watch) {
    const auto stride = static_cast<std::uint64_t>(cluster_.size());
    for (std::uint64_t block = next_.fetch_add(stride); block < last_ && !stopped();
         block = next_.fetch_add(stride)) {
      const BlockResult result = play_block(tournament_, block);
      const std::lock_guard lock(mutex_);
      results_.push_back(result);
      watch(result);
    }
  }

  bool stopped() const { return should_stop(tournament_, cluster_); }

  const Tournament& tournament_;
  const Cluster& cluster_;
  std::atomic<std::uint64_t> next_;
  std::uint64_t last_;
  std::mutex mutex_;
  std::vector<BlockResult> results_;
};

// All processes' results in the order of the blocks.
std::vector<BlockResult> gather(const Cluster& cluster, const std::vector<BlockResult>& mine) {
  std::vector<std::byte> bytes(mine.size() * sizeof(BlockResult));
  if (!mine.empty()) std::memcpy(bytes.data(), mine.data(), bytes.size());
  std::vector<BlockResult> all;
  for (const std::vector<std::byte>& part : cluster.exchange(bytes)) {
    const std::size_t old = all.size();
    all.resize(old + part.size() / sizeof(BlockResult));
    if (!part.empty()) std::memcpy(all.data() + old, part.data(), part.size());
  }
  std::sort(all.begin(), all.end(),
            [](const BlockResult& a, const BlockResult& b) { return a.block < b.block; });
  return all;
}

void add_block(TournamentResult& result, const BlockResult& block) {
  ++result.blocks;
  for (std::size_t i = 0; i < result.bots.size(); ++i) result.bots[i].add(block.bots[i]);
}

SequentialTest test_for(const Tournament& tournament) {
  const double parity = 1.0 / static_cast<double>(tournament.bots.size());
  if (tournament.bar == 0) return {parity, parity / 10};
  return {tournament.bar, (1 - tournament.bar) / 4};
}

bool is_decided(const Tournament& tournament, const TournamentResult& result) {
  if (!tournament.stop_early || result.verdict == SequentialTest::Verdict::open) return false;
  const Interval interval = wilson(result.bots[0].wins, result.bots[0].games);
  return tournament.bar == 0 || interval.low > tournament.bar || interval.high < tournament.bar;
}

}  // namespace

void BotTally::add(const BotTally& other) {
  wins += other.wins;
  scores += other.scores;
  leads += other.leads;
  games += other.games;
  decisions += other.decisions;
  seconds += other.seconds;
  longest_decision = std::max(longest_decision, other.longest_decision);
  longest_turn = std::max(longest_turn, other.longest_turn);
  for (std::size_t i = 0; i < causes.size(); ++i) causes[i] += other.causes[i];
}

TournamentResult play_tournament(const Tournament& tournament, const Cluster& cluster,
                                 const Progress& progress) {
  // One block for each thread: none is played in vain once a test is decided.
  const auto at_once =
      static_cast<std::uint64_t>(tournament.threads) * static_cast<std::uint64_t>(cluster.size());
  const std::uint64_t step = tournament.stop_early ? at_once : tournament.blocks;
  SequentialTest test = test_for(tournament);
  TournamentResult result;
  bool decided = false;
  const auto begin = Clock::now();
  for (std::uint64_t first = 0;
       first < tournament.blocks && !decided && !should_stop(tournament, cluster); first += step) {
    Batch batch(tournament, cluster, first, std::min(first + step, tournament.blocks));
    const auto mine = batch.play([&](const std::vector<BlockResult>& finished) {
      if (cluster.rank() != 0 || !progress) return;
      TournamentResult so_far = result;
      for (const BlockResult& block : finished) add_block(so_far, block);
      so_far.blocks = result.blocks + finished.size() * static_cast<std::size_t>(cluster.size());
      so_far.seconds = seconds_since(begin);
      progress(so_far, tournament.blocks);
    });
    for (const BlockResult& block : gather(cluster, mine)) {
      add_block(result, block);
      test.add(block.bots[0].wins / static_cast<double>(block.bots[0].games));
      result.verdict = test.verdict();
      // Blocks beyond the decision are not counted, so that batches leave no trace.
      decided = is_decided(tournament, result);
      if (decided) break;
    }
  }
  result.seconds = seconds_since(begin);
  result.stopped = !decided && result.blocks < tournament.blocks;
  return result;
}

Progress progress_line(const std::string& what) {
  if (isatty(STDERR_FILENO) == 0) return {};
  return [what](const TournamentResult& so_far, std::uint64_t all_blocks) {
    const auto done = static_cast<double>(std::min(so_far.blocks, all_blocks));
    const auto all = static_cast<double>(all_blocks);
    const auto left = static_cast<int>(so_far.seconds * (all - done) / done);
    std::cerr << '\r' << what << "  " << static_cast<int>(100 * done / all) << " %  first bot "
              << std::fixed << std::setprecision(1)
              << 100 * so_far.bots[0].wins / static_cast<double>(so_far.bots[0].games) << " %  "
              << left / 60 << ':' << std::setw(2) << std::setfill('0') << left % 60 << " left\033[K"
              << std::setfill(' ') << std::flush;
  };
}

void clear_progress_line() {
  if (isatty(STDERR_FILENO) != 0) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace triclinium
