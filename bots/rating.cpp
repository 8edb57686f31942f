#include "bots/rating.h"

#include <algorithm>
#include <cmath>

namespace triclinium {

namespace {

constexpr double normal_95 = 1.959963984540054;
const double elo_per_logit = 400.0 / std::log(10.0);

std::vector<Pairing> with_one_tie_more(std::span<const Pairing> pairings) {
  std::vector<Pairing> result(pairings.begin(), pairings.end());
  for (Pairing& pairing : result) {
    pairing.wins += 0.5;
    pairing.games += 1;
  }
  return result;
}

// Solves matrix · x = right by elimination; the matrix is symmetric and positive definite.
std::vector<double> solve(std::vector<std::vector<double>> matrix, std::vector<double> right) {
  const std::size_t n = right.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t row = i + 1; row < n; ++row) {
      const double factor = matrix[row][i] / matrix[i][i];
      for (std::size_t k = i; k < n; ++k) matrix[row][k] -= factor * matrix[i][k];
      right[row] -= factor * right[i];
    }
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
}

// Newton's method on the logits. Only differences are determined, so a weak pull to 0 is added to
// the matrix: it fixes the mean and changes nothing else.
struct Fit {
  std::vector<double> logits;
  std::vector<std::vector<double>> information;
};

Fit fit(int bots, std::span<const Pairing> pairings) {
  const auto n = static_cast<std::size_t>(bots);
  Fit result{std::vector<double>(n, 0.0), {}};
  for (int step = 0; step < 60; ++step) {
    std::vector<double> gradient(n, 0.0);
    result.information.assign(n, std::vector<double>(n, 1.0 / static_cast<double>(bots)));
    for (const Pairing& pairing : pairings) {
      const auto a = static_cast<std::size_t>(pairing.first);
      const auto b = static_cast<std::size_t>(pairing.second);
      const double chance = 1.0 / (1.0 + std::exp(result.logits[b] - result.logits[a]));
      const double surprise = pairing.wins - pairing.games * chance;
      const double weight = pairing.games * chance * (1.0 - chance);
      gradient[a] += surprise;
      gradient[b] -= surprise;
      result.information[a][a] += weight;
      result.information[b][b] += weight;
      result.information[a][b] -= weight;
      result.information[b][a] -= weight;
    }
    const std::vector<double> change = solve(result.information, gradient);
    double largest = 0;
    for (std::size_t i = 0; i < n; ++i) {
      result.logits[i] += std::clamp(change[i], -2.0, 2.0);
      largest = std::max(largest, std::abs(change[i]));
    }
    if (largest < 1e-10) break;
  }
  return result;
}

// Half of the 95 % interval of the combination of logits that `direction` names.
double half_interval(const Fit& fit, const std::vector<double>& direction) {
  const std::vector<double> x = solve(fit.information, direction);
  double variance = 0;
  for (std::size_t i = 0; i < x.size(); ++i) variance += direction[i] * x[i];
  return normal_95 * std::sqrt(std::max(variance, 0.0)) * elo_per_logit;
}

}  // namespace

Interval wilson(double sum, std::uint64_t games) {
  if (games == 0) return {0, 1};
  const auto n = static_cast<double>(games);
  const double share = sum / n;
  const double z2 = normal_95 * normal_95;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half =
      normal_95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {std::max(middle - half, 0.0), std::min(middle + half, 1.0)};
}

void SequentialTest::add(double share) {
  ++blocks_;
  sum_ += share;
  squares_ += share * share;
}

double SequentialTest::log_likelihood_ratio(double share) const {
  const auto n = static_cast<double>(blocks_);
  const double mean = sum_ / n;
  // Never less than one odd block in n would give: a short even run is no proof.
  const double variance = std::max(squares_ / n - mean * mean, 0.25 / n);
  return n * (share - parity_) * (2 * mean - parity_ - share) / (2 * variance);
}

SequentialTest::Verdict SequentialTest::verdict() const {
  constexpr std::uint64_t least_blocks = 8;
  if (blocks_ < least_blocks) return Verdict::open;
  const double bound = std::log(0.95 / 0.05);
  const double up = log_likelihood_ratio(parity_ + gain_);
  const double down = log_likelihood_ratio(parity_ - gain_);
  if (up >= bound) return Verdict::stronger;
  if (down >= bound) return Verdict::weaker;
  return up <= -bound && down <= -bound ? Verdict::equal : Verdict::open;
}

std::vector<Rating> fit_ratings(int bots, std::span<const Pairing> pairings) {
  const Fit best = fit(bots, with_one_tie_more(pairings));
  const auto n = static_cast<std::size_t>(bots);
  std::vector<Rating> ratings(n);
  for (std::size_t i = 0; i < n; ++i) {
    // The deviation from the mean of all.
    std::vector<double> direction(n, -1.0 / static_cast<double>(bots));
    direction[i] += 1.0;
    ratings[i] = {best.logits[i] * elo_per_logit, half_interval(best, direction)};
  }
  return ratings;
}

Rating rating_difference(int bots, std::span<const Pairing> pairings, int a, int b) {
  const Fit best = fit(bots, with_one_tie_more(pairings));
  std::vector<double> direction(static_cast<std::size_t>(bots), 0.0);
  direction[static_cast<std::size_t>(a)] = 1.0;
  direction[static_cast<std::size_t>(b)] = -1.0;
  const double logits =
      best.logits[static_cast<std::size_t>(a)] - best.logits[static_cast<std::size_t>(b)];
  return {logits * elo_per_logit, half_interval(best, direction)};
}

}  // namespace triclinium
