#include "apps/server/api/app.h"
#include "apps/server/core/input.h"
#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/table/wishes.h"

namespace triclinium::server {

namespace {

constexpr int max_listed = 50;
// Of one person, at tables that have not begun: seats at others' tables, and own listed tables.
constexpr int max_seats_taken = 10;
constexpr int max_own_listed = 5;

}  // namespace

Response App::no_table(const std::string& id) const {
  return tables_.quarantined(id) != nullptr
             ? error_response(409, "damaged", damaged_sentence)
             : error_response(404, "no_table", "There is no such table.");
}

TableHandle App::table_of(const Call& call) {
  TableHandle entry = tables_.find(call.id);
  if (!entry) call.reply(no_table(call.id));
  return entry;
}

void App::get_games(Call& call) {
  Json list = Json::array();
  for (const AnyGame* game : games_) {
    const GameInfo& info = game->info();
    list.push_back({{"id", info.id},
                    {"title", info.title},
                    {"seats", {info.min_seats, info.max_seats}},
                    {"options", info.options},
                    {"levels", bot_levels(*game)}});
  }
  call.answer({{"games", std::move(list)}});
}

void App::get_data(Call& call) {
  const AnyGame* game = tables_.game(call.id);
  if (game == nullptr) return call.refuse(404, "no_game", "There is no such game.");
  call.answer(game->data());
}

void App::get_tables(Call& call) {
  const List lists = [person = call.me.person](StoreReader& rows) {
    std::vector<std::string> ids;
    for (const Phase phase : {Phase::open, Phase::running}) {
      for (std::string& id : rows.listed_tables(static_cast<int>(phase), max_listed)) {
        ids.push_back(std::move(id));
      }
    }
    if (person.empty()) return ids;
    for (std::string& id : rows.tables_of(person, max_listed)) ids.push_back(std::move(id));
    return ids;
  };
  prepare_list(lists, [this, call] { answer_lists(call); });
}

void App::answer_lists(const Call& call) {
  std::vector<std::pair<const char*, std::vector<TableHandle>>> lists{
      {"open", tables_.listed(Phase::open, max_listed)},
      {"live", tables_.listed(Phase::running, max_listed)},
      {"mine", {}}};
  if (!call.me.person.empty()) lists[2].second = tables_.tables_of(call.me.person, max_listed);
  struct Answering {
    Json lists;
    std::size_t missing = 1;
  };
  // Every table is shown as soon as it is on disk; the last one sends the answer.
  auto answering = std::make_shared<Answering>();
  const auto one_less = [call, answering] {
    if (--answering->missing == 0) call.answer(answering->lists);
  };
  answering->lists["damaged"] = tables_.quarantined_of(call.me.person);
  for (const auto& [name, entries] : lists) {
    answering->lists[name] = Json::array();
    answering->missing += entries.size();
    for (std::size_t i = 0; i < entries.size(); ++i) {
      answering->lists[name].push_back(nullptr);
      tables_.look(
          entries[i], [this, call, answering, one_less, list = name, i, entry = entries[i]] {
            answering->lists[list][i] = summary(entry->table, viewer(entry, call.me.person));
            one_less();
          });
    }
  }
  one_less();
}

void App::get_table(Call& call) {
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, entry, call] {
    call.answer(summary(entry->table, viewer(entry, call.me.person)));
  });
}

