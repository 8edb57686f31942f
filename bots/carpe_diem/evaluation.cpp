#include "bots/carpe_diem/evaluation.h"

#include "games/carpe_diem/rules.h"
#include "games/carpe_diem/scoring.h"

namespace triclinium {
namespace carpe_diem {
namespace {

// Points that a thing is worth beyond what the rules say at once. Found by matches, see
// bots/README.md.
constexpr float bread_worth = 1.5f;      // while a visit to the forum lies ahead
constexpr float coin_worth = 1.0f;       // beyond what the cards planned for cost
constexpr float item_worth = 0.5f;       // CD-60
constexpr float prestige_worth = 1.15f;  // CD-61, and the choice of spots that comes with it
constexpr float good_worth = 1.4f;       // of a landscape still open
constexpr float merchant_worth = 1.8f;
constexpr float craftsman_worth = 4.0f;
constexpr float turn_worth = 2.2f;     // of a turn not yet taken
constexpr float growth = 0.045f;       // completed features of a type in a turn
constexpr float goods_growth = 0.10f;  // goods of a kind in a turn
constexpr float crowding = 0.3f;       // how much the second-best spot counts instead of the best

// How likely a feature is completed within some turns if `wanted` cells are still missing.
float completion(int turns, float wanted) {
  const auto t = static_cast<float>(turns);
  return 0.92f * t / (t + 2.5f * wanted);
}

// What a seat may count on at some moment: features, goods, coins.
struct Holdings {
  std::array<float, feature_types> features{};
  float chimneys = 0;
  std::array<float, good_types> goods{};
  float coins = 0;
};

// A card's needs in a short form, so that 12 cards are judged in a moment.
struct CardNeed {
  enum class Kind : std::uint8_t { goods, feature, pair, chimneys, landscapes, dwellings };
  Kind kind = Kind::goods;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  float count = 1;
  float reward = 0;
};
constexpr std::array<CardNeed, forum_card_count> card_needs = [] {
  std::array<CardNeed, forum_card_count> needs{};
  for (std::size_t i = 0; i < forum_card_count; ++i) {
    const ForumCard& card = forum_cards[i];
    CardNeed& need = needs[i];
    need.reward = static_cast<float>(card.reward.points) + 1.2f * card.reward.coins +
                  bread_worth * card.reward.bread + prestige_worth * card.reward.prestige;
    if (card.is_red()) continue;
    int types = 0;
    for (std::uint8_t f = 0; f < feature_types; ++f) {
      if (card.need.features[f] == 0) continue;
      (types++ == 0 ? need.first : need.second) = f;
      need.count = card.need.features[f];
    }
    if (types > 0) need.kind = types == 1 ? CardNeed::Kind::feature : CardNeed::Kind::pair;
    if (card.need.chimneys > 0) {
      need.kind = CardNeed::Kind::chimneys;
      need.count = card.need.chimneys;
    }
    if (card.need.any_landscape > 0) {
      need.kind = CardNeed::Kind::landscapes;
      need.count = card.need.any_landscape;
    }
    if (card.need.any_dwelling > 0) {
      need.kind = CardNeed::Kind::dwellings;
      need.count = card.need.any_dwelling;
    }
  }
  return needs;
}();

float green_sets(const CardNeed& need, const Holdings& have) {
  float owned = 0;
  switch (need.kind) {
    case CardNeed::Kind::feature:
      owned = have.features[need.first];
      break;
    case CardNeed::Kind::pair:
      owned = std::min(have.features[need.first], have.features[need.second]);
      break;
    case CardNeed::Kind::chimneys:
      owned = have.chimneys;
      break;
    case CardNeed::Kind::landscapes:
      for (int f = 0; f < landscape_types; ++f) owned += have.features[f];
      break;
    case CardNeed::Kind::dwellings:
      for (int f = landscape_types; f < spanning_types - 1; ++f) owned += have.features[f];
      break;
    case CardNeed::Kind::goods:
      break;
  }
  return owned / need.count;
}

// How often goods and coins pay a red card; `cost` gets the coins and goods it takes.
float red_sets(const ForumCard& card, const Holdings& have, bool whole) {
  float wanted = 0;
  float low = 0;
  for (int g = 0; g < good_types; ++g) wanted += card.need.goods[g];
  for (int n = 1; n <= 8; ++n) {
    float missing = 0;
    for (int g = 0; g < good_types; ++g) {
      missing += std::max(0.0f, static_cast<float>(n * card.need.goods[g]) - have.goods[g]);
    }
    if (missing > have.coins) {
      const float part = 1.0f - (missing - have.coins) / wanted;
      return low + (whole ? 0.0f : 0.6f * std::max(part, 0.0f));
    }
    low = static_cast<float>(n);
  }
  return low;
}

// A card fulfilled `sets` times, in expectation: below one there is the danger of the penalty.
float card_points(float sets, float reward) {
  if (sets >= 1.0f) return sets * reward;
  return sets * reward + (1.0f - sets) * static_cast<float>(unfulfilled_points);
}

void pay_for(const ForumCard& card, float sets, Holdings& have) {
  for (int g = 0; g < good_types; ++g) {
    const float due = sets * card.need.goods[g];
    const float from_goods = std::min(due, have.goods[g]);
    have.goods[g] -= from_goods;
    have.coins = std::max(0.0f, have.coins - (due - from_goods));
  }
}

// The visits to the forum still ahead, each to the best spot that will probably be free.
class ForumPlan {
 public:
  ForumPlan(const State& state, Seat seat) : state_(state), seat_(seat) {
    free_ = spots_in_play[state.seats];
    for (const Player& player : state.players) free_ &= ~player.markers;
  }

