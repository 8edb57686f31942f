// Games side by side, for one game of the registry.
#pragma once

#include <cstring>
#include <vector>

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
  using Eyes = Observing<G>;

 public:
  Batch(const typename G::Options& options, int seats, std::size_t games, std::uint64_t seed,
        int threads, const triclinium_arrays& arrays)
      : options_(options), seats_(seats), slots_(games), arrays_(arrays), workers_(threads) {
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
      tell_result(i);
      deal(i);
    } else {
      tell_running(i);
    }
    tell_question(i);
  }

  void tell_running(std::size_t i) {
    const std::size_t row = i * static_cast<std::size_t>(seats_);
    if (arrays_.done != nullptr) arrays_.done[i] = 0;
    for (int seat = 0; seat < seats_; ++seat) {
      if (arrays_.rewards != nullptr) arrays_.rewards[row + seat] = 0;
      if (arrays_.ranks != nullptr) arrays_.ranks[row + seat] = 0;
      if (arrays_.scores != nullptr) {
        arrays_.scores[row + seat] =
            static_cast<std::int16_t>(G::score(slots_[i].state, static_cast<Seat>(seat)));
      }
    }
  }

  void tell_result(std::size_t i) {
    const Standing standing = G::standing(slots_[i].state);
    const std::size_t row = i * static_cast<std::size_t>(seats_);
    if (arrays_.done != nullptr) arrays_.done[i] = 1;
    for (int seat = 0; seat < seats_; ++seat) {
      if (arrays_.rewards != nullptr) arrays_.rewards[row + seat] = reward(standing, seat);
      if (arrays_.ranks != nullptr) arrays_.ranks[row + seat] = standing.ranks[seat];
      if (arrays_.scores != nullptr) arrays_.scores[row + seat] = standing.scores[seat];
    }
  }
  float reward(const Standing& standing, int seat) const {
    if (seats_ == 1) return standing.ranks[0] == 1 ? 1.0f : -1.0f;
    int sum = 0;
    for (int other = 0; other < seats_; ++other) {
      sum += (standing.ranks[other] > standing.ranks[seat]) -
             (standing.ranks[other] < standing.ranks[seat]);
    }
    return static_cast<float>(sum) / static_cast<float>(seats_ - 1);
  }

  void tell_question(std::size_t i) {
    Slot& slot = slots_[i];
    std::uint8_t* mask = arrays_.masks == nullptr ? nullptr : arrays_.masks + i * Numbers::size;
    std::int16_t* legal =
        arrays_.legal == nullptr ? nullptr : arrays_.legal + i * TRICLINIUM_MAX_ACTIONS;
    if (mask != nullptr) std::memset(mask, 0, Numbers::size);
    int count = 0;
    for (const Action& action : slot.list) {
      const int number = Numbers::number_of(action);
      if (number == no_number) continue;
      if (mask != nullptr) mask[number] = 1;
      if (legal != nullptr) legal[count] = static_cast<std::int16_t>(number);
      slot.list[count++] = action;
    }
    while (slot.list.size() > count) slot.list.pop_back();
    if (legal != nullptr) {
      for (int k = count; k < TRICLINIUM_MAX_ACTIONS && legal[k] >= 0; ++k) legal[k] = -1;
    }
    if (arrays_.legal_counts != nullptr) arrays_.legal_counts[i] = static_cast<std::int16_t>(count);
    const Seat seat = G::to_act(slot.state);
    if (arrays_.to_act != nullptr) arrays_.to_act[i] = seat;
    if (arrays_.observations != nullptr) {
      using Seen = typename Eyes::Type;
      Eyes::fill(slot.state, seat, reinterpret_cast<Seen*>(arrays_.observations)[i]);
    }
  }

  typename G::Options options_;
  int seats_;
  std::uint64_t seed_ = 0;
  std::vector<Slot> slots_;
  triclinium_arrays arrays_;
  Workers workers_;
};

}  // namespace triclinium
