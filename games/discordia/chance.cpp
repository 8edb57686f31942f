// What the chance seat does: dice, draws from the bag, the Janus Tiles shuffled again.
#include "engine/random.h"
#include "games/discordia/discordia.h"

namespace triclinium {

using namespace discordia;

Workers discordia::draw_workers(Workers bag, int number, Random& random) {
  Lanes rest(bag);
  for (int left = total(bag); number > 0; --number, --left) {
    const int pick = static_cast<int>(random.bounded(static_cast<std::uint32_t>(left)));
    const int up_to_soldiers = rest[sailor] + rest[soldier];
    const int colour = (pick >= rest[sailor]) + (pick >= up_to_soldiers) +
                       (pick >= up_to_soldiers + rest[merchant]);
    rest -= Lanes::at(colour, 1);
  }
  Workers drawn{};
  for (int c = 0; c < worker_types; ++c) drawn[c] = static_cast<std::uint8_t>(bag[c] - rest[c]);
  return drawn;
}

namespace {

Action pack_janus(const std::array<std::uint8_t, 14>& order) {
  Action action = make_action(ActionKind::janus);
  for (int i = 0; i < 14; ++i) {
    action.args[i / 2] = static_cast<std::uint8_t>(action.args[i / 2] | order[i] << (4 * (i % 2)));
  }
  return action;
}

bool is_permutation(const Action& action) {
  unsigned seen = 0;
  for (int i = 0; i < 14; ++i) seen |= 1u << ((action.args[i / 2] >> (4 * (i % 2))) & 15);
  return seen == (1u << 14) - 1;
}

}  // namespace

Action Discordia::draw(const State& state, Random& random) {
  switch (decision_of(state)) {
    case Decision::roll: {
      const std::uint32_t roll = random.bounded(216);
      return make_action(ActionKind::roll, 1 + roll % 6, 1 + roll / 6 % 6, 1 + roll / 36);
    }
    case Decision::draw: {
      const Workers drawn = draw_workers(state.bag, state.pending.back().n, random);
      return make_action(ActionKind::draw, drawn[0], drawn[1], drawn[2], drawn[3]);
    }
    default: {
      std::array<std::uint8_t, 14> order{};
      for (int i = 0; i < 14; ++i) order[i] = static_cast<std::uint8_t>(i);
      random.shuffle(order);
      return pack_janus(order);
    }
  }
}

bool Discordia::is_possible(const State& state, Action action) {
  const auto& args = action.args;
  switch (decision_of(state)) {
    case Decision::roll:
      for (int die = 0; die < dice; ++die) {
        if (args[die] < 1 || args[die] > 6) return false;
      }
      return action == make_action(ActionKind::roll, args[0], args[1], args[2]);
    case Decision::draw: {
      int drawn = 0;
      for (int c = 0; c < worker_types; ++c) {
        if (args[c] > state.bag[c]) return false;
        drawn += args[c];
      }
      return drawn == state.pending.back().n &&
             action == make_action(ActionKind::draw, args[0], args[1], args[2], args[3]);
    }
    case Decision::janus:
      return ActionKind{action.kind} == ActionKind::janus && is_permutation(action);
    default:
      return false;
  }
}

}  // namespace triclinium
