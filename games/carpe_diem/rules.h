// Questions that both the legal actions and their effects ask of a position.
#pragma once

#include <algorithm>
#include <cstring>

#include "games/carpe_diem/rulings.h"
#include "games/carpe_diem/tile.h"

namespace triclinium::carpe_diem {

// Only a craftsman's tile makes a reward wait; the last tile of a chain brings at most two more.
static_assert(
    [] {
      int makes_wait = 0;
      for (const Tile& tile : tiles) {
        const auto has = [&tile](Feature f) {
          return tile.spanning[0] == f || tile.spanning[1] == f;
        };
        makes_wait +=
            has(Feature::craftsman) && (has(Feature::administration) || has(Feature::merchant));
      }
      return makes_wait + 2 <= PendingRewards::capacity();
    }(),
    "more rewards can wait than PendingRewards holds: enlarge it");

inline Cells Player::writs() const { return board_writ_cells[board] & ~district.built; }

inline const ForumCard& forum_card(CardId card) { return forum_cards[card - 1u]; }

inline std::uint32_t blueprint_word(const State& state, int space) {
  std::uint32_t word;
  std::memcpy(&word, state.blueprints[static_cast<std::size_t>(space)].data(), sizeof word);
  return word;
}
inline bool has_tile(const State& state, int space) { return blueprint_word(state, space) != 0; }

// The spaces whose blueprints have a tile, as bits.
inline unsigned spaces_with_tiles(const State& state) {
  unsigned set = 0;
  for (int i = 0; i < spaces; ++i) set |= static_cast<unsigned>(has_tile(state, i)) << i;
  return set;
}

// CD-20, CD-22, CD-90: where a step clockwise (0) or counter-clockwise (1) ends.
constexpr int step_target(int stride, unsigned with_tiles, int from, int way) {
  const int by = way == 0 ? stride : spaces - stride;
  int space = from;
  for (int i = 0; i < rulings::longest_step; ++i) {
    space = (space + by) % spaces;
    if ((with_tiles >> space & 1) != 0) break;
  }
  return space;
}
// All steps on the circle and on the star path: random play mispredicts the loop above.
using StepTargets = std::array<std::array<std::array<std::uint8_t, 2>, spaces>, 1 << spaces>;
constexpr StepTargets step_targets(int stride) {
  StepTargets targets{};
  for (unsigned with_tiles = 0; with_tiles < targets.size(); ++with_tiles) {
    for (int from = 0; from < spaces; ++from) {
      for (int way = 0; way < 2; ++way) {
        targets[with_tiles][static_cast<std::size_t>(from)][static_cast<std::size_t>(way)] =
            static_cast<std::uint8_t>(step_target(stride, with_tiles, from, way));
      }
    }
  }
  return targets;
}
inline constexpr StepTargets circle_steps = step_targets(1);
inline constexpr StepTargets star_steps = step_targets(rulings::star_stride);
inline int step_target(const State& state, unsigned with_tiles, int from, int way) {
  const StepTargets& targets = state.options.star_path != 0 ? star_steps : circle_steps;
  return targets[with_tiles][static_cast<std::size_t>(from)][static_cast<std::size_t>(way)];
}

// CD-43: the most times that goods and coins pay a red card.
inline int most_payments(const Player& player, const ForumCard& card) {
  for (int n = 1;; ++n) {
    int missing = 0;
    for (std::size_t g = 0; g < good_types; ++g) {
      missing += std::max(0, n * card.need.goods[g] - player.goods[g]);
    }
    if (missing > player.coins || n > 255) return n - 1;
  }
}

// CD-44, CD-46, CD-47: how many full sets of a green card a player owns.
inline int sets_owned(const Player& player, const ForumCard& card) {
  int sets = 255;
  const auto limit = [&sets](int owned, int needed) {
    if (needed > 0) sets = std::min(sets, owned / needed);
  };
  for (std::size_t f = 0; f < feature_types; ++f) {
    limit(player.completed[f], card.need.features[f]);
  }
  limit(player.chimneys, card.need.chimneys);
  if (card.need.any_landscape > 0) {
    int landscapes = 0;
    for (std::size_t f = 0; f < landscape_types; ++f) landscapes += player.completed[f];
    limit(landscapes, card.need.any_landscape);
  }
  if (card.need.any_dwelling > 0) limit(rulings::dwellings(player), card.need.any_dwelling);
  return sets;
}

enum class CardOrder : std::uint8_t { low_first, high_first, asked };

// CD-42 and notation 2.3: in which order the two cards of a spot are resolved.
CardOrder card_order(const Player& player, const ForumCard& low, const ForumCard& high);

}  // namespace triclinium::carpe_diem
