// `triclinium ladder GAME`: every level against its neighbours, and the ratings that follow.
#include <iomanip>
#include <iostream>
#include <memory>

#include "apps/cli/tournament_arguments.h"
#include "bots/any_bot.h"

namespace triclinium {

namespace {

struct LadderArguments : TournamentArguments {
  int reach = 1;
};

struct Ladder {
  std::vector<Pairing> pairings;
  std::vector<Rating> ratings;  // none if not all were paired
  bool stopped = false;
};

// Two bots at a time, those at most `reach` rungs apart.
Ladder play_ladder(const LadderArguments& arguments, const Cluster& cluster) {
  Ladder ladder;
  const int bots = static_cast<int>(arguments.bots.size());
  for (int gap = 1; gap <= arguments.reach; ++gap) {
    for (int high = gap; high < bots; ++high) {
      const int low = high - gap;
      const std::string& upper = arguments.bots[static_cast<std::size_t>(high)];
      const std::string& lower = arguments.bots[static_cast<std::size_t>(low)];
      std::string title = upper;
      title.append(" – ").append(lower);
      const Tournament tournament{
          arguments.choice.game, arguments.choice.options, {upper, lower}, arguments.blocks,
          arguments.choice.seed, arguments.threads,        false,          0,
          Interruptible::asked};
      const TournamentResult result = play_tournament(tournament, cluster, progress_line(title));
      ladder.stopped |= result.stopped;
      if (result.blocks == 0) return ladder;
      ladder.pairings.push_back(
          {high, low, result.bots[0].wins, static_cast<double>(result.bots[0].games)});
    }
  }
  ladder.ratings = fit_ratings(bots, ladder.pairings);
  return ladder;
}

Json report_json(const LadderArguments& arguments, const Ladder& ladder) {
  const int bots = static_cast<int>(arguments.bots.size());
  Json rungs = Json::array();
  for (int i = 0; i < bots; ++i) {
    const Rating& rating = ladder.ratings[static_cast<std::size_t>(i)];
    Json rung{{"name", arguments.bots[static_cast<std::size_t>(i)]},
              {"rating", rating.points},
              {"interval", {rating.points - rating.error, rating.points + rating.error}}};
    if (i > 0) {
      const Rating step = rating_difference(bots, ladder.pairings, i, i - 1);
      rung["above_last"] = step.points;
      rung["above_last_interval"] = {step.points - step.error, step.points + step.error};
    }
    rungs.push_back(rung);
  }
  Json pairings = Json::array();
  for (const Pairing& pairing : ladder.pairings) {
    pairings.push_back({{"first", arguments.bots[static_cast<std::size_t>(pairing.first)]},
                        {"second", arguments.bots[static_cast<std::size_t>(pairing.second)]},
                        {"wins", pairing.wins},
                        {"games", pairing.games}});
  }
  Json report{{"game", arguments.choice.id}, {"bots", rungs}, {"pairings", pairings}};
  if (ladder.stopped) report["interrupted"] = true;
  return report;
}

void print_ladder(const Json& report) {
  std::cout << report["game"].get<std::string>() << ": ratings, two seats (mean 0)\n"
            << std::fixed << std::setprecision(0);
  for (const Json& rung : report["bots"]) {
    std::ostringstream interval;
    interval << std::fixed << std::setprecision(0) << rung["interval"][0].get<double>() << " … "
             << rung["interval"][1].get<double>();
    std::cout << std::left << std::setw(14) << rung["name"].get<std::string>() << std::right
              << std::setw(7) << rung["rating"].get<double>() << "  (" << interval.str() << ')';
    if (rung.contains("above_last")) {
      std::cout << "  " << std::showpos << rung["above_last"].get<double>() << std::noshowpos
                << " (" << rung["above_last_interval"][0].get<double>() << " … "
                << rung["above_last_interval"][1].get<double>() << ')';
    }
    std::cout << '\n';
  }
  for (const Json& pairing : report["pairings"]) {
    std::cout << pairing["first"].get<std::string>() << " – "
              << pairing["second"].get<std::string>() << ": " << std::setprecision(1)
              << 100 * pairing["wins"].get<double>() / pairing["games"].get<double>() << " % of "
              << std::setprecision(0) << pairing["games"].get<double>() << " games\n";
  }
  if (report.contains("interrupted")) std::cout << "interrupted: not all blocks were played\n";
}

int run_ladder(LadderArguments& arguments) {
  if (arguments.bots.empty()) {
    for (const std::string_view name : level_names()) arguments.bots.emplace_back(name);
  }
  if (arguments.bots.size() < 2) return fail("--bots: a ladder has at least two rungs");
  if (!arguments.resolve(2)) return exit_wrong_input;
  const Cluster cluster;
  const Interruptible interruptible;
  const Ladder ladder = play_ladder(arguments, cluster);
  if (cluster.rank() != 0) return 0;
  clear_progress_line();
  if (ladder.ratings.empty()) {
    std::cerr << "interrupted: not all pairs have played, so there are no ratings\n";
    return exit_interrupted;
  }
  const Json report = report_json(arguments, ladder);
  if (arguments.json) {
    std::cout << report.dump() << '\n';
  } else {
    print_ladder(report);
  }
  return ladder.stopped ? exit_interrupted : 0;
}

}  // namespace

Run define_ladder(CLI::App& app) {
  auto arguments = std::make_shared<LadderArguments>();
  app.add_option("--bots", arguments->bots,
                 "from the weakest to the strongest (default: the levels)")
      ->delimiter(',');
  arguments->define(app, "deals per pairing, each played from both seats");
  app.add_option("--reach", arguments->reach, "pair bots at most this many rungs apart")
      ->check(CLI::Range(1, 100))
      ->capture_default_str();
  return [arguments] { return run_ladder(*arguments); };
}

}  // namespace triclinium
