#include "bots/review.h"

#include <algorithm>

namespace triclinium {

namespace {

const Candidate* find_candidate(std::span<const Candidate> candidates, Action action) {
  for (const Candidate& candidate : candidates) {
    if (candidate.action == action && candidate.visits > 0) return &candidate;
  }
  return nullptr;
}

}  // namespace

Judgement judge(AnyBot& bot, const AnyState& state, Seat seat, Action played,
                const Limits& limits) {
  Limits compared = limits;
  compared.compare = played;
  const Choice choice = bot.choose(state, compared);
  Judgement judgement{
      .seat = seat, .played = played, .best = choice.action, .expected = choice.expected};
  const Candidate* best = find_candidate(bot.candidates(), choice.action);
  const Candidate* own = find_candidate(bot.candidates(), played);
  if (own == nullptr || best == nullptr) return judgement;
  judgement.visits = own->visits;
  // The choice is made by visits; what was played may look better all the same.
  if (own == best || own->value >= best->value) {
    judgement.best = played;
    judgement.expected = own->expected;
    return judgement;
  }
  judgement.loss = std::max(0.0f, best->expected.shares[seat] - own->expected.shares[seat]);
  judgement.points_lost = best->expected.points[seat] - own->expected.points[seat];
  return judgement;
}

std::vector<Judgement> costliest(std::span<const Judgement> judgements, std::size_t count) {
  std::vector<Judgement> sorted;
  for (const Judgement& judgement : judgements) {
    if (judgement.loss > 0) sorted.push_back(judgement);
  }
  std::sort(sorted.begin(), sorted.end(), [](const Judgement& a, const Judgement& b) {
    return a.loss != b.loss ? a.loss > b.loss : a.move < b.move;
  });
  if (sorted.size() > count) sorted.resize(count);
  return sorted;
}

}  // namespace triclinium
