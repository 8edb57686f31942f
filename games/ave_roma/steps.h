// The steps of each action in their order (notation, section 2.2).
#pragma once

#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

namespace detail {

inline constexpr int most_steps = 14;
using StepList = std::array<Step, most_steps>;

inline constexpr StepList card_steps{Step::worker,
                                     Step::free_step_first,
                                     Step::resource_first,
                                     Step::extra_early,
                                     Step::free_step_after_extra,
                                     Step::resource_after_extra,
                                     Step::purchase,
                                     Step::free_step_after_purchase,
                                     Step::resource_after_purchase,
                                     Step::extra_late,
                                     Step::resource_last,
                                     Step::free_step_last,
                                     Step::end};

inline constexpr std::array<StepList, location_count + 1> step_lists{{
    // quaestor
    {Step::worker, Step::base, Step::resource, Step::extra, Step::train, Step::end},
    // aedilis
    {Step::worker, Step::influence_first, Step::resource, Step::extra, Step::base,
     Step::influence_after_base, Step::area_card, Step::influence_after_card, Step::replace_card,
     Step::end},
    // mercator
    {Step::worker, Step::trade, Step::extra, Step::area_card, Step::influence_after_card,
     Step::replace_card, Step::end},
    // propraetor
    {Step::worker, Step::extra_early, Step::half, Step::second, Step::base, Step::extra_late,
     Step::brown, Step::area_card, Step::replace_card, Step::end},
    card_steps,  // legatus
    card_steps,  // aedificator
    card_steps,  // senatus
    // roma
    {Step::worker, Step::extra, Step::move, Step::train, Step::end},
    // training
    {Step::worker, Step::end},
}};

struct StepTables {
  std::array<std::array<Step, step_count>, location_count + 1> next{};
  std::array<std::array<std::uint8_t, step_count>, location_count + 1> index{};
};
consteval StepTables step_tables() {
  StepTables tables;
  for (int place = 0; place <= location_count; ++place) {
    for (int i = 0; i < most_steps && step_lists[place][i] != Step::none; ++i) {
      const Step step = step_lists[place][i];
      tables.index[place][code(step)] = static_cast<std::uint8_t>(i + 1);
      tables.next[place][code(step)] = step == Step::end ? step : step_lists[place][i + 1];
    }
  }
  return tables;
}
inline constexpr StepTables steps = step_tables();

}  // namespace detail

constexpr Step next_step(Location location, Step step) {
  return detail::steps.next[code(location)][code(step)];
}
// Whether this location's action has the step at all.
constexpr bool has_step(Location location, Step step) {
  return detail::steps.index[code(location)][code(step)] != 0;
}
// Whether the action stands before a step of its location.
constexpr bool is_before(const Pending& pending, Step step) {
  const auto& index = detail::steps.index[code(pending.location)];
  return index[code(pending.step)] < index[code(step)];
}
constexpr bool is_after(const Pending& pending, Step step) {
  const auto& index = detail::steps.index[code(pending.location)];
  return index[code(pending.step)] > index[code(step)];
}
// What follows from a step is asked while the step that comes next is already named.
constexpr void next(Pending& pending) { pending.step = next_step(pending.location, pending.step); }

}  // namespace triclinium::ave_roma
