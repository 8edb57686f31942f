#include "codec/toy/codec.h"

#include "codec/json_text.h"

namespace triclinium {

namespace {

// A whole number between low and high under `key`, or −1.
int number_in(const Json& json, const char* key, int low, int high) {
  if (!json.is_object() || !json.contains(key)) return -1;
  const Json& value = json[key];
  if (!value.is_number_integer()) return -1;
  const auto number = value.get<std::int64_t>();
  return number >= low && number <= high ? static_cast<int>(number) : -1;
}

// The cards of all seats; `field` names the list in the error.
Result<std::array<std::uint8_t, max_seats>> parse_cards(const Json& list, int seats,
                                                        const std::string& field) {
  std::array<std::uint8_t, max_seats> cards{};
  if (!list.is_array() || static_cast<int>(list.size()) != seats) {
    return Error{field + ": one card per seat"};
  }
  for (int s = 0; s < seats; ++s) {
    if (!list[s].is_number_unsigned() || list[s].get<std::uint64_t>() > 9) {
      return Error{field + ": a card is worth 0 to 9"};
    }
    cards[s] = list[s].get<std::uint8_t>();
  }
  return cards;
}

}  // namespace

Result<Toy::Options> Codec<Toy>::parse_options(const Json& json) {
  if (!json.is_object()) return Error{"options: must be an object"};
  for (const auto& [key, value] : json.items()) {
    if (key != "pile") return Error{"options." + key.substr(0, 40) + ": unknown option"};
  }
  if (!json.contains("pile")) return Toy::Options{};
  const int pile = number_in(json, "pile", 4, 20);
  if (pile < 0) return Error{"options.pile: a number from 4 to 20"};
  return Toy::Options{static_cast<std::uint8_t>(pile)};
}

Json Codec<Toy>::deal_json(const Toy::Options&, int seats, const Toy::Deal& deal) {
  Json cards = Json::array();
  for (int s = 0; s < seats; ++s) cards.push_back(deal.cards[s]);
  return {{"cards", cards}};
}

Result<Toy::Deal> Codec<Toy>::parse_deal(const Toy::Options&, int seats, const Json& json) {
  if (!json.is_object() || !json.contains("cards")) return Error{"deal.cards: is missing"};
  auto cards = parse_cards(json["cards"], seats, "deal.cards");
  if (!cards) return cards.error();
  return Toy::Deal{*cards};
}

std::string_view Codec<Toy>::decision(const Toy::State& state) {
  if (state.to_act == nobody) return "";
  return state.to_act == chance_seat ? "roll" : "take";
}

std::string Codec<Toy>::action_text(const Toy::State&, Action action) {
  const bool roll = Toy::ActionKind{action.kind} == Toy::ActionKind::roll;
  return (roll ? "roll " : "take ") + std::to_string(action.args[0]);
}

std::optional<Action> Codec<Toy>::parse_chance(const Toy::State&, std::string_view text) {
  if (text.size() != 6 || !text.starts_with("roll ")) return std::nullopt;
  if (text[5] < '0' || text[5] > '9') return std::nullopt;
  return make_action(Toy::ActionKind::roll, text[5] - '0');
}

Json Codec<Toy>::view_json(const Toy::View& view) {
  const Toy::State& state = view.open;
  Json taken = Json::array();
  Json cards = Json::array();
  for (int s = 0; s < state.seats; ++s) {
    taken.push_back(state.taken[s]);
    cards.push_back(view.card_seen[s] ? Json(view.cards[s]) : Json(nullptr));
  }
  Json result = nullptr;
  if (state.to_act == nobody) {
    Toy::State all = state;
    all.cards = view.cards;
    result = standing_json(Toy::standing(all), state.seats);
  }
  const std::string_view question = decision(state);
  return {{"game", id},
          {"rules", Toy::rules_version},
          {"options", {{"pile", state.start_pile}}},
          {"seats", state.seats},
          {"to_act", seat_json(state.to_act)},
          {"decision", question.empty() ? Json(nullptr) : Json(question)},
          {"result", result},
          {"pile", state.pile},
          {"rolls_left", state.rolls_left},
          {"taken", taken},
          {"cards", cards}};
}

Result<Toy::State> Codec<Toy>::parse_position(const Json& json) {
  Toy::State state;
  const int seats = number_in(json, "seats", Toy::min_seats, Toy::max_seats);
  if (seats < 0) return Error{"seats: a number from 2 to 4"};
  state.seats = static_cast<std::uint8_t>(seats);
  auto options = parse_options(json.value("options", Json::object()));
  if (!options) return options.error();
  state.start_pile = options->pile;
  const int pile = number_in(json, "pile", 0, 20);
  if (pile < 0) return Error{"pile: a number from 0 to 20"};
  state.pile = static_cast<std::uint8_t>(pile);
  const int rolls = number_in(json, "rolls_left", 0, 2);
  if (rolls < 0) return Error{"rolls_left: a number from 0 to 2"};
  state.rolls_left = static_cast<std::uint8_t>(rolls);
  const Json to_act = json.value("to_act", Json());
  if (to_act.is_null()) {
    state.to_act = nobody;
  } else if (to_act == "chance") {
    state.to_act = chance_seat;
  } else {
    const int seat = number_in(json, "to_act", 0, seats - 1);
    if (seat < 0) return Error{"to_act: a seat, \"chance\" or null"};
    state.to_act = static_cast<Seat>(seat);
  }
  if ((state.to_act >= 0) != (pile > 1) || (state.to_act == nobody) != (pile == 0 && rolls == 0)) {
    return Error{"to_act: does not agree with the pile"};
  }
  auto cards = parse_cards(json.value("cards", Json()), seats, "cards");
  if (!cards) return cards.error();
  state.cards = *cards;
  const Json taken = json.value("taken", Json());
  if (!taken.is_array() || static_cast<int>(taken.size()) != seats) {
    return Error{"taken: one number per seat"};
  }
  for (int s = 0; s < seats; ++s) {
    if (!taken[s].is_number_unsigned() || taken[s].get<std::uint64_t>() > 32) {
      return Error{"taken: a number from 0 to 32"};
    }
    state.taken[s] = taken[s].get<std::uint8_t>();
  }
  if (json != view_json(Toy::view(state, Observer::everything()))) {
    return Error{"game: fields are missing, unknown or do not agree"};
  }
  return state;
}

Json Codec<Toy>::event_json(const Event& event, bool) {
  static constexpr const char* names[] = {"took", "rolled", "turned"};
  static constexpr const char* fields[] = {"stones", "stones", "card"};
  Json json{{"event", names[event.kind]}, {fields[event.kind], event.args[0]}};
  if (event.seat != nobody) json["seat"] = event.seat;
  return json;
}

}  // namespace triclinium
