// Information-set Monte Carlo tree search for any number of seats.
//
// One tree over what can be observed from the acting seat. Each iteration draws everything hidden
// anew (a determinization), walks down the tree among the actions legal in that drawing, and counts
// for every action how often it could have been chosen, so that rarely legal ones are not mistaken
// for rarely good ones. Values are kept per seat and each seat follows its own (max^n). Chance is
// sampled.
#pragma once

#include <cmath>

#include "bots/greedy.h"
#include "bots/rollout.h"
#include "bots/settings.h"
#include "bots/tree.h"
#include "bots/win_in_hand.h"

namespace triclinium {

template <Game G>
class Search {
  using State = typename G::State;
  static constexpr int max_depth = 400;
  static constexpr int stop_interval = 16;
  static constexpr std::uint8_t other_outcomes = 254;

 public:
  explicit Search(const SearchSettings& settings)
      : settings_(settings), tree_(settings.nodes), rollout_(settings) {}

  const SearchSettings& settings() const { return settings_; }

  // Gets ready to think about this position; a player must be to act. Keeps what the last decision
  // found out if this position follows from it within the seat's turn, unless it is to think
  // `anew`.
  void begin(const State& state, std::uint64_t seed, bool anew = false) {
    seat_ = G::to_act(state);
    seats_ = G::seats(state);
    seen_ = seen_by<G>(state, seat_);
    random_ = decision_random<G>(seen_, seed);
    actions_.drop();
    G::legal_actions(seen_, actions_);
    for (int i = 0; i < actions_.size(); ++i) totals_[i] = {};
    iterations_ = 0;
    win_ = win_in_hand_.find(seen_, random_);
    const bool follows = !anew && follow_up_ != no_node && follow_up_digest_ == digest<G>(seen_) &&
                         tree_.room() > tree_.capacity() / 2;
    if (follows) {
      root_ = follow_up_;
    } else {
      tree_.clear();
      rollout_.forget();
      root_ = tree_.make(Limits::no_action(), 1.0f);
    }
    follow_up_ = no_node;
  }

  // Thinks until the limit.
  void think(const Limits& limits) {
    const std::uint32_t budget = limits.iterations != 0 ? limits.iterations : settings_.iterations;
    const std::uint32_t known = tree_[root_].visits;
    const auto all = limits.examine_all ? static_cast<std::uint32_t>(actions_.size()) : 0u;
    const std::uint32_t wanted = std::max({budget / 4, budget > known ? budget - known : 0, all});
    const bool compares = !(limits.compare[0] == Limits::no_action());
    Random luck = random_;
    for (std::uint32_t i = 0; i < wanted; ++i) {
      if (i % stop_interval == 0 && i > 0 && limits.stop != nullptr &&
          limits.stop(limits.context)) {
        break;
      }
      // A win in hand is examined before all others.
      Action forced = win_ && i % 2 == 0 ? *win_ : Limits::no_action();
      if (i < all) forced = actions_[static_cast<int>(i)];
      if (compares) {
        forced = limits.compare[i % 2];
        if (i % 2 == 0) luck = random_;
        random_ = luck;
      }
      iterate(forced);
    }
  }

  // Adds what another search of the same position found at its root (searches in parallel).
  void absorb(const Search& other) {
    for (int i = 0; i < actions_.size(); ++i) {
      const NodeIndex theirs = other.tree_.find_child(other.root_, actions_[i]);
      if (theirs == no_node) continue;
      NodeIndex mine = tree_.find_child(root_, actions_[i]);
      if (mine == no_node) mine = append_child(root_, actions_[i], 0.0f);
      if (mine == no_node) continue;
      tree_[mine].visits += other.tree_[theirs].visits;
      for (int s = 0; s < seats_; ++s) tree_[mine].value[s] += other.tree_[theirs].value[s];
      totals_[i].add(other.totals_[i]);
    }
    iterations_ += other.iterations_;
  }

  // Settles on the action visited most, the better one of equals, and prepares for the next
  // decision of the turn.
  Choice decide() {
    int best = 0;
    Candidate best_candidate = candidate(0);
    for (int i = 1; i < actions_.size(); ++i) {
      const Candidate other = candidate(i);
      if (other.visits > best_candidate.visits ||
          (other.visits == best_candidate.visits && other.value > best_candidate.value)) {
        best = i;
        best_candidate = other;
      }
    }
    if (win_) {
      best = actions_.find(*win_);
      best_candidate = candidate(best);
    }
    remember(actions_[best]);
    return {best_candidate.action, best_candidate.expected, iterations_};
  }

