#include "apps/cli/cluster.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "apps/cli/mpi_plugin.h"

namespace triclinium {

namespace {

// Beside the program, so that the program itself needs no MPI.
const MpiPlugin* load_plugin() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  void* library =
      ::dlopen((program.parent_path() / "triclinium-mpi.so").c_str(), RTLD_NOW | RTLD_GLOBAL);
  return library == nullptr ? nullptr
                            : static_cast<const MpiPlugin*>(::dlsym(library, "triclinium_mpi"));
}

}  // namespace

Cluster::Cluster() {
  // Asking MPI costs time and memory, so only where a launcher has set the stage.
  if (std::getenv("OMPI_COMM_WORLD_SIZE") == nullptr && std::getenv("PMI_SIZE") == nullptr) return;
  plugin_ = load_plugin();
  if (plugin_ == nullptr) {
    throw std::runtime_error(
        "mpirun has started this program, but its plug-in triclinium-mpi.so is not beside it (it "
        "is "
        "built where OpenMPI is installed).");
  }
  if (!plugin_->start(&rank_, &size_)) plugin_ = nullptr;
}

Cluster::~Cluster() {
  if (plugin_ != nullptr) plugin_->finish();
}

std::vector<std::vector<std::byte>> Cluster::exchange(const std::vector<std::byte>& mine) const {
  if (plugin_ == nullptr) return {mine};
  return plugin_->exchange(mine, size_);
}

}  // namespace triclinium
