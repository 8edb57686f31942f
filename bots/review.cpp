#include "bots/review.h"

#include <algorithm>

namespace triclinium {

namespace {

// How far a chance to win found by lot may be off: two standard deviations of it, squared.
float error_squared(const Candidate& candidate, Seat seat) {
  const float chance = candidate.expected.shares[seat];
  return 4.0f * chance * (1.0f - chance) / static_cast<float>(candidate.visits);
}

}  // namespace

Judgement judge(AnyBot& bot, const AnyState& state, Seat seat, Action played,
                const Limits& limits) {
  const Choice choice = bot.choose(state, limits);
  Judgement judgement{.seat = seat,
                      .played = played,
                      .best = choice.action,
                      .expected = choice.expected,
                      .iterations = choice.iterations};
  if (choice.iterations == 0 || choice.action == played) return judgement;
  Limits both = limits;
  both.compare = {choice.action, played};
  for (const std::uint32_t effort : {2u, 8u}) {
    both.iterations = effort * choice.iterations;
    bot.choose(state, both);
    const auto found = [&](Action action) {
      return *std::ranges::find(bot.candidates(), action, &Candidate::action);
    };
    const Candidate best = found(choice.action);
    const Candidate own = found(played);
    const float loss = best.expected.shares[seat] - own.expected.shares[seat];
    const float noise = std::sqrt(error_squared(best, seat) + error_squared(own, seat));
    // The choice was made by chance and lead together: by both it must have been the better one.
    if (!(loss > noise && best.value > own.value)) {
      judgement.best = played;
      judgement.loss = judgement.points_lost = 0;
      return judgement;
    }
    judgement.loss = loss;
    judgement.points_lost = best.expected.points[seat] - own.expected.points[seat];
  }
  return judgement;
}

}  // namespace triclinium