  // `imminent`: the visit comes now, with what is owned now; only whole sets count.
  float visit(Holdings& have, bool imminent) {
    for (std::size_t i = 0; i < forum_spaces; ++i) {
      if (state_.forum[i] != 0) points_[i] = judge(state_.forum[i], have, imminent, sets_[i]);
    }
    float best = -1e9f;
    float second = -1e9f;
    int best_spot = -1;
    for (std::uint32_t rest = free_; rest != 0; rest &= rest - 1) {
      const int spot = std::countr_zero(rest);
      const Spot& ends = spot_table[static_cast<std::size_t>(spot)];
      const float points = points_[ends.low] + points_[ends.high];
      if (points > best) {
        second = best;
        best = points;
        best_spot = spot;
      } else if (points > second) {
        second = points;
      }
    }
    if (best_spot < 0) return 0;
    free_ &= ~(1u << best_spot);
    const Spot& ends = spot_table[static_cast<std::size_t>(best_spot)];
    for (const std::uint8_t space : {ends.low, ends.high}) {
      const ForumCard& card = forum_card(state_.forum[space]);
      if (card.is_red()) pay_for(card, sets_[space], have);
    }
    const bool first = imminent && state_.decision == Decision::spot && state_.to_act == seat_;
    return first || second < -1e8f ? best : (1.0f - crowding) * best + crowding * second;
  }

  // A card of the present visit that is not finished yet.
  static float judge(CardId card, const Holdings& have, bool whole, float& sets) {
    const CardNeed& need = card_needs[card - 1u];
    if (need.kind == CardNeed::Kind::goods) {
      sets = red_sets(forum_card(card), have, whole);
      float used = 0;
      for (int g = 0; g < good_types; ++g) used += forum_card(card).need.goods[g];
      return card_points(sets, need.reward - item_worth * used);
    }
    sets = green_sets(need, have);
    const float full = std::floor(sets);
    sets = whole ? full : full + 0.8f * (sets - full);
    return card_points(sets, need.reward);
  }

 private:
  const State& state_;
  Seat seat_;
  std::uint32_t free_ = 0;
  std::array<float, forum_spaces> points_{};
  std::array<float, forum_spaces> sets_{};
};

// Where the game stands for one seat.
struct Horizon {
  int turns = 0;           // building turns still to come
  int turns_in_phase = 0;  // of them before the next forum phase
  int visits = 0;          // forum visits still to come
  bool visiting = false;   // in the middle of one
};

Horizon horizon_of(const State& state, Seat seat) {
  Horizon horizon;
  const int later_phases = phases - state.phase;
  horizon.turns = rounds * later_phases;
  horizon.visits = later_phases;
  if (state.decision == Decision::start) {
    horizon.turns_in_phase = rounds;
  } else if (stage_of(state.decision) == Stage::building) {
    const auto order = [&](Seat s) { return (s - state.start_player + state.seats) % state.seats; };
    // The seat to act has taken its turn as soon as it has a tile.
    const bool taken = order(seat) < order(state.to_act) ||
                       (seat == state.to_act && state.decision > Decision::take);
    horizon.turns_in_phase = rounds - state.round + (taken ? 0 : 1);
  } else {
    const bool waiting = state.forum_order.contains(seat);
    horizon.visiting = waiting && state.forum_order[0] == seat && state.visit_spot != no_spot;
    if (waiting && !horizon.visiting) ++horizon.visits;
    return horizon;
  }
  horizon.turns += horizon.turns_in_phase;
  ++horizon.visits;
  return horizon;
}

// One seat's district: what is complete, what is open and how likely it will be.
class Prospects {
 public:
  Prospects(const Player& player, const Horizon& horizon) : player_(player), horizon_(horizon) {
    for (int f = 0; f < feature_types; ++f) {
      now_[f] = player.completed[f];
      in_phase_[f] = now_[f];
      at_end_[f] = now_[f];
    }
    count_demands();
    for (int f = 0; f < spanning_types; ++f) read_features(Feature(f));
    read_frames();
  }

