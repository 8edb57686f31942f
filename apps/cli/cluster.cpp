#include "apps/cli/cluster.h"

#ifdef TRICLINIUM_MPI
#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include <cstdlib>
#endif

namespace triclinium {

#ifdef TRICLINIUM_MPI

Cluster::Cluster() {
  // Asking MPI costs time and memory, so only where a launcher has set the stage.
  if (std::getenv("OMPI_COMM_WORLD_SIZE") == nullptr && std::getenv("PMI_SIZE") == nullptr) return;
  int provided = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS) return;
  started_ = true;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Cluster::~Cluster() {
  if (started_) MPI_Finalize();
}

std::vector<std::vector<std::byte>> Cluster::exchange(const std::vector<std::byte>& mine) const {
  if (!started_) return {mine};
  const auto processes = static_cast<std::size_t>(size_);
  int length = static_cast<int>(mine.size());
  std::vector<int> lengths(processes);
  MPI_Allgather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, MPI_COMM_WORLD);
  std::vector<int> offsets(processes, 0);
  for (std::size_t i = 1; i < processes; ++i) offsets[i] = offsets[i - 1] + lengths[i - 1];
  std::vector<std::byte> all(static_cast<std::size_t>(offsets.back() + lengths.back()));
  MPI_Allgatherv(mine.data(), length, MPI_BYTE, all.data(), lengths.data(), offsets.data(),
                 MPI_BYTE, MPI_COMM_WORLD);
  std::vector<std::vector<std::byte>> parts(processes);
  for (std::size_t i = 0; i < processes; ++i) {
    const auto begin = all.begin() + offsets[i];
    parts[i].assign(begin, begin + lengths[i]);
  }
  return parts;
}

#else

Cluster::Cluster() = default;
Cluster::~Cluster() {}
std::vector<std::vector<std::byte>> Cluster::exchange(const std::vector<std::byte>& mine) const {
  return {mine};
}

#endif

}  // namespace triclinium
