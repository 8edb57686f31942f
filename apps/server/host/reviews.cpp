#include "apps/server/host/reviews.h"

#include <algorithm>

#include "apps/server/core/secret.h"

namespace triclinium::server {

std::variant<Json, Refused> Reviews::ask(const TableHandle& entry) {
  const std::string& id = entry->table.config().id;
  auto it = std::find_if(reviews_.begin(), reviews_.end(),
                         [&](const auto& review) { return review->table == id; });
  if (it == reviews_.end()) {
    if (running_ >= max_running) return Refused{"busy", "Other games are reviewed now; ask later."};
    auto review = std::make_shared<Review>();
    review->table = id;
    Refused none{"no_review", "No bot can review this game yet."};
    if (bot_levels(entry->table.game()).empty()) return none;
    review->bot =
        std::make_unique<TableBot>(entry->table.game(), std::string(level_names().back()));
    review->total = entry->table.moves().size();
    auto state = state_at(entry->table, 0);
    if (!state) return none;
    review->state = *state;
    reviews_.push_front(review);
    if (reviews_.size() > max_kept) reviews_.pop_back();
    ++running_;
    go_on(entry, review);
    it = reviews_.begin();
  }
  const Review& review = **it;
  const bool done = review.done == review.total;
  const double progress =
      review.total == 0 ? 1 : static_cast<double>(review.done) / static_cast<double>(review.total);
  return Json{
      {"state", done ? "done" : "running"}, {"progress", progress}, {"moves", review.moves}};
}

void Reviews::finish(Review& review) {
  review.bot.reset();
  --running_;
}

// One decision a job, so that bots at other tables come in between.
void Reviews::go_on(const TableHandle& entry, const std::shared_ptr<Review>& review) {
  if (*stop_) return;
  if (review->done == review->total) return finish(*review);
  const AnyGame* game = &entry->table.game();
  const Move& move = entry->table.moves()[review->done];
  auto action = game->parse_action(review->state, move.text);
  if (!action) {
    review->total = review->done;
    return finish(*review);
  }
  const AnyState before = review->state;
  game->apply(review->state, *action, nullptr);
  if (move.actor < 0) {
    ++review->done;
    return loop_.post([this, stop = stop_, entry, review] {
      if (!*stop) go_on(entry, review);
    });
  }
  Random random = secure_random();
  const AnyState imagined = game->determinize(before, move.actor, random);
  thinkers_.run(
      [this, stop = stop_, entry, review, game, before, imagined, seat = move.actor,
       played = *action] {
        const auto verdict = review->bot->judge(imagined, played, judging_iterations, *stop);
        loop_.post([this, stop, entry, review, game, before, seat, played, verdict] {
          if (*stop) return;
          ++review->done;
          if (verdict) {
            review->moves.push_back({{"move", review->done},
                                     {"seat", int{seat}},
                                     {"played", game->action_text(before, played)},
                                     {"best", game->action_text(before, verdict->best)},
                                     {"loss", verdict->loss},
                                     {"score_loss", verdict->score_loss},
                                     {"expected", verdict->expected},
                                     {"scores", verdict->scores}});
          }
          go_on(entry, review);
        });
      },
      Workers::Urgency::later);
}

}  // namespace triclinium::server
