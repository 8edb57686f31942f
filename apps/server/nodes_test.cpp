// Several servers on one PostgreSQL: anybody plays anywhere, whatever must happen once happens
// once, and nothing that was acknowledged is lost.
#include <gtest/gtest.h>

#include "apps/server/core/log.h"
#include "apps/server/store/postgres_store.h"
#include "apps/server/testing/manual_loop.h"
#include "apps/server/testing/postgres_server.h"
#include "apps/server/testing/relay.h"
#include "apps/server/testing/table_fixture.h"
#include "apps/server/upkeep/copy.h"

namespace triclinium::server::testing {
namespace {

ServeOptions on(const std::string& url) {
  ServeOptions options = LiveServer::test_options();
  options.store = url;
  return options;
}

class NodesTest : public ::testing::Test {
 protected:
  NodesTest() {
    set_log_level(LogLevel::off);
    a_ = std::make_unique<LiveServer>(on(url_));
    b_ = std::make_unique<LiveServer>(on(url_));
  }
  // The same visitor at another server.
  static Visitor at(const LiveServer& node, const Visitor& visitor) {
    Visitor there(node.port());
    there.set_cookie(visitor.cookie());
    return there;
  }
  std::string create(Visitor& visitor, const Json& seats, const Json& more = Json::object()) {
    Json body{{"game", "toy"}, {"seats", seats}};
    body.update(more);
    const Answer answer = visitor.post("/api/tables", body);
    EXPECT_EQ(answer.status, 201) << answer.body;
    invite_ = answer.json().value("invite", "");
    return answer.json().value("id", "");
  }
  static Json enter(WebSocketClient& socket, const Visitor& visitor, const std::string& table) {
    EXPECT_EQ(socket.open(visitor, table), 101);
    socket.send({{"type", "hello"}, {"since", 0}});
    return socket.receive_type("state").value_or(Json());
  }
  static void act(WebSocketClient& socket, const Json& state, const std::string& action) {
    socket.send({{"type", "act"}, {"seq", state.at("seq")}, {"action", action}});
  }
  template <class Condition>
  static Json wait_for(WebSocketClient& socket, Json state, Condition reached) {
    while (!state.is_null() && !reached(state)) {
      state = socket.receive_type("state").value_or(Json());
    }
    return state;
  }
  std::int64_t ask_sql(const std::string& sql) {
    PostgresConnection connection(url_, "tests", std::chrono::seconds(10));
    connection.open({});
    return connection.rows(sql).integer(0, 0);
  }