Result<Pace> App::read_pace(const Json& json) const {
  if (json.is_null()) return Pace{};
  Fields fields(json);
  Pace pace;
  const std::string kind = fields.text("kind", 1, 10);
  if (kind == "live") {
    pace = {PaceKind::live, static_cast<int>(fields.number("bank_s", 1, 86'400)),
            static_cast<int>(fields.number("increment_s", 0, 3'600)), 0};
  } else if (kind == "days") {
    pace = {PaceKind::days, 0, 0, static_cast<int>(fields.number("days", 1, 60))};
  } else if (kind != "untimed") {
    fields.fail("kind: untimed, live or days is expected.");
  }
  if (auto fault = fields.finish()) return Error{"pace: " + fault->message};
  return pace;
}

void App::post_table(Call& call) {
  Fields fields(call.body);
  const std::string id = fields.text("game", 1, 40);
  const Json options = fields.object_or_null("options");
  const Json seats = fields.list("seats", 1, max_seats);
  const Json pace_field = fields.object_or_null("pace");
  Config config;
  config.hold = fields.flag_or("hold", true);
  config.listed = fields.flag_or("listed", false);
  config.hints = fields.flag_or("hints", true);
  config.auto_start = fields.flag_or("start", true);
  config.stand_in = fields.text_or("stand_in", "greedy", 40);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const AnyGame* game = tables_.game(id);
  if (game == nullptr) return call.refuse(404, "no_game", "There is no such game.");
  auto complete = game->complete_options(options.is_null() ? Json::object() : options);
  if (!complete) return call.refuse(400, "bad_options", complete.error().message);
  auto pace = read_pace(pace_field);
  if (!pace) return call.refuse(400, "bad_field", pace.error().message);
  auto seating = read_seats(seats, *game, call.me.person);
  if (!seating) return call.refuse(400, "bad_seats", seating.error().message);
  if (!is_level(*game, config.stand_in)) {
    return call.refuse(400, "bad_field", "stand_in: there is no such bot.");
  }
  if (config.listed) {
    if (!listings_.allow(call.request.network, tables_.loop().now())) {
      ++metrics_.rate_limited;
      return call.refuse(429, "rate", "Too many listed tables; please wait a moment.");
    }
    const int own = tables_.count_open([&](const Table& table) {
      return table.config().listed && table.config().host == call.me.person;
    });
    if (own >= max_own_listed) {
      return call.refuse(409, "too_many", "Begin or leave one of your listed tables first.");
    }
  }
  config.game = id;
  config.options = std::move(*complete);
  config.pace = *pace;
  config.seats = std::move(*seating);
  create(call, std::move(config));
}

void App::create(const Call& call, Config config) {
  const AnyGame* game = tables_.game(config.game);
  config.id = random_id("t_");
  config.rules = game->info().rules;
  config.host = call.me.person;
  config.invite = random_token(12);
  std::vector<Write> rows;
  people_.add_rows(call.me, rows);
  const Json answer{{"id", config.id}, {"invite", config.invite}};
  log(LogLevel::info, "table_created", {{"table", config.id}, {"game", config.game}});
  tables_.create(std::move(config), std::move(rows),
                 [this, call, answer](const std::optional<Refused>& refused) {
                   if (!refused) return call.answer(answer, 201);
                   people_.rows_failed(call.me);
                   call.refuse(*refused);
                 });
}

void App::change(const Call& call, const TableHandle& entry, Tables::Command command) {
  std::vector<Write> rows;
  if (!call.me.person.empty()) people_.add_rows(call.me, rows);
  const bool stores_me = !rows.empty();
  tables_.change(
      entry, std::move(command),
      [this, call, entry, stores_me](const std::optional<Refused>& refused) {
        if (!refused) {
          return call.answer(summary(entry->table, viewer(entry, call.me.person)));
        }
        if (stores_me) people_.rows_failed(call.me);
        call.refuse(*refused);
      },
      std::move(rows));
}

void App::post_join(Call& call) {
  Fields fields(call.body);
  const auto seat = static_cast<int>(fields.number("seat", 0, max_seats - 1));
  const std::string invite = fields.text_or("invite", "", 64);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const TableHandle entry = table_of(call);
  if (!entry) return;
  const Config& config = entry->table.config();
  if (!config.listed && config.host != call.me.person && !equal_secrets(invite, config.invite)) {
    return call.refuse(403, "invite", "This table is joined by its invitation link.");
  }
  if (config.host != call.me.person) {
    if (!joins_.allow(call.request.network, tables_.loop().now())) {
      ++metrics_.rate_limited;
      return call.refuse(429, "rate", "Too many seats taken; please wait a moment.");
    }
    const int taken = tables_.count_open([&](const Table& table) {
      return table.sits(call.me.person) && table.config().host != call.me.person;
    });
    if (taken >= max_seats_taken) {
      return call.refuse(409, "too_many", "You wait at many tables already; leave one first.");
    }
  }
  change(call, entry, [this, person = call.me.person, seat](Table& table) {
    Random random = secure_random();
    return table.sit(person, seat, tables_.loop().now(), random);
  });
}

void App::post_leave(Call& call) {
  if (auto fault = Fields(call.body).finish()) {
    return call.refuse(400, "bad_field", fault->message);
  }
  const TableHandle entry = table_of(call);
  if (!entry) return;
  change(call, entry, [this, person = call.me.person](Table& table) {
    Random random = secure_random();
    return table.leave(person, tables_.loop().now(), random);
  });
}

void App::post_start(Call& call) {
  if (auto fault = Fields(call.body).finish()) {
    return call.refuse(400, "bad_field", fault->message);
  }
  const TableHandle entry = table_of(call);
  if (!entry) return;
  if (call.me.person.empty() || entry->table.config().host != call.me.person) {
    return call.refuse(403, "not_yours", "Only who made the table may start it.");
  }
  change(call, entry, [this](Table& table) {
    Random random = secure_random();
    return table.start(tables_.loop().now(), random);
  });
}

void App::post_remove(Call& call) {
  Fields fields(call.body);
  const auto seat = static_cast<int>(fields.number("seat", 0, max_seats - 1));
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const TableHandle entry = table_of(call);
  if (!entry) return;
  change(call, entry, [this, person = call.me.person, seat](Table& table) {
    return table.remove(person, seat, tables_.loop().now());
  });
}

void App::post_reclaim(Call& call) {
  Fields fields(call.body);
  const auto seat = static_cast<int>(fields.number("seat", 0, max_seats - 1));
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const TableHandle entry = table_of(call);
  if (!entry) return;
  change(call, entry, [this, person = call.me.person, seat](Table& table) {
    return table.reclaim(person, seat, tables_.loop().now());
  });
}

}  // namespace triclinium::server
