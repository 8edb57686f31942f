// A GPU of NVIDIA as a second processor for random games, through its driver alone: where there is
// none, nothing is linked, loaded or needed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

#include "bots/series.h"
#include "codec/result.h"

namespace triclinium {

class Gpu {
 public:
  // Opens the first GPU and loads a game's kernel (PTX, built by the target gpu_kernels).
  static Result<Gpu> open(const std::filesystem::path& kernel);
  Gpu(Gpu&&) noexcept;
  Gpu& operator=(Gpu&&) noexcept;
  ~Gpu();

  // The series' games first … last−1; `options` are the bytes of the game's Options.
  Result<SeriesTotals> play(std::span<const std::byte> options, int seats, std::uint64_t seed,
                            std::uint64_t first, std::uint64_t last);

 private:
  struct Driver;
  class Memory;
  explicit Gpu(std::unique_ptr<Driver> driver);
  std::unique_ptr<Driver> driver_;
};

}  // namespace triclinium
