// Random games on a GPU, one series of one game: TRICLINIUM_GAME says which.
//
// A block keeps a pool of games in global memory and goes through it again and again: it sorts them
// by what is to be done next, then its warps take 32 of a kind at a time and do it for each.
#include <cstdint>
#include <type_traits>

#include "apps/gpu/sorting.h"
#include "bots/series.h"

namespace triclinium {
namespace {

template <Game G, Game... Rest>
constexpr auto chosen(GameList<G, Rest...>) {
  if constexpr (game_id<G> == TRICLINIUM_GAME) {
    return std::type_identity<G>{};
  } else {
    return chosen(GameList<Rest...>{});
  }
}
using G = decltype(chosen(AllGames{}))::type;

constexpr int block_threads = 512;
constexpr int most_games = 4096;
constexpr int warp = 32;
constexpr unsigned whole_warp = 0xffffffff;

// What is to be done with a game next.
enum Task : std::uint8_t {
  to_list = 0,                            // and the question
  to_perform = to_list + most_questions,  // and the answer
  to_finish = to_perform + most_answers,
  to_begin,
  nothing,  // no game of the series is left for its slot
  tasks,
};

struct alignas(16) Slot {
  G::State state;
  Random random;
  Action action;
  std::uint64_t index;
};

// Not emptied for every question.
union Answers {
  ActionList list;
  Answers() {}
};

int task_of(const G::State& state) {
  return G::to_act(state) == nobody ? to_finish : to_list + question_of(state);
}

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

constexpr int round_up(int n) { return (n + warp - 1) / warp * warp; }

// The tasks of a block's games, in the memory that its threads share.
struct Pool {
  static constexpr std::uint16_t unused = 0xffff;

  std::uint8_t task[most_games];
  std::uint16_t order[most_games + warp * tasks];  // games; each task begins with a warp of its own
  int games_at[tasks];
  int place_of[tasks];
  int handed_out;
};

}  // namespace
}  // namespace triclinium

#pragma clang force_cuda_host_device end

namespace triclinium {
namespace {

__device__ int thread_of_block() { return __nvvm_read_ptx_sreg_tid_x(); }

// Puts the games in the order of their tasks; says how many places there are.
__device__ int sort(Pool& pool, int games) {
  const int thread = thread_of_block();
  for (int t = thread; t < tasks; t += block_threads) pool.games_at[t] = 0;
  __syncthreads();
  for (int i = thread; i < games; i += block_threads)
    __atomic_fetch_add(&pool.games_at[pool.task[i]], 1, __ATOMIC_RELAXED);
  __syncthreads();
  static_assert(tasks <= block_threads);
  int places = 0;
  for (int t = 0; t < nothing; ++t) {
    if (t == thread) pool.place_of[t] = places;
    places += round_up(pool.games_at[t]);
  }
  if (thread == 0) pool.handed_out = 0;
  for (int i = thread; i < places; i += block_threads) pool.order[i] = Pool::unused;
  __syncthreads();
  for (int i = thread; i < games; i += block_threads) {
    const int task = pool.task[i];
    if (task == nothing) continue;
    pool.order[__atomic_fetch_add(&pool.place_of[task], 1, __ATOMIC_RELAXED)] =
        static_cast<std::uint16_t>(i);
  }
  __syncthreads();
  return places;
}

}  // namespace
}  // namespace triclinium

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
  const int lane = thread % warp;
  slots += static_cast<std::int64_t>(block) * games;
  SeriesTotals mine;
  for (int i = thread; i < games; i += block_threads) pool.task[i] = to_begin;
  for (;;) {
    const int places = sort(pool, games);
    if (places == 0) break;
    for (;;) {
      int place = 0;
      if (lane == 0) place = __atomic_fetch_add(&pool.handed_out, warp, __ATOMIC_RELAXED);
      place = __nvvm_shfl_sync_idx_i32(whole_warp, place, 0, warp - 1);
      if (place >= places) break;
      const int i = pool.order[place + lane];
      if (i != Pool::unused) {
        const int next = do_task(pool.task[i], slots[i], series, taken, mine);
        pool.task[i] = static_cast<std::uint8_t>(next);
      }
      __nvvm_bar_warp_sync(whole_warp);
    }
    __syncthreads();
  }
  totals[block * block_threads + thread] = mine;
}
