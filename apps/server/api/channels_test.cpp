// Every route of a real server, asked by a player, an onlooker and a stranger, about two games that
// differ only in a card that none of them may know: the answers are the same byte by byte. What is
// drawn anew with every question (record and fork of a running game) is left to LeakTest.
#include <regex>

#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class ChannelTest : public TableFixture {
 protected:
  struct Game {
    std::string id;
    std::string invite;
  };
  // Ann has this card, Bob the 7; it is Bob's turn.
  Game begin(int card) {
    const Json record{{"game", "toy"},
                      {"rules", 1},
                      {"options", {{"pile", 7}}},
                      {"seats", 2},
                      {"deal", {{"cards", {card, 7}}}},
                      {"actions", {"take 1"}}};
    const Answer made =
        ann_.post("/api/import", {{"record", record}, {"seats", {me(), open_seat()}}});
    EXPECT_EQ(made.status, 201) << made.body;
    invite_ = made.json().at("invite");
    const std::string id = made.json().at("id");
    EXPECT_EQ(join(bob_, id, 1).status, 200);
    return {id, invite_};
  }
  // Without what tells two tables apart anyway.
  static std::string plain(const Game& game, std::string text) {
    const std::pair<std::string, std::string> words[] = {{game.id, "ID"}, {game.invite, "INVITE"}};
    for (const auto& [word, stands_for] : words) {
      for (std::size_t at; (at = text.find(word)) != std::string::npos;) {
        text.replace(at, word.size(), stands_for);
      }
    }
    static const std::regex times(R"re("(created|updated|seen)":\d+)re");
    return std::regex_replace(text, times, "\"$1\":0");
  }
  std::string ask(Visitor& visitor, const Game& game, const std::string& method,
                  const std::string& path, const Json& body) {
    std::string filled = path;
    if (const auto at = filled.find('*'); at != std::string::npos) filled.replace(at, 1, game.id);
    const Answer answer = method == "GET" ? visitor.get(filled) : visitor.post(filled, body);
    return std::to_string(answer.status) + " " + plain(game, answer.body);
  }
  static std::string first_state(Visitor& visitor, const Game& game) {
    WebSocketClient socket;
    return plain(game, enter(socket, visitor, game.id).dump());
  }
};

TEST_F(ChannelTest, NoRouteTellsWhatIsHidden) {
  const Game one = begin(1);
  const Game other = begin(5);
  ASSERT_EQ(ann_.get(path(one.id, "/replay?move=1")).json().at("view").at("cards")[0], 1);
  ASSERT_EQ(ann_.get(path(other.id, "/replay?move=1")).json().at("view").at("cards")[0], 5);
  struct Route {
    const char* method;
    const char* path;
    Json body;
  };
  const Route routes[] = {
      {"GET", "/api/tables/*", {}},
      {"GET", "/api/tables/*/log", {}},
      {"GET", "/api/tables/*/log?seat=0", {}},
      {"GET", "/api/tables/*/replay?move=0", {}},
      {"GET", "/api/tables/*/replay?move=1", {}},
      {"GET", "/api/tables/*/replay?move=1&seat=0", {}},
      {"GET", "/api/tables/*/replay?move=9", {}},
      {"GET", "/api/tables/*/review", {}},
      {"POST", "/api/tables/*/hint", {{"seat", 0}}},
      {"POST", "/api/tables/*/fork", {{"move", 9}}},
      {"POST", "/api/tables/*/reclaim", {{"seat", 0}}},
      {"POST", "/api/tables/*/join", {{"seat", 0}}},
      {"POST", "/api/tables/*/remove", {{"seat", 0}}},
      {"POST", "/api/tables/*/rematch", Json::object()},
      {"POST", "/api/tables/*/start", Json::object()},
  };
  Visitor stranger(server_.port());
  for (Visitor* visitor : {&bob_, &eve_, &stranger}) {
    for (const Route& route : routes) {
      EXPECT_EQ(ask(*visitor, one, route.method, route.path, route.body),
                ask(*visitor, other, route.method, route.path, route.body))
          << route.path;
    }
    EXPECT_EQ(first_state(*visitor, one), first_state(*visitor, other));
  }
  for (Visitor* visitor : {&eve_, &stranger}) {
    EXPECT_EQ(ask(*visitor, one, "GET", "/api/tables/*/record", {}),
              ask(*visitor, other, "GET", "/api/tables/*/record", {}));
    EXPECT_EQ(visitor->get(path(one.id, "/record")).status, 403);
  }
  for (Visitor* visitor : {&ann_, &bob_, &eve_, &stranger}) {
    EXPECT_EQ(visitor->get(path(one.id, "/review")).status, 409) << "no review before the end";
  }
}

TEST_F(ChannelTest, AnExportHasNoRecordOfARunningGame) {
  const Game game = begin(1);
  ASSERT_EQ(bob_.post("/api/register", {{"name", "Bob"}, {"password", "a long enough one"}}).status,
            200);
  const Json exported = bob_.get("/api/account/export").json();
  ASSERT_EQ(exported.at("tables").size(), 1u);
  EXPECT_EQ(exported.at("tables")[0].at("summary").at("id"), game.id);
  EXPECT_FALSE(exported.at("tables")[0].contains("record"));
}

}  // namespace
}  // namespace triclinium::server::testing
