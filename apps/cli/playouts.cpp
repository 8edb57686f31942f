// `triclinium playouts GAME`: random games, their speed, shape and signature.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "apps/cli/command.h"
#include "apps/gpu/gpu.h"
#include "bots/series.h"
#include "codec/codecs.h"
#include "codec/json_text.h"

namespace triclinium {

namespace {

struct PlayoutArguments {
  GameChoice choice;
  std::uint64_t games = 1000;
  int threads = 1;
  std::string device = "cpu";
  bool json = false;
};

struct TimedTotals {
  SeriesTotals totals;
  double seconds = 0;
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

void print_playouts(const PlayoutArguments& arguments, const Json& report) {
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

template <class Work>
Result<TimedTotals> timed(Work work) {
  const auto begin = std::chrono::steady_clock::now();
  const Result<SeriesTotals> totals = work();
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
  if (!totals) return totals.error();
  return TimedTotals{*totals, elapsed.count()};
}

// Kernels lie beside the program: gpu/carpe_diem.ptx.
template <Game G>
Result<TimedTotals> run_on_gpu(const PlayoutArguments& arguments) {
  std::string file = arguments.choice.id + ".ptx";
  std::replace(file.begin(), file.end(), '-', '_');
  std::error_code none;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", none);
  Result<Gpu> gpu = Gpu::open(program.parent_path() / "gpu" / file);
  if (!gpu) return gpu.error();
  const auto options = Codec<G>::parse_options(arguments.choice.options);
  const auto bytes = std::as_bytes(std::span(&*options, 1));
  return timed([&] {
    return gpu->play(bytes, arguments.choice.seats, arguments.choice.seed, 0, arguments.games);
  });
}

int run_playouts(PlayoutArguments& arguments) {
  if (!arguments.choice.resolve()) return exit_wrong_input;
  Result<TimedTotals> played = Error{};
  visit_game(arguments.choice.id, [&]<Game G>() {
    played = arguments.device == "gpu" ? run_on_gpu<G>(arguments)
                                       : timed([&] { return Result(run_series<G>(arguments)); });
  });
  if (!played) return fail(played.error().message);
  const Json report = report_json(arguments, played->totals, played->seconds);
  if (arguments.json) {
    std::cout << report.dump() << '\n';
  } else {
    print_playouts(arguments, report);
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
  app.add_option("--device", arguments->device, "where to play: cpu, or gpu (NVIDIA)")
      ->check(CLI::IsMember({"cpu", "gpu"}))
      ->capture_default_str();
  app.add_flag("--json", arguments->json, "print one JSON object");
  return [arguments] { return run_playouts(*arguments); };
}

}  // namespace triclinium
