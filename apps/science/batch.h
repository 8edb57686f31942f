// Games side by side, for one game of the registry.
#pragma once

#include <cstring>
#include <vector>

#include "apps/science/rows.h"
#include "apps/science/spaces.h"
#include "apps/science/triclinium_batch.h"
#include "apps/science/workers.h"
#include "bots/playout.h"

struct triclinium_batch {
  virtual ~triclinium_batch() = default;
  virtual void reset(std::uint64_t seed) = 0;
  virtual std::int64_t step(const std::int64_t* actions) = 0;
  virtual triclinium::AnyState get(std::size_t game) const = 0;
  virtual bool set(std::size_t game, const triclinium::AnyState& state) = 0;
};

namespace triclinium {

template <Game G>
class Batch final : public triclinium_batch {
  using State = typename G::State;
  using Numbers = Numbering<G>;

 public:
  Batch(const typename G::Options& options, int seats, std::size_t games, std::uint64_t seed,
        int threads, const triclinium_arrays& arrays)
      : options_(options), seats_(seats), slots_(games), rows_{arrays, seats}, workers_(threads) {
    reset(seed);
  }

  void reset(std::uint64_t seed) override {
    seed_ = seed;
    each_slot([this](std::size_t i) {
      slots_[i].deals = 0;
      deal(i);
      tell_running(i);
      tell_question(i);
    });
  }

  std::int64_t step(const std::int64_t* actions) override {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      Slot& slot = slots_[i];
      slot.waits = actions[i] == TRICLINIUM_WAIT;
      if (slot.waits) continue;
      if (actions[i] < 0 || actions[i] >= Numbers::size) return static_cast<std::int64_t>(i);
      slot.next = numbered_actions<G>[static_cast<std::size_t>(actions[i])];
      if (!slot.list.contains(slot.next)) return static_cast<std::int64_t>(i);
    }
    each_slot([this](std::size_t i) {
      if (i + 1 < slots_.size()) fetch(slots_[i + 1]);
      if (!slots_[i].waits) step_slot(i);
    });
    return -1;
  }

  AnyState get(std::size_t game) const override { return AnyState::from<G>(slots_[game].state); }
  bool set(std::size_t game, const AnyState& any) override {
    const State state = any.as<G>();
    if (G::seats(state) != seats_ || G::to_act(state) < 0) return false;
    slots_[game].state = state;
    slots_[game].list.drop();
    G::legal_actions(state, slots_[game].list);
    tell_running(game);
    tell_question(game);
    return true;
  }

 private:
  struct Slot {
    State state;
    Random random{std::uint64_t{0}};
    std::uint64_t deals = 0;
    Action next;
    bool waits = false;
    ActionList list;  // of the open question, after tell_question only those with a number
  };

  template <class Work>
  void each_slot(Work work) {
    workers_.share(slots_.size(), [&work](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) work(i);
    });
  }

  // Games lie far apart in memory: the next one is on its way while this one is played.
  static void fetch(const Slot& slot) {
    const auto* bytes = reinterpret_cast<const char*>(&slot.state);
    for (std::size_t at = 0; at < sizeof(State); at += 64) __builtin_prefetch(bytes + at);
  }

  // A new game up to its first question of a player.
  void deal(std::size_t i) {
    Slot& slot = slots_[i];
    slot.random = series_random(seed_, i + slot.deals++ * slots_.size());
    slot.state = begin_game<G>(options_, seats_, G::deal(options_, seats_, slot.random), slot.list);
    draw_chance(slot);
  }
  static void draw_chance(Slot& slot) {
    while (G::to_act(slot.state) == chance_seat) {
      advance<G>(slot.state, G::draw(slot.state, slot.random), slot.list);
    }
  }

  void step_slot(std::size_t i) {
    Slot& slot = slots_[i];
    advance<G>(slot.state, slot.next, slot.list);
    draw_chance(slot);
    if (G::to_act(slot.state) == nobody) {
      rows_.tell_result(i, slots_[i].state);
      deal(i);
    } else {
      tell_running(i);
    }
    tell_question(i);
  }

  void tell_running(std::size_t i) { rows_.tell_running(i, slots_[i].state); }
  void tell_question(std::size_t i) {
    rows_.clear_mask(i);
    rows_.tell_question(i, slots_[i].state, slots_[i].list);
    rows_.tell_observation(i, slots_[i].state);
  }

  typename G::Options options_;
  int seats_;
  std::uint64_t seed_ = 0;
  std::vector<Slot> slots_;
  Rows<G> rows_;
  Workers workers_;
};

}  // namespace triclinium
