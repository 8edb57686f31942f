#include "apps/server/store/rehearsal.h"

namespace triclinium::server {

std::vector<PersonRow> Rehearsal::people_at(std::int64_t number) {
  return answer(about("people_at", number), [&] {
    auto people = source_->people_at(number);
    for (const PersonRow& row : people) answers_[about("person", row.id)] = std::optional(row);
    return people;
  });
}

void read_session(StoreReader& rows, const std::string& hash) {
  const auto session = rows.session(hash);
  if (!session) return;
  rows.person(session->person);
  rows.account_of(session->person);
}

void read_table(StoreReader& rows, const std::string& id) {
  const auto head = rows.table(id);
  if (!head) return;
  std::int64_t seq = 0;
  try {
    if (const auto snapshot = rows.snapshot(head->number)) seq = snapshot->seq;
  } catch (const StoreError& error) {
    // A damaged one is only a lost shortcut.
    if (error.fault != StoreFault::damaged) throw;
  }
  rows.changes_after(head->number, seq);
  rows.people_at(head->number);
}

}  // namespace triclinium::server
