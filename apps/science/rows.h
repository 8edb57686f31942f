// What a batch writes of its games into the caller's arrays.
#pragma once

#include <cstring>

#include "apps/science/numbering.h"
#include "apps/science/observing.h"
#include "apps/science/triclinium_batch.h"
#include "engine/game.h"

namespace triclinium {

template <Game G>
struct Rows {
  using State = typename G::State;
  using Numbers = Numbering<G>;
  using Seen = typename Observing<G>::Type;

  triclinium_arrays arrays;
  int seats;

  void tell_running(std::size_t i, const State& state) const {
    const std::size_t row = i * static_cast<std::size_t>(seats);
    if (arrays.done != nullptr) arrays.done[i] = 0;
    for (int seat = 0; seat < seats; ++seat) {
      if (arrays.rewards != nullptr) arrays.rewards[row + seat] = 0;
      if (arrays.ranks != nullptr) arrays.ranks[row + seat] = 0;
      if (arrays.scores != nullptr) {
        arrays.scores[row + seat] =
            static_cast<std::int16_t>(G::score(state, static_cast<Seat>(seat)));
      }
    }
  }

  void tell_result(std::size_t i, const State& state) const {
    const Standing standing = G::standing(state);
    const std::size_t row = i * static_cast<std::size_t>(seats);
    if (arrays.done != nullptr) arrays.done[i] = 1;
    for (int seat = 0; seat < seats; ++seat) {
      if (arrays.rewards != nullptr) arrays.rewards[row + seat] = reward(standing, seat);
      if (arrays.ranks != nullptr) arrays.ranks[row + seat] = standing.ranks[seat];
      if (arrays.scores != nullptr) arrays.scores[row + seat] = standing.scores[seat];
    }
  }

  void clear_mask(std::size_t i) const {
    if (arrays.masks != nullptr) std::memset(arrays.masks + i * Numbers::size, 0, Numbers::size);
  }
  // The row's mask is clear before. Afterwards only those answers are in the list that have a
  // number.
  void tell_question(std::size_t i, const State& state, ActionList& list) const {
    std::uint8_t* mask = arrays.masks == nullptr ? nullptr : arrays.masks + i * Numbers::size;
    std::int16_t* legal =
        arrays.legal == nullptr ? nullptr : arrays.legal + i * TRICLINIUM_MAX_ACTIONS;
    int count = 0;
    for (const Action& action : list) {
      const int number = Numbers::number_of(action);
      if (number == no_number) continue;
      if (mask != nullptr) mask[number] = 1;
      if (legal != nullptr) legal[count] = static_cast<std::int16_t>(number);
      list[count++] = action;
    }
    while (list.size() > count) list.pop_back();
    if (legal != nullptr) {
      for (int k = count; k < TRICLINIUM_MAX_ACTIONS && legal[k] >= 0; ++k) legal[k] = -1;
    }
    if (arrays.legal_counts != nullptr) arrays.legal_counts[i] = static_cast<std::int16_t>(count);
    if (arrays.to_act != nullptr) arrays.to_act[i] = G::to_act(state);
  }

  // As the seat to act sees it; null where it is not wanted.
  Seen* observation(std::size_t i) const {
    return arrays.observations == nullptr ? nullptr
                                          : reinterpret_cast<Seen*>(arrays.observations) + i;
  }
  void tell_observation(std::size_t i, const State& state) const {
    if (Seen* seen = observation(i)) Observing<G>::fill(state, G::to_act(state), *seen);
  }

 private:
  float reward(const Standing& standing, int seat) const {
    if (seats == 1) return standing.ranks[0] == 1 ? 1.0f : -1.0f;
    int sum = 0;
    for (int other = 0; other < seats; ++other) {
      sum += (standing.ranks[other] > standing.ranks[seat]) -
             (standing.ranks[other] < standing.ranks[seat]);
    }
    return static_cast<float>(sum) / static_cast<float>(seats - 1);
  }
};

}  // namespace triclinium
