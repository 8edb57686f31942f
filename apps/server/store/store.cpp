#include "apps/server/store/store.h"

#include "apps/server/core/log.h"

namespace triclinium::server {

void report(const Store::Done& done, Stored stored) {
  try {
    done(stored);
  } catch (const StoreError& error) {
    log(LogLevel::error, "read_failed", {{"reason", error.what()}});
  }
}

std::string_view storage_sentence(StoreFault trouble) {
  switch (trouble) {
    case StoreFault::full:
      return "The server's disk is full; nothing was changed.";
    case StoreFault::read_only:
      return "The server's disk takes no writes; nothing was changed.";
    case StoreFault::damaged:
      return "The server's data is damaged there; nothing was changed.";
    case StoreFault::none:
    case StoreFault::other:
    case StoreFault::conflict:
    case StoreFault::fenced:
      break;
  }
  return "It could not be stored; nothing was changed.";
}

}  // namespace triclinium::server
