// The components of Discordia in words.
#include "codec/described.h"

#include <algorithm>

#include "codec/discordia/codec.h"

namespace triclinium {

namespace discordia {
namespace {

struct Teller {
  const Catalogue& t;
  const Json& data;

  // "aqueduct_2" is "aqueduct" with its number; what comes several times is counted.
  std::string effect(const std::string& name, int times = 1) const {
    if (t.has("board.effect." + name)) return t.text("board.effect." + name, {{"n", times}});
    const std::size_t cut = name.rfind('_');
    return t.text("board.effect." + name.substr(0, cut), {{"n", std::stoi(name.substr(cut + 1))}});
  }
  std::string effects(const Json& names) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto same = [&](const Json& name) { return name == names[i]; };
      const auto here = names.begin() + static_cast<std::ptrdiff_t>(i);
      if (std::any_of(names.begin(), here, same)) continue;
      const auto times = std::count_if(names.begin(), names.end(), same);
      parts.push_back(effect(names[i], static_cast<int>(times)));
    }
    return joined(parts);
  }
  std::string bonus(const Json& names) const {
    return names.empty() ? t.text("components.no_bonus") : effects(names);
  }

  std::string decree(const Json& card) const {
    return listed(card["conditions"], [&](const Json& part) {
      return t.text("board.measure." + string_of(part, "measure"), {{"n", part["at_least"]}});
    });
  }
  std::string janus(const Json& tile) const {
    const std::string die = tile["die"].is_null() ? "none" : string_of(tile, "die");
    const std::string does =
        t.text("board.janus_does." + die,
               {{"what", t.text("board.removal." + string_of(tile, "remove"))}});
    return joined({does, tile["reshuffle"] ? t.text("board.janus_does.shuffles") : ""});
  }
  std::string privilege(const Json& card) const {
    if (card["wildcards"].empty()) {
      return t.text("components.once", {{"effects", effects(card["effects"])}});
    }
    return listed(card["wildcards"], [&](const Json& colour) {
      return t.text("board.effect.wild_" + colour.get<std::string>());
    });
  }
  std::string germanic(const Json& tile) const {
    const char* key = tile.contains("damage") ? "damage" : "reward";
    return t.text(std::string("components.") + key,
                  {{"n", tile["strength"]}, {"effects", effects(tile[key])}});
  }
  std::string germanic_with_back(const Json& tile) const {
    return string_of(tile, "back") + ", " + germanic(tile);
  }
  std::string action_tile(const Json& tile) const {
    return listed(tile["actions"], [&](const Json& action) {
      const std::string name = action;
      constexpr std::string_view deploy = "deploy_";
      return t.text("board.action." +
                    (name.starts_with(deploy) ? name.substr(deploy.size()) : name));
    });
  }

