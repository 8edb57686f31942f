// From results to judgements: intervals, early stopping, ratings. Numbers only.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace triclinium {

struct Interval {
  double low = 0;
  double high = 0;
};

// 95 % interval (Wilson) of a share: `sum` of results between 0 and 1 in `games` games.
Interval wilson(double sum, std::uint64_t games);

// Sequential test of a bot's share per block against parity: does it lie at parity, or `gain` above
// (or below)? Both errors 5 %.
class SequentialTest {
 public:
  enum class Verdict : std::uint8_t { open, stronger, weaker, equal };

  SequentialTest(double parity, double gain) : parity_(parity), gain_(gain) {}

  // One block's mean share.
  void add(double share);
  Verdict verdict() const;

 private:
  // Logarithm of the likelihood of `share` against parity, by the normal approximation.
  double log_likelihood_ratio(double share) const;

  double parity_;
  double gain_;
  std::uint64_t blocks_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// What two bots scored against one another: wins (ties half) of the first in `games` games.
struct Pairing {
  int first = 0;
  int second = 0;
  double wins = 0;
  double games = 0;
};

struct Rating {
  double points = 0;  // Elo scale: 400 points are odds of 10 to 1; the mean of all is 0
  double error = 0;   // half of the 95 % interval
};

// Ratings that explain the pairings best (Bradley and Terry). Each pairing counts as if one more
// game had been tied, so that a clean sweep has a finite rating.
std::vector<Rating> fit_ratings(int bots, std::span<const Pairing> pairings);

// The rating difference of `a` over `b` with its own half interval: narrower than the two ratings
// alone tell, since both were measured against one another.
Rating rating_difference(int bots, std::span<const Pairing> pairings, int a, int b);

}  // namespace triclinium
