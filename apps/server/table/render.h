// A table as one person may see it: the JSON of protocol/messages.md.
#pragma once

#include <functional>
#include <string>

#include "apps/server/table/table.h"

namespace triclinium::server {

// For whom something is rendered, and what the table itself does not know.
struct Viewer {
  std::string person;  // empty for onlookers without a session
  Millis now = 0;
  std::function<std::string(const std::string& person)> name_of;
  std::function<bool(const std::string& person)> connected;
};

Json summary(const Table& table, const Viewer& viewer);
// The `state` message, with the news since the number the client has.
Json state_message(const Table& table, const Viewer& viewer, std::int64_t since);
// As it is sent.
std::string state_text(const Table& table, const Viewer& viewer, std::int64_t since);
std::string state_text(const Table& table, const Viewer& viewer, std::int64_t since,
                       const Json& news);
// Those news alone, as entries of the log.
Json news_since(const Table& table, std::int64_t since, Observer observer);
// Whether a game has to be replayed from far back for them: nothing for the loop's thread.
bool news_take_long(const Table& table, std::int64_t since);
Observer observer_of(const Table& table, const std::string& person);
// All is open once a game is over, or where one person plays all seats.
bool all_open(const Table& table, const std::string& person);

// The position after `move` actions; `observer` has been checked by the caller.
Result<Json> replay_at(const Table& table, std::size_t move, Observer observer);
Json log_entries(const Table& table, Observer observer);
Json record(const Table& table, const Viewer& viewer);
// The same from another opening.
Json record(const Table& table, const Opening& opening, const std::vector<Move>& moves,
            const Viewer& viewer);
// The people's names by seat, empty where none sits.
std::vector<std::string> names_at(const Table& table, const Viewer& viewer);
// The game as a seat knows it after so many moves: what is hidden from it is drawn anew, since it
// must not tell what comes.
Result<Opening> imagined_opening(const Table& table, std::size_t move, Seat seat, Random& random);
// The state after `move` actions.
Result<AnyState> state_at(const Table& table, std::size_t move);

}  // namespace triclinium::server
