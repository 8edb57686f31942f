// serve: the table server. backup: a copy of its data while it runs.
#include "apps/server/serve.h"

#include <sys/resource.h>

#include <filesystem>
#include <iostream>
#include <memory>

#include "apps/cli/command.h"
#include "apps/server/api/embedded_page.h"
#include "apps/server/api/static_files.h"
#include "apps/server/core/log.h"
#include "apps/server/store/data_folder.h"
#include "apps/server/store/schema.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

struct ServeArguments {
  server::ServeOptions options;
  double limits = 1;
  int bot_delay_ms = -1;
  bool quiet = false;
};

// As many sockets as the system allows: its default of 1024 is soon too few.
void raise_file_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

int run_server(ServeArguments arguments) {
  server::ServeOptions& options = arguments.options;
  raise_file_limit();
  if (arguments.quiet) server::set_log_level(server::LogLevel::warning);
  options.limits = options.limits.scaled(arguments.limits);
  if (arguments.limits <= 0) options.net.max_per_address = options.net.max_connections;
  if (arguments.bot_delay_ms >= 0) {
    options.pause.min_ms = options.pause.max_ms = options.pause.next_ms = arguments.bot_delay_ms;
  }
  if (!options.web.empty() && !std::filesystem::is_directory(options.web)) {
    return fail("the folder of the page, '" + options.web + "', is not there");
  }
  if (options.web.empty() && server::read_pack(server::embedded_page()).empty()) {
    std::cerr << server::no_page << "\n";
  }
  auto opened = server::TableServer::open(options, all_games());
  if (!opened) return fail(opened.error().message);
  const bool anywhere = options.net.host == "0.0.0.0" || options.net.host == "::";
  std::cout << "The table is set: http://" << (anywhere ? "localhost" : options.net.host) << ":"
            << (*opened)->port() << "/\n"
            << std::flush;
  (*opened)->run(true);
  return 0;
}

}  // namespace

Run define_serve(CLI::App& app) {
  auto arguments = std::make_shared<ServeArguments>();
  server::ServeOptions& options = arguments->options;
  app.add_option("--data", options.data, "folder of the database, made if missing")
      ->capture_default_str();
  app.add_option("--store", options.store,
                 "postgresql://… instead of that folder; several servers may share it")
      ->envname("TRICLINIUM_STORE");
  app.add_option("--port", options.net.port, "port to listen on; 0 takes any free one")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  app.add_option("--host", options.net.host, "address to listen on; 0.0.0.0 for all")
      ->capture_default_str();
  app.add_option("--web", options.web,
                 "folder of a built page, instead of the one in this program");
  app.add_option("--origin", options.origins,
                 "further origin whose pages may use this server (https://example.org)");
  app.add_option("--allowed-host", options.net.allowed_hosts,
                 "name under which the server may be asked (example.org); any if none is given");
  app.add_flag("--behind-proxy", options.net.trust_proxy,
               "trust X-Forwarded-For and X-Forwarded-Proto of a reverse proxy");
  app.add_option("--max-connections", options.net.max_connections, "open connections at most")
      ->capture_default_str();
  app.add_option("--per-address", options.net.max_per_address, "open connections per address")
      ->capture_default_str();
  app.add_option("--limits", arguments->limits,
                 "factor on all rate limits; 0 switches them off (measurements)")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  app.add_option("--bot-threads", options.bot_threads, "threads in which bots think")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  app.add_option("--bot-delay", arguments->bot_delay_ms,
                 "pause of bots in milliseconds instead of 500 to 1500")
      ->check(CLI::Range(0, 3000));
  app.add_flag("--quiet", arguments->quiet, "log warnings and errors only");
  return [arguments] { return run_server(*arguments); };
}

Run define_backup(CLI::App& app) {
  auto data = std::make_shared<std::string>("data");
  auto to = std::make_shared<std::string>();
  app.add_option("--data", *data, "folder of the database")->capture_default_str();
  app.add_option("--to", *to, "file to write; must not exist yet")->required();
  return [data, to] {
    try {
      server::backup_database(server::DataFolder::database_in(*data), *to);
    } catch (const server::StoreError& error) {
      return fail(error.what());
    }
    std::cout << "Copied to " << *to << "\n";
    return 0;
  };
}

}  // namespace triclinium