  // All legal actions in the order of the rules.
  int count() const { return actions_.size(); }
  Candidate candidate(int i) const {
    Candidate result{.action = actions_[i], .expected = {}};
    const NodeIndex node = tree_.find_child(root_, actions_[i]);
    if (node != no_node && tree_[node].visits > 0) {
      result.visits = tree_[node].visits;
      result.value = tree_[node].mean(seat_);
      result.expected = totals_[i].mean(seats_);
    }
    return result;
  }

  const Tree& tree() const { return tree_; }
  NodeIndex root() const { return root_; }

 private:
  // Sums of what followed a root action.
  struct Total {
    Outcome sum{};
    std::uint32_t visits = 0;

    void add(const Outcome& outcome) {
      for (int s = 0; s < max_seats; ++s) {
        sum.shares[s] += outcome.shares[s];
        sum.points[s] += outcome.points[s];
      }
      ++visits;
    }
    void add(const Total& other) {
      add(other.sum);
      visits += other.visits - 1;
    }
    Outcome mean(int seats) const {
      Outcome result;
      for (int s = 0; s < seats && visits > 0; ++s) {
        result.shares[s] = sum.shares[s] / static_cast<float>(visits);
        result.points[s] = sum.points[s] / static_cast<float>(visits);
      }
      return result;
    }
  };

  void iterate(Action forced) {
    State state = G::determinize(seen_, seat_, random_);
    list_ = actions_;
    path_.drop();
    path_.push_back(root_);
    rollout_.begin();
    const int root_choice = descend(state, forced);
    rollout_.finish(state, list_, random_);
    const Outcome outcome = outcome_of<G>(state);
    if (root_choice >= 0) totals_[root_choice].add(outcome);
    SeatValues values{};
    values_of<G>(outcome, seats_, settings_.win_weight, values);
    rollout_.learn(values);
    for (const NodeIndex node : path_) {
      ++tree_[node].visits;
      for (int s = 0; s < seats_; ++s) tree_[node].value[s] += values[s];
    }
    ++iterations_;
  }

  // Walks down to the edge of the tree and one step beyond; `list_` holds the legal actions there.
  // Returns the index of the action taken at the root.
  int descend(State& state, Action forced) {
    int root_choice = -1;
    while (!path_.full()) {
      const NodeIndex node = path_.back();
      const Seat actor = G::to_act(state);
      if (actor == nobody) break;
      NodeIndex child = no_node;
      if (actor == chance_seat) {
        const Action outcome = G::draw(state, random_);
        child = chance_child(node, outcome);
        advance<G>(state, outcome, list_);
      } else {
        if (node != root_ && tree_[node].visits < settings_.open_after) break;
        link_children(node, state);
        int pick = node == root_ ? list_.find(forced) : -1;
        if (pick < 0) pick = settings_.informed ? pick_informed(node, actor) : pick_plain(actor);
        if (pick < 0) break;
        if (node == root_) root_choice = pick;
        child = children_[pick];
        rollout_.take(state, list_[pick], list_);
      }
      if (child == no_node) break;
      path_.push_back(child);
      if (tree_[child].visits == 0) break;
    }
    return root_choice;
  }

  // Fills `children_` with the node of every legal action, making what is missing, and counts that
  // they were available. The list mostly has the order of last time, so one walk finds nearly all.
  void link_children(NodeIndex node, const State& state) {
    NodeIndex cursor = tree_[node].first_child;
    int missing = 0;
    for (int i = 0; i < list_.size(); ++i) {
      if (cursor == no_node || !(tree_[cursor].action == list_[i])) {
        cursor = tree_.find_child(node, list_[i]);
      }
      children_[i] = cursor;
      if (cursor == no_node) {
        ++missing;
        cursor = tree_[node].first_child;
      } else {
        ++tree_[cursor].available;
        cursor = tree_[cursor].next_sibling;
      }
    }
    if (missing > 0) make_children(node, state, missing);
  }

  void make_children(NodeIndex node, const State& state, int missing) {
    std::array<float, ActionList::capacity()> weights;
    if (settings_.informed) {
      const float shared = static_cast<float>(missing) / static_cast<float>(list_.size());
      weigh(state, weights, shared);
    }
    NodeIndex last = tree_[node].first_child;
    while (last != no_node && tree_[last].next_sibling != no_node) last = tree_[last].next_sibling;
    for (int i = 0; i < list_.size(); ++i) {
      if (children_[i] != no_node) continue;
      const NodeIndex child = tree_.make(list_[i], settings_.informed ? weights[i] : 0.0f);
      if (child == no_node) return;
      (last == no_node ? tree_[node].first_child : tree_[last].next_sibling) = child;
      last = child;
      children_[i] = child;
      tree_[child].available = 1;
    }
  }

