// The components of Ave Roma in words.
#include "codec/described.h"

#include <algorithm>
#include <map>

#include "codec/ave_roma/codec.h"

namespace triclinium {

namespace ave_roma {
namespace {

struct Teller {
  const Catalogue& t;
  const Json& data;

  std::string name(const Json& id) const { return t.word(id.get<std::string>()); }
  std::string amount(int n, const std::string& what) const {
    const bool one = n == 1 && t.has("board.one." + what);
    return std::to_string(n) + " " + t.text((one ? "board.one." : "board.thing.") + what);
  }
  std::string price(const Json& cost) const {
    const std::string text = listed(data["price_icons"], [&](const Json& icon) {
      const int n = cost.value(icon.get<std::string>(), 0);
      return n == 0 ? "" : amount(n, icon);
    });
    return text.empty() ? t.text("components.nothing") : text;
  }
  // What the corner of a card shows.
  std::string corner(const Json& card) const {
    const int players = card["min_players"];
    return " " + joined({t.text("components.icon", {{"icon", name(card["icon"])}}),
                         players > 2 ? t.text("components.players", {{"n", players}}) : ""});
  }
  std::string gains(const Json& card) const {
    const int points = card["points"];
    const int influence = card["influence"];
    return joined({points > 0 ? amount(points, "points") : "",
                   influence > 0 ? amount(influence, "influence") : ""});
  }

  std::string area(const Json& card) const {
    const auto half = [&](const char* part) {
      return listed(card[part], [&](const Json& kind) { return name(kind); }, " + ");
    };
    return t.text("components.area", {{"name", name(card["id"])},
                                      {"top", half("top")},
                                      {"bottom", half("bottom")},
                                      {"fragment", name(card["fragment"])}}) +
           corner(card);
  }
  std::string building(const Json& card) const {
    const std::string bonus = string_of(card, "bonus");
    return t.text("components.building",
                  {{"name", name(card["id"])},
                   {"price", price(card["price"])},
                   {"gain", gains(card)},
                   {"bonus", amount(1, bonus == "point" ? "points" : bonus)}}) +
           corner(card);
  }
  std::string war(const Json& card) const {
    return t.text("components.war", {{"name", name(card["id"])},
                                     {"price", price(card["price"])},
                                     {"gain", gains(card)}}) +
           corner(card);
  }
  std::string patron(const Json& card) const {
    const Json& modifier = card["modifier"];
    const Json& endgame = card["endgame"];
    Json param = endgame.value("param", Json::array());
    if (!param.is_array()) param = Json::array({param});
    const std::string change = t.text("effect." + string_of(modifier, "kind"),
                                      {{"location", name(modifier["location"])},
                                       {"pay", price(modifier.value("pay", Json::object()))}});
    const std::string end =
        t.text("effect." + string_of(endgame, "kind"),
               {{"param", listed(param, [&](const Json& what) { return name(what); })}});
    return t.text("components.patron", {{"name", name(card["id"])},
                                        {"price", price(card["price"])},
                                        {"change", change},
                                        {"end", end}}) +
           corner(card);
  }

