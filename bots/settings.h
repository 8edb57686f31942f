// How a tree search thinks.
#pragma once

#include <cstdint>

namespace triclinium {

struct SearchSettings {
  std::uint32_t iterations = 1000;  // per decision
  std::uint32_t nodes = 1u << 16;   // size of the tree's memory
  float exploration = 0.7f;         // how much the untried attracts
  float win_weight = 0.5f;          // chances to win against the lead in points
  // Informed: the evaluation orders the actions of a node and weighs them (PUCT); a wide node opens
  // only as far as the order and the visits carry it. Otherwise all actions are tried in random
  // order first (UCB1).
  bool informed = false;
  float temperature = 2.0f;      // of the priors, in points: small trusts the evaluation more
  int prior_depth = 0;           // further decisions of the same turn that a prior looks ahead
  float caution = 0.05f;         // an untried action is taken for this much worse than its node
  std::uint32_t open_after = 1;  // visits before a node gets children
  int chance_branches = 16;      // outcomes of one chance node told apart; the rest share a node
  // Decisions played after the tree's edge before the position is evaluated, times the seats; then
  // on until it is quiet. Negative: to the end of the game.
  int rollout_decisions = -1;
  int rollout_folly = 1000;  // thousandths of those decisions by lot, the others greedy
  int rollout_redraws = 0;   // how often a dull decision by lot is drawn again
  int rollout_lots = 1;      // drawn for one decision by lot; the best habit among them is taken
  int rollout_look = 2;      // further decisions of its turn that greedy play in rollouts looks at
  bool keep_tree = true;     // from one decision of a turn to the next
};

}  // namespace triclinium
