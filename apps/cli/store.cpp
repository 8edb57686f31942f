// store check, store repair, store restore, store copy: upkeep of the server's data.
#include "apps/server/store/store.h"

#include <iostream>
#include <memory>

#include "apps/cli/command.h"
#include "apps/server/store/data_folder.h"
#include "apps/server/upkeep/check.h"
#include "apps/server/upkeep/copy.h"
#include "apps/server/upkeep/repair.h"
#include "apps/server/upkeep/restore.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

using server::DataFolder;
using server::Inventory;

constexpr int exit_damaged = 1;

struct StoreArguments {
  std::string data = "data";
  std::string store;
  std::string from;
  std::string to;
  bool cut = false;
  bool replace = false;
};

int tell(const Inventory& inventory) {
  for (const std::string& finding : inventory.findings) std::cout << finding << "\n";
  std::cout << inventory.text()
            << (inventory.findings.empty() ? ": all is well.\n" : ": see above.\n");
  return inventory.findings.empty() ? 0 : exit_damaged;
}

int check(const StoreArguments& arguments) {
  const std::string& name = arguments.store.empty() ? arguments.data : arguments.store;
  return tell(server::check_house(name, find_game));
}

int repair(const StoreArguments& arguments) {
  auto folder = DataFolder::open(arguments.data);
  if (!folder) return fail(folder.error().message);
  const auto repaired = server::repair_store(**folder, find_game, arguments.cut);
  (*folder)->mark_closed();
  std::cout << "The data as it was lies in " << repaired.kept << "\n";
  return tell(repaired.inventory);
}

int restore(const StoreArguments& arguments) {
  auto folder = DataFolder::open(arguments.data);
  if (!folder) return fail(folder.error().message);
  const auto restored =
      server::restore_store(**folder, arguments.from, find_game, arguments.replace);
  if (!restored) return fail(restored.error().message);
  if (!restored->kept.empty()) std::cout << "The data before it lies in " << restored->kept << "\n";
  return tell(restored->inventory);
}

int copy(const StoreArguments& arguments) {
  const auto inventory = server::copy_house(arguments.from, arguments.to, find_game);
  std::cout << "Copied and compared; the old one stays as it is.\n";
  return tell(inventory);
}

int guarded(int (*run)(const StoreArguments&), const StoreArguments& arguments) {
  try {
    return run(arguments);
  } catch (const server::StoreError& error) {
    return fail(error.what());
  }
}

}  // namespace

Run define_store(CLI::App& app) {
  auto arguments = std::make_shared<StoreArguments>();
  app.require_subcommand(1);
  const auto add = [&](const char* name, const char* summary) {
    CLI::App* command = app.add_subcommand(name, summary);
    command->add_option("--data", arguments->data, "folder of the database")->capture_default_str();
    return command;
  };
  CLI::App* checking = add("check", "read everything and say what is damaged; a server may run");
  checking
      ->add_option("--store", arguments->store,
                   "the store of postgresql://… instead of that folder")
      ->envname("TRICLINIUM_STORE");
  CLI::App* repairing = add("repair", "save what can be read, make lists and snapshots anew");
  repairing->add_flag("--cut", arguments->cut,
                      "let damaged tables go on from their last whole change");
  CLI::App* restoring = add("restore", "put a backup in the place of the data");
  restoring->add_option("--from", arguments->from, "the backup")->required();
  restoring->add_flag("--replace", arguments->replace, "move the data that is there aside");
  CLI::App* copying = app.add_subcommand(
      "copy", "move a whole house: a folder or postgresql://… to another, which must be empty");
  copying->add_option("from", arguments->from, "the house as it is; its servers are stopped")
      ->required();
  copying->add_option("to", arguments->to, "where it goes")->required();
  return [=] {
    if (checking->parsed()) return guarded(&check, *arguments);
    if (copying->parsed()) return guarded(&copy, *arguments);
    return guarded(repairing->parsed() ? &repair : &restore, *arguments);
  };
}

}  // namespace triclinium
