#include "apps/science/schema.h"

#include "apps/science/spaces.h"

namespace triclinium {

using namespace ave_roma;

namespace {

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

template <>
Json schema_of<AveRoma>() {
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

}  // namespace triclinium
