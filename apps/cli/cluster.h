// Several processes that share the work of one command, started by mpirun; or just this one.
#pragma once

#include <cstddef>
#include <vector>

namespace triclinium {

struct MpiPlugin;

// At most one at a time. Without mpirun it is one process of one.
class Cluster {
 public:
  // Throws if mpirun has started the program and the plug-in for MPI is missing.
  Cluster();
  ~Cluster();
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  int rank() const { return rank_; }
  int size() const { return size_; }
  // Every process gives its bytes and gets those of all, by rank.
  std::vector<std::vector<std::byte>> exchange(const std::vector<std::byte>& mine) const;

 private:
  const MpiPlugin* plugin_ = nullptr;  // MPI runs
  int rank_ = 0;
  int size_ = 1;
};

}  // namespace triclinium
