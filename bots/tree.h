// The search tree in one block of memory: nodes are handed out in turn and given back all at once.
#pragma once

#include <cstdint>
#include <vector>

#include "bots/evaluation.h"
#include "engine/action.h"

namespace triclinium {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex no_node = 0;  // index 0 is never handed out

// An action and what has been seen after it. The values are sums over all visits, one per seat:
// whoever acts at the parent looks at his own (max^n).
struct Node {
  Action action;
  NodeIndex first_child = no_node;
  NodeIndex next_sibling = no_node;
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often its action was legal when the parent was passed
  float prior = 0;              // of the siblings' choice, 0 … 1
  SeatValues value{};

  float mean(Seat seat) const { return value[seat] / static_cast<float>(visits); }
};

class Tree {
 public:
  // The only allocation of a search's life.
  explicit Tree(std::uint32_t capacity) : nodes_(capacity < 2 ? 2 : capacity) {}

  void clear() { used_ = 1; }
  // A fresh node, or no_node when the block is used up.
  NodeIndex make(Action action, float prior) {
    if (used_ == nodes_.size()) return no_node;
    nodes_[used_] = Node{.action = action, .prior = prior};
    return used_++;
  }
  std::uint32_t room() const { return static_cast<std::uint32_t>(nodes_.size()) - used_; }
  std::uint32_t capacity() const { return static_cast<std::uint32_t>(nodes_.size()); }

  Node& operator[](NodeIndex i) { return nodes_[i]; }
  const Node& operator[](NodeIndex i) const { return nodes_[i]; }

  // Null-like no_node if the action has not been tried below this node.
  NodeIndex find_child(NodeIndex parent, Action action) const {
    for (NodeIndex c = nodes_[parent].first_child; c != no_node; c = nodes_[c].next_sibling) {
      if (nodes_[c].action == action) return c;
    }
    return no_node;
  }

 private:
  std::vector<Node> nodes_;
  std::uint32_t used_ = 1;
};

}  // namespace triclinium
