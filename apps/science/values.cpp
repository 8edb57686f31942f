#include <algorithm>
#include <bit>
#include <memory>

#include "apps/advice/advice.h"
#include "apps/science/exchange.h"
#include "apps/science/triclinium_batch.h"
#include "apps/science/triclinium_values.h"
#include "bots/rating.h"
#include "codec/json_text.h"
#include "codec/playthrough.h"
#include "codec/registry.h"

using namespace triclinium;

static_assert(TRICLINIUM_STATE_BYTES == max_state_bytes && sizeof(AnyState) == max_state_bytes);
static_assert(TRICLINIUM_MAX_ACTIONS == ActionList::capacity());
static_assert(TRICLINIUM_MAX_SEATS == max_seats);
static_assert(TRICLINIUM_CHANCE == chance_seat && TRICLINIUM_NOBODY == nobody);

struct triclinium_bot {
  const AnyGame& game;
  std::unique_ptr<AnyBot> bot;
};

namespace {

const AnyGame& known(const triclinium_game* game) {
  return *reinterpret_cast<const AnyGame*>(game);
}
Action action_of(std::uint64_t bits) { return std::bit_cast<Action>(bits); }

char* give_json(const Json& json) { return give_text(dump_json(json)); }

Observer observer_of(int seat) {
  if (seat == TRICLINIUM_CHANCE) return Observer::everything();
  return seat >= 0 ? Observer::of(static_cast<Seat>(seat)) : Observer::spectator();
}

// The head of a record, whose checks are those of every record.
Result<AnyState> start(const AnyGame& game, std::string_view text) {
  auto setup = parse_json(text);
  if (!setup) return setup.error();
  if (!setup->is_object()) return Error{"record: must be an object"};
  setup->erase("actions");
  setup->erase("result");
  const auto begun = Playthrough::replay(game, *setup);
  if (!begun) return begun.error();
  return begun->state();
}

}  // namespace

int triclinium_values_version() { return TRICLINIUM_VALUES_VERSION; }

void triclinium_free(char* text) { delete[] text; }

char* triclinium_games() {
  Json list = Json::array();
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    list.push_back({{"id", info.id},
                    {"title", info.title},
                    {"seats", {info.min_seats, info.max_seats}},
                    {"rules", info.rules},
                    {"options", info.options}});
  }
  return give_json(list);
}

const triclinium_game* triclinium_find_game(const char* id) {
  return reinterpret_cast<const triclinium_game*>(find_game(id));
}

char* triclinium_components(const triclinium_game* game) { return give_json(known(game).data()); }

char* triclinium_deal(const triclinium_game* game, int seats, const char* options,
                      std::uint64_t seed) {
  const auto parsed = parse_json(options);
  if (!parsed) return give_json(Json{{"error", parsed.error().message}});
  Random random(seed);
  const auto setup = known(game).deal(seats, *parsed, random);
  if (!setup) return give_json(Json{{"error", setup.error().message}});
  return give_json(Json{{"game", known(game).info().id},
                        {"rules", known(game).info().rules},
                        {"seats", setup->seats},
                        {"options", setup->options},
                        {"deal", setup->deal}});
}

char* triclinium_start(const triclinium_game* game, const char* setup, void* state) {
  const auto begun = start(known(game), setup);
  if (!begun) return give_text(begun.error().message);
  write_state(state, *begun);
  return nullptr;
}

char* triclinium_load(const triclinium_game* game, const char* position, void* state) {
  const auto parsed = parse_json(position);
  if (!parsed) return give_text(parsed.error().message);
  const auto loaded = Playthrough::load(known(game), *parsed);
  if (!loaded) return give_text(loaded.error().message);
  write_state(state, loaded->state());
  return nullptr;
}

int triclinium_seats(const triclinium_game* game, const void* state) {
  return known(game).seats(read_state(state));
}

int triclinium_to_act(const triclinium_game* game, const void* state) {
  return known(game).to_act(read_state(state));
}

const char* triclinium_decision(const triclinium_game* game, const void* state) {
  // The names of decisions are literals, so they end with a zero.
  const std::string_view decision = known(game).decision(read_state(state));
  return decision.empty() ? "" : decision.data();
}

std::uint64_t triclinium_digest(const triclinium_game* game, const void* state) {
  return known(game).digest(read_state(state));
}

void triclinium_standing(const triclinium_game* game, const void* state, std::int16_t* scores,
                         std::uint8_t* ranks) {
  const AnyState any = read_state(state);
  const AnyGame& rules = known(game);
  Standing standing;
  if (rules.to_act(any) == nobody) {
    standing = rules.standing(any);
  } else {
    for (Seat seat = 0; seat < rules.seats(any); ++seat) {
      standing.scores[static_cast<std::size_t>(seat)] =
          static_cast<std::int16_t>(rules.score(any, seat));
    }
  }
  std::copy(standing.scores.begin(), standing.scores.end(), scores);
  std::copy(standing.ranks.begin(), standing.ranks.end(), ranks);
}

