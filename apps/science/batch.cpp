#include "apps/science/batch.h"

#include <bit>

#include "apps/science/exchange.h"
#include "codec/codecs.h"
#include "codec/json_text.h"

using namespace triclinium;

namespace {

std::string_view id_of(const triclinium_game* game) {
  return reinterpret_cast<const AnyGame*>(game)->info().id;
}

// A game of the registry may have no numbers and observations: then it is played by values alone.
template <class G>
concept HasSpaces = requires {
  Numbering<G>::size;
  Observing<G>::version;
};
template <class Visit>
void visit_spaces(const triclinium_game* game, Visit visit) {
  visit_game(id_of(game), [&]<Game G>() {
    if constexpr (HasSpaces<G>) visit.template operator()<G>();
  });
}

constexpr std::size_t most_games = std::size_t{1} << 24;
constexpr int most_threads = 1024;
constexpr std::string_view no_spaces = "This game has no numbered actions and observations";

template <Game G>
Result<typename G::Options> agreed_options(int seats, const char* options) {
  const auto json = parse_json(options);
  if (!json) return json.error();
  const auto parsed = Codec<G>::parse_options(*json);
  if (parsed && (seats < G::min_seats || seats > G::max_seats)) {
    return Error{"seats: " + std::string(Codec<G>::title) + " is for " +
                 std::to_string(G::min_seats) + " to " + std::to_string(G::max_seats) + " seats"};
  }
  return parsed;
}

template <Game G>
Result<triclinium_batch*> make(int seats, const char* options, std::size_t games,
                               std::uint64_t seed, int threads, const triclinium_arrays& arrays) {
  const auto parsed = agreed_options<G>(seats, options);
  if (!parsed) return parsed.error();
  if (games < 1 || games > most_games) return Error{"games: must be from 1 to 16777216"};
  if (threads < 1 || threads > most_threads) return Error{"threads: must be from 1 to 1024"};
  return new Batch<G>(*parsed, seats, games, seed, threads, arrays);
}

template <Game G>
Json actions_json() {
  Json kinds = Json::array();
  for (const NumberedKind& kind : Numbering<G>::table.kinds()) {
    kinds.push_back(
        {{"name", kind.name},
         {"first", Numbering<G>::table.base_of(kind.kind)},
         {"count", kind.count()},
         {"arguments", {{kind.first.low, kind.first.high}, {kind.second.low, kind.second.high}}}});
  }
  return {{"version", Numbering<G>::version}, {"size", Numbering<G>::size}, {"kinds", kinds}};
}

}  // namespace

char* triclinium_spaces(const triclinium_game* game) {
  Json spaces;
  visit_spaces(game, [&]<Game G>() {
    Json observation = schema_of<G>();
    observation["version"] = Observing<G>::version;
    spaces = {{"actions", actions_json<G>()}, {"observation", observation}};
  });
  return give_text(dump_json(spaces));
}

int triclinium_action_number(const triclinium_game* game, std::uint64_t action) {
  int number = no_number;
  visit_spaces(game,
               [&]<Game G>() { number = Numbering<G>::number_of(std::bit_cast<Action>(action)); });
  return number;
}

int triclinium_numbered_action(const triclinium_game* game, int number, std::uint64_t* action) {
  int found = 0;
  visit_spaces(game, [&]<Game G>() {
    if (number < 0 || number >= Numbering<G>::size) return;
    *action = Numbering<G>::action_of(number).bits();
    found = 1;
  });
  return found;
}

int triclinium_legal_numbers(const triclinium_game* game, const void* state,
                             std::int16_t* numbers) {
  int count = 0;
  visit_spaces(game, [&]<Game G>() {
    const auto position = read_state(state).as<G>();
    ActionList list;
    if (G::to_act(position) >= 0) G::legal_actions(position, list);
    for (const Action& action : list) {
      const int number = Numbering<G>::number_of(action);
      if (number != no_number) numbers[count++] = static_cast<std::int16_t>(number);
    }
  });
  return count;
}

void triclinium_observe(const triclinium_game* game, const void* state, int seat,
                        void* observation) {
  visit_spaces(game, [&]<Game G>() {
    using Seen = typename Observing<G>::Type;
    Observing<G>::fill(read_state(state).as<G>(), static_cast<Seat>(seat),
                       *static_cast<Seen*>(observation));
  });
}

char* triclinium_options(const triclinium_game* game, int seats, const char* options, void* bytes) {
  char* error = give_text(no_spaces);
  visit_spaces(game, [&]<Game G>() {
    triclinium_free(error);
    static_assert(sizeof(typename G::Options) <= TRICLINIUM_OPTIONS_BYTES);
    const auto parsed = agreed_options<G>(seats, options);
    error = parsed ? nullptr : give_text(parsed.error().message);
    if (parsed) std::memcpy(bytes, &*parsed, sizeof(typename G::Options));
  });
  return error;
}

triclinium_batch* triclinium_batch_new(const triclinium_game* game, int seats, const char* options,
                                       std::size_t games, std::uint64_t seed, int threads,
                                       const triclinium_arrays* arrays, char** error) {
  triclinium_batch* batch = nullptr;
  bool found = false;
  visit_spaces(game, [&]<Game G>() {
    found = true;
    const auto made = make<G>(seats, options, games, seed, threads, *arrays);
    if (made) {
      batch = *made;
    } else {
      *error = give_text(made.error().message);
    }
  });
  if (!found) *error = give_text(no_spaces);
  return batch;
}

void triclinium_batch_close(triclinium_batch* batch) { delete batch; }

void triclinium_batch_reset(triclinium_batch* batch, std::uint64_t seed) { batch->reset(seed); }

std::int64_t triclinium_batch_step(triclinium_batch* batch, const std::int64_t* actions) {
  return batch->step(actions);
}

void triclinium_batch_get(const triclinium_batch* batch, std::size_t game, void* state) {
  write_state(state, batch->get(game));
}

int triclinium_batch_set(triclinium_batch* batch, std::size_t game, const void* state) {
  return batch->set(game, read_state(state));
}
