#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "games/discordia/tables.h"

namespace triclinium {
namespace discordia {
namespace {

// How an argument of an event is written.
enum class As : std::uint8_t {
  number,
  yes,
  piece,
  die,
  row,
  kind,
  decree,
  privilege,
  germanic,
  janus,
  removal,
  workers,  // takes four arguments
};
struct Argument {
  const char* name = nullptr;
  As as = As::number;
};
using Arguments = std::array<Argument, 5>;

// In the order of EventKind; events.h says what they mean.
constexpr std::array<Arguments, event_kinds> event_arguments{{
    {{{"workers", As::workers}}},                                          // dealt
    {{{"year"}, {"season"}}},                                              // season
    {{{"tile", As::piece}, {"row"}, {"column"}}},                          // refilled
    {{{"germanic", As::germanic}}},                                        // germanic_opened
    {{{"r"}, {"y"}, {"b"}}},                                               // rolled
    {{{"janus", As::janus}}},                                              // janus
    {{{"tile", As::piece}}},                                               // janus_tile
    {{{"what", As::removal}}},                                             // janus_removed
    {{{"tower", As::piece}}},                                              // janus_tower
    {{{"decree", As::decree}}},                                            // janus_decree
    {{{"privilege", As::privilege}}},                                      // janus_privilege
    {{}},                                                                  // janus_shuffled
    {{{"die", As::die}, {"value"}, {"shown"}}},                            // chose_die
    {{{"tile", As::piece}}},                                               // took_tile
    {{{"tile", As::piece}, {"row", As::row}, {"space"}}},                  // placed
    {{{"tile", As::piece}, {"by", As::piece}, {"workers", As::workers}}},  // covered
    {{{"tile", As::piece}, {"workers", As::workers}}},                     // deployed
    {{{"workers", As::workers}}},                                          // drew
    {{{"workers", As::workers}}},                                          // returned
    {{{"from"}, {"to"}}},                                                  // aqueduct
    {{{"stars"}}},                                                         // took_star
    {{{"stars"}}},                                                         // lost_star
    {{{"track", As::kind}, {"space"}}},                                    // star
    {{{"manipulators"}}},                                                  // manipulator
    {{{"kind", As::kind}, {"number"}}},                                    // expansion
    {{{"privilege", As::privilege}}},                                      // privilege
    {{{"privilege", As::privilege}}},                                      // used_privilege
    {{{"decree", As::decree}, {"space"}}},                                 // decree
    {{{"tower", As::piece}}},                                              // tower
    {{{"season"}}},                                                        // boat
    {{{"tower", As::piece}, {"number"}}},                                  // swap
    {{{"tile", As::piece}, {"workers", As::workers}}},                     // ship_turned
    {{{"tile", As::piece}}},                                               // discarded
    {{{"strength"}, {"needed"}, {"won", As::yes}}},                        // raid
    {{{"germanic", As::germanic}}},                                        // reward
    {{{"germanic", As::germanic}}},                                        // damage
    {{{"tile", As::piece}, {"workers", As::workers}}},                     // torn_down
    {{{"symbols"}, {"free"}, {"aqueduct"}, {"value"}, {"comes"}}},         // shortage
    {{{"tile", As::piece}, {"workers", As::workers}}},                     // emptied
    {{{"tile", As::piece}}},                                               // row_left
    {{{"year"}}},                                                          // year
    {{}},                                                                  // won
    {{}},                                                                  // over
}};

Json argument_json(As as, const std::int16_t* args) {
  const std::int16_t n = args[0];
  switch (as) {
    case As::number:
      return n;
    case As::yes:
      return n != 0;
    case As::piece:
      return piece_name(static_cast<Piece>(n));
    case As::die:
      return die_names[n];
    case As::row:
      return row_names[n];
    case As::kind:
      return expansion_names[n];
    case As::decree:
      return decree_cards[n].id;
    case As::privilege:
      return privilege_cards[n].id;
    case As::germanic:
      return germanic_tiles[n].id;
    case As::janus:
      return janus_tiles[n].id;
    case As::removal:
      return removal_names[n];
    case As::workers: {
      Json json = Json::object();
      for (int c = 0; c < worker_types; ++c) {
        if (args[c] != 0) json[std::string(worker_names[c])] = args[c];
      }
      return json;
    }
  }
  return nullptr;
}

}  // namespace
}  // namespace discordia

using namespace discordia;

// Nothing in Discordia is private, so nothing is ever left out.
Json Codec<Discordia>::event_json(const Event& event, bool) {
  Json json{{"event", event_name(EventKind{event.kind})}};
  if (event.seat >= 0) json["seat"] = static_cast<int>(event.seat);
  int at = 0;
  for (const Argument& argument : event_arguments[event.kind]) {
    if (argument.name == nullptr) break;
    json[argument.name] = argument_json(argument.as, event.args.data() + at);
    at += argument.as == As::workers ? worker_types : 1;
  }
  return json;
}

std::string_view Codec<Discordia>::cause_name(std::uint8_t cause) {
  return discordia::cause_name(Cause{cause});
}

}  // namespace triclinium
