// A batch of games on a GPU (apps/science/batch.h is that of the processor): one action for each,
// chance and whatever has one answer within the step, a new deal where a game ends.
#include "apps/gpu/pool.h"
#include "apps/science/ave_roma/numbering.h"
#include "apps/science/ave_roma/observation.h"
#include "apps/science/carpe_diem/numbering.h"
#include "apps/science/carpe_diem/observation.h"
#include "apps/science/discordia/numbering.h"
#include "apps/science/discordia/observation.h"
#include "apps/science/rows.h"
#include "bots/playout.h"

namespace triclinium {
namespace {

using Numbers = Numbering<G>;

struct alignas(16) Slot {
  G::State state;
  Random random;
  Action action;
  std::uint64_t deals;
  std::uint32_t ended;   // bool: in this step
  std::uint32_t set_in;  // bool: a position from outside, to be told of as it is
  std::uint32_t legal[(Numbers::size + 31) / 32];

  void tell(const Rows<G>& rows, std::size_t i, ActionList& list) {
    for (std::uint32_t& word : legal) word = 0;
    rows.tell_question(i, state, list);
    for (const Action& each : list) {
      const int number = Numbers::number_of(each);
      legal[number / 32] |= 1u << (number % 32);
    }
    tell_observation(rows.observation(i));
  }
  // Made in the thread's own memory, where the bytes of neighbours lie side by side, and written in
  // words of eight bytes.
  void tell_observation(Rows<G>::Seen* row) const {
    using Word __attribute__((may_alias)) = std::uint64_t;
    if (row == nullptr) return;
    alignas(8) Rows<G>::Seen seen;
    Observing<G>::fill(state, G::to_act(state), seen);
    static_assert(sizeof seen % sizeof(Word) == 0);
    for (std::size_t k = 0; k < sizeof seen / sizeof(Word); ++k)
      reinterpret_cast<Word*>(row)[k] = reinterpret_cast<const Word*>(&seen)[k];
  }
};

struct Deals {
  G::Options options;
  int seats;
  std::uint64_t seed;
  std::uint64_t games;
};

void deal(Slot& slot, const Deals& deals, std::uint64_t i) {
  Random random = series_random(deals.seed, i + slot.deals++ * deals.games);
  const G::Deal deal = G::deal(deals.options, deals.seats, random);
  slot.state = G::start(deals.options, deals.seats, deal, NullSink{});
  slot.random = random;
}

// Lists the answers: the only one and what chance draws are performed next; a player is told.
int list_answers(Slot& slot, const Rows<G>& rows, std::size_t i) {
  Answers answers;
  ActionList& list = answers.list;
  list.drop();
  G::legal_actions(slot.state, list);
  if (list.size() == 1 && !slot.set_in) {
    slot.action = list[0];
  } else if (G::to_act(slot.state) == chance_seat) {
    Random random = slot.random;
    slot.action = G::draw(slot.state, random);
    slot.random = random;
  } else {
    if (!slot.ended) rows.tell_running(i, slot.state);
    slot.tell(rows, i, list);
    return nothing;
  }
  return to_perform + answer_of(slot.state, slot.action);
}

int do_task(int task, Slot& slot, const Deals& deals, const Rows<G>& rows, std::size_t i) {
  if (task < to_perform) return list_answers(slot, rows, i);
  if (task < to_finish) {
    G::perform(slot.state, slot.action, NullSink{});
    return task_of(slot.state);
  }
  if (task == to_finish) {
    rows.tell_result(i, slot.state);
    slot.ended = 1;
    return to_begin;
  }
  deal(slot, deals, i);
  return task_of(slot.state);
}

// Whether the answer with this number may be given.
bool is_legal(const Slot& slot, std::int64_t number) {
  return number >= 0 && number < Numbers::size && (slot.legal[number / 32] >> (number % 32) & 1);
}

}  // namespace
}  // namespace triclinium

#pragma clang force_cuda_host_device end

using namespace triclinium;

namespace {

// The games of a block are neighbours.
struct Share {
  std::uint64_t first;
  int games;
};
__device__ Share share_of_block(std::uint64_t games) {
  const std::uint64_t blocks = __nvvm_read_ptx_sreg_nctaid_x();
  const std::uint64_t block = __nvvm_read_ptx_sreg_ctaid_x();
  const std::uint64_t first = games * block / blocks;
  return {first, static_cast<int>(games * (block + 1) / blocks - first)};
}

// A warp for each row, so that its bytes are written side by side.
__device__ void clear_masks(const Pool& pool, const Share& share, std::uint8_t* masks) {
  for (int i = thread_of_block() / warp; i < share.games; i += block_threads / warp) {
    if (pool.task[i] == nothing) continue;
    std::uint8_t* mask = masks + (share.first + i) * Numbers::size;
    for (int k = thread_of_block() % warp; k < Numbers::size; k += warp) mask[k] = 0;
  }
}

// Finds the first game whose action is not legal.
__device__ void check(const Share& share, const Slot* slots, const std::int64_t* actions,
                      std::uint64_t* wrong) {
  for (int k = thread_of_block(); k < share.games; k += block_threads) {
    const std::uint64_t i = share.first + k;
    if (actions[i] != TRICLINIUM_WAIT && !is_legal(slots[i], actions[i]))
      __atomic_fetch_min(wrong, i, __ATOMIC_RELAXED);
  }
}

}  // namespace

// What the host has to know: bytes of a slot and of a state at its beginning, games of a block at
// most, threads of a block, bytes of the stack.
extern "C" __device__ const int batch_layout[5] = {sizeof(Slot), sizeof(G::State), most_games,
                                                   block_threads, stack_bytes<G>};

enum Order : int { deal_anew, check_actions, act, tell_of_one };

// Deals all games anew; checks one action for each; does them, if no game is in `wrong` (the
// largest number before); or tells of the game `one`, whose position was put in from outside. One
// kernel for all: functions that are called through pointers, as Ave Roma's steps are, were not
// found in a module with two.
extern "C" __global__ void __attribute__((launch_bounds(block_threads, 1))) batch(
    G::Options options, int seats, std::uint64_t seed, std::uint64_t games, Slot* slots,
    triclinium_arrays arrays, Order order, const std::int64_t* actions, std::uint64_t* wrong,
    std::uint64_t one) {
  __attribute__((shared)) static Pool pool;
  const Share share = share_of_block(games);
  if (order == check_actions) return check(share, slots, actions, wrong);
  if (order == act && *wrong != ~std::uint64_t{0}) return;
  const Deals deals{options, seats, seed, games};
  const Rows<G> rows{arrays, seats};
  for (int i = thread_of_block(); i < share.games; i += block_threads) {
    Slot& slot = slots[share.first + i];
    const std::uint64_t number = share.first + i;
    pool.task[i] = nothing;
    if (order == act && actions[number] == TRICLINIUM_WAIT) continue;
    if (order == tell_of_one && number != one) continue;
    slot.ended = 0;
    slot.set_in = order == tell_of_one;
    if (order == deal_anew) {
      slot.deals = 0;
      pool.task[i] = to_begin;
    } else if (order == act) {
      slot.action = numbered_actions<G>[actions[number]];
      pool.task[i] = static_cast<std::uint8_t>(to_perform + answer_of(slot.state, slot.action));
    } else {
      pool.task[i] = static_cast<std::uint8_t>(task_of(slot.state));
    }
  }
  __syncthreads();
  if (arrays.masks != nullptr) clear_masks(pool, share, arrays.masks);
  work_off(pool, share.games, [&](int task, int i) {
    return do_task(task, slots[share.first + i], deals, rows, share.first + i);
  });
}
