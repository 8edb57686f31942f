#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/names.h"
#include "codec/json_text.h"
#include "codec/json_writer.h"

namespace triclinium {

namespace ave_roma {
namespace {

JsonText or_null(int number) { return number == 0 ? JsonText() : JsonText(number); }
JsonText card_or_null(Deck deck, int card) {
  return card == 0 ? JsonText() : JsonText(card_name(deck, card));
}
JsonText word_or_null(std::string_view word) { return word.empty() ? JsonText() : JsonText(word); }

template <class List>
JsonText numbers_or_null(const List& list) {
  JsonText json = JsonText::array();
  for (int number : list) json.push_back(or_null(number));
  return json;
}

JsonText workers_json(const std::array<std::uint8_t, worker_values + 1>& workers) {
  JsonText json = JsonText::array();
  for (int v = 1; v <= worker_values; ++v) {
    for (int k = 0; k < workers[v]; ++k) json.push_back(v);
  }
  return json;
}

JsonText areas_json(const State& state) {
  JsonText json = JsonText::array();
  for (const Area& area : state.areas) {
    JsonText levels = JsonText::array();
    for (int seat = 0; seat < state.seats; ++seat)
      levels.push_back(area.levels[seat] == no_marker ? JsonText() : JsonText(area.levels[seat]));
    json.push_back({{"card", card_or_null(Deck::area, area.card)},
                    {"up", area.up != 0},
                    {"brown", area.brown},
                    {"levels", levels}});
  }
  return json;
}

JsonText player_json(const Player& player) {
  JsonText resources = JsonText::object();
  for (int kind = 0; kind < resource_kinds; ++kind)
    resources.put(resource_names[kind], player.stock[kind]);
  JsonText points = JsonText::object();
  int score = 0;
  for (int cause = 0; cause < cause_count; ++cause) {
    points.put(cause_names[cause], player.points[cause]);
    score += player.points[cause];
  }
  Json turned = cards_json(Deck::building, player.turned[code(Deck::building)]);
  add_cards(turned, Deck::war, player.turned[code(Deck::war)]);
  Json used = Json::array();  // in the order of the texts
  for (Deck deck : {Deck::area, Deck::building, Deck::patron, Deck::war})
    add_cards(used, deck, player.used[code(deck)]);
  return {{"board", board_name(player.board)},
          {"denarii", player.denarii},
          {"surplus", player.surplus()},
          {"resources", resources},
          {"political", player.political},
          {"colosseum", player.colosseum},
          {"score", score},
          {"points", points},
          {"workers", workers_json(player.workers)},
          {"training", numbers_or_null(player.training)},
          {"passed", player.passed != 0},
          {"areas", cards_json(Deck::area, player.of(Deck::area))},
          {"buildings", cards_json(Deck::building, player.of(Deck::building))},
          {"wars", cards_json(Deck::war, player.of(Deck::war))},
          {"active", cards_json(Deck::patron, player.active)},
          {"passive", cards_json(Deck::patron, player.passive)},
          {"turned", turned},
          {"used", used},
          {"doubled", card_or_null(Deck::patron, player.doubled)}};
}

JsonText units_json(const std::array<std::uint8_t, resource_kinds>& units) {
  JsonText json = JsonText::object();
  for (int kind = 0; kind < resource_kinds; ++kind) {
    if (units[kind] > 0) json.put(resource_names[kind], units[kind]);
  }
  return json;
}

JsonText payment_json(const Pending& pending) {
  const Payment& pay = pending.pay;
  if (!pay.open) return nullptr;
  JsonText chosen = JsonText::array();
  for (std::uint8_t kind : pay.chosen) chosen.push_back(resource_names[kind]);
  return {{"price", price_json(pay.price)},
          {"discount", pay.discount},
          {"swap", word_or_null(swap_names[code(pay.swap)])},
          {"card", pay.card == 0 ? JsonText() : card_or_null(deck_of(pending.location), pay.card)},
          {"chosen", chosen}};
}

JsonText choose_json(const Pending& pending) {
  if (pending.choose_left == 0) return nullptr;
  return {{"icon", symbol_names[pending.choose_symbol - 1]},
          {"left", pending.choose_left},
          {"last", card_or_null(Deck::patron, pending.choose_last)}};
}

JsonText last_json(int last) {
  if (last == 0) return nullptr;
  const bool sold = last <= resource_kinds;
  const int kind = sold ? last - 1 : last - 1 - resource_kinds;
  return (sold ? "sell " : "buy ") + std::string(resource_names[kind]);
}

JsonText action_json(const Pending& pending) {
  JsonText done = JsonText::array();
  for (std::size_t i = 0; i < done_names.size(); ++i) {
    if ((pending.done >> i) & 1) done.push_back(done_names[i]);
  }
  const auto word = [](const auto& names, int number) {
    return number == 0 ? JsonText() : JsonText(names[number - 1]);
  };
  return {{"type", "action"},
          {"location", location_names[code(pending.location)]},
          {"slot", or_null(pending.slot)},
          {"worker", or_null(pending.worker)},
          {"value", or_null(pending.value)},
          {"mods", cards_json(Deck::patron, pending.mods)},
          {"step", step_names[code(pending.step)]},
          {"due", pending.due},
          {"done", done},
          {"surplus", pending.surplus},
          {"gain", units_json(pending.gain)},
          {"overflow", units_json(pending.overflow)},
          {"pay", payment_json(pending)},
          {"patron", card_or_null(Deck::patron, pending.patron)},
          {"war_area", pending.war_area != 0},
          {"fragment", word(fragment_names, pending.fragment)},
          {"cards", pending.cards},
          {"choose", choose_json(pending)},
          {"picks", pending.picks},
          {"last_pick", word(resource_names, pending.last_pick)},
          {"bought", pending.bought},
          {"last", last_json(pending.last)},
          {"training", or_null(pending.training)}};
}

JsonText pending_json(const State& state) {
  const Pending& pending = state.pending;
  if (pending.step != Step::none) return action_json(pending);
  if (state.decision == Decision::refill_workers)
    return {{"type", "refill"}, {"location", location_names[code(pending.location)]}};
  if (state.decision == Decision::end_area) {
    JsonText chosen = JsonText::array();
    for (std::uint8_t area : pending.areas) chosen.push_back(area);
    return {{"type", "areas"}, {"chosen", chosen}};
  }
  return nullptr;
}

JsonText deck_json(const View& view, int d) {
  if (!view.sees_all) {
    return {{"size", view.sizes[d]}, {"top", card_or_null(Deck(d), view.tops[d])}};
  }
  JsonText cards = JsonText::array();
  for (int i = view.decks[d].size(); i-- > 0;)
    cards.push_back(card_name(Deck(d), view.decks[d][i]));
  return cards;
}

JsonText decks_json(const View& view) {
  JsonText json = JsonText::object();
  for (int d = 0; d < deck_count; ++d) json.put(deck_names[d], deck_json(view, d));
  return json;
}

}  // namespace
}  // namespace ave_roma

std::string Codec<AveRoma>::view_text(const View& view) {
  using namespace ave_roma;
  const State& state = view.open;
  const bool over = state.phase == Phase::over;
  const JsonText turn = over ? JsonText() : JsonText(state.to_act);
  JsonText rows = JsonText::object();
  for (int row = 0; row < row_count; ++row) {
    JsonText cards = JsonText::array();
    for (CardId card : state.rows[row]) cards.push_back(card_or_null(row_decks[row], card));
    rows.put(location_names[code(row_locations[row])], cards);
  }
  JsonText workers = JsonText::object();
  for (int place = 0; place < location_count; ++place)
    workers.put(location_names[place], numbers_or_null(state.workers[place]));
  Json discarded = Json::array();
  for (Deck deck : {Deck::area, Deck::building, Deck::patron, Deck::war})
    add_cards(discarded, deck, state.discarded[code(deck)]);
  JsonText order = JsonText::array();
  JsonText players = JsonText::array();
  for (int seat = 0; seat < state.seats; ++seat) {
    order.push_back(state.order[seat]);
    players.push_back(player_json(state.players[seat]));
  }
  JsonText shadows;
  if (state.seats == 2)
    shadows = std::array{workers_json(state.shadows[0]), workers_json(state.shadows[1])};
  JsonText json{{"game", id},
                {"rules", AveRoma::rules_version},
                {"options", options_json(state.options)},
                {"seats", state.seats},
                {"to_act", turn},
                {"decision", word_or_null(decision(state))},
                {"phase", phase_names[code(state.phase)]},
                {"round", state.round},
                {"order", order},
                {"turn", turn},
                {"shadow", state.shadow != 0},
                {"areas", areas_json(state)},
                {"rows", rows},
                {"decks", decks_json(view)},
                {"discarded", discarded},
                {"workers", workers},
                {"shadows", shadows},
                {"players", players},
                {"pending", pending_json(state)}};
  if (over) json.put("result", standing_json(AveRoma::standing(state), state.seats));
  return json.text();
}

}  // namespace triclinium
