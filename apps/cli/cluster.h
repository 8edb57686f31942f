// Several processes that share the work of one command, started by mpirun; or just this one.
#pragma once

#include <cstddef>
#include <vector>

namespace triclinium {

// At most one at a time. Without mpirun, or built without MPI, it is one process of one.
class Cluster {
 public:
  Cluster();
  ~Cluster();
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  int rank() const { return rank_; }
  int size() const { return size_; }
  // Every process gives its bytes and gets those of all, by rank.
  std::vector<std::vector<std::byte>> exchange(const std::vector<std::byte>& mine) const;

 private:
  [[maybe_unused]] bool started_ = false;  // MPI runs
  int rank_ = 0;
  int size_ = 1;
};

}  // namespace triclinium