  std::string url_ = fresh_postgres_database();
  std::unique_ptr<LiveServer> a_;
  std::unique_ptr<LiveServer> b_;
  std::string invite_;
};

const auto can_answer = [](const Json& state) { return !state.at("legal").empty(); };

TEST_F(NodesTest, TwoPeoplePlayAWholeGameOnTwoServers) {
  Visitor ann(a_->port());
  Visitor bob(b_->port());
  const std::string id = create(ann, {me(), open_seat()}, {{"hold", false}});
  const Answer joined = bob.post("/api/tables/" + id + "/join", {{"seat", 1}, {"invite", invite_}});
  ASSERT_EQ(joined.status, 200) << joined.body;
  WebSocketClient first;
  WebSocketClient second;
  Json mine = enter(first, ann, id);
  Json other = enter(second, bob, id);
  const auto ready = [](const Json& state) {
    return !state.at("legal").empty() || state.at("table").at("state") == "over";
  };
  for (int i = 0; i < 500; ++i) {
    const bool ann_is_next = i % 2 == 0;
    WebSocketClient& socket = ann_is_next ? first : second;
    Json& state = ann_is_next ? mine : other;
    state = wait_for(socket, state, ready);
    ASSERT_FALSE(state.is_null());
    if (state.at("table").at("state") == "over") break;
    act(socket, state, state.at("legal")[0].at("text"));
    // Whoever is asked next may be the same again: both go on from what they see.
    state = socket.receive_type("state").value_or(Json());
    while (ready(state) && state.at("table").at("state") != "over") {
      act(socket, state, state.at("legal")[0].at("text"));
      state = socket.receive_type("state").value_or(Json());
      ASSERT_FALSE(state.is_null());
    }
  }
  EXPECT_EQ(mine.at("table").at("state"), "over");
  const Answer here = ann.get("/api/tables/" + id + "/record");
  const Answer there = at(*b_, ann).get("/api/tables/" + id + "/record");
  EXPECT_EQ(here.body, there.body);
  EXPECT_EQ(a_->metrics().store_waits + b_->metrics().store_waits, 0u)
      << "the loop has waited for the database";
}

TEST_F(NodesTest, OfTwoAnswersToOneQuestionOneCounts) {
  Visitor ann(a_->port());
  const std::string id = create(ann, {me(), me()}, {{"hold", false}});
  const Visitor there = at(*b_, ann);
  WebSocketClient first;
  WebSocketClient second;
  Json mine = enter(first, ann, id);
  Json other = enter(second, there, id);
  for (std::uint64_t round = 1; round <= 12; ++round) {
    mine = wait_for(first, mine, can_answer);
    other = wait_for(second, other, [&](const Json& s) { return s.at("seq") == mine.at("seq"); });
    ASSERT_FALSE(mine.is_null() || other.is_null());
    const std::int64_t question = mine.at("seq");
    act(first, mine, mine.at("legal").front().at("text"));
    act(second, other, other.at("legal").back().at("text"));
    const auto answered = [&](const Json& s) { return s.at("seq") > question; };
    mine = wait_for(first, mine, answered);
    other = wait_for(second, other, answered);
    ASSERT_FALSE(mine.is_null() || other.is_null());
    while (a_->metrics().refusals + b_->metrics().refusals < round) std::this_thread::yield();
    EXPECT_EQ(ask_sql("SELECT count(*) FROM actions WHERE kind=2"), std::int64_t(round))
        << "one of them, once";
    EXPECT_EQ(mine.at("seq"), other.at("seq"));
    if (mine.at("table").at("state") == "over") break;
  }
}

TEST_F(NodesTest, SessionsAndAccountsAreTheSameEverywhere) {
  Visitor ann(a_->port());
  ASSERT_EQ(ann.post("/api/register", {{"name", "Livia"}, {"password", "long enough"}}).status,
            200);
  Visitor there = at(*b_, ann);
  EXPECT_EQ(there.get("/api/me").json().at("name"), "Livia");
  EXPECT_TRUE(there.get("/api/me").json().at("account"));
  Visitor bob(b_->port());
  EXPECT_EQ(bob.post("/api/register", {{"name", "LIVIA"}, {"password", "long enough"}}).status,
            409);
  ASSERT_EQ(bob.post("/api/login", {{"name", "Livia"}, {"password", "long enough"}}).status, 200);
  const std::string id = create(bob, {me(), me()});
  WebSocketClient socket;
  enter(socket, bob, id);
  // Ended here, it ends there: the tab is asked to come back, and its cookie opens nothing.
  ASSERT_EQ(ann.post("/api/logout", {{"everywhere", true}}).status, 200);
  while (socket.receive(5000)) {
  }
  EXPECT_EQ(socket.close_code(), 1012);
  EXPECT_FALSE(bob.get("/api/me").json().at("account"));
}

TEST_F(NodesTest, ANewNameIsSeenEverywhere) {
  Visitor ann(a_->port());
  Visitor bob(b_->port());
  ASSERT_EQ(ann.post("/api/name", {{"name", "Livia"}}).status, 200);
  const std::string id = create(ann, {me(), open_seat()}, {{"listed", true}});
  const auto seen = [&] {
    return bob.get("/api/tables/" + id).json().at("seats")[0].at("name").get<std::string>();
  };
  EXPECT_EQ(seen(), "Livia");
  EXPECT_EQ(bob.get("/api/tables").json().at("open")[0].at("id"), id);
  ASSERT_EQ(ann.post("/api/name", {{"name", "Drusilla"}}).status, 200);
  // The notice is on its way.
  for (int i = 0; i < 1000 && seen() != "Drusilla"; ++i) std::this_thread::yield();
  EXPECT_EQ(seen(), "Drusilla");
}

TEST_F(NodesTest, WhoIsThereIsSeenFromOtherServers) {
  Visitor ann(a_->port());
  Visitor bob(b_->port());
  const std::string id = create(ann, {me(), open_seat()});
  ASSERT_EQ(bob.post("/api/tables/" + id + "/join", {{"seat", 1}, {"invite", invite_}}).status,
            200);
  WebSocketClient first;
  Json mine = enter(first, ann, id);
  const auto bob_is = [](bool there) {
    return [there](const Json& s) { return s.at("table").at("seats")[1].at("connected") == there; };
  };
  {
    WebSocketClient second;
    enter(second, bob, id);
    mine = wait_for(first, mine, bob_is(true));
    ASSERT_FALSE(mine.is_null());
  }
  mine = wait_for(first, mine, bob_is(false));
  EXPECT_FALSE(mine.is_null());
}

// Who comes back elsewhere is shown at least what they did before, also where no notice of it came.
TEST_F(NodesTest, WhoComesBackSeesWhatWasDoneElsewhere) {
  Relay relay(url_);
  LiveServer deaf(on(relay.url()));
  Visitor ann(a_->port());
  const std::string id = create(ann, {me(), me()}, {{"hold", false}});
  WebSocketClient first;
  Json mine = enter(first, ann, id);
  enter(first, at(deaf, ann), id);  // it is awake there
  enter(first, ann, id);
  relay.mute(" watch");
  const std::int64_t before = mine.at("seq");
  act(first, mine, mine.at("legal")[0].at("text"));
  mine = wait_for(first, mine, [&](const Json& s) { return s.at("seq") > before; });
  ASSERT_FALSE(mine.is_null());
  WebSocketClient second;
  ASSERT_EQ(second.open(at(deaf, ann), id), 101);
  second.send({{"type", "hello"}, {"since", before}});
  const Json there = second.receive_type("state").value_or(Json());
  relay.unmute();
  ASSERT_FALSE(there.is_null());
  EXPECT_EQ(there.at("seq"), mine.at("seq"));
}

// The bots of a table play on one server; when that ends, another goes on.
TEST_F(NodesTest, BotsGoOnWhereTheirServerEnds) {
  Visitor bob(b_->port());
  Visitor ann(a_->port());
  const std::string id =
      create(ann, {bot("random"), bot("random"), open_seat()}, {{"hold", false}, {"listed", true}});
  ASSERT_EQ(bob.post("/api/tables/" + id + "/join", {{"seat", 2}, {"invite", invite_}}).status,
            200);
  WebSocketClient socket;
  Json state = enter(socket, bob, id);
  state = wait_for(socket, state, can_answer);
  ASSERT_FALSE(state.is_null());
  a_.reset();
  while (state.at("table").at("state") != "over") {
    if (can_answer(state)) act(socket, state, state.at("legal")[0].at("text"));
    state = socket.receive_type("state").value_or(Json());
    ASSERT_FALSE(state.is_null()) << "nobody goes on";
  }
  EXPECT_EQ(ask_sql("SELECT count(DISTINCT (number,seq)) FROM actions"),
            ask_sql("SELECT count(*) FROM actions"));
}

TEST_F(NodesTest, ClocksGoOnWhereTheirServerEnds) {
  Visitor ann(a_->port());
  Visitor bob(b_->port());
  const std::string id =
      create(ann, {me(), open_seat()},
             {{"hold", false}, {"pace", {{"kind", "live"}, {"bank_s", 2}, {"increment_s", 0}}}});
  ASSERT_EQ(bob.post("/api/tables/" + id + "/join", {{"seat", 1}, {"invite", invite_}}).status,
            200);
  WebSocketClient socket;
  Json state = enter(socket, bob, id);
  a_.reset();
  // Ann is asked and gone with her server: her time ends, and a bot plays for her.
  WebSocketClient hers;
  enter(hers, at(*b_, ann), id);
  state = wait_for(socket, state, [](const Json& s) {
    return s.at("table").at("seats")[0].at("stand_in") == true;
  });
  EXPECT_FALSE(state.is_null());
}

TEST_F(NodesTest, WhoStopsIsNoLongerWaitedFor) {
  Visitor ann(a_->port());
  create(ann, {me(), bot("random")});
  a_.reset();
  EXPECT_EQ(ask_sql("SELECT count(*) FROM nodes WHERE until>now()"), 1);
}

// A clock that was set back must not keep the tables of a dead server waiting until it has caught
// up.
TEST_F(NodesTest, AClockThatWasSetBackKeepsNobodyWaiting) {
  ManualLoop loop;
  Metrics metrics;
  PostgresStore store(url_, loop, metrics);
  std::optional<Stored> written;
  const std::int64_t number = store.new_table_number();
  store.submit({NewTable{number, "t_clock", "{}", 5}}, [&](Stored stored) { written = stored; });
  loop.run_until([&] { return written.has_value(); });
  a_->run_sql("INSERT INTO nodes(id,seen,until) VALUES('n_dead',7,now()+interval '1 hour')");
  a_->run_sql("INSERT INTO leases(number,node,fence,ran_until) VALUES(" + std::to_string(number) +
              ",'n_dead',3,0)");
  bool answered = false;
  std::optional<Lease> lease;
  store.claim(number, [&](const std::optional<Lease>& claimed) {
    lease = claimed;
    answered = true;
  });
  loop.run_until([&] { return answered; });
  ASSERT_TRUE(lease);
  EXPECT_EQ(lease->fence, 4);
  EXPECT_EQ(lease->ran_until, 7);
  // Nor is one that lives robbed of its tables.
  a_->run_sql("UPDATE nodes SET until=now()+interval '2 seconds' WHERE id='n_dead'");
  a_->run_sql("UPDATE leases SET node='n_dead'");
  answered = false;
  store.claim(number, [&](const std::optional<Lease>& claimed) {
    lease = claimed;
    answered = true;
  });
  loop.run_until([&] { return answered; });
  EXPECT_FALSE(lease);
}

TEST_F(NodesTest, OnlyWhoHasTheLeaseWrites) {
  ManualLoop loop;
  Metrics metrics;
  PostgresStore store(url_, loop, metrics);
  const auto write = [&](std::vector<Write> writes) {
    std::optional<Stored> result;
    store.submit(std::move(writes), [&](Stored stored) { result = stored; });
    loop.run_until([&] { return result.has_value(); });
    return *result;
  };
  const std::int64_t number = store.new_table_number();
  ASSERT_TRUE(write({NewTable{number, "t_lease", "{}", 5}}));
  std::optional<Lease> lease;
  store.claim(number, [&](const std::optional<Lease>& claimed) { lease = claimed; });
  loop.run_until([&] { return lease.has_value(); });
  EXPECT_FALSE(lease->ran_until) << "nobody had it before";
  const Change first{1, ChangeKind::act, 0, false, 1, "take 1"};
  ASSERT_TRUE(write({HoldLease{number, lease->fence}, AddChange{number, first}}));
  // It passes to another: what the first had still in hand is refused, whole.
  PostgresConnection connection(url_, "tests", std::chrono::seconds(10));
  connection.open({});
  connection.execute("UPDATE leases SET node='n_other',fence=fence+1");
  const Change second{2, ChangeKind::act, 0, false, 2, "take 2"};
  EXPECT_EQ(write({HoldLease{number, lease->fence}, AddChange{number, second}}).fault,
            StoreFault::fenced);
  EXPECT_EQ(store.changes_after(number, 0).size(), 1u);
  EXPECT_TRUE(store.healthy()) << "that is no trouble of the store";
}

TEST_F(NodesTest, ACommitWhoseAnswerIsLostIsFoundOut) {
  for (const Relay::Fault fault : {Relay::Fault::lose_answer, Relay::Fault::lose_request}) {
    Relay relay(url_);
    ManualLoop loop;
    Metrics metrics;
    PostgresStore store(relay.url(), loop, metrics);
    const std::int64_t number = store.new_table_number();
    relay.lose(fault, std::string("\0commit\0", 8));
    std::optional<Stored> result;
    const Change change{1, ChangeKind::act, 0, false, 1, "take 1"};
    store.submit(
        {NewTable{number, "t_" + std::to_string(number), "{}", 5}, AddChange{number, change}},
        [&](Stored stored) { result = stored; });
    loop.run_until([&] { return result.has_value(); });
    EXPECT_TRUE(relay.lost());
    EXPECT_TRUE(*result) << "stored once, whenever the answer got lost";
    EXPECT_EQ(store.changes_after(number, 0).size(), 1u);
    EXPECT_EQ(metrics.store_reconnects, 1u);
  }
}

TEST_F(NodesTest, AConnectionThatIsCutIsMadeAnew) {
  Visitor ann(a_->port());
  const std::string id = create(ann, {me(), me()}, {{"hold", false}});
  WebSocketClient first;
  WebSocketClient second;
  Json mine = enter(first, ann, id);
  Json other = enter(second, at(*b_, ann), id);
  ask_sql(
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
      "WHERE application_name LIKE 'triclinium %'");
  mine = wait_for(first, mine, can_answer);
  act(first, mine, mine.at("legal")[0].at("text"));
  const std::int64_t before = mine.at("seq");
  mine = wait_for(first, mine, [&](const Json& s) { return s.at("seq") > before; });
  ASSERT_FALSE(mine.is_null()) << "the answer is stored";
  other = wait_for(second, other, [&](const Json& s) { return s.at("seq") >= mine.at("seq"); });
  EXPECT_FALSE(other.is_null()) << "the other server hears of it";
}

// A primary whose machine is gone answers nothing, not even that it is not there.
TEST_F(NodesTest, AHostThatSwallowsEverythingIsPassedOver) {
  Relay gone(url_);
  gone.mute("tests");
  const auto folder = [](const std::string& url) {
    const std::size_t begin = url.find("host=") + 5;
    return url.substr(begin, url.find('&', begin) - begin);
  };
  std::string url = url_;
  url.replace(url.find("host=") + 5, folder(url_).size(), folder(gone.url()) + "," + folder(url_));
  PostgresConnection connection(url, "tests", std::chrono::seconds(2));
  connection.open({});
  EXPECT_EQ(connection.rows("SELECT 1").integer(0, 0), 1);
}

TEST_F(NodesTest, ADatabaseThatIsNotThereIsNotAskedAgainAtOnce) {
  PostgresConnection connection("postgresql:///x?host=/nowhere", "tests", std::chrono::seconds(2));
  const auto reason = [&] {
    try {
      connection.open({});
    } catch (const PostgresError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  // Now and then more than its rest may pass between two calls.
  bool told = false;  // without asking
  for (int i = 0; i < 100 && !told; ++i) {
    EXPECT_NE(reason(), "");
    told = reason().find("/nowhere") == std::string::npos;
  }
  EXPECT_TRUE(told);
}

// Who spreads over all servers gets no more than at one; where one ends, the other allows it all.
TEST_F(NodesTest, OneAddressHasOneLimitAtAllServers) {
  a_.reset();
  b_.reset();
  ServeOptions options = on(url_);
  // So little a second that a slow machine does not fill it up meanwhile.
  options.limits.creations = {0.0001, 12};
  options.limits.sockets = 4;
  std::vector<std::unique_ptr<LiveServer>> servers;
  for (int i = 0; i < 3; ++i) servers.push_back(std::make_unique<LiveServer>(options));
  const auto know = [&](std::uint64_t count) {
    for (const auto& server : servers) {
      while (server->metrics().servers != count) std::this_thread::yield();
    }
  };
  know(3);
  Visitor ann(servers[0]->port());
  ASSERT_EQ(ann.get("/api/me").status, 200);
  // As many as are let in, first at one and then at the next.
  const auto made = [&] {
    int count = 0;
    for (const auto& server : servers) {
      Visitor there = at(*server, ann);
      while (there.post("/api/tables", {{"game", "toy"}, {"seats", {me(), me()}}}).status == 201) {
        ++count;
      }
    }
    return count;
  };
  EXPECT_EQ(made(), 12);
  const std::string id = ann.get("/api/tables").json().at("mine")[0].at("id");
  std::vector<WebSocketClient> sockets(12);
  int open = 0;
  for (std::size_t i = 0; i < sockets.size(); ++i) {
    open += sockets[i].open(at(*servers[i % 3], ann), id) == 101;
  }
  EXPECT_EQ(open, 3) << "one at each, since four cannot be divided by three";
  servers.resize(2);
  know(2);
  // The burst is larger now, but what was used stays used.
  EXPECT_EQ(made(), 0);
}

// From a folder to PostgreSQL and back: the same rows, and everything goes on.
TEST_F(NodesTest, AHouseMovesBetweenStores) {
  const auto find = [](std::string_view) { return &toy_game(); };
  TempFolder folder;
  std::string id;
  std::string cookie;
  std::string record;
  {
    ServeOptions options = LiveServer::test_options();
    options.data = folder.path() + "/old";
    const std::vector<const AnyGame*> games{&toy_game()};
    auto old = TableServer::open(options, games);
    ASSERT_TRUE(old.ok());
    std::thread thread([&] { (*old)->run(false); });
    Visitor ann((*old)->port());
    ann.post("/api/register", {{"name", "Livia"}, {"password", "long enough"}});
    id = create(ann, {me(), me()}, {{"hold", false}});
    WebSocketClient socket;
    Json state = enter(socket, ann, id);
    act(socket, state, state.at("legal")[0].at("text"));
    socket.receive_type("state");
    record = ann.get("/api/tables/" + id + "/record").body;
    cookie = ann.cookie();
    EXPECT_THROW(copy_house(options.data, fresh_postgres_database(), find), StoreError)
        << "its server runs";
    (*old)->stop();
    thread.join();
  }
  const std::string url = fresh_postgres_database();
  EXPECT_TRUE(copy_house(folder.path() + "/old", url, find).findings.empty());
  EXPECT_THROW(copy_house(folder.path() + "/old", url, find), StoreError) << "it is not empty";
  {
    LiveServer moved(on(url));
    Visitor ann(moved.port());
    ann.set_cookie(cookie);
    EXPECT_EQ(ann.get("/api/me").json().at("name"), "Livia");
    EXPECT_EQ(ann.get("/api/tables/" + id + "/record").body, record);
    create(ann, {me(), me()});
    EXPECT_TRUE(check_house(url, find).findings.empty()) << "also while a server runs";
    EXPECT_THROW(copy_house(url, folder.path() + "/new", find), StoreError) << "its server runs";
  }
  const Inventory back = copy_house(url, folder.path() + "/new", find);
  EXPECT_TRUE(back.findings.empty());
  EXPECT_EQ(back.tables, 2);
}

TEST_F(NodesTest, DamageInTheStoreIsFound) {
  const auto find = [](std::string_view) { return &toy_game(); };
  Visitor ann(a_->port());
  const std::string id = create(ann, {me(), me()});
  EXPECT_TRUE(check_house(url_, find).findings.empty());
  a_->run_sql("UPDATE actions SET body=body||' '");
  const Inventory found = check_house(url_, find);
  ASSERT_EQ(found.findings.size(), 2u);
  EXPECT_EQ(found.findings[0], "1 rows of actions are not what was written.");
  EXPECT_NE(found.findings[1].find("is damaged"), std::string::npos);
  // Whoever reads it sets it aside, as with a file.
  Visitor there = at(*b_, ann);
  EXPECT_EQ(there.get("/api/tables/" + id).status, 409);
  a_->run_sql("UPDATE leases SET node='-'");
  a_.reset();
  b_.reset();
  TempFolder folder;
  EXPECT_THROW(copy_house(url_, folder.path() + "/new", find), StoreError);
}

TEST_F(NodesTest, AStoreThatIsNotThereIsNamed) {
  const auto open = [](const std::string& store) {
    ServeOptions options = LiveServer::test_options();
    options.store = store;
    const auto opened = TableServer::open(options, {});
    return opened ? std::string() : opened.error().message;
  };
  EXPECT_EQ(open("postgresql:///x?host=/nowhere").find("The store cannot be used: "), 0u);
  EXPECT_EQ(open("mysql://x").find("A store is named by postgresql://"), 0u);
}

}  // namespace
}  // namespace triclinium::server::testing
