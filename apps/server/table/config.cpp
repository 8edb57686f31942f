#include "apps/server/table/config.h"

namespace triclinium::server {

Json pace_json(const Pace& pace) {
  switch (pace.kind) {
    case PaceKind::live:
      return {{"kind", "live"}, {"bank_s", pace.bank_s}, {"increment_s", pace.increment_s}};
    case PaceKind::days:
      return {{"kind", "days"}, {"days", pace.days}};
    case PaceKind::untimed:
      break;
  }
  return {{"kind", "untimed"}};
}

Pace pace_from(const Json& json) {
  const std::string kind = json.at("kind");
  if (kind == "live") {
    return {PaceKind::live, json.at("bank_s").get<int>(), json.at("increment_s").get<int>(), 0};
  }
  if (kind == "days") return {PaceKind::days, 0, 0, json.at("days").get<int>()};
  return {};
}

Json seating_json(const Seating& seating) {
  switch (seating.kind) {
    case SeatKind::person:
      return {{"kind", "person"}, {"person", seating.person}, {"stand_in", seating.stand_in}};
    case SeatKind::bot:
      return {{"kind", "bot"}, {"level", seating.level}};
    case SeatKind::open:
      break;
  }
  return {{"kind", "open"}};
}

Seating seating_from(const Json& json) {
  const std::string kind = json.at("kind");
  if (kind == "person") {
    return {SeatKind::person, json.at("person").get<std::string>(), "",
            json.at("stand_in").get<bool>()};
  }
  if (kind == "bot") return {SeatKind::bot, "", json.at("level").get<std::string>(), false};
  return {};
}

Json opening_json(const Opening& opening) {
  if (opening.empty()) return nullptr;
  return {{"seats", opening.setup.seats},
          {"options", opening.setup.options},
          {"deal", opening.setup.deal},
          {"actions", opening.actions},
          {"position", opening.position}};
}

Opening opening_from(const Json& json) {
  Opening opening;
  if (json.is_null()) return opening;
  opening.setup = {json.at("seats").get<int>(), json.at("options"), json.at("deal")};
  opening.actions = json.at("actions").get<std::vector<std::string>>();
  opening.position = json.at("position");
  return opening;
}

std::string_view origin_name(OriginKind kind) {
  switch (kind) {
    case OriginKind::imported:
      return "imported";
    case OriginKind::forked:
      return "forked";
    case OriginKind::fresh:
      break;
  }
  return "fresh";
}

Json origin_json(const Origin& origin) {
  return {{"kind", origin_name(origin.kind)},
          {"person", origin.person},
          {"move", origin.move},
          {"names", origin.names}};
}

Origin origin_from(const Json& json) {
  Origin origin;
  const std::string kind = json.at("kind");
  if (kind == "imported") origin.kind = OriginKind::imported;
  if (kind == "forked") origin.kind = OriginKind::forked;
  origin.person = json.at("person");
  origin.move = json.at("move");
  origin.names = json.at("names").get<std::vector<std::string>>();
  return origin;
}

Json config_json(const Config& config) {
  Json seats = Json::array();
  for (const Seating& seating : config.seats) seats.push_back(seating_json(seating));
  return {{"id", config.id},
          {"game", config.game},
          {"rules", config.rules},
          {"options", config.options},
          {"pace", pace_json(config.pace)},
          {"hold", config.hold},
          {"listed", config.listed},
          {"hints", config.hints},
          {"auto_start", config.auto_start},
          {"host", config.host},
          {"invite", config.invite},
          {"stand_in", config.stand_in},
          {"seats", std::move(seats)},
          {"opening", opening_json(config.opening)},
          {"origin", origin_json(config.origin)},
          {"created", config.created}};
}

Config config_from(const Json& json) {
  Config config;
  config.id = json.at("id");
  config.game = json.at("game");
  config.rules = json.at("rules");
  config.options = json.at("options");
  config.pace = pace_from(json.at("pace"));
  config.hold = json.at("hold");
  config.listed = json.at("listed");
  config.hints = json.value("hints", true);  // older tables had them all
  config.auto_start = json.at("auto_start");
  config.host = json.at("host");
  config.invite = json.at("invite");
  config.stand_in = json.at("stand_in");
  for (const Json& seat : json.at("seats")) config.seats.push_back(seating_from(seat));
  config.opening = opening_from(json.at("opening"));
  if (json.contains("origin")) {
    config.origin = origin_from(json.at("origin"));
  } else if (!config.opening.empty()) {
    // Older tables do not say more than that they were not dealt here.
    config.origin = {OriginKind::imported, config.host, 0, {}};
  }
  config.created = json.at("created");
  return config;
}

}  // namespace triclinium::server
