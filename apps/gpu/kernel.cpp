// Random games on a GPU, one series of one game: TRICLINIUM_GAME says which.
#include <cstdint>
#include <type_traits>

#include "bots/series.h"
#include "games/registry.h"

namespace triclinium {
namespace {

template <Game G, Game... Rest>
constexpr auto chosen(GameList<G, Rest...>) {
  if constexpr (game_id<G> == TRICLINIUM_GAME) {
    return std::type_identity<G>{};
  } else {
    return chosen(GameList<Rest...>{});
  }
}
using Chosen = decltype(chosen(AllGames{}))::type;

}  // namespace
}  // namespace triclinium

#pragma clang force_cuda_host_device end

// Thread t of n plays the games first + t, first + t + n … below `last`; totals[t] is what they add
// up to.
extern "C" __global__ void play(triclinium::Chosen::Options options, int seats, std::uint64_t seed,
                                std::uint64_t first, std::uint64_t last,
                                triclinium::SeriesTotals* totals) {
  const std::uint64_t threads = __nvvm_read_ptx_sreg_nctaid_x() * __nvvm_read_ptx_sreg_ntid_x();
  const std::uint64_t thread =
      __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
  triclinium::SeriesTotals sum;
  for (std::uint64_t i = first + thread; i < last; i += threads) {
    join_totals(sum, triclinium::play_series<triclinium::Chosen>(options, seats, seed, i, i + 1));
  }
  totals[thread] = sum;
}
