#include <charconv>

#include "apps/server/api/app.h"
#include "apps/server/core/input.h"
#include "apps/server/core/names.h"
#include "apps/server/core/secret.h"
#include "apps/server/table/wishes.h"

namespace triclinium::server {

namespace {

constexpr const char* no_hints = "This table is played without hints.";

std::optional<int> read_number(const std::string& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// At a table without hints nothing helps while the game runs: neither its record nor a fork, which
// could be asked for hints elsewhere.
bool helps(const Table& table) { return table.phase() == Phase::over || table.config().hints; }

// The seats of a fork whose page does not choose them: the own ones stay, so do bots, and a bot
// plays for everyone else. Who has not played takes the first seat of a person.
std::vector<Seating> same_seats(const Table& table, const std::string& person) {
  std::vector<Seating> seats = table.seats();
  bool sits = table.sits(person);
  for (Seating& seat : seats) {
    if (seat.kind == SeatKind::bot) continue;
    const bool mine = sits ? seat.person == person : true;
    sits = true;
    seat = mine ? Seating{SeatKind::person, person, "", false}
                : Seating{SeatKind::bot, "", table.config().stand_in, false};
  }
  return seats;
}

// Who played: for each seat a name, or null.
std::vector<std::string> read_names(Fields& fields, int seats) {
  std::vector<std::string> names;
  if (!fields.has("names")) return names;
  for (const Json& item : fields.list("names", 0, max_seats)) {
    if (item.is_null()) {
      names.emplace_back();
      continue;
    }
    auto name = item.is_string() ? check_name(item.get<std::string>())
                                 : Result<std::string>(Error{"name: a text is expected."});
    if (!name) fields.fail("names: " + name.error().message);
    names.push_back(name ? *name : "");
  }
  if (static_cast<int>(names.size()) != seats) fields.fail("names: one for each seat is expected.");
  return names;
}

// The record's opening, replayed to its end; an error names what is wrong.
Result<ImportedRecord> read_record(const AnyGame& game, const Json& record) {
  Fields fields(record);
  fields.text("game", 1, 40);
  fields.number("rules", 0, 1'000'000);
  ImportedRecord result;
  result.names = read_names(fields, static_cast<int>(fields.number("seats", 1, max_seats)));
  for (const char* part : {"origin", "options", "deal", "position", "result"}) {
    fields.object_or_null(part);
  }
  fields.list("actions", 0, max_record_actions);
  if (auto fault = fields.finish()) return *fault;
  auto opening = read_opening(game, record);
  if (!opening) return opening.error();
  result.opening = std::move(*opening);
  return result;
}

// A whole request to import, read and replayed; nothing here belongs to the loop.
std::variant<Import, Refused> read_import(
    std::string_view text, const std::function<const AnyGame*(std::string_view)>& find_game) {
  auto body = parse_object(text);
  if (!body) return Refused{"bad_json", body.error().message};
  Fields fields(*body);
  const Json record = fields.object_or_null("record");
  Import import;
  import.seats = fields.list("seats", 1, max_seats);
  if (record.is_null()) fields.fail("record: is missing.");
  if (auto fault = fields.finish()) return Refused{"bad_field", fault->message};
  const auto id = record.find("game");
  if (id != record.end() && id->is_string()) import.game = find_game(id->get<std::string>());
  if (import.game == nullptr) return Refused{"no_game", "record: there is no such game."};
  auto read = read_record(*import.game, record);
  if (!read) return Refused{"bad_record", "record: " + read.error().message};
  import.record = std::move(*read);
  return import;
}

}  // namespace

// What the caller may look with: the own seat, any seat once all is open, else the spectator's.
std::optional<Observer> App::observer_for(const Call& call, const Table& table) const {
  const std::string asked = call.argument("seat");
  if (asked.empty()) {
    const Seat own = table.seat_of(call.me.person);
    return own == nobody ? Observer::spectator() : Observer::of(own);
  }
  const auto seat = read_number(asked);
  if (!seat || *seat < 0 || *seat >= static_cast<int>(table.seats().size())) {
    call.refuse(400, "bad_field", "seat: there is no such seat.");
    return std::nullopt;
  }
  if (!all_open(table, call.me.person) && !table.owns(call.me.person, static_cast<Seat>(*seat))) {
    call.refuse(403, "not_yours", "While the game runs you see your own seat only.");
    return std::nullopt;
  }
  return Observer::of(static_cast<Seat>(*seat));
}

void App::get_replay(Call& call) {
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, entry, call] {
    const Table& table = entry->table;
    if (table.phase() == Phase::open) {
      return call.refuse(409, "not_started", "The game has not begun yet.");
    }
    const auto observer = observer_for(call, table);
    if (!observer) return;
    const auto move = read_number(call.argument("move"));
    if (!move || *move < 0) return call.refuse(400, "bad_field", "move: a number is expected.");
    answer_beside(call, [copy = std::make_shared<const Table>(table), observer = *observer,
                         move = static_cast<std::size_t>(*move)] {
      return replay_at(*copy, move, observer);
    });
  });
}

void App::get_log(Call& call) {
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, entry, call] {
    const auto observer = observer_for(call, entry->table);
    if (!observer) return;
    answer_beside(
        call,
        [copy = std::make_shared<const Table>(entry->table),
         observer = *observer]() -> Result<Json> { return log_entries(*copy, observer); });
  });
}

// Replays a copy of the table beside the loop.
void App::answer_beside(const Call& call, std::function<Result<Json>()> work) {
  const Payer payer{call.request.network, call.me.session};
  const bool taken = beside(payer, [call, work = std::move(work)]() -> Then {
    auto result = work();
    if (!result) {
      return [call, reason = result.error().message] { call.refuse(404, "no_move", reason); };
    }
    return [call, text = result->dump()] { call.answer_text(text); };
  });
  if (!taken) call.refuse(503, "busy", "Others are being answered; please try again soon.");
}

