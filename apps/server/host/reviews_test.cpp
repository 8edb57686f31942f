// Reviews beside the tables: how many run at once.
#include "apps/server/host/reviews.h"

#include <gtest/gtest.h>

#include "apps/server/testing/host_fixture.h"

namespace triclinium::server {
namespace {

class ReviewsTest : public testing::HostFixture {
 protected:
  // A table at which one decision has been made.
  TableHandle played(const std::string& id) {
    const TableHandle entry = make(id, {ann(), ann()});
    change(entry, [this](Table& table) {
      return table.act("p_ann", table.seq(), "take 1", loop_.now(), random_);
    });
    return entry;
  }
  std::string state_of(const TableHandle& entry) {
    const auto answer = reviews_.ask(entry);
    if (const auto* refused = std::get_if<Refused>(&answer)) return refused->code;
    return Json::parse(std::get<std::string>(answer)).at("state");
  }

  Reviews reviews_{loop_, thinkers_};
};

TEST_F(ReviewsTest, FourRunAtOnceAndTheNextIsAskedToWait) {
  std::vector<TableHandle> entries;
  for (int i = 0; i <= Reviews::max_running; ++i)
    entries.push_back(played("t_" + std::to_string(i)));
  const TableHandle last = entries.back();
  entries.pop_back();
  testing::Gate gate;
  thinkers_.run([&] { gate.wait(); });
  for (const TableHandle& entry : entries) EXPECT_EQ(state_of(entry), "running");
  EXPECT_EQ(state_of(last), "busy");
  EXPECT_EQ(state_of(entries[0]), "running") << "one that runs can be asked for all the same";
  gate.open();
  loop_.run_until([&] { return state_of(entries[0]) == "done"; });
  EXPECT_EQ(state_of(last), "running");
  loop_.run_until([&] { return state_of(last) == "done"; });
}

}  // namespace
}  // namespace triclinium::server
