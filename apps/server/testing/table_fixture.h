// A live server with two visitors, and the few words that tests about tables are made of.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "apps/server/testing/client.h"
#include "apps/server/testing/live_server.h"

namespace triclinium::server::testing {

inline Json me() { return {{"kind", "me"}}; }
inline Json open_seat() { return {{"kind", "open"}}; }
inline Json bot(const char* level) { return {{"kind", "bot"}, {"level", level}}; }

class TableFixture : public ::testing::Test {
 protected:
  // Makes a table of the toy game; its invitation is in invite_.
  std::string create(Visitor& visitor, const Json& seats, const Json& more = Json::object()) {
    Json body{{"game", "toy"}, {"seats", seats}};
    body.update(more);
    const Answer answer = visitor.post("/api/tables", body);
    EXPECT_EQ(answer.status, 201) << answer.body;
    invite_ = answer.json().value("invite", "");
    return answer.json().value("id", "");
  }
  static std::string path(const std::string& table, const std::string& more = "") {
    return "/api/tables/" + table + more;
  }
  Answer join(Visitor& visitor, const std::string& table, int seat) {
    return visitor.post(path(table, "/join"), {{"seat", seat}, {"invite", invite_}});
  }
  // Opens a socket and reads the first state.
  static Json enter(WebSocketClient& socket, const Visitor& visitor, const std::string& table,
                    std::int64_t since = 0) {
    EXPECT_EQ(socket.open(visitor, table), 101);
    socket.send({{"type", "hello"}, {"since", since}});
    return socket.receive_type("state").value_or(Json());
  }
  static void act(WebSocketClient& socket, const Json& state, const std::string& action) {
    socket.send({{"type", "act"}, {"seq", state.at("seq")}, {"action", action}});
  }
  static std::string first_choice(const Json& state) { return state.at("legal")[0].at("text"); }
  // The first state that fulfils the condition; null if none comes.
  template <class Condition>
  static Json wait_for(WebSocketClient& socket, Json state, Condition reached) {
    while (!state.is_null() && !reached(state)) {
      state = socket.receive_type("state").value_or(Json());
    }
    return state;
  }

  // Answers every question until the game is over; returns the last state.
  static Json play_out(WebSocketClient& socket, Json state) {
    for (int i = 0; i < 500 && state.at("table").at("state") != "over"; ++i) {
      if (!state.at("held").is_null()) {
        socket.send({{"type", "end_turn"}, {"seq", state.at("seq")}});
      } else if (!state.at("legal").empty()) {
        act(socket, state, first_choice(state));
      }
      auto next = socket.receive_type("state");
      if (!next) {
        ADD_FAILURE() << "no answer";
        break;
      }
      state = *next;
    }
    return state;
  }

  // The server starts again on another port; everybody comes back with the same cookie.
  void restart() {
    server_.restart();
    for (Visitor* visitor : {&ann_, &bob_, &eve_}) {
      Visitor again(server_.port());
      again.set_cookie(visitor->cookie());
      *visitor = std::move(again);
    }
  }

  LiveServer server_;
  Visitor ann_{server_.port()};
  Visitor bob_{server_.port()};
  Visitor eve_{server_.port()};
  std::string invite_;
};

}  // namespace triclinium::server::testing
