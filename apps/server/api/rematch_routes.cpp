#include <utility>

#include "apps/server/api/app.h"
#include "apps/server/core/input.h"
#include "apps/server/core/secret.h"

namespace triclinium::server {

// The first who asks makes the next table; everyone who sat here finds the own seat there.
void App::post_rematch(Call& call) {
  if (auto fault = Fields(call.body).finish()) {
    return call.refuse(400, "bad_field", fault->message);
  }
  const TableHandle entry = table_of(call);
  if (!entry) return;
  tables_.look(entry, [this, call, entry] {
    const Table& table = entry->table;
    const std::string& person = call.me.person;
    if (!table.sits(person)) return call.refuse(403, "not_yours", "You have not played here.");
    if (table.phase() != Phase::over) {
      return call.refuse(409, "running", "The game is not over yet.");
    }
    if (!table.rematch().empty()) {
      return tables_.prepare(table.rematch(),
                             guarded(call, [this, call, entry] { join_rematch(call, entry); }));
    }
    if (entry->making_rematch) {
      entry->after_rematch.emplace_back([this, again = call]() mutable { post_rematch(again); });
      return;
    }
    entry->making_rematch = true;
    Config config = table.config();
    config.opening = {};
    config.origin = {};
    config.auto_start = true;
    config.seats = table.seats();
    for (Seating& seat : config.seats) {
      seat.stand_in = false;
      if (seat.kind == SeatKind::person && seat.person != person) seat = {};
    }
    Call making = call;
    const auto made = [call, entry](Response response) {
      call.reply(std::move(response));
      entry->making_rematch = false;
      const auto waiting = std::exchange(entry->after_rematch, {});
      for (const auto& task : waiting) task();
    };
    making.reply = [this, made, call, entry](Response response) {
      if (response.status >= 300) return made(std::move(response));
      const std::string id = Json::parse(*response.body).at("id");
      tables_.change(
          entry,
          [this, id](Table& over) -> CommandResult {
            // Made on another server meanwhile: that one is the next table.
            if (!over.rematch().empty()) return Refused{"made", ""};
            return over.set_rematch(id, tables_.loop().now());
          },
          [this, made, call, entry,
           response = std::move(response)](const std::optional<Refused>& refused) mutable {
            if (!refused || entry->table.rematch().empty()) return made(std::move(response));
            Call joining = call;
            joining.reply = made;
            tables_.prepare(entry->table.rematch(), guarded(call, [this, joining, entry] {
                              join_rematch(joining, entry);
                            }));
          });
    };
    create(making, std::move(config));
  });
}

void App::join_rematch(const Call& call, const TableHandle& over) {
  const TableHandle next = tables_.find(over->table.rematch());
  if (!next) return call.refuse(404, "no_table", "There is no such table.");
  const Json answer{{"id", next->table.config().id}, {"invite", next->table.config().invite}};
  if (next->table.sits(call.me.person)) return call.answer(answer);
  const int seats = static_cast<int>(over->table.seats().size());
  for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
    if (!over->table.owns(call.me.person, seat)) continue;
    tables_.change(
        next,
        [this, person = call.me.person, seat](Table& table) {
          Random random = secure_random();
          return table.sit(person, seat, tables_.loop().now(), random);
        },
        [](const std::optional<Refused>&) {});
  }
  tables_.look(next, [call, answer] { call.answer(answer); });
}

}  // namespace triclinium::server
