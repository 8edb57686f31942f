// A request and the ways to answer it.
#pragma once

#include <string>
#include <string_view>

#include "apps/server/host/people.h"
#include "apps/server/net/net.h"

namespace triclinium::server {

// One request on its way through a route.
struct Call {
  Request request;
  std::string id;  // of the table in the path
  Me me;           // empty where there is no session
  Json body;
  Reply reply;

  // The session of the caller from now on; the latest one goes with the answer.
  void give_cookie(const std::string& cookie);
  void answer(const Json& json, int status = 200) const;
  // What has been written out already.
  void answer_text(std::string text) const;
  void refuse(int status, std::string_view code, std::string_view sentence) const;
  void refuse(const Refused& refused) const;
  // An argument of the query string, empty if it is missing.
  std::string argument(std::string_view name) const;
};

Response error_response(int status, std::string_view code, std::string_view sentence);
// 429: come back after so long.
Response wait_response(std::int64_t wait_ms, std::string_view sentence);
// The secret of the session, empty if there is none.
std::string_view session_cookie(const Request& request);

}  // namespace triclinium::server