  // Priors of the actions that have no node yet: a softmax of what greedy play thinks of them, with
  // the given sum.
  void weigh(const State& state, std::array<float, ActionList::capacity()>& weights, float total) {
    const Seat actor = G::to_act(state);
    float best = -1e30f;
    for (int i = 0; i < list_.size(); ++i) {
      if (children_[i] != no_node) continue;
      State after = state;
      advance<G>(after, list_[i], scratch_);
      weights[i] = greedy_.worth(after, actor, scratch_,
                                 std::min(settings_.prior_depth, Evaluation<G>::look_ahead));
      best = std::max(best, weights[i]);
    }
    float sum = 0;
    for (int i = 0; i < list_.size(); ++i) {
      if (children_[i] != no_node) continue;
      weights[i] = std::exp((weights[i] - best) / settings_.temperature);
      sum += weights[i];
    }
    for (int i = 0; i < list_.size(); ++i) {
      if (children_[i] == no_node) weights[i] *= total / sum;
    }
  }

  int pick_informed(NodeIndex node, Seat actor) const {
    const Node& parent = tree_[node];
    const float untried =
        parent.visits > 0 ? parent.mean(actor) - settings_.caution : 0.5f - settings_.caution;
    int best = -1;
    float best_score = -1e30f;
    for (int i = 0; i < list_.size(); ++i) {
      if (children_[i] == no_node) continue;
      const Node& child = tree_[children_[i]];
      const float visits = static_cast<float>(child.visits);
      const float score = (child.visits > 0 ? child.mean(actor) : untried) +
                          settings_.exploration * child.prior *
                              std::sqrt(static_cast<float>(child.available)) / (1.0f + visits);
      if (score > best_score) {
        best = i;
        best_score = score;
      }
    }
    return best;
  }

  int pick_plain(Seat actor) {
    int best = -1;
    float best_score = -1e30f;
    std::uint32_t untried = 0;
    for (int i = 0; i < list_.size(); ++i) {
      if (children_[i] == no_node) continue;
      const Node& child = tree_[children_[i]];
      if (child.visits == 0) {
        if (random_.bounded(++untried) == 0) best = i;
        continue;
      }
      if (untried > 0) continue;
      const float visits = static_cast<float>(child.visits);
      const float score =
          child.mean(actor) +
          settings_.exploration * std::sqrt(std::log(static_cast<float>(child.available)) / visits);
      if (score > best_score) {
        best = i;
        best_score = score;
      }
    }
    return best;
  }

  // Every outcome has its own node until there are too many; the others then share one, in which
  // the counting of availability keeps apart what differs.
  NodeIndex chance_child(NodeIndex node, Action outcome) {
    const NodeIndex known = tree_.find_child(node, outcome);
    if (known != no_node) return known;
    int branches = 0;
    for (NodeIndex c = tree_[node].first_child; c != no_node; c = tree_[c].next_sibling) ++branches;
    if (branches < settings_.chance_branches) return append_child(node, outcome, 0.0f);
    const Action shared{other_outcomes, {}};
    const NodeIndex other = tree_.find_child(node, shared);
    return other != no_node ? other : append_child(node, shared, 0.0f);
  }

  NodeIndex append_child(NodeIndex node, Action action, float prior) {
    const NodeIndex child = tree_.make(action, prior);
    if (child == no_node) return no_node;
    tree_[child].next_sibling = tree_[node].first_child;
    tree_[node].first_child = child;
    return child;
  }

  // Keeps the subtree of the chosen action for the case that the same seat decides next and nothing
  // came to light in between: then the position looks as expected.
  void remember(Action action) {
    if (!settings_.keep_tree) return;
    State after = seen_;
    advance<G>(after, action, scratch_);
    if (G::to_act(after) != seat_) return;
    follow_up_ = tree_.find_child(root_, action);
    follow_up_digest_ = digest<G>(seen_by<G>(after, seat_));
  }

  SearchSettings settings_;
  Tree tree_;
  State seen_{};
  Random random_{std::uint64_t{0}};
  Seat seat_ = nobody;
  int seats_ = 0;
  NodeIndex root_ = no_node;
  NodeIndex follow_up_ = no_node;
  std::uint64_t follow_up_digest_ = 0;
  std::uint32_t iterations_ = 0;
  ActionList actions_;  // at the root
  ActionList list_;     // at the position reached
  ActionList scratch_;
  Greedy<G> greedy_;
  Rollout<G> rollout_;
  WinInHand<G> win_in_hand_;
  std::optional<Action> win_;
  FixedVector<NodeIndex, max_depth> path_;
  std::array<NodeIndex, ActionList::capacity()> children_{};
  std::array<Total, ActionList::capacity()> totals_{};
};

}  // namespace triclinium
