#include "apps/server/table/wishes.h"

#include "apps/server/core/input.h"
#include "apps/server/table/bot.h"
#include "codec/json_text.h"

namespace triclinium::server {

Result<std::vector<Seating>> read_seats(const Json& list, const AnyGame& game,
                                        const std::string& person) {
  const GameInfo& info = game.info();
  if (static_cast<int>(list.size()) < info.min_seats ||
      static_cast<int>(list.size()) > info.max_seats) {
    return Error{"seats: " + info.title + " takes " + std::to_string(info.min_seats) + " to " +
                 std::to_string(info.max_seats) + " seats."};
  }
  std::vector<Seating> seats;
  for (const Json& item : list) {
    if (!item.is_object()) return Error{"seats: every seat is an object."};
    Fields fields(item);
    const std::string kind = fields.text("kind", 1, 10);
    Seating seating;
    if (kind == "me") seating = {SeatKind::person, person, "", false};
    if (kind == "bot") {
      seating = {SeatKind::bot, "", fields.text("level", 1, 40), false};
      if (!is_level(game, seating.level)) fields.fail("level: there is no such bot.");
    }
    if (kind != "me" && kind != "bot" && kind != "open") {
      fields.fail("kind: me, open or bot is expected.");
    }
    if (auto fault = fields.finish()) return Error{"seats: " + fault->message};
    seats.push_back(std::move(seating));
  }
  return seats;
}

Result<Opening> read_opening(const AnyGame& game, const Json& record) {
  const Json& rules = field(record, "rules");
  if (rules != game.info().rules) {
    return Error{"rules: the record is of version " + rules.dump() + ", played is " +
                 std::to_string(game.info().rules) + "."};
  }
  Opening opening;
  const Json& seats = field(record, "seats");
  opening.setup.seats = seats.is_number_integer() ? seats.get<int>() : 0;
  opening.setup.deal = field(record, "deal");
  opening.position = field(record, "position");
  const Json& wanted = field(record, "options");
  auto options = game.complete_options(wanted.is_null() ? Json::object() : wanted);
  if (!options) return options.error();
  opening.setup.options = *options;
  auto state =
      opening.position.is_null() ? game.start(opening.setup, nullptr) : game.load(opening.position);
  if (!state) return state.error();
  if (game.seats(*state) != opening.setup.seats) return Error{"seats: differ from the position."};
  const Json& actions = field(record, "actions");
  if (!actions.is_array() || actions.size() > max_record_actions) {
    return Error{"actions: a list of at most " + std::to_string(max_record_actions) +
                 " texts is expected."};
  }
  for (const Json& item : actions) {
    const std::string where = "actions[" + std::to_string(opening.actions.size()) + "]: ";
    if (!item.is_string()) return Error{where + "a text is expected."};
    opening.actions.push_back(item.get<std::string>());
    auto action = game.parse_action(*state, opening.actions.back());
    if (!action) return Error{where + action.error().message};
    if (game.apply(*state, *action, nullptr) != Refusal::none) return Error{where + "is illegal."};
  }
  return opening;
}

}  // namespace triclinium::server
