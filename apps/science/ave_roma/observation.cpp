#include "apps/science/ave_roma/observation.h"

#include <bit>
#include <cstddef>
#include <cstring>

namespace triclinium {

using namespace ave_roma;

namespace {

// The same fields in the same order: one copy.
void fill_player(const Player& player, SeenPlayer& seen) {
  static_assert(sizeof(Player) == sizeof(SeenPlayer));
  static_assert(offsetof(Player, active) == offsetof(SeenPlayer, active));
  static_assert(offsetof(Player, stock) == offsetof(SeenPlayer, stock));
  static_assert(offsetof(Player, board) == offsetof(SeenPlayer, board));
  static_assert(offsetof(Player, training) == offsetof(SeenPlayer, training));
  std::memcpy(static_cast<void*>(&seen), &player, sizeof seen);
  seen.board = or_none(player.board);
}

void fill_action(const Pending& pending, SeenAction& seen) {
  seen.mods = pending.mods;
  seen.location = code(pending.location);
  seen.slot = pending.slot;
  seen.worker = pending.worker;
  seen.value = pending.value;
  seen.step = code(pending.step);
  seen.due = pending.due;
  seen.done = pending.done;
  seen.surplus = pending.surplus;
  seen.gain = pending.gain;
  seen.overflow = pending.overflow;
  seen.paying = pending.pay.open;
  seen.price = std::bit_cast<std::array<std::uint8_t, 12>>(pending.pay.price);
  seen.discount = pending.pay.discount;
  seen.swap = code(pending.pay.swap);
  seen.card = pending.pay.card;
  for (std::uint8_t kind : pending.pay.chosen) ++seen.paid[kind];
  seen.patron = pending.patron;
  seen.war_area = pending.war_area;
  seen.fragment = pending.fragment;
  seen.cards = pending.cards;
  seen.choose_symbol = pending.choose_symbol;
  seen.choose_left = pending.choose_left;
  seen.choose_last = pending.choose_last;
  seen.picks = pending.picks;
  seen.last_pick = pending.last_pick;
  seen.bought = pending.bought;
  seen.last = pending.last;
  seen.training = pending.training;
  for (int i = 0; i < pending.areas.size(); ++i) seen.areas[i] = pending.areas[i];
}

Schema<SeenPlayer> player_schema() {
  constexpr int cards = deck_size + 1;
  return Schema<SeenPlayer>()
      .field("cards", &SeenPlayer::cards, set_of(cards))
      .field("turned", &SeenPlayer::turned, set_of(cards))
      .field("used", &SeenPlayer::used, set_of(cards))
      .field("active", &SeenPlayer::active, set_of(cards))
      .field("passive", &SeenPlayer::passive, set_of(cards))
      .field("points", &SeenPlayer::points, amount)
      .field("denarii", &SeenPlayer::denarii, amount)
      .field("stock", &SeenPlayer::stock, amount)
      .field("political", &SeenPlayer::political, amount)
      .field("colosseum", &SeenPlayer::colosseum, amount)
      .field("board", &SeenPlayer::board, id_of(board_sides + 1))
      .field("passed", &SeenPlayer::passed, amount)
      .field("doubled", &SeenPlayer::doubled, id_of(cards))
      .field("workers", &SeenPlayer::workers, amount)
      .field("training", &SeenPlayer::training, amount);
}

Schema<SeenArea> area_schema() {
  return Schema<SeenArea>()
      .field("card", &SeenArea::card, id_of(deck_size + 1))
      .field("up", &SeenArea::up, amount)
      .field("brown", &SeenArea::brown, amount)
      .field("levels", &SeenArea::levels, amount);
}

Schema<SeenAction> action_schema() {
  return Schema<SeenAction>()
      .field("mods", &SeenAction::mods, set_of(deck_size + 1))
      .field("location", &SeenAction::location, id_of(location_count + 1))
      .field("slot", &SeenAction::slot, amount)
      .field("worker", &SeenAction::worker, amount)
      .field("value", &SeenAction::value, amount)
      .field("step", &SeenAction::step, id_of(step_count))
      .field("due", &SeenAction::due, amount)
      .field("done", &SeenAction::done, set_of(6))
      .field("surplus", &SeenAction::surplus, amount)
      .field("gain", &SeenAction::gain, amount)
      .field("overflow", &SeenAction::overflow, amount)
      .field("paying", &SeenAction::paying, amount)
      .field("price", &SeenAction::price, amount)
      .field("discount", &SeenAction::discount, amount)
      .field("swap", &SeenAction::swap, id_of(3))
      .field("card", &SeenAction::card, id_of(deck_size + 1))
      .field("paid", &SeenAction::paid, amount)
      .field("patron", &SeenAction::patron, id_of(deck_size + 1))
      .field("war_area", &SeenAction::war_area, amount)
      .field("fragment", &SeenAction::fragment, id_of(fragment_count + 1))
      .field("cards", &SeenAction::cards, amount)
      .field("choose_symbol", &SeenAction::choose_symbol, id_of(symbol_count + 1))
      .field("choose_left", &SeenAction::choose_left, amount)
      .field("choose_last", &SeenAction::choose_last, id_of(deck_size + 1))
      .field("picks", &SeenAction::picks, amount)
      .field("last_pick", &SeenAction::last_pick, id_of(resource_kinds + 1))
      .field("bought", &SeenAction::bought, amount)
      .field("last", &SeenAction::last, id_of(2 * resource_kinds + 1))
      .field("training", &SeenAction::training, amount)
      .field("areas", &SeenAction::areas, amount)
      .field("unused", &SeenAction::unused, amount);
}

}  // namespace

Json Observing<AveRoma>::schema() {
  return Schema<Seen>()
      .field("players", &Seen::players, player_schema())
      .field("discarded", &Seen::discarded, set_of(deck_size + 1))
      .field("action", &Seen::action, action_schema())
      .field("areas", &Seen::areas, area_schema())
      .field("rows", &Seen::rows, id_of(deck_size + 1))
      .field("workers", &Seen::workers, amount)
      .field("shadows", &Seen::shadows, amount)
      .field("order", &Seen::order, relative_seat)
      .field("deck_sizes", &Seen::deck_sizes, amount)
      .field("deck_tops", &Seen::deck_tops, id_of(deck_size + 1))
      .field("to_act", &Seen::to_act, relative_seat)
      .field("decision", &Seen::decision, id_of(static_cast<int>(Decision::end_area) + 1))
      .field("phase", &Seen::phase, id_of(static_cast<int>(Phase::over) + 1))
      .field("round", &Seen::round, amount)
      .field("shadow", &Seen::shadow, amount)
      .field("seats", &Seen::seats, amount)
      .field("advanced", &Seen::advanced, amount)
      .field("deck", &Seen::deck, amount)
      .json();
}

void Observing<AveRoma>::fill(const AveRoma::State& state, Seat seat, Type& seen) {
  const int seats = state.seats;
  std::memset(static_cast<void*>(&seen.discarded), 0, sizeof seen - offsetof(Seen, discarded));
  for (int place = seats; place < ave_roma::max_seats; ++place) seen.players[place] = {};
  for (int place = 0; place < seats; ++place) {
    const int s = seat_at(seat, place, seats);
    fill_player(state.players[s], seen.players[place]);
    seen.order[place] = seen_from(seat, state.order[place], seats);
    for (int a = 0; a < area_count; ++a)
      seen.areas[a].levels[place] = or_none(state.areas[a].levels[s]);
    if (seats == 2) seen.shadows[place] = state.shadows[s];
  }
  seen.discarded = state.discarded;
  fill_action(state.pending, seen.action);
  for (int a = 0; a < area_count; ++a) {
    seen.areas[a].card = state.areas[a].card;
    seen.areas[a].up = state.areas[a].up;
    seen.areas[a].brown = state.areas[a].brown;
  }
  seen.rows = state.rows;
  seen.workers = state.workers;
  for (int d = 0; d < deck_count; ++d) {
    const CardPile& pile = state.decks[d];
    seen.deck_sizes[d] = static_cast<std::uint8_t>(pile.size());
    if (state.options.advanced && Deck(d) != Deck::area && !pile.empty())
      seen.deck_tops[d] = pile.back();
  }
  seen.to_act = seen_from(seat, state.to_act, seats);
  seen.decision = code(state.decision);
  seen.phase = code(state.phase);
  seen.round = state.round;
  seen.shadow = state.shadow;
  seen.seats = state.seats;
  seen.advanced = state.options.advanced;
  seen.deck = state.options.deck;
}

}  // namespace triclinium
