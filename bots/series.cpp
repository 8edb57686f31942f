#include "bots/series.h"

#include "engine/ranking.h"

namespace triclinium {

namespace {

void add_score(RankScores& rank, int score, bool first) {
  rank.sum += score;
  rank.min = first ? score : std::min(rank.min, score);
  rank.max = first ? score : std::max(rank.max, score);
}

}  // namespace

void add_game(SeriesTotals& totals, const Standing& standing, int seats, std::uint64_t index,
              std::uint64_t digest) {
  int place = 0;
  for (Seat s : seats_by_rank(standing, seats)) {
    add_score(totals.ranks[place++], standing.scores[s], totals.games == 0);
  }
  ++totals.games;
  // A sum, so that the order in which games finish does not matter; the index tells them apart.
  totals.signature += mix64(digest ^ mix64(index));
}

void join_totals(SeriesTotals& totals, const SeriesTotals& part) {
  for (int place = 0; place < max_seats && part.games > 0; ++place) {
    RankScores& rank = totals.ranks[place];
    const RankScores& other = part.ranks[place];
    rank.sum += other.sum;
    rank.min = totals.games == 0 ? other.min : std::min(rank.min, other.min);
    rank.max = totals.games == 0 ? other.max : std::max(rank.max, other.max);
  }
  totals.games += part.games;
  totals.count.decisions += part.count.decisions;
  totals.count.answers += part.count.answers;
  totals.count.max_answers = std::max(totals.count.max_answers, part.count.max_answers);
  totals.signature += part.signature;
}

}  // namespace triclinium
