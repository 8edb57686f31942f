#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/names.h"
#include "codec/json_text.h"

namespace triclinium {

namespace ave_roma {
namespace {

Json or_null(int number) { return number == 0 ? Json() : Json(number); }
Json card_or_null(Deck deck, int card) { return card == 0 ? Json() : Json(card_name(deck, card)); }
Json word_or_null(std::string_view word) { return word.empty() ? Json() : Json(word); }

template <class List>
Json numbers_or_null(const List& list) {
  Json json = Json::array();
  for (int number : list) json.push_back(or_null(number));
  return json;
}

Json workers_json(const std::array<std::uint8_t, worker_values + 1>& workers) {
  Json json = Json::array();
  for (int v = 1; v <= worker_values; ++v) {
    for (int k = 0; k < workers[v]; ++k) json.push_back(v);
  }
  return json;
}

Json areas_json(const State& state) {
  Json json = Json::array();
  for (const Area& area : state.areas) {
    Json levels = Json::array();
    for (int seat = 0; seat < state.seats; ++seat)
      levels.push_back(area.levels[seat] == no_marker ? Json() : Json(area.levels[seat]));
    json.push_back({{"card", card_or_null(Deck::area, area.card)},
                    {"up", area.up != 0},
                    {"brown", area.brown},
                    {"levels", std::move(levels)}});
  }
  return json;
}

Json player_json(const Player& player) {
  Json resources = Json::object();
  for (int kind = 0; kind < resource_kinds; ++kind)
    resources[std::string(resource_names[kind])] = player.stock[kind];
  Json points = Json::object();
  int score = 0;
  for (int cause = 0; cause < cause_count; ++cause) {
    points[std::string(cause_names[cause])] = player.points[cause];
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
          {"resources", std::move(resources)},
          {"political", player.political},
          {"colosseum", player.colosseum},
          {"score", score},
          {"points", std::move(points)},
          {"workers", workers_json(player.workers)},
          {"training", numbers_or_null(player.training)},
          {"passed", player.passed != 0},
          {"areas", cards_json(Deck::area, player.of(Deck::area))},
          {"buildings", cards_json(Deck::building, player.of(Deck::building))},
          {"wars", cards_json(Deck::war, player.of(Deck::war))},
          {"active", cards_json(Deck::patron, player.active)},
          {"passive", cards_json(Deck::patron, player.passive)},
          {"turned", std::move(turned)},
          {"used", std::move(used)},
          {"doubled", card_or_null(Deck::patron, player.doubled)}};
}

Json units_json(const std::array<std::uint8_t, resource_kinds>& units) {
  Json json = Json::object();
  for (int kind = 0; kind < resource_kinds; ++kind) {
    if (units[kind] > 0) json[std::string(resource_names[kind])] = units[kind];
  }
  return json;
}

Json payment_json(const Pending& pending) {
  const Payment& pay = pending.pay;
  if (!pay.open) return nullptr;
  Json chosen = Json::array();
  for (std::uint8_t kind : pay.chosen) chosen.push_back(resource_names[kind]);
  return {{"price", price_json(pay.price)},
          {"discount", pay.discount},
          {"swap", word_or_null(swap_names[code(pay.swap)])},
          {"card", pay.card == 0 ? Json() : card_or_null(deck_of(pending.location), pay.card)},
          {"chosen", std::move(chosen)}};
}

Json choose_json(const Pending& pending) {
  if (pending.choose_left == 0) return nullptr;
  return {{"icon", symbol_names[pending.choose_symbol - 1]},
          {"left", pending.choose_left},
          {"last", card_or_null(Deck::patron, pending.choose_last)}};
}

Json last_json(int last) {
  if (last == 0) return nullptr;
  const bool sold = last <= resource_kinds;
  const int kind = sold ? last - 1 : last - 1 - resource_kinds;
  return (sold ? "sell " : "buy ") + std::string(resource_names[kind]);
}

Json action_json(const Pending& pending) {
  Json done = Json::array();
  for (std::size_t i = 0; i < done_names.size(); ++i) {
    if ((pending.done >> i) & 1) done.push_back(done_names[i]);
  }
  const auto word = [](const auto& names, int number) {
    return number == 0 ? Json() : Json(names[number - 1]);
  };
  return {{"type", "action"},
          {"location", location_names[code(pending.location)]},
          {"slot", or_null(pending.slot)},
          {"worker", or_null(pending.worker)},
          {"value", or_null(pending.value)},
          {"mods", cards_json(Deck::patron, pending.mods)},
          {"step", step_names[code(pending.step)]},
          {"due", pending.due},
          {"done", std::move(done)},
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

Json pending_json(const State& state) {
  const Pending& pending = state.pending;
  if (pending.step != Step::none) return action_json(pending);
  if (state.decision == Decision::refill_workers)
    return {{"type", "refill"}, {"location", location_names[code(pending.location)]}};
  if (state.decision == Decision::end_area) {
    Json chosen = Json::array();
    for (std::uint8_t area : pending.areas) chosen.push_back(area);
    return {{"type", "areas"}, {"chosen", std::move(chosen)}};
  }
  return nullptr;
}

Json decks_json(const View& view) {
  Json json = Json::object();
  for (int d = 0; d < deck_count; ++d) {
    Json& deck = json[std::string(deck_names[d])];
    if (!view.sees_all) {
      deck = {{"size", view.sizes[d]}, {"top", card_or_null(Deck(d), view.tops[d])}};
      continue;
    }
    deck = Json::array();
    for (int i = view.decks[d].size(); i-- > 0;)
      deck.push_back(card_name(Deck(d), view.decks[d][i]));
  }
  return json;
}

}  // namespace
}  // namespace ave_roma

Json Codec<AveRoma>::view_json(const View& view) {
  using namespace ave_roma;
  const State& state = view.open;
  const bool over = state.phase == Phase::over;
  const Json turn = over ? Json() : Json(state.to_act);
  Json rows = Json::object();
  for (int row = 0; row < row_count; ++row) {
    Json cards = Json::array();
    for (CardId card : state.rows[row]) cards.push_back(card_or_null(row_decks[row], card));
    rows[std::string(location_names[code(row_locations[row])])] = cards;
  }
  Json workers = Json::object();
  for (int place = 0; place < location_count; ++place)
    workers[std::string(location_names[place])] = numbers_or_null(state.workers[place]);
  Json discarded = Json::array();
  for (Deck deck : {Deck::area, Deck::building, Deck::patron, Deck::war})
    add_cards(discarded, deck, state.discarded[code(deck)]);
  Json order = Json::array();
  Json players = Json::array();
  for (int seat = 0; seat < state.seats; ++seat) {
    order.push_back(state.order[seat]);
    players.push_back(player_json(state.players[seat]));
  }
  Json shadows;
  if (state.seats == 2) shadows = {workers_json(state.shadows[0]), workers_json(state.shadows[1])};
  Json json{{"game", id},
            {"rules", AveRoma::rules_version},
            {"options", options_json(state.options)},
            {"seats", state.seats},
            {"to_act", turn},
            {"decision", word_or_null(decision(state))},
            {"phase", phase_names[code(state.phase)]},
            {"round", state.round},
            {"order", std::move(order)},
            {"turn", turn},
            {"shadow", state.shadow != 0},
            {"areas", areas_json(state)},
            {"rows", std::move(rows)},
            {"decks", decks_json(view)},
            {"discarded", std::move(discarded)},
            {"workers", std::move(workers)},
            {"shadows", shadows},
            {"players", std::move(players)},
            {"pending", pending_json(state)}};
  if (over) json["result"] = standing_json(AveRoma::standing(state), state.seats);
  return json;
}

}  // namespace triclinium