int triclinium_legal(const triclinium_game* game, const void* state, std::uint64_t* actions) {
  ActionList list;
  known(game).legal_actions(read_state(state), list);
  for (int i = 0; i < list.size(); ++i) actions[i] = list[i].bits();
  return list.size();
}

char* triclinium_legal_texts(const triclinium_game* game, const void* state) {
  const AnyState any = read_state(state);
  ActionList list;
  known(game).legal_actions(any, list);
  std::string lines;
  for (const Action& action : list) lines += known(game).action_text(any, action) + '\n';
  return give_text(lines);
}

char* triclinium_action_text(const triclinium_game* game, const void* state, std::uint64_t action) {
  return give_text(known(game).action_text(read_state(state), action_of(action)));
}

char* triclinium_parse_action(const triclinium_game* game, const void* state, const char* text,
                              std::uint64_t* action) {
  const auto parsed = known(game).parse_action(read_state(state), text);
  if (!parsed) return give_text(parsed.error().message);
  *action = parsed->bits();
  return nullptr;
}

int triclinium_apply(const triclinium_game* game, void* state, std::uint64_t action) {
  AnyState any = read_state(state);
  const Refusal refusal = known(game).apply(any, action_of(action), nullptr);
  if (refusal == Refusal::none) write_state(state, any);
  return static_cast<int>(refusal);
}

char* triclinium_events(const triclinium_game* game, const void* state, std::uint64_t action,
                        int seat) {
  AnyState any = read_state(state);
  std::vector<Event> events;
  known(game).apply(any, action_of(action), &events);
  Json list = Json::array();
  for (const Event& event : events) list.push_back(known(game).event(event, observer_of(seat)));
  return give_json(list);
}

int triclinium_draw(const triclinium_game* game, const void* state, std::uint64_t seed,
                    std::uint64_t* action) {
  const AnyState any = read_state(state);
  if (known(game).to_act(any) != chance_seat) return 1;
  Random random(seed);
  *action = known(game).draw(any, random).bits();
  return 0;
}

char* triclinium_position(const triclinium_game* game, const void* state) {
  return give_json(known(game).position(read_state(state)));
}

char* triclinium_view(const triclinium_game* game, const void* state, int seat) {
  return give_text(known(game).view_text(read_state(state), observer_of(seat)));
}

char* triclinium_prospects(const triclinium_game* game, const void* state, int seat) {
  return give_text(known(game).prospects_text(read_state(state), observer_of(seat)));
}

void triclinium_determinize(const triclinium_game* game, const void* state, int seat,
                            std::uint64_t seed, void* other) {
  Random random(seed);
  write_state(other, known(game).determinize(read_state(state), static_cast<Seat>(seat), random));
}

void triclinium_wilson(double sum, std::uint64_t games, double* low, double* high) {
  const Interval interval = wilson(sum, games);
  *low = interval.low;
  *high = interval.high;
}

int triclinium_verdict(double parity, double gain, const double* shares, std::size_t blocks) {
  SequentialTest test(parity, gain);
  for (std::size_t i = 0; i < blocks; ++i) test.add(shares[i]);
  return static_cast<int>(test.verdict());
}

triclinium_bot* triclinium_bot_new(const triclinium_game* game, const char* name,
                                   std::uint64_t seed) {
  auto bot = make_bot(known(game).info().id, name, seed);
  return bot ? new triclinium_bot{known(game), std::move(bot)} : nullptr;
}

void triclinium_bot_close(triclinium_bot* bot) { delete bot; }

std::uint64_t triclinium_bot_choose(triclinium_bot* bot, const void* state,
                                    std::uint32_t iterations) {
  return bot->bot->choose(read_state(state), {.iterations = iterations}).action.bits();
}

char* triclinium_bot_advise(triclinium_bot* bot, const void* state, std::uint32_t iterations) {
  const AnyState any = read_state(state);
  Random fixed(std::uint64_t{0});
  const AnyState imagined = bot->game.determinize(any, bot->game.to_act(any), fixed);
  return give_json(advise(bot->game, *bot->bot, imagined, {.iterations = iterations}));
}

int triclinium_bot_judge(triclinium_bot* bot, const void* state, std::uint32_t iterations,
                         std::uint64_t* choice, triclinium_candidate* candidates) {
  const AnyState any = read_state(state);
  const auto seat = static_cast<std::size_t>(bot->game.to_act(any));
  const Choice chosen = bot->bot->choose(any, {.iterations = iterations, .examine_all = true});
  *choice = chosen.action.bits();
  if (chosen.iterations == 0) return 0;
  const auto* game = reinterpret_cast<const triclinium_game*>(&bot->game);
  int count = 0;
  for (const Candidate& each : bot->bot->candidates()) {
    candidates[count++] = {each.action.bits(), triclinium_action_number(game, each.action.bits()),
                           each.visits, each.expected.shares[seat],
                           bot->bot->score_of(each.expected.points[seat])};
  }
  return count;
}
