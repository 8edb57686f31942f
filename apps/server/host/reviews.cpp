#include "apps/server/host/reviews.h"

#include <algorithm>

#include "apps/server/core/secret.h"

namespace triclinium::server {

struct Reviews::Work {
  explicit Work(const Table& played)
      : table(played),
        bot(table.game(), std::string(level_names().back()), secure_random().next()) {}

  // Judges the next decision and returns its verdict, empty if there is none. A game that cannot
  // be replayed ends there.
  std::string judge_next(const std::atomic<bool>& stop);

  const Table table;
  TableBot bot;
  Random random = secure_random();
  Result<AnyState> state = Error{"not begun"};
  std::size_t done = 0;
  bool ended = false;
};

std::string Reviews::Work::judge_next(const std::atomic<bool>& stop) {
  const AnyGame& game = table.game();
  if (done == 0) state = state_at(table, 0);
  while (state && done < table.moves().size()) {
    const Move& move = table.moves()[done];
    const auto action = game.parse_action(*state, move.text);
    if (!action) break;
    const AnyState before = *state;
    game.apply(*state, *action, nullptr);
    ended = ++done == table.moves().size();
    if (move.actor < 0) continue;
    const AnyState imagined = game.determinize(before, move.actor, random);
    const auto verdict = bot.judge(imagined, *action, until(stop));
    return verdict ? review_row(game, before, done, *action, *verdict).dump() : "";
  }
  ended = true;
  return "";
}

std::variant<std::string, Refused> Reviews::ask(const TableHandle& entry) {
  const Table& table = entry->table;
  const std::string& id = table.config().id;
  auto it = std::find_if(reviews_.begin(), reviews_.end(),
                         [&](const auto& review) { return review->table == id; });
  if (it == reviews_.end()) {
    if (running_ >= max_running) return Refused{"busy", "Other games are reviewed now; ask later."};
    if (bot_levels(table.game()).empty()) {
      return Refused{"no_review", "No bot can review this game yet."};
    }
    reviews_.push_front(std::make_shared<Review>(Review{id, 0, table.moves().size(), ""}));
    if (reviews_.size() > max_kept) reviews_.pop_back();
    it = reviews_.begin();
    ++running_;
    go_on(*it, std::make_shared<Work>(table));
  }
  const Review& review = **it;
  const bool done = review.done == review.total;
  const double progress =
      done ? 1 : static_cast<double>(review.done) / static_cast<double>(review.total);
  return R"({"moves":[)" + review.verdicts + R"(],"progress":)" + Json(progress).dump() +
         (done ? R"(,"state":"done"})" : R"(,"state":"running"})");
}

// One decision a job, so that bots at other tables come in between.
void Reviews::go_on(const std::shared_ptr<Review>& review, const std::shared_ptr<Work>& work) {
  thinkers_.run(
      [this, stop = stop_, review, work] {
        const std::string verdict = work->judge_next(*stop);
        loop_.post([this, stop, review, work, verdict] {
          if (*stop) return;
          if (!verdict.empty()) review->verdicts += (review->verdicts.empty() ? "" : ",") + verdict;
          review->done = work->done;
          if (work->ended) {
            review->total = review->done;
            --running_;
            return;
          }
          go_on(review, work);
        });
      },
      Workers::Urgency::later);
}

}  // namespace triclinium::server
