// The numbers of Ave Roma's actions.
#pragma once

#include "apps/science/numbering.h"
#include "games/ave_roma/ave_roma.h"

namespace triclinium {

namespace ave_roma {

// The handfuls of workers that may be taken (AR-41): one to five values, ascending, by their number
// and then like words in a dictionary.
struct Handfuls {
  static constexpr int count = 5 + 15 + 35 + 70 + 126;
  static constexpr int codes = 6 * 6 * 6 * 6 * 6;

  std::array<std::array<std::uint8_t, slot_count>, count> items{};
  std::array<std::int16_t, codes> places{};  // by code; −1: none

  static constexpr int code_of(const std::uint8_t* values) {
    int code = 0;
    for (int i = 0; i < slot_count; ++i) code = 6 * code + values[i];
    return code;
  }

  consteval Handfuls() {
    places.fill(-1);
    int next = 0;
    for (int size = 1; size <= slot_count; ++size) {
      std::array<std::uint8_t, slot_count> values{};
      for (int i = 0; i < size; ++i) values[i] = 1;
      for (bool more = true; more;) {
        items[next] = values;
        places[code_of(values.data())] = static_cast<std::int16_t>(next++);
        int i = size - 1;
        while (i >= 0 && values[i] == worker_values) --i;
        more = i >= 0;
        if (more) {
          const auto value = static_cast<std::uint8_t>(values[i] + 1);
          for (; i < size; ++i) values[i] = value;
        }
      }
    }
  }
};
inline constexpr Handfuls handfuls;

}  // namespace ave_roma

template <>
struct Numbering<AveRoma> {
  static constexpr int version = 1;

  using Kind = ave_roma::ActionKind;
  static constexpr ArgumentRange location{0, ave_roma::location_count - 1};
  static constexpr ArgumentRange value{1, ave_roma::worker_values};
  static constexpr ArgumentRange training_slot{1, ave_roma::training_slots};
  static constexpr ArgumentRange resource{0, ave_roma::resource_kinds - 1};
  static constexpr ArgumentRange patron{1, ave_roma::deck_size};

  static constexpr KindTable<30> table{{{
      {"go", Kind::go, location, {0, ave_roma::slot_count}},
      {"train", Kind::train, training_slot},
      {"pass", Kind::pass},
      {"worker", Kind::worker, value},
      {"trained", Kind::trained, training_slot, value},
      {"shadow", Kind::shadow, value, location},
      {"gain", Kind::gain, resource},
      {"later", Kind::later},
      {"no", Kind::no},
      {"top", Kind::top},
      {"bottom", Kind::bottom},
      {"influence", Kind::influence, {0, ave_roma::area_top}, {0, ave_roma::area_top / 2}},
      {"none", Kind::none},
      {"sell", Kind::sell, resource},
      {"buy", Kind::buy, resource},
      {"buy_influence", Kind::buy_influence},
      {"done", Kind::done},
      // Of 120 cards 40 have a symbol.
      {"use", Kind::use, {0, ave_roma::symbol_count - 1}, {1, 40}},
      {"card", Kind::card, patron},
      {"pay", Kind::pay, {0, ave_roma::stock_kinds - 1}},
      {"overflow", Kind::overflow, resource, {0, ave_roma::surplus_max}},
      {"passive", Kind::passive},
      {"replace", Kind::replace, patron},
      {"activate", Kind::activate, patron},
      {"area", Kind::area, {1, ave_roma::area_count}},
      {"step", Kind::step},
      {"brown", Kind::brown},
      {"take", Kind::take, location},
      {"doubling", Kind::doubling, patron},
      // Its one argument here is the handful's place; the action has the values themselves.
      {"workers", Kind::workers, {0, ave_roma::Handfuls::count - 1}},
  }}};
  static constexpr int size = table.size();
  static constexpr int first_handful = table.base_of(ave_roma::code(Kind::workers));

  static constexpr int number_of(const Action& action) {
    if (action.kind != ave_roma::code(Kind::workers)) return table.number_of(action);
    for (int i = 0; i < ave_roma::slot_count; ++i) {
      if (action.args[i] > ave_roma::worker_values) return no_number;
    }
    const int place = ave_roma::handfuls.places[ave_roma::Handfuls::code_of(action.args.data())];
    return place < 0 ? no_number : first_handful + place;
  }
  static constexpr Action action_of(int number) {
    if (number < first_handful) return table.action_of(number);
    Action action{ave_roma::code(Kind::workers), {}};
    const auto& values = ave_roma::handfuls.items[number - first_handful];
    for (int i = 0; i < ave_roma::slot_count; ++i) action.args[i] = values[i];
    return action;
  }
};
static_assert(Numbering<AveRoma>::size == 750);

}  // namespace triclinium
