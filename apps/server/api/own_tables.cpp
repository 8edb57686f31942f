// What concerns all tables of a person: taking them along, leaving them, a copy of everything.
#include "apps/server/api/app.h"
#include "apps/server/core/secret.h"

namespace triclinium::server {

// One table a turn of the loop, and who is in debt waits: others do not feel a long list.
void App::visit_next(const std::shared_ptr<Visits>& visits) {
  if (visits->next == visits->tables.size()) return visits->done();
  const std::string id = visits->tables[visits->next++];
  const auto look = [this, visits, id] {
    const auto go_on = [this, visits] {
      const Payer payer{visits->call.request.network, visits->call.me.session};
      tables_.loop().after(wait_ms(payer),
                           guarded(visits->call, [this, visits] { visit_next(visits); }));
    };
    const TableHandle entry = tables_.find(id);
    if (!entry) return go_on();
    visits->visit(entry, go_on);
  };
  tables_.prepare(id, guarded(visits->call, look));
}

void App::visit_tables(const Call& call, const std::string& person, Visit visit, Then done) {
  visit_next(std::make_shared<Visits>(
      Visits{call, tables_.all_ids_of(person), 0, std::move(visit), std::move(done)}));
}

// The games a guest has begun become those of the account, and the tables it hosts.
void App::move_tables(const Call& call, const std::string& guest, const std::string& person,
                      const std::function<void(bool)>& then) {
  const auto moved = std::make_shared<bool>(true);
  const auto move = [this, guest, person, moved](const TableHandle& entry, const Then& go_on) {
    tables_.change(
        entry,
        [this, guest, person](Table& table) {
          return table.replace_person(guest, person, tables_.loop().now());
        },
        [moved, go_on](const std::optional<Refused>& refused) {
          *moved = *moved && !refused;
          go_on();
        });
  };
  visit_tables(call, guest, move, [moved, then] { then(*moved); });
}

void App::leave_tables(const Call& call, Then then) {
  const auto leave = [this, person = call.me.person](const TableHandle& entry, const Then& go_on) {
    tables_.change(
        entry,
        [this, person](Table& table) {
          Random random = secure_random();
          return table.leave(person, tables_.loop().now(), random);
        },
        [go_on](const std::optional<Refused>&) { go_on(); });
  };
  visit_tables(call, call.me.person, leave, std::move(then));
}

// Begins with what is known of the person; the tables follow one by one.
void App::answer_export(const Call& call) {
  Json known{{"name", people_.name_of(call.me.person)},
             {"id", call.me.person},
             {"sessions", Json::array()}};
  for (const SessionRow& session : people_.sessions(call.me)) {
    known.at("sessions").push_back({{"created", session.created}, {"seen", session.seen}});
  }
  const auto text = std::make_shared<std::string>(known.dump());
  text->back() = ',';
  *text += R"("tables":[)";
  const auto add = [this, call, text](const TableHandle& entry, const Then& go_on) {
    tables_.look(entry, [this, call, text, entry, go_on] {
      add_to_export(call, entry, *text);
      go_on();
    });
  };
  visit_tables(call, call.me.person, add, [call, text] { call.answer_text(*text + "]}"); });
}

void App::add_to_export(const Call& call, const TableHandle& entry, std::string& text) {
  const Stopwatch watch;
  const Viewer seen_by = viewer(entry, call.me.person);
  Json table{{"summary", summary(entry->table, seen_by)}};
  if (entry->table.phase() == Phase::over) table["record"] = record(entry->table, seen_by);
  if (text.back() != '[') text += ',';
  text += table.dump();
  charge({call.request.network, call.me.session}, {watch.ms(), 0});
}

}  // namespace triclinium::server
