#include "apps/server/api/call.h"

#include <algorithm>

namespace triclinium::server {

namespace {

constexpr std::string_view cookie_name = "triclinium_session=";

int status_of(std::string_view code) {
  if (code == "not_yours" || code == "invite" || code == "removed") return 403;
  if (code == "wrong") return 401;
  if (code == "no_such_seat" || code == "no_session") return 404;
  if (code == "busy" || code == "storage") return 503;
  if (code == "bad_options" || code == "bad_message") return 400;
  return 409;
}

}  // namespace

Response error_response(int status, std::string_view code, std::string_view sentence) {
  Response response;
  response.status = status;
  response.body = std::make_shared<const std::string>(Json{
      {"code", code}, {"error", sentence}}.dump(-1, ' ', false, Json::error_handler_t::replace));
  if (status == 429 || status == 503) response.headers.emplace_back("Retry-After", "1");
  return response;
}

Response wait_response(std::int64_t wait_ms, std::string_view sentence) {
  Response response = error_response(429, "rate", sentence);
  response.headers = {{"Retry-After", std::to_string((wait_ms + 999) / 1000)}};
  return response;
}

std::string_view session_cookie(const Request& request) {
  std::string_view header = request.cookie;
  while (!header.empty()) {
    const std::size_t end = header.find(';');
    std::string_view item = header.substr(0, end);
    while (!item.empty() && item.front() == ' ') item.remove_prefix(1);
    if (item.starts_with(cookie_name)) return item.substr(cookie_name.size());
    if (end == std::string_view::npos) break;
    header.remove_prefix(end + 1);
  }
  return {};
}

void Call::give_cookie(const std::string& cookie) {
  std::string header =
      std::string(cookie_name) + cookie + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
  if (request.secure) header += "; Secure";
  reply = [next = std::move(reply), header](Response response) {
    const bool given = std::any_of(response.headers.begin(), response.headers.end(),
                                   [](const auto& line) { return line.first == "Set-Cookie"; });
    if (!given) response.headers.emplace_back("Set-Cookie", header);
    next(std::move(response));
  };
}

void Call::answer(const Json& json, int status) const {
  Response response;
  response.status = status;
  response.body = std::make_shared<const std::string>(json.dump());
  reply(std::move(response));
}

void Call::answer_text(std::string text) const {
  Response response;
  response.body = std::make_shared<const std::string>(std::move(text));
  reply(std::move(response));
}

void Call::refuse(int status, std::string_view code, std::string_view sentence) const {
  reply(error_response(status, code, sentence));
}

void Call::refuse(const Refused& refused) const {
  refuse(status_of(refused.code), refused.code, refused.reason);
}

std::string Call::argument(std::string_view name) const {
  std::string_view rest = request.query;
  while (!rest.empty()) {
    const std::size_t end = rest.find('&');
    const std::string_view item = rest.substr(0, end);
    if (item.size() > name.size() && item.starts_with(name) && item[name.size()] == '=') {
      return std::string(item.substr(name.size() + 1));
    }
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return "";
}

}  // namespace triclinium::server