  // "brr" is "1 sailor + 2 soldiers".
  std::string space(const std::string& letters) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (letters.find(letters[i]) != i) continue;
      const auto n = std::count(letters.begin(), letters.end(), letters[i]);
      parts.push_back(t.text(std::string("board.count.") + letters[i], {{"n", n}}));
    }
    return joined(parts, " + ");
  }
  std::string crew(const Json& piece) const {
    if (piece["spaces"].empty()) return t.text("components.no_spaces");
    return listed(piece["spaces"], [&](const Json& letters) { return space(letters); }, "; ");
  }
  std::string kind(const Json& piece) const {
    return t.text("board.kind." + string_of(piece, "kind"));
  }
  std::string tile(const Json& piece) const {
    const std::string die = piece["dice"].size() > 1 ? "any" : piece["dice"][0].get<std::string>();
    return t.text("components.tile", {{"kind", kind(piece)},
                                      {"crew", crew(piece)},
                                      {"bonus", bonus(piece["bonus"])},
                                      {"die", t.text("components.die." + die)}});
  }
  std::string tower(const Json& piece) const {
    if (piece["kind"] == "trading_tower") {
      return t.text(
          "components.trading",
          {{"die", piece["die"]}, {"n", piece["swap"]}, {"bonus", effects(piece["bonus"])}});
    }
    return t.text("components.military", {{"die", piece["die"]},
                                          {"crew", crew(piece)},
                                          {"n", piece["strength"]},
                                          {"bonus", bonus(piece["bonus"])}});
  }

  static std::string with_symbol(std::string text, const Json& space) {
    return space["symbol"] ? text + " ●" : text;
  }
  std::string track(const std::string& name) const {
    const Json& track = data["city_map"][name];
    std::vector<std::string> spaces;
    for (const Json& space : track["spaces"]) {
      const std::string lasting = space["permanent"].is_null() ? "" : effect(space["permanent"]);
      const std::string text = joined({lasting, effects(space["bonus"])});
      spaces.push_back(std::to_string(spaces.size() + 1) + ": " +
                       with_symbol(text.empty() ? t.text("components.no_bonus") : text, space));
    }
    std::vector<std::string> tail;
    for (const Json& names : track["extension"]) {
      tail.push_back("+" + std::to_string(tail.size() + 1) + ": " + effects(names));
    }
    return t.text("components.track", {{"name", t.text("board.track." + name)},
                                       {"spaces", joined(spaces, "; ")},
                                       {"tile", joined(tail, "; ")},
                                       {"slot", effects(track["slot"])}});
  }
  std::string city_row(const std::string& name) const {
    return t.text("board.row." + name) + ": " +
           listed(
               data["city_map"]["rows"][name],
               [&](const Json& space) {
                 const bool printed = space["printed"];
                 std::string text =
                     with_symbol(t.text(printed ? "components.printed" : "components.slot"), space);
                 if (!space["bonus"].empty()) text += " (" + effects(space["bonus"]) + ")";
                 return text;
               },
               "; ");
  }
  std::string decree_spaces() const {
    std::vector<std::string> spaces;
    for (const Json& space : data["city_map"]["decrees"]) {
      spaces.push_back(std::to_string(spaces.size() + 1) + ": " +
                       with_symbol(bonus(space["bonus"]), space));
    }
    return t.text("components.decree_spaces", {{"spaces", joined(spaces, "; ")}});
  }

  Json city() const {
    Json rows = Json::array();
    for (const char* name : {"port", "fort", "marketplace", "farmland"}) {
      rows.push_back(component_line(city_row(name)));
    }
    for (const char* name : {"expedition", "development"}) {
      rows.push_back(component_line(track(name)));
    }
    rows.push_back(component_line(decree_spaces()));
    rows.push_back(component_line(t.text("components.aqueduct")));
    const auto number = [](const Json& n) { return n.dump(); };
    const std::string at = listed(data["city_map"]["privilege_at_expansions"], number, " + ");
    return component_section(t, "city", rows, {{"at", at}});
  }
  Json sections() const {
    Json setup = Json::array();
    for (Json numbers : data["setup"]) {
      numbers["workers"] = data["workers"];
      setup.push_back(component_line(t.text("components.setup_seats", numbers)));
    }
    Json seasons = Json::array();
    for (const Json& bonus : data["seasons"]) {
      const std::string number = std::to_string(seasons.size() + 1);
      seasons.push_back(
          component_line(number + " " + t.text("board.season." + number) + ": " + effect(bonus)));
    }
    Json towers = data["military_towers"];
    for (const Json& piece : data["trading_towers"]) towers.push_back(piece);
    const auto section = [&](const char* key, const Json& items, auto tell) {
      return component_section(t, key,
                               grouped(items, [&](const Json& row) { return (this->*tell)(row); }));
    };
    return {component_section(t, "setup", setup),
            section("actions", data["action_tiles"], &Teller::action_tile),
            component_section(t, "seasons", seasons),
            section("tiles", data["city_tiles"], &Teller::tile),
            section("turned", data["turned_ships"], &Teller::tile),
            section("towers", towers, &Teller::tower),
            section("decrees", data["decrees"], &Teller::decree),
            section("privileges", data["privileges"], &Teller::privilege),
            section("germanic", data["germanic_tiles"], &Teller::germanic_with_back),
            section("janus", data["janus_tiles"], &Teller::janus),
            city()};
  }

  Json names() const {
    Json names = Json::object();
    for (const char* table : {"city_tiles", "turned_ships", "military_towers", "trading_towers"}) {
      for (const Json& piece : data[table]) {
        const bool turned = std::string_view(table) == "turned_ships";
        const std::string id = string_of(piece, "id");
        names[id] =
            (turned ? t.text("components.turned_ship", {{"kind", kind(piece)}}) : kind(piece)) +
            " " + id;
      }
    }
    const auto describe = [&](const char* table, auto tell) {
      describe_each(names, data[table], [&](const Json& row) { return (this->*tell)(row); });
    };
    describe("action_tiles", &Teller::action_tile);
    describe("germanic_tiles", &Teller::germanic);
    describe("privileges", &Teller::privilege);
    describe("decrees", &Teller::decree);
    describe("janus_tiles", &Teller::janus);
    return names;
  }
};

}  // namespace
}  // namespace discordia

Json Codec<Discordia>::components(const Catalogue& words, const Json& data) {
  return discordia::Teller{words, data}.sections();
}
Json Codec<Discordia>::names(const Catalogue& words, const Json& data) {
  return discordia::Teller{words, data}.names();
}

}  // namespace triclinium
