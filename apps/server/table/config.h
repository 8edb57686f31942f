// What a table is agreed to be before its first move.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codec/any_game.h"

namespace triclinium::server {

// Milliseconds since 1970; the loop's clock, never the rules'.
using Millis = std::int64_t;

enum class PaceKind : std::uint8_t { untimed, live, days };

struct Pace {
  PaceKind kind = PaceKind::untimed;
  int bank_s = 0;
  int increment_s = 0;
  int days = 0;

  bool timed() const { return kind != PaceKind::untimed; }
  // What a clock shows at the start, and by days at the start of every turn.
  Millis full_ms() const {
    return kind == PaceKind::live ? Millis{bank_s} * 1000 : Millis{days} * 86'400'000;
  }
};

enum class SeatKind : std::uint8_t { open, person, bot };

struct Seating {
  SeatKind kind = SeatKind::open;
  std::string person;     // public id; only where a person sits
  std::string level;      // only of a bot
  bool stand_in = false;  // a bot plays on for the person
};

// Where a game begins that is not dealt anew: a record up to some move, or a position.
struct Opening {
  Setup setup;
  std::vector<std::string> actions;
  Json position;  // instead of the setup, null otherwise

  bool empty() const { return setup.seats == 0 && position.is_null(); }
};

// Where a table comes from: whoever sits down must know if somebody has seen the deal before.
enum class OriginKind : std::uint8_t { fresh, imported, forked };

struct Origin {
  OriginKind kind = OriginKind::fresh;
  std::string person;              // who brought it, empty if it is fresh
  std::int64_t move = 0;           // it goes on from there
  std::vector<std::string> names;  // who played it before, empty for bots and where nobody knows
};

struct Config {
  std::string id;
  std::string game;
  int rules = 0;
  Json options;
  Pace pace;
  bool hold = true;
  bool listed = false;
  bool hints = true;
  bool auto_start = true;
  std::string host;    // the person who made it
  std::string invite;  // the secret part of the invitation link
  std::string stand_in = "greedy";
  std::vector<Seating> seats;
  Opening opening;
  Origin origin;
  Millis created = 0;
};

Json pace_json(const Pace& pace);
Json seating_json(const Seating& seating);
Json opening_json(const Opening& opening);
std::string_view origin_name(OriginKind kind);
Json origin_json(const Origin& origin);
Json config_json(const Config& config);

// These read what the server itself has written; what comes from outside is checked in api/.
Pace pace_from(const Json& json);
Seating seating_from(const Json& json);
Opening opening_from(const Json& json);
Origin origin_from(const Json& json);
Config config_from(const Json& json);

}  // namespace triclinium::server
