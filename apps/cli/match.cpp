// `triclinium match GAME --bots A,B,…`: who is stronger, by how much, and where the points come
// from.
#include <iomanip>
#include <iostream>
#include <memory>

#include "apps/cli/tournament_arguments.h"
#include "codec/codecs.h"

namespace triclinium {

namespace {

struct MatchArguments : TournamentArguments {
  bool stop_early = false;
  double bar = 0;  // in hundredths
};

std::string_view verdict_text(SequentialTest::Verdict verdict) {
  switch (verdict) {
    case SequentialTest::Verdict::stronger:
      return "stronger";
    case SequentialTest::Verdict::weaker:
      return "weaker";
    case SequentialTest::Verdict::equal:
      return "equal";
    case SequentialTest::Verdict::open:
      break;
  }
  return "open";
}

Json causes_json(const AnyGame& game, const BotTally& tally) {
  Json causes = Json::object();
  visit_game(game.info().id, [&]<Game G>() {
    for (int cause = 0; cause < max_causes; ++cause) {
      const double points = tally.causes[static_cast<std::size_t>(cause)];
      if (points == 0) continue;
      causes[std::string(Codec<G>::cause_name(static_cast<std::uint8_t>(cause)))] =
          points / static_cast<double>(tally.games);
    }
  });
  return causes;
}

Json report_json(const Tournament& tournament, const TournamentResult& result) {
  Json bots = Json::array();
  std::uint64_t decisions = 0;
  for (std::size_t i = 0; i < tournament.bots.size(); ++i) {
    const BotTally& tally = result.bots[i];
    const auto games = static_cast<double>(tally.games);
    const Interval interval = wilson(tally.wins, tally.games);
    decisions += tally.decisions;
    bots.push_back(
        {{"name", tournament.bots[i]},
         {"win_share", tally.wins / games},
         {"wilson", {interval.low, interval.high}},
         {"mean_score", tally.scores / games},
         {"mean_lead", tally.leads / games},
         {"causes", causes_json(*tournament.game, tally)},
         {"decisions", tally.decisions},
         {"ms_per_decision",
          tally.decisions == 0 ? 0.0 : 1000 * tally.seconds / static_cast<double>(tally.decisions)},
         {"longest_decision_ms", 1000 * tally.longest_decision},
         {"longest_turn_ms", 1000 * tally.longest_turn}});
  }
  Json report{{"game", tournament.game->info().id},
              {"seats", tournament.bots.size()},
              {"options", tournament.options},
              {"seed", tournament.seed},
              {"blocks", result.blocks},
              {"games", result.bots[0].games},
              {"parity", 1.0 / static_cast<double>(tournament.bots.size())},
              {"decisions_per_s", static_cast<double>(decisions) / result.seconds},
              {"seconds", result.seconds},
              {"bots", bots}};
  if (tournament.stop_early) report["sprt"] = verdict_text(result.verdict);
  if (tournament.bar > 0) report["bar"] = tournament.bar;
  if (result.stopped) report["interrupted"] = true;
  return report;
}

void print_match(const Json& report) {
  std::cout << report["game"].get<std::string>() << ", " << report["games"] << " games in "
            << report["blocks"] << " blocks, parity " << std::fixed << std::setprecision(1)
            << 100 * report["parity"].get<double>() << " %\n";
  std::cout << std::left << std::setw(16) << "bot" << std::right << std::setw(8) << "wins %"
            << std::setw(17) << "95 % interval" << std::setw(9) << "score" << std::setw(9) << "lead"
            << std::setw(14) << "ms/decision" << std::setw(9) << "longest" << std::setw(9) << "turn"
            << '\n';
  for (const Json& bot : report["bots"]) {
    std::ostringstream interval;
    interval << std::fixed << std::setprecision(1) << 100 * bot["wilson"][0].get<double>() << " – "
             << 100 * bot["wilson"][1].get<double>();
    std::cout << std::left << std::setw(16) << bot["name"].get<std::string>() << std::right
              << std::setw(8) << 100 * bot["win_share"].get<double>() << std::setw(19)
              << interval.str() << std::setw(9) << bot["mean_score"].get<double>() << std::setw(9)
              << bot["mean_lead"].get<double>() << std::setw(14) << std::setprecision(3)
              << bot["ms_per_decision"].get<double>() << std::setprecision(1) << std::setw(9)
              << bot["longest_decision_ms"].get<double>() << std::setw(9)
              << bot["longest_turn_ms"].get<double>() << '\n';
  }
  for (const Json& bot : report["bots"]) {
    std::cout << bot["name"].get<std::string>() << " points by cause:";
    for (const auto& [cause, points] : bot["causes"].items()) {
      std::cout << "  " << cause << ' ' << points.get<double>();
    }
    std::cout << '\n';
  }
  std::cout << report["decisions_per_s"].get<double>() << " decisions a second, "
            << report["seconds"].get<double>() << " s\n";
  if (report.contains("sprt")) {
    std::cout << "the first bot is " << report["sprt"].get<std::string>();
    if (report.contains("bar")) {
      std::cout << " measured by a bar of " << 100 * report["bar"].get<double>() << " %";
    }
    std::cout << " (sequential test)\n";
  }
  if (report.contains("interrupted")) std::cout << "interrupted: not all blocks were played\n";
}

int run_match(MatchArguments& arguments) {
  if (!arguments.resolve(static_cast<int>(arguments.bots.size()))) return exit_wrong_input;
  const Cluster cluster;
  const Tournament tournament{arguments.choice.game,
                              arguments.choice.options,
                              arguments.bots,
                              arguments.blocks,
                              arguments.choice.seed,
                              arguments.threads,
                              arguments.stop_early || arguments.bar > 0,
                              arguments.bar / 100,
                              Interruptible::asked};
  const Interruptible interruptible;
  const TournamentResult result =
      play_tournament(tournament, cluster, progress_line(arguments.choice.id));
  if (cluster.rank() != 0) return 0;
  clear_progress_line();
  if (result.blocks == 0) return exit_interrupted;
  const Json report = report_json(tournament, result);
  if (arguments.json) {
    std::cout << report.dump() << '\n';
  } else {
    print_match(report);
  }
  return result.stopped ? exit_interrupted : 0;
}

}  // namespace

Run define_match(CLI::App& app) {
  auto arguments = std::make_shared<MatchArguments>();
  app.add_option("--bots", arguments->bots,
                 "one bot per seat: random, greedy, ismcts:N, tiro, miles, centurio, legatus, "
                 "imperator")
      ->delimiter(',')
      ->required();
  arguments->define(app, "deals to play, each with every bot once on every seat");
  app.add_flag("--sprt", arguments->stop_early,
               "stop as soon as the first bot is clearly stronger, weaker or equal");
  app.add_option("--bar", arguments->bar,
                 "stop as soon as the first bot's share of wins is clearly above or below this "
                 "many per cent")
      ->check(CLI::Range(1.0, 99.0));
  return [arguments] { return run_match(*arguments); };
}

}  // namespace triclinium
