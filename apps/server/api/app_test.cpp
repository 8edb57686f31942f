// Routes without a network: when they answer.
#include "apps/server/api/app.h"

#include <gtest/gtest.h>

#include "apps/server/testing/host_fixture.h"

namespace triclinium::server {
namespace {

class AppTest : public testing::HostFixture {
 protected:
  static Request post(const char* path, const Json& body) {
    Request request;
    request.method = "POST";
    request.path = path;
    request.content_type = "application/json";
    request.body = body.dump();
    return request;
  }

  const AnyGame* games_[1] = {&testing::toy_game()};
  Workers hashers_{1};
  People people_{store_, loop_, hashers_};
  Reviews reviews_{loop_, thinkers_};
  App app_{{RateLimits{}.scaled(0), {}, ""}, tables_, people_, reviews_, store_, metrics_, games_};
};

TEST_F(AppTest, ANewTableIsAnsweredOnceItIsOnDisk) {
  const Json wish{{"game", "toy"}, {"seats", {{{"kind", "me"}}, {{"kind", "open"}}}}};
  std::optional<Response> answer;
  bool stored = false;
  app_.handle(post("/api/tables", wish), [&](const Response& response) {
    answer = response;
    const std::string id = Json::parse(*response.body).value("id", "");
    // Another connection of the database reads it: nothing but what is on disk.
    stored = store_.table(id).has_value() &&
             !store_.tables_of(tables_.find(id)->table.config().host, 1).empty();
  });
  EXPECT_FALSE(answer) << "the writer has not come back yet";
  loop_.run_until([&] { return answer.has_value(); });
  EXPECT_EQ(answer->status, 201);
  EXPECT_TRUE(stored);
}

// However many look on, their view is written once.
TEST_F(AppTest, OnlookersShareOneRendering) {
  const TableHandle entry = make("t_shared", {ann(), ann()});
  const auto first = app_.state_text(entry, "", 0);
  EXPECT_EQ(app_.state_text(entry, "p_eve", 0), first);
  EXPECT_NE(app_.state_text(entry, "p_ann", 0), first);
  EXPECT_NE(*app_.state_text(entry, "p_ann", 0), *first);
  EXPECT_NE(app_.state_text(entry, "", 1), first) << "they have seen other moves";
  change(entry, [this](Table& table) {
    return table.act("p_ann", table.seq(), "take 1", loop_.now(), random_);
  });
  EXPECT_NE(*app_.state_text(entry, "", 0), *first);
}

// What is replayed from far back does not run on the loop's thread.
TEST_F(AppTest, LongAnswersAreWrittenBesideTheLoop) {
  const TableHandle entry = make("t_long", {ann(), ann()});
  Request request;
  request.method = "GET";
  request.path = "/api/tables/t_long/log";
  request.network = "192.0.2.1";
  std::vector<int> answers;
  for (int i = 0; i < 6; ++i) {
    app_.handle(request, [&](const Response& response) { answers.push_back(response.status); });
  }
  // One address does not fill the queue: the rest is told to come back.
  EXPECT_EQ(std::count(answers.begin(), answers.end(), 503), 2);
  EXPECT_EQ(std::count(answers.begin(), answers.end(), 200), 0);
  request.network = "192.0.2.2";
  app_.handle(request, [&](const Response& response) { answers.push_back(response.status); });
  loop_.run_until([&] { return answers.size() == 7; });
  EXPECT_EQ(std::count(answers.begin(), answers.end(), 200), 5);
}

// One table a turn of the loop: others are served in between.
class ManyTablesTest : public AppTest {
 protected:
  // Livia registers and sits at three tables.
  void SetUp() override {
    std::optional<Response> registered;
    app_.handle(post("/api/register", {{"name", "Livia"}, {"password", "long enough"}}),
                [&](const Response& response) { registered = response; });
    loop_.run_until([&] { return registered.has_value(); });
    ASSERT_EQ(registered->status, 200);
    const std::string person = Json::parse(*registered->body).at("id");
    for (const char* id : ids) make(id, {{SeatKind::person, person, "", false}, ann()});
    for (const auto& [name, value] : registered->headers) {
      if (name == "Set-Cookie") cookie_ = value.substr(0, value.find(';'));
    }
  }

  static constexpr const char* ids[] = {"t_one", "t_two", "t_three"};
  std::string cookie_;
};

TEST_F(ManyTablesTest, AnExportLeavesTheLoopToOthersInBetween) {
  Request request;
  request.method = "GET";
  request.path = "/api/account/export";
  request.cookie = cookie_;
  std::optional<Response> exported;
  int others = 0;
  int in_between = 0;
  const std::function<void()> other = [&] {
    ++others;
    if (others < 10) loop_.after(0, other);
  };
  loop_.after(0, other);
  app_.handle(request, [&](const Response& response) {
    exported = response;
    in_between = others;
  });
  loop_.pass(0);
  // A shared store is read beside the loop.
  while (!exported) {
    loop_.run_one();
    loop_.pass(0);
  }
  EXPECT_EQ(Json::parse(*exported->body).at("tables").size(), 3u);
  EXPECT_GE(in_between, 3);
}

TEST_F(ManyTablesTest, SoDoesLeavingThemAll) {
  Request request = post("/api/account/delete", {{"password", "long enough"}});
  request.cookie = cookie_;
  std::optional<Response> answer;
  app_.handle(request, [&](const Response& response) { answer = response; });
  const auto left = [this] {
    return std::count_if(std::begin(ids), std::end(ids), [this](const char* id) {
      return tables_.find(id)->table.seats()[0].stand_in;
    });
  };
  while (!answer) {
    const auto before = left();
    loop_.run_one();
    EXPECT_LE(left(), before + 1);
    loop_.pass(0);
    EXPECT_LE(left(), before + 1);
  }
  EXPECT_EQ(answer->status, 200);
  EXPECT_EQ(left(), 3);
}

}  // namespace
}  // namespace triclinium::server
