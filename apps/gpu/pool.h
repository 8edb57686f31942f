// Games of one kind, TRICLINIUM_GAME, side by side on a GPU.
//
// A block keeps a pool of games in global memory and goes through it again and again: it sorts them
// by what is to be done next, then its warps take 32 of a kind at a time and do it for each.
#pragma once

#include <cstdint>
#include <type_traits>

#include "apps/gpu/sorting.h"

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

// Not emptied for every question.
union Answers {
  ActionList list;
  Answers() {}
};

int task_of(const G::State& state) {
  return G::to_act(state) == nobody ? to_finish : to_list + question_of(state);
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

// Does the tasks of the pool, and those that follow from them, until nothing is left to do:
// `do_task(task, game)` returns the task after it.
template <class Work>
__device__ void work_off(Pool& pool, int games, Work do_task) {
  const int lane = thread_of_block() % warp;
  for (;;) {
    const int places = sort(pool, games);
    if (places == 0) return;
    for (;;) {
      int place = 0;
      if (lane == 0) place = __atomic_fetch_add(&pool.handed_out, warp, __ATOMIC_RELAXED);
      place = __nvvm_shfl_sync_idx_i32(whole_warp, place, 0, warp - 1);
      if (place >= places) break;
      const int i = pool.order[place + lane];
      if (i != Pool::unused) pool.task[i] = static_cast<std::uint8_t>(do_task(pool.task[i], i));
      __nvvm_bar_warp_sync(whole_warp);
    }
    __syncthreads();
  }
}

}  // namespace
}  // namespace triclinium
