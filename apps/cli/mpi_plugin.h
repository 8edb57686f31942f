// What the plug-in offers under the name triclinium_mpi. Built with the program, so that both agree
// on these types.
#pragma once

#include <cstddef>
#include <vector>

namespace triclinium {

struct MpiPlugin {
  bool (*start)(int* rank, int* size);
  void (*finish)();
  std::vector<std::vector<std::byte>> (*exchange)(const std::vector<std::byte>& mine, int size);
};

}  // namespace triclinium