  float points() const { return points_; }
  const std::array<float, feature_types>& now() const { return now_; }
  const std::array<float, feature_types>& in_phase() const { return in_phase_; }
  const std::array<float, feature_types>& at_end() const { return at_end_; }

 private:
  // Empty cells that two or more sides open to: hard to fill.
  void count_demands() {
    const Joints open = player_.district.open_joints();
    const std::array<Cells, 4> towards{open.south << 1, open.south, open.east,
                                       open.east << district_size};
    Cells once = 0;
    for (const Cells cells : towards) {
      hard_ |= once & cells;
      once |= cells;
    }
    hard_ &= ~player_.district.built;
  }

  void read_features(Feature type) {
    const District& district = player_.district;
    const Joints same = district.joints(side_of(type));
    Cells rest =
        (same.east | same.east << district_size | same.south | same.south << 1) & district.built;
    while (rest != 0) {
      const Cells cells = District::reach(std::countr_zero(rest), same);
      rest &= ~cells;
      const Cells missing = cells & ~district.built;
      if (missing == 0) {
        add_feature(type, cells, 1.0f);
        if (type == Feature::villa) points_ += villa_of(cells);
        continue;
      }
      const float wanted = static_cast<float>(std::popcount(missing)) +
                           1.5f * static_cast<float>(std::popcount(missing & hard_));
      const float soon = completion(horizon_.turns_in_phase, wanted);
      const float chance = completion(horizon_.turns, wanted);
      in_phase_[static_cast<std::size_t>(type)] += soon;
      at_end_[static_cast<std::size_t>(type)] += chance;
      points_ += chance * reward(type, cells);
      add_feature(type, cells, chance);
    }
  }

  // What completing a feature brings at once, or a villa at the end.
  float reward(Feature type, Cells cells) const {
    if (is_landscape(type)) return good_worth * static_cast<float>(std::popcount(cells) - 1);
    if (type == Feature::granary) return 2 * bread_worth;
    if (type == Feature::administration) return 2 * prestige_worth;
    if (type == Feature::craftsman) return craftsman_worth;
    if (type == Feature::merchant) return merchant_worth;
    return villa_of(cells) + 1.0f;
  }
  float villa_of(Cells cells) const {
    int chimneys = 0;
    for (Cells rest = cells & player_.district.built; rest != 0; rest &= rest - 1) {
      chimneys += tiles[player_.tiles[std::countr_zero(rest)]].chimneys;
    }
    chimneys += std::popcount(cells & ~player_.district.built);
    const int most = static_cast<int>(villa_points.size()) - 1;
    return villa_points[static_cast<std::size_t>(std::min(chimneys, most))];
  }

  void add_feature(Feature type, Cells cells, float chance) {
    if (!features_.full()) features_.push_back({cells, chance, type});
  }

  // CD-62: met, or as likely as the likeliest feature across the line.
  void read_frames() {
    for (int side = 0; side < 4; ++side) {
      for (const FrameGoal& goal : frame_parts[player_.frames[side]].goals) {
        const Cells before = before_line[static_cast<std::size_t>(side)][goal.line];
        float chance = 0.02f * static_cast<float>(horizon_.turns) / 4.0f;
        for (const Open& feature : features_) {
          if (feature.type == goal.type && (feature.cells & before) != 0 &&
              (feature.cells & ~before) != 0) {
            chance = std::max(chance, feature.chance);
          }
        }
        points_ += chance * goal.points;
      }
    }
  }