void App::get_record(Call& call) {
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, entry, call] {
    const Table& table = entry->table;
    if (table.phase() == Phase::open) {
      return call.refuse(409, "not_started", "The game has not begun yet.");
    }
    if (!helps(table)) return call.refuse(403, "no_hints", no_hints);
    const Viewer viewer = this->viewer(entry, call.me.person);
    if (all_open(table, call.me.person)) return call.answer(record(table, viewer));
    const Seat seat = table.seat_of(call.me.person);
    if (seat == nobody) {
      return call.refuse(403, "not_yours", "While the game runs only its players have its record.");
    }
    Random random = secure_random();
    const auto opening = imagined_opening(table, table.moves().size(), seat, random);
    if (!opening) return call.refuse(404, "no_move", opening.error().message);
    call.answer(record(table, *opening, {}, viewer));
  });
}

void App::post_import(Call& call) {
  const auto text = std::make_shared<const std::string>(std::move(call.request.body));
  const Payer payer{call.request.network, call.me.session};
  const bool taken = beside(payer, [this, call, text]() -> Then {
    auto read = std::make_shared<std::variant<Import, Refused>>(
        read_import(*text, [this](std::string_view id) { return tables_.game(id); }));
    return [this, call, read] {
      if (const auto* refused = std::get_if<Refused>(read.get())) {
        return call.refuse(400, refused->code, refused->reason);
      }
      make_imported(call, std::get<Import>(*read));
    };
  });
  if (!taken) call.refuse(503, "busy", "Other records are being read; please try again soon.");
}

void App::make_imported(const Call& call, Import& import) {
  Opening& opening = import.record.opening;
  auto seating = read_seats(import.seats, *import.game, call.me.person);
  if (!seating) return call.refuse(400, "bad_seats", seating.error().message);
  if (static_cast<int>(seating->size()) != opening.setup.seats) {
    return call.refuse(400, "bad_seats", "seats: the record has another number of seats.");
  }
  Config config;
  config.game = import.game->info().id;
  config.options = opening.setup.options;
  config.seats = std::move(*seating);
  config.origin = {OriginKind::imported, call.me.person,
                   static_cast<std::int64_t>(opening.actions.size()),
                   std::move(import.record.names)};
  config.opening = std::move(opening);
  create(call, std::move(config));
}

void App::post_fork(Call& call) {
  Fields fields(call.body);
  const auto move = static_cast<std::size_t>(fields.number("move", 0, max_record_actions));
  const bool same = !fields.has("seats");
  const Json seats = same ? Json() : fields.list("seats", 1, max_seats);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, call, entry, move, seats, same] {
    const Table& table = entry->table;
    auto seating = same ? Result(same_seats(table, call.me.person))
                        : read_seats(seats, table.game(), call.me.person);
    if (!seating) return call.refuse(400, "bad_seats", seating.error().message);
    if (seating->size() != table.seats().size()) {
      return call.refuse(400, "bad_seats", "seats: the game has another number of seats.");
    }
    if (table.phase() == Phase::open || move > table.moves().size()) {
      return call.refuse(404, "no_move", "There is no such move.");
    }
    if (!helps(table)) return call.refuse(403, "no_hints", no_hints);
    Config config;
    config.game = table.config().game;
    config.options = table.config().options;
    config.seats = std::move(*seating);
    config.opening = table.opening();
    config.origin = {OriginKind::forked, call.me.person, static_cast<std::int64_t>(move),
                     names_at(table, viewer(entry, call.me.person))};
    if (all_open(table, call.me.person)) {
      config.opening.actions.clear();
      for (std::size_t i = 0; i < move; ++i) {
        config.opening.actions.push_back(table.moves()[i].text);
      }
      return create(call, std::move(config));
    }
    const Seat seat = table.seat_of(call.me.person);
    if (seat == nobody) {
      return call.refuse(403, "not_yours", "While the game runs only its players may fork it.");
    }
    Random random = secure_random();
    auto opening = imagined_opening(table, move, seat, random);
    if (!opening) return call.refuse(404, "no_move", opening.error().message);
    config.opening = std::move(*opening);
    create(call, std::move(config));
  });
}

void App::post_hint(Call& call) {
  Fields fields(call.body);
  const auto seat = static_cast<Seat>(fields.number("seat", 0, max_seats - 1));
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, call, entry, seat] {
    const Table& table = entry->table;
    if (!table.owns(call.me.person, seat)) {
      return call.refuse(403, "not_yours", "It is not your seat.");
    }
    if (!table.config().hints) return call.refuse(403, "no_hints", no_hints);
    if (table.phase() != Phase::running || table.held() || table.to_act() != seat) {
      return call.refuse(409, "not_now", "There is nothing to decide for this seat now.");
    }
    const AnyState state = table.state();
    const bool asked = tables_.hint(entry, seat, [call, entry, state](const Advice& advice) {
      call.answer(hint_json(entry->table.game(), state, advice));
    });
    if (!asked) call.refuse(503, "busy", "Other hints are being thought about; please ask again.");
  });
}

void App::get_review(Call& call) {
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, call, entry] {
    if (entry->table.phase() != Phase::over) {
      return call.refuse(409, "running", "A game is reviewed once it is over.");
    }
    const auto review = reviews_.ask(entry);
    if (const Refused* refused = std::get_if<Refused>(&review)) return call.refuse(*refused);
    call.answer_text(std::get<std::string>(review));
  });
}

}  // namespace triclinium::server
