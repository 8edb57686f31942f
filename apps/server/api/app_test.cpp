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

}  // namespace
}  // namespace triclinium::server
