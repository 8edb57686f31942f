// `triclinium playouts GAME`: random games, their speed, shape and signature.
#include <atomic>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

#include "apps/cli/command.h"
#include "bots/series.h"
#include "codec/codecs.h"
#include "codec/json_text.h"

namespace triclinium {

namespace {

struct PlayoutArguments {
  GameChoice choice;
  std::uint64_t games = 1000;
  int threads = 1;
  bool json = false;
};

// Shares the series out in small parts, so that no thread waits long for another.
template <Game G>
SeriesTotals run_series(const PlayoutArguments& arguments) {
  constexpr std::uint64_t part = 64;
  const auto options = Codec<G>::parse_options(arguments.choice.options);
  std::atomic<std::uint64_t> next = 0;
  std::vector<SeriesTotals> totals(static_cast<std::size_t>(arguments.threads));
  const auto work = [&](SeriesTotals& mine) {
    SeriesTotals sum;
    for (std::uint64_t first = next.fetch_add(part); first < arguments.games;
         first = next.fetch_add(part)) {
      join_totals(sum, play_series<G>(*options, arguments.choice.seats, arguments.choice.seed,
                                      first, std::min(first + part, arguments.games)));
    }
    mine = sum;
  };
  std::vector<std::thread> helpers;
  for (int t = 1; t < arguments.threads; ++t)
    helpers.emplace_back([&work, &totals, t] { work(totals[t]); });
  work(totals[0]);
  for (std::thread& helper : helpers) helper.join();
  for (int t = 1; t < arguments.threads; ++t) join_totals(totals[0], totals[t]);
  return totals[0];
}

Json report_json(const PlayoutArguments& arguments, const SeriesTotals& totals, double seconds) {
  const auto games = static_cast<double>(totals.games);
  const auto decisions = static_cast<double>(totals.count.decisions);
  Json scores = Json::array();
  for (int place = 0; place < arguments.choice.seats; ++place) {
    const RankScores& rank = totals.ranks[place];
    scores.push_back(
        {{"mean", static_cast<double>(rank.sum) / games}, {"min", rank.min}, {"max", rank.max}});
  }
  return {{"games", totals.games},
          {"seats", arguments.choice.seats},
          {"games_per_s", games / seconds},
          {"decisions_per_s", decisions / seconds},
          {"decisions_per_game", decisions / games},
          {"mean_branching", static_cast<double>(totals.count.answers) / decisions},
          {"max_branching", totals.count.max_answers},
          {"state_bytes", arguments.choice.game->info().state_bytes},
          {"scores", scores},
          {"signature", hex_text(totals.signature)}};
}

void print_text(const PlayoutArguments& arguments, const Json& report) {
  std::cout << arguments.choice.game->info().title << ", " << arguments.choice.seats
            << " seats, options " << arguments.choice.options.dump() << '\n'
            << std::fixed << std::setprecision(1);
  for (const char* key : {"games", "games_per_s", "decisions_per_s", "decisions_per_game",
                          "mean_branching", "max_branching", "state_bytes"}) {
    std::cout << std::left << std::setw(20) << key << ' ';
    if (report[key].is_number_float()) {
      std::cout << report[key].get<double>() << '\n';
    } else {
      std::cout << report[key].get<std::uint64_t>() << '\n';
    }
  }
  for (std::size_t place = 0; place < report["scores"].size(); ++place) {
    const Json& rank = report["scores"][place];
    std::cout << std::left << std::setw(20) << ("scores rank " + std::to_string(place + 1)) << ' '
              << rank["mean"].get<double>() << " (" << rank["min"].get<int>() << " to "
              << rank["max"].get<int>() << ")\n";
  }
  std::cout << std::left << std::setw(20) << "signature" << ' '
            << report["signature"].get<std::string>() << '\n';
}

int run_playouts(PlayoutArguments& arguments) {
  if (!arguments.choice.resolve()) return exit_wrong_input;
  SeriesTotals totals;
  const auto begin = std::chrono::steady_clock::now();
  visit_game(arguments.choice.id, [&]<Game G>() { totals = run_series<G>(arguments); });
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
  const Json report = report_json(arguments, totals, elapsed.count());
  if (arguments.json) {
    std::cout << report.dump() << '\n';
  } else {
    print_text(arguments, report);
  }
  return 0;
}

}  // namespace

Run define_playouts(CLI::App& app) {
  auto arguments = std::make_shared<PlayoutArguments>();
  arguments->choice.define(app);
  app.add_option("--games", arguments->games, "how many games")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40))
      ->capture_default_str();
  app.add_option("--threads", arguments->threads, "how many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  app.add_flag("--json", arguments->json, "print one JSON object");
  return [arguments] { return run_playouts(*arguments); };
}

}  // namespace triclinium
