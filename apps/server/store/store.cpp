#include "apps/server/store/store.h"

namespace triclinium::server {

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
      break;
  }
  return "It could not be stored; nothing was changed.";
}

}  // namespace triclinium::server
