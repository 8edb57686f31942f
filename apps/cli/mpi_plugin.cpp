// The part of a match on several machines that knows MPI: a plug-in of its own, loaded only where
// mpirun has started the program.
#define OMPI_SKIP_MPICXX 1
#include "apps/cli/mpi_plugin.h"

#include <mpi.h>

namespace triclinium {

namespace {

bool start(int* rank, int* size) {
  int provided = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS) {
    return false;
  }
  MPI_Comm_rank(MPI_COMM_WORLD, rank);
  MPI_Comm_size(MPI_COMM_WORLD, size);
  return true;
}

void finish() { MPI_Finalize(); }

std::vector<std::vector<std::byte>> exchange(const std::vector<std::byte>& mine, int size) {
  const auto processes = static_cast<std::size_t>(size);
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

}  // namespace
}  // namespace triclinium

extern "C" const triclinium::MpiPlugin triclinium_mpi;
const triclinium::MpiPlugin triclinium_mpi{&triclinium::start, &triclinium::finish,
                                           &triclinium::exchange};
