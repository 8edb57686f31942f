// What holds in every random game, and the payments against a naive enumeration.
#include <set>

#include "games/ave_roma/pool.h"
#include "games/ave_roma/rules.h"
#include "games/ave_roma/table_for_test.h"

namespace triclinium::ave_roma {
namespace {

// Every way to fill the icons one by one; the bundles are collected.
void fill(const Payment& payment, std::vector<int> icons, std::array<int, 7> stock,
          std::array<int, 7> used, int left_out, std::set<std::array<int, 7>>& bundles) {
  if (icons.empty()) {
    if (left_out == 0) bundles.insert(used);
    return;
  }
  const int icon = icons.back();  // 0–5 a kind, 6–8 a colour, 9 any, 10 surplus
  icons.pop_back();
  const bool resource = icon < 10;
  if (resource && left_out > 0) fill(payment, icons, stock, used, left_out - 1, bundles);
  for (int kind = 0; kind < 7; ++kind) {
    bool fits = false;
    if (kind < 6) {
      fits = icon == kind || icon == 6 + colour_of(kind) || icon == 9 ||
             (icon == 10 && payment.swap == Swap::resource);
    } else {
      fits = icon == 10 || (resource && payment.swap == Swap::surplus);
    }
    if (!fits || stock[kind] == 0) continue;
    --stock[kind];
    ++used[kind];
    fill(payment, icons, stock, used, left_out, bundles);
    ++stock[kind];
    --used[kind];
  }
}

TEST(AveRoma, PaymentsAgreeWithANaiveEnumeration) {
  Random random(17);
  int several = 0;
  for (int i = 0; i < 4000; ++i) {
    Player player;
    for (int kind = 0; kind < resource_kinds; ++kind)
      player.stock[kind] = static_cast<std::uint8_t>(random.bounded(4));
    player.surplus() = static_cast<std::uint8_t>(random.bounded(8));
    player.denarii = static_cast<std::uint16_t>(random.bounded(14));
    const Location location = row_locations[random.bounded(3)];
    const Purchase purchase{static_cast<int>(random.bounded(2)), Swap(random.bounded(3))};
    const CardId card = static_cast<CardId>(1 + random.bounded(deck_size));
    const Cost cost = cost_of(purchase, location, card, static_cast<int>(random.bounded(3)));
    const Payment payment = payment_of(cost, card);
    const auto icons = std::bit_cast<std::array<std::uint8_t, 12>>(payment.price);
    std::vector<int> list;
    for (int icon = 0; icon <= 10; ++icon) list.insert(list.end(), icons[icon], icon);
    std::array<int, 7> stock{};
    std::copy(player.stock.begin(), player.stock.end(), stock.begin());
    std::set<std::array<int, 7>> naive;
    fill(payment, list, stock, {}, payment.discount, naive);
    const bool money = player.denarii >= payment.price.denarii;
    ASSERT_EQ(payable(Purse(player), cost), money && !naive.empty()) << i;
    if (naive.empty()) continue;
    BundleList bundles;
    list_bundles(player, payment, bundles);
    std::set<std::array<int, 7>> ours;
    for (int b = 0; b < bundles.size; ++b) {
      std::array<int, 7> bundle{};
      for (int kind = 0; kind < 7; ++kind) bundle[kind] = units(bundles.items[b], kind);
      ours.insert(bundle);
    }
    ASSERT_EQ(ours, naive) << i;
    ASSERT_EQ(static_cast<int>(ours.size()), bundles.size);
    several += naive.size() > 1;
  }
  EXPECT_GT(several, 200);
}

// Answering kind by kind reaches every bundle by exactly one row of answers.
TEST(AveRoma, EveryBundleIsReachedByOneRowOfAnswers) {
  Random random(18);
  for (int i = 0; i < 300; ++i) {
    Player player;
    for (int kind = 0; kind < resource_kinds; ++kind)
      player.stock[kind] = static_cast<std::uint8_t>(random.bounded(4));
    player.surplus() = static_cast<std::uint8_t>(random.bounded(8));
    const CardId card = static_cast<CardId>(1 + random.bounded(deck_size));
    const Cost cost = cost_of({0, Swap(random.bounded(2))}, Location::aedificator, card, 1);
    Payment payment = payment_of(cost, card);
    BundleList all;
    list_bundles(player, payment, all);
    std::vector<Bundle> reached;
    const auto walk = [&](const auto& self, const Payment& now) -> void {
      BundleList left;
      list_bundles(player, now, left);
      ASSERT_GT(left.size, 0);
      if (left.size == 1) {
        reached.push_back(left.items[0]);
        return;
      }
      for (unsigned kinds = left.first_kinds(); kinds != 0; kinds &= kinds - 1) {
        Payment next = now;
        next.chosen.push_back(static_cast<std::uint8_t>(std::countr_zero(kinds)));
        self(self, next);
      }
    };
    if (all.size > 0) walk(walk, payment);
    std::vector<Bundle> expected(all.items, all.items + all.size);
    std::sort(expected.begin(), expected.end());
    std::sort(reached.begin(), reached.end());
    ASSERT_EQ(reached, expected);
  }
}

struct Counts {
  std::array<CardSet, deck_count> cards{};
  std::array<int, worker_values + 1> workers{};
};

Counts count_all(const State& state) {
  Counts counts;
  int cards = 0;
  const auto add = [&](Deck deck, CardSet set) {
    counts.cards[code(deck)] |= set;
    cards += count(set);
  };
  for (int d = 0; d < deck_count; ++d) {
    for (CardId card : state.decks[d]) add(Deck(d), bit(card));
    add(Deck(d), state.discarded[d]);
  }
  for (const Area& area : state.areas) {
    if (area.card != 0) add(Deck::area, bit(area.card));
  }
  for (int row = 0; row < row_count; ++row) {
    for (CardId card : state.rows[row]) {
      if (card != 0) add(row_decks[row], bit(card));
    }
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    for (Deck deck : {Deck::area, Deck::building, Deck::war}) add(deck, player.of(deck));
    add(Deck::patron, player.active);
    add(Deck::patron, player.passive);
    for (int v = 1; v <= worker_values; ++v) {
      counts.workers[v] += player.workers[v];
      if (state.seats == 2) counts.workers[v] += state.shadows[seat][v];
    }
    for (int worker : player.training) ++counts.workers[worker];
  }
  if (state.pending.patron != 0) add(Deck::patron, bit(state.pending.patron));
  for (const auto& places : state.workers) {
    for (int worker : places) ++counts.workers[worker];
  }
  int different = 0;
  for (CardSet set : counts.cards) different += count(set);
  EXPECT_EQ(cards, different) << "a card is there twice";
  return counts;
}

void check_limits(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    for (int kind = 0; kind < resource_kinds; ++kind) ASSERT_LE(player.stock[kind], storage);
    ASSERT_LE(player.surplus(), surplus_max);
    ASSERT_LT(player.denarii, 1000);
    ASSERT_LE(count(player.active), player.unlocked());
    ASSERT_EQ(player.used[code(Deck::patron)] & player.active, 0u);
  }
}

// AR-10, AR-41, and every point has its event: deltas add up to the score, cause by cause.
TEST(AveRoma, AR10_CardsWorkersLimitsAndPointsHoldInRandomGames) {
  for (int seats = 2; seats <= 5; ++seats) {
    for (int advanced : {0, 1}) {
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Options options{static_cast<std::uint8_t>(advanced),
                              static_cast<std::uint8_t>(seed == 6 ? 17 : 0)};
        Random random(seed);
        const AveRoma::Deal deal = AveRoma::deal(options, seats, random);
        std::array<std::array<int, cause_count>, max_seats> told{};
        const EventSink sink(
            [](void* sums, const Event& event) {
              if (event.delta == 0) return;
              auto& table =
                  *static_cast<std::array<std::array<int, cause_count>, max_seats>*>(sums);
              table[event.seat][event.cause] += event.delta;
            },
            &told);
        ActionList list;
        State state = begin_game<AveRoma>(options, seats, deal, list, sink);
        const Counts start = count_all(state);
        const int sets = seats == 2 ? 4 : seats;
        while (AveRoma::to_act(state) != nobody) {
          ASSERT_GE(list.size(), 2);
          advance<AveRoma>(state, list[static_cast<int>(random.bounded(list.size()))], list, sink);
          const Counts now = count_all(state);
          ASSERT_EQ(now.cards, start.cards);
          for (int v = 1; v <= worker_values; ++v) ASSERT_EQ(now.workers[v], sets);
          ASSERT_NO_FATAL_FAILURE(check_limits(state));
          for (Seat seat = 0; seat < seats; ++seat) {
            for (int cause = 0; cause < cause_count; ++cause)
              ASSERT_EQ(told[seat][cause], state.players[seat].points[cause]);
          }
        }
        EXPECT_EQ(state.decision, Decision::none);
      }
    }
  }
}

// AR-6: what is redrawn is always a possible game, and what was seen stays.
TEST(AveRoma, AR6_DeterminizationsArePossibleDecks) {
  TestTable table(3, {1, 19}, 5);
  Random random(3);
  for (int i = 0; i < 50; ++i) {
    const State other = AveRoma::determinize(table.state, 0, random);
    const Counts counts = count_all(other);
    for (int d = 0; d < deck_count; ++d)
      EXPECT_TRUE(is_possible_deck(table.state.options, Deck(d), 3, counts.cards[d]));
    EXPECT_EQ(other.rows, table.state.rows);
    EXPECT_EQ(other.deck(Deck::war).back(), table.state.deck(Deck::war).back());
  }
}

}  // namespace
}  // namespace triclinium::ave_roma