  struct Open {
    Cells cells = 0;
    float chance = 0;
    Feature type = Feature::none;
  };
  static inline const std::array<std::array<Cells, district_size>, 4> before_line = [] {
    std::array<std::array<Cells, district_size>, 4> table{};
    for (int side = 0; side < 4; ++side) {
      for (int line = 1; line < district_size; ++line) {
        table[static_cast<std::size_t>(side)][static_cast<std::size_t>(line)] =
            cells_before_line(side, line);
      }
    }
    return table;
  }();

  const Player& player_;
  const Horizon& horizon_;
  Cells hard_ = 0;
  float points_ = 0;
  std::array<float, feature_types> now_{};
  std::array<float, feature_types> in_phase_{};
  std::array<float, feature_types> at_end_{};
  FixedVector<Open, 40> features_;
};

float fountain_points(const Player& player, const std::array<float, feature_types>& features) {
  float points = 0;
  for (std::uint32_t hand = player.fountains; hand != 0; hand &= hand - 1) {
    const FountainCard& card = fountain_cards[static_cast<std::size_t>(std::countr_zero(hand)) - 1];
    points += features[static_cast<std::size_t>(card.type)] * card.points;
  }
  return points;
}

// All visits still to come, and what the purse is worth after them.
float forum_points(const State& state, Seat seat, const Player& player, const Horizon& horizon,
                   const Prospects& prospects) {
  Holdings have;
  have.chimneys = player.chimneys;
  have.coins = player.coins;
  for (int g = 0; g < good_types; ++g) have.goods[g] = player.goods[g];
  float points = 0;
  if (horizon.visiting) {
    have.features = prospects.now();
    for (const CardId card : state.visit_cards) {
      float sets = 0;
      float value = ForumPlan::judge(card, have, true, sets);
      if (card == state.visit_cards[0] && state.fulfilled > 0) {
        value = std::max(value, 0.0f);  // CD-48 is averted
      }
      if (forum_card(card).is_red()) pay_for(forum_card(card), sets, have);
      points += value;
    }
  }
  ForumPlan plan(state, seat);
  int turns = horizon.turns_in_phase;
  for (int visit = 0; visit < horizon.visits; ++visit, turns += rounds) {
    const bool imminent = turns == 0;
    have.features = visit == 0 ? prospects.in_phase() : prospects.at_end();
    if (!imminent) {
      const float more = growth * static_cast<float>(turns);
      for (float& count : have.features) count += more;
      have.chimneys = player.chimneys + 0.25f * static_cast<float>(turns);
      const float step = static_cast<float>(visit == 0 ? turns : rounds);
      for (float& good : have.goods) good += goods_growth * step;
    }
    points += plan.visit(have, imminent);
  }
  const float left = horizon.visits > 0 ? coin_worth : item_worth;
  points += left * have.coins;
  for (const float good : have.goods) points += item_worth * good;
  return points;
}

float expect(const State& state, Seat seat) {
  const Player& player = state.players[static_cast<std::size_t>(seat)];
  if (state.decision == Decision::over) return static_cast<float>(player.score());
  const Horizon horizon = horizon_of(state, seat);
  const Prospects prospects(player, horizon);
  float points = static_cast<float>(player.score()) + prospects.points();
  points += forum_points(state, seat, player, horizon, prospects);
  points += fountain_points(player, prospects.at_end());
  const auto bread = static_cast<float>(player.bread);
  const float useful = std::min(bread, 3.0f * static_cast<float>(horizon.visits));
  points += bread_worth * useful + item_worth * (bread - useful);
  points += item_worth * static_cast<float>(player.stored.size());
  const auto space = static_cast<float>(state.prestige[static_cast<std::size_t>(seat)]);
  points += (horizon.visits > 0 ? prestige_worth : 1.0f) * space;
  return points + turn_worth * static_cast<float>(horizon.turns);
}

}  // namespace
}  // namespace carpe_diem

float Evaluation<CarpeDiem>::expected_points(const CarpeDiem::State& state, Seat seat) {
  return carpe_diem::expect(state, seat);
}

float Evaluation<CarpeDiem>::spread(const CarpeDiem::State& state) {
  const carpe_diem::Horizon horizon = carpe_diem::horizon_of(state, 0);
  return 3.0f + 0.45f * static_cast<float>(horizon.turns);
}

}  // namespace triclinium
