// What rollouts learn while they run: how each action turned out on average, wherever in the game
// it was taken. Of some actions drawn by lot a rollout then takes the one that did best so far.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/evaluation.h"
#include "engine/action.h"
#include "engine/fixed_vector.h"

namespace triclinium {

template <Game G>
class Habits {
  static constexpr int key_bits = 13;
  static constexpr int longest_play = 1024;  // decisions; what comes later is not learnt from

 public:
  Habits() : habits_(std::size_t{1} << key_bits) {}

  void forget() { habits_.assign(habits_.size(), {}); }
  void begin_play() { taken_.drop(); }

  // What the player to act thinks of an action; what was never tried attracts most.
  float worth(const typename G::State& state, Action action) const {
    const Habit& habit = habits_[key(state, action)];
    return habit.count > 0 ? habit.mean : 2.0f;
  }
  // The player to act takes this action in the present play.
  void take(const typename G::State& state, Action action) {
    if (!taken_.full()) taken_.push_back({key(state, action), G::to_act(state)});
  }
  // The present play is over, with this value for each seat.
  void learn(const SeatValues& values) {
    for (const Taken& taken : taken_) {
      Habit& habit = habits_[taken.key];
      habit.count += 1.0f;
      habit.mean += (values[taken.seat] - habit.mean) / habit.count;
    }
  }

 private:
  struct Habit {
    float mean = 0;
    float count = 0;
  };
  struct Taken {
    std::uint16_t key = 0;
    Seat seat = nobody;
  };

  // Different actions seldom share a key, and no harm is done if they do.
  static std::uint16_t key(const typename G::State& state, Action action) {
    std::uint64_t mixed = action.bits() ^ Evaluation<G>::circumstance(state, action) << 40;
    mixed += static_cast<std::uint64_t>(G::to_act(state)) * 0x9e3779b97f4a7c15u;
    mixed ^= mixed >> 32;
    mixed *= 0xd6e8feb86659fd93u;
    return static_cast<std::uint16_t>(mixed >> (64 - key_bits));
  }

  std::vector<Habit> habits_;
  FixedVector<Taken, longest_play> taken_;
};

}  // namespace triclinium