  std::string location(const Json& place) const {
    const std::string slots = listed(
        place["slots"],
        [](const Json& players) { return players == 2 ? "–" : players.dump() + "+"; }, " ");
    return t.text("components.place",
                  {{"name", name(place["id"])},
                   {"what", t.text("components.does." + string_of(place, "id"))},
                   {"slots", slots}});
  }
  Json places() const {
    Json rows = each(data["locations"], [&](const Json& place) { return location(place); });
    const std::string slots = listed(data["training"], [](const Json& slot) {
      return "±" + slot["range"].dump() + ": " + slot["price"].dump();
    });
    rows.push_back(component_row(t.text("components.training", {{"slots", slots}}), "training"));
    return rows;
  }
  Json boards() const {
    Json rows = Json::array();
    for (const auto& [side, prices] : data["boards"].items()) {
      const std::string text = listed(data["resources"], [&, &own = prices](const Json& kind) {
        return name(kind) + " " + own[kind.get<std::string>()].dump();
      });
      rows.push_back(component_row(side + ": " + text, side));
    }
    return rows;
  }
  Json tracks() const {
    const auto levels = [](const Json& values) {
      std::vector<std::string> parts;
      for (const Json& points : values) {
        parts.push_back(std::to_string(parts.size()) + ": " + points.dump());
      }
      return Json{{"points", joined(parts)}};
    };
    const std::string spaces = listed(
        data["colosseum"],
        [&](const Json& space) {
          const bool honours = space["honours"];
          return price(space["cost"]) + (honours ? " " + t.text("components.honours") : "");
        },
        "; ");
    return {component_line(t.text("components.colosseum", {{"spaces", spaces}})),
            component_line(t.text("components.political", levels(data["political_points"]))),
            component_line(t.text("components.areas_few", levels(data["area_points"]["2-3"]))),
            component_line(t.text("components.areas_many", levels(data["area_points"]["4-5"]))),
            component_line(t.text("components.area_price")),
            component_line(t.text("components.limits"))};
  }
  Json setup() const {
    Json rows = Json::array();
    for (int seats = min_seats; seats <= max_seats; ++seats) {
      const auto cards = [&](const char* table) {
        const Json& all = data[table];
        return std::count_if(all.begin(), all.end(),
                             [&](const Json& card) { return card["min_players"] <= seats; });
      };
      rows.push_back(
          component_line(t.text("components.deck_sizes", {{"seats", seats},
                                                          {"area", cards("area_cards")},
                                                          {"building", cards("building_cards")},
                                                          {"war", cards("war_cards")},
                                                          {"patron", cards("patron_cards")}})));
    }
    return rows;
  }
  Json sections() const {
    const auto section = [&](const char* key, const char* table, auto tell) {
      return component_section(
          t, key, each(data[table], [&](const Json& row) { return (this->*tell)(row); }));
    };
    return {component_section(t, "setup", setup()),
            component_section(t, "places", places()),
            component_section(t, "boards", boards()),
            component_section(t, "tracks", tracks()),
            section("areas", "area_cards", &Teller::area),
            section("buildings", "building_cards", &Teller::building),
            section("wars", "war_cards", &Teller::war),
            section("patrons", "patron_cards", &Teller::patron)};
  }

  // "circus_maximus": Circus Maximus
  static std::string proper(std::string word) {
    bool first = true;
    for (char& letter : word) {
      if (first) letter = static_cast<char>(letter - 'a' + 'A');
      first = letter == '_';
      if (first) letter = ' ';
    }
    return word;
  }
  // The cards of a building or a war are told apart by their order in the table.
  Json names() const {
    static constexpr std::array<const char*, war_set_size> numbers{"I", "II", "III", "IV", "V"};
    Json names = Json::object();
    std::map<std::string, int> met;
    for (const Json& card : data["building_cards"]) {
      const bool second = met[string_of(card, "pair")]++ > 0;
      names[string_of(card, "id")] =
          t.text(second ? "components.second_of_pair" : "components.first_of_pair",
                 {{"name", proper(card["pair"])}});
    }
    for (const Json& card : data["war_cards"]) {
      const auto number = static_cast<std::size_t>(met[string_of(card, "set")]++);
      names[string_of(card, "id")] = proper(card["set"]) + " " + numbers.at(number);
    }
    return names;
  }
};

}  // namespace
}  // namespace ave_roma

Json Codec<AveRoma>::components(const Catalogue& words, const Json& data) {
  return ave_roma::Teller{words, data}.sections();
}
Json Codec<AveRoma>::names(const Catalogue& words, const Json& data) {
  return ave_roma::Teller{words, data}.names();
}

}  // namespace triclinium
