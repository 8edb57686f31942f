#include "apps/capi/series.h"

#include "bots/series.h"
#include "codec/codecs.h"
#include "codec/json_text.h"

namespace triclinium {

namespace {

std::uint64_t count(const Json& request, const char* key, std::uint64_t otherwise) {
  const Json& value = field(request, key);
  return value.is_number_unsigned() ? value.get<std::uint64_t>() : otherwise;
}

template <Game G>
Json run(const Json& request) {
  const auto options = Codec<G>::parse_options(
      field(request, "options").is_null() ? Json::object() : field(request, "options"));
  if (!options) return {{"error", options.error().message}};
  const std::uint64_t seats = count(request, "seats", G::max_seats);
  if (seats < G::min_seats || seats > G::max_seats) return {{"error", "seats: out of range"}};
  const SeriesTotals totals =
      play_series<G>(*options, static_cast<int>(seats), count(request, "seed", 1), 0,
                     count(request, "games", 1000));
  return {{"games", totals.games},
          {"decisions", totals.count.decisions},
          {"signature", hex_text(totals.signature)}};
}

}  // namespace

Json play_series(const Json& request) {
  Json answer{{"error", "game: there is no such game"}};
  for_each_game([&]<Game G>() {
    if (field(request, "game") == Codec<G>::id) answer = run<G>(request);
  });
  return answer;
}

}  // namespace triclinium
