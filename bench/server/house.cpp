// Plays at a house of several servers while parts of it fail, for as long as one likes.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>

#include "bench/server/house_run.h"

int main(int argc, char** argv) {
  triclinium::server::bench::HousePlan plan;
  plan.folder = "house-data";
  // Built beside this program.
  const auto library = std::filesystem::absolute(argv[0]).parent_path() / "unsteady.so";
  if (std::filesystem::exists(library)) plan.unsteady = library.string();
  CLI::App app("Breaks parts of a house again and again and looks for what it lost.");
  app.add_option("--program", plan.program, "the server's program")->capture_default_str();
  app.add_option("--folder", plan.folder, "for its data and logs")->capture_default_str();
  app.add_option("--port", plan.port, "of the proxy; servers take those that follow")
      ->capture_default_str();
  app.add_option("--servers", plan.servers, "how many")->capture_default_str();
  app.add_option("--tables", plan.tables, "tables played at once")->capture_default_str();
  app.add_option("--think-ms", plan.think_ms, "before each move")->capture_default_str();
  app.add_option("--silence-ms", plan.silence_ms, "after which a player looks elsewhere")
      ->capture_default_str();
  app.add_option("--faults", plan.faults, "how many")->capture_default_str();
  app.add_option("--kind", plan.kinds, "which, in turn")->capture_default_str();
  app.add_option("--lasting-ms", plan.lasting_ms, "of stops, cuts, slow and full disks")
      ->capture_default_str();
  app.add_option("--proxy", plan.proxy, "nginx or haproxy")->capture_default_str();
  app.add_option("--pause-ms", plan.pause_ms, "between two of them")->capture_default_str();
  app.add_option("--seed", plan.seed, "of what is random")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const auto report = triclinium::server::bench::run_house(plan);
  for (const std::string& sentence : report.wrong) std::fprintf(stderr, "%s\n", sentence.c_str());
  std::printf("%s\n", report.text().c_str());
  return report.wrong.empty() && report.acknowledged > 0 ? 0 : 1;
}
