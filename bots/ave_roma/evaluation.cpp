#include "bots/ave_roma/evaluation.h"

#include "games/ave_roma/patrons.h"

namespace triclinium {
namespace ave_roma {
namespace {

// In points; the second of a pair is added while the game is young. Found by
// matches, see bots/README.md.
struct Worth {
  float at_end = 0;
  float early = 0;
  float now(float youth) const { return at_end + early * youth; }
};
constexpr Worth denarius{0.2f, 0.25f};
constexpr Worth resource{0.33f, 0.65f};
constexpr Worth surplus_unit{0.33f, 0.75f};
constexpr Worth influence_unit{0.3f, 2.2f};
constexpr Worth patron{0.0f, 2.5f};
constexpr Worth active_patron{0.0f, 2.5f};
constexpr float action_worth = 2.6f;  // of a worker not yet used in this round
constexpr float round_worth = 9.0f;   // of a round to come
constexpr float trained_worth = 0.3f;
constexpr float half_pair = 0.6f;
constexpr float war_card = 0.35f;    // towards the next bonus of its set
constexpr float step_worth = 0.25f;  // on the way to the next honours

// How many rounds are left, from the deck that runs out first.
float rounds_left(const State& state) {
  const auto seats = static_cast<float>(state.seats);
  if (state.phase >= Phase::final_actions) return 0;
  float left = static_cast<float>(state.deck(Deck::area).size()) / (0.6f + 0.5f * seats);
  for (const Deck deck : row_decks) {
    left = std::min(left, static_cast<float>(state.deck(deck).size()) / (0.9f + 0.35f * seats));
  }
  for (const Area& area : state.areas) {
    if (area.card == 0) return 0;
  }
  return std::min(left, 10.0f);
}

float interpolated(int seats, float level) {
  const int low = static_cast<int>(level);
  if (low >= area_top) return static_cast<float>(area_points(seats, area_top));
  const auto below = static_cast<float>(area_points(seats, low));
  const auto above = static_cast<float>(area_points(seats, low + 1));
  return below + (above - below) * (level - static_cast<float>(low));
}

// AR-53: what stands above the brown marker at the end comes down.
float area_worth(const State& state, Seat seat, float rounds) {
  float worth = 0;
  for (const Area& area : state.areas) {
    const int level = area.levels[seat];
    if (level < 0) continue;
    const float brown = static_cast<float>(area.brown) + 0.45f * rounds;
    worth += interpolated(state.seats, std::min(static_cast<float>(level), brown));
  }
  return worth;
}

// AR-25: cards with influence that were not turned.
int open_influence(const Player& player) {
  int sum = 0;
  for (CardSet left = player.of(Deck::building) & ~player.turned[code(Deck::building)]; left != 0;
       left &= left - 1) {
    sum += card_of(building_cards, lowest(left)).influence;
  }
  for (CardSet left = player.of(Deck::war) & ~player.turned[code(Deck::war)]; left != 0;
       left &= left - 1) {
    sum += card_of(war_cards, lowest(left)).influence;
  }
  return sum;
}

// AR-31, AR-32: sets begun.
float set_worth(const Player& player, float youth) {
  std::array<int, building_pairs> pairs{};
  std::array<int, war_sets> wars{};
  for (CardSet left = player.of(Deck::building); left != 0; left &= left - 1) {
    ++pairs[code(card_of(building_cards, lowest(left)).pair)];
  }
  for (CardSet left = player.of(Deck::war); left != 0; left &= left - 1) {
    ++wars[code(card_of(war_cards, lowest(left)).set)];
  }
  float worth = 0;
  for (const int n : pairs) worth += n == 1 ? half_pair : 0.0f;
  for (const int n : wars)
    worth += n > 0 && n < war_set_size ? war_card * static_cast<float>(n) : 0.0f;
  return youth * worth;
}

float patron_worth(const State& state, Seat seat, float youth) {
  const Player& player = state.players[seat];
  float worth = 0;
  for (CardSet left = player.patrons(); left != 0; left &= left - 1) {
    worth += static_cast<float>(
        endgame_points(state, seat, card_of(patron_cards, lowest(left)).endgame));
    worth += patron.now(youth);
  }
  return worth + active_patron.now(youth) * static_cast<float>(count(player.active));
}

float purse_worth(const State& state, Seat seat, float youth) {
  const Player& player = state.players[seat];
  float units = 0;
  for (int kind = 0; kind < resource_kinds; ++kind) units += player.stock[kind];
  // Gains of the action under way that are not booked yet.
  if (state.to_act == seat) {
    for (int kind = 0; kind < resource_kinds; ++kind) {
      units += state.pending.gain[kind] + 0.7f * state.pending.overflow[kind];
    }
  }
  // Much money is less than that many times a little: it has to be spent
  // somewhere.
  const auto money = static_cast<float>(player.denarii);
  const float useful = std::min(money, 18.0f);
  return denarius.now(youth) * useful + denarius.at_end * (money - useful) +
         resource.now(youth) * units +
         surplus_unit.now(youth) * static_cast<float>(player.surplus());
}

// AR-20: whoever has passed acts no more in this round.
float worker_worth(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  int trained = 0;
  for (const std::uint8_t value : player.training) trained += value != 0;
  float worth = trained_worth * static_cast<float>(trained);
  const float low = 0.25f * player.workers[1] + 0.15f * player.workers[2];
  if (state.phase == Phase::actions && player.passed == 0) {
    worth += action_worth * static_cast<float>(player.worker_count() + trained);
  }
  return worth + low;
}

float expect(const State& state, Seat seat) {
  const auto score = static_cast<float>(AveRoma::score(state, seat));
  if (state.phase == Phase::over) return score;
  const Player& player = state.players[seat];
  const float rounds = rounds_left(state);
  const float youth = rounds / (rounds + 1.5f);
  float worth = score + area_worth(state, seat, rounds) + political_points[player.political];
  if (state.phase != Phase::scoring || seat >= state.to_act) {
    worth += patron_worth(state, seat, youth);
  }
  if (state.phase == Phase::scoring) return worth;
  worth += purse_worth(state, seat, youth) + set_worth(player, youth);
  worth += influence_unit.now(youth) * static_cast<float>(open_influence(player));
  worth += step_worth * youth * static_cast<float>(player.colosseum % 3);
  return worth + worker_worth(state, seat) + round_worth * rounds;
}

}  // namespace
}  // namespace ave_roma

float Evaluation<AveRoma>::expected_points(const AveRoma::State& state, Seat seat) {
  return ave_roma::expect(state, seat);
}

float Evaluation<AveRoma>::spread(const AveRoma::State& state) {
  return 2.5f + 1.5f * ave_roma::rounds_left(state);
}

}  // namespace triclinium
