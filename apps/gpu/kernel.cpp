// Random games on a GPU, one series of one game.
#include "apps/gpu/pool.h"
#include "bots/series.h"

namespace triclinium {
namespace {

struct alignas(16) Slot {
  G::State state;
  Random random;
  Action action;
  std::uint64_t index;
};

// Lists the answers and chooses: the only one, or by chance, as `playout` does.
void choose(Slot& slot, PlayoutCount& count) {
  Answers answers;
  ActionList& list = answers.list;
  list.drop();
  G::legal_actions(slot.state, list);
  if (list.size() == 1) {
    slot.action = list[0];
    return;
  }
  Random random = slot.random;
  if (G::to_act(slot.state) == chance_seat) {
    slot.action = G::draw(slot.state, random);
  } else {
    ++count.decisions;
    count.answers += static_cast<std::uint64_t>(list.size());
    count.max_answers = std::max(count.max_answers, list.size());
    slot.action = list[static_cast<int>(random.bounded(std::uint32_t(list.size())))];
  }
  slot.random = random;
}

struct Series {
  G::Options options;
  int seats;
  std::uint64_t seed;
  std::uint64_t first;
  std::uint64_t last;
};

void deal(Slot& slot, const Series& series, std::uint64_t index) {
  Random random = series_random(series.seed, index);
  const G::Deal deal = G::deal(series.options, series.seats, random);
  slot.state = G::start(series.options, series.seats, deal, NullSink{});
  slot.random = random;
  slot.index = index;
}

// Does a task; the one after it. `taken` counts the games of the series that have begun.
int do_task(int task, Slot& slot, const Series& series, std::uint64_t* taken,
            SeriesTotals& totals) {
  if (task < to_perform) {
    choose(slot, totals.count);
    if constexpr (!answers_at_once<G>) return to_perform + answer_of(slot.state, slot.action);
  }
  if (task < to_finish) {
    G::perform(slot.state, slot.action, NullSink{});
    return task_of(slot.state);
  }
  if (task == to_finish) {
    add_game(totals, G::standing(slot.state), series.seats, slot.index, digest<G>(slot.state));
    return to_begin;
  }
  const std::uint64_t index = series.first + __atomic_fetch_add(taken, 1, __ATOMIC_RELAXED);
  if (index >= series.last) return nothing;
  deal(slot, series, index);
  return task_of(slot.state);
}

}  // namespace
}  // namespace triclinium

#pragma clang force_cuda_host_device end

using namespace triclinium;

// What the host has to know (Layout in gpu.cpp).
extern "C" __device__ const int layout[4] = {sizeof(Slot), most_games, block_threads,
                                             stack_bytes<G>};

// `slots` are those of all blocks, `games` for each; `taken` is 0 at first; totals[t] is what
// thread t has added up.
extern "C" __global__ void __attribute__((launch_bounds(block_threads, 1))) play(
    G::Options options, int seats, std::uint64_t seed, std::uint64_t first, std::uint64_t last,
    Slot* slots, int games, std::uint64_t* taken, SeriesTotals* totals) {
  __attribute__((shared)) static Pool pool;
  const Series series{options, seats, seed, first, last};
  const int block = __nvvm_read_ptx_sreg_ctaid_x();
  const int thread = thread_of_block();
  slots += static_cast<std::int64_t>(block) * games;
  SeriesTotals mine;
  for (int i = thread; i < games; i += block_threads) pool.task[i] = to_begin;
  work_off(pool, games,
           [&](int task, int i) { return do_task(task, slots[i], series, taken, mine); });
  totals[block * block_threads + thread] = mine;
}
