// A fact stands once: texts and names follow the tables. Whoever corrects a tile, a price or a
// penalty finds it told rightly everywhere, or is told here which number no text tells.
#include "codec/described.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/facts.h"
#include "codec/locales.h"
#include "codec/registry.h"

namespace triclinium {
namespace {

TEST(Facts, AreFilledFromTheTables) {
  const Json data = Json::parse(
      R"({"penalty":-4,"price":{"basic":2},"rows":[{"id":"W1","n":1},{"type":"pond","n":3}],
          "points":[8,9]})");
  EXPECT_EQ(fill_facts("costs {=penalty} points", data), "costs 4 points");
  EXPECT_EQ(fill_facts("{=price.basic} or {=rows.pond.n}, {=points}", data), "2 or 3, 8, 9");
  EXPECT_EQ(fill_facts("{=rows.W1.n} {=rows.W1.n|coin|coins}", data), "1 coin");
  EXPECT_EQ(fill_facts("{=points.1} of {=points.#} {=points.1|coin|coins}", data), "9 of 2 coins");
  EXPECT_EQ(fill_facts("{n} stays, {=nowhere} too, {= even", data),
            "{n} stays, {=nowhere} too, {= even");
}

// The texts that a game's catalogue tells with these tables.
class FactsOf : public testing::TestWithParam<const AnyGame*> {
 protected:
  static Json texts_in(std::string_view language) {
    for (const LocaleFile& file : locale_files()) {
      if (file.language == language && file.name == GetParam()->info().id) {
        return Json::parse(file.text);
      }
    }
    return Json::object();
  }
  static Catalogue catalogue(const Json& data, std::string_view language = "en") {
    return Catalogue(GetParam()->info().id, texts_in(language), data);
  }
  static Json components(const Catalogue& words, const Json& data) {
    return described_components(GetParam()->info().id, words, data);
  }
};

TEST_P(FactsOf, EveryLanguageAreFoundInTheTables) {
  for (const std::string& language : Catalogue::languages()) {
    const Catalogue words = catalogue(GetParam()->data(), language);
    const std::string texts = words.texts().dump();
    const std::size_t left = texts.find("{=");
    EXPECT_EQ(left, std::string::npos) << language << ": " << texts.substr(left, 60);
    const std::string rules = components(words, GetParam()->data()).dump();
    const std::size_t open = rules.find('{', 1);
    for (std::size_t at = open; at != std::string::npos; at = rules.find('{', at + 1)) {
      EXPECT_EQ(rules[at + 1], '"') << language << ": " << rules.substr(at, 60);
    }
  }
}

// The catalogue of a language names no component that is described from its row.
TEST_P(FactsOf, ComponentsAreNamedOnce) {
  for (const std::string& language : Catalogue::languages()) {
    const Catalogue words = catalogue(GetParam()->data(), language);
    const Json names = composed_names(GetParam()->info().id, words, GetParam()->data());
    for (const auto& [id, name] : names.items()) {
      EXPECT_FALSE(words.has("name." + id)) << language << ": name." << id;
    }
  }
}

// Every component with an id has its row in the rules text.
TEST_P(FactsOf, EveryComponentIsInTheRulesText) {
  const Json data = GetParam()->data();
  std::set<std::string> described;
  for (const Json& section : components(catalogue(data), data)) {
    for (const Json& row : section["rows"]) described.insert(row["ids"].begin(), row["ids"].end());
  }
  for (const auto& [table, rows] : data.items()) {
    if (!rows.is_array()) continue;
    for (const Json& row : rows) {
      if (!row.is_object() || !row.contains("id")) continue;
      EXPECT_TRUE(described.contains(row["id"])) << table << " " << row["id"];
    }
  }
}

// One number of each kind in the tables: "forum_cards.need.fish", wherever in the lists it stands.
void collect_numbers(Json& node, const std::string& path, std::map<std::string, Json*>& numbers) {
  if (node.is_number_integer()) {
    numbers[path] = &node;
  } else if (node.is_object()) {
    for (auto& [key, item] : node.items()) collect_numbers(item, path + "." + key, numbers);
  } else if (node.is_array()) {
    for (Json& item : node) collect_numbers(item, path, numbers);
  }
}

// What no text tells, since it is seen or is a matter of form.
const std::set<std::string> untold{
    ".tiles.rotations",  // how many ways a tile can lie
    ".boards.size",      // the district is drawn
    ".forum_grid.cols",
    ".forum_grid.rows",
    ".forum_grid.empty.2",
    ".forum_grid.empty.3",
    ".game_board.neighbours.circle",  // one step; `why.move` says "neighbouring"
    ".game_board.neighbours.star",    // the option's help says it in words
    ".items_per_point",               // "half a point each"
    ".writ_prestige",                 // "one step"
    ".features.gains.coin",           // a merchant's "one more"
    ".city_tiles.die",
    ".turned_ships.die",  // tiles that differ in it alone are one row
};

TEST_P(FactsOf, ATextFollowsEveryNumberOfTheTables) {
  Json data = GetParam()->data();
  const Json texts = texts_in("en");
  const Catalogue words = catalogue(data);
  const Json before = components(words, data);
  std::map<std::string, Json*> numbers;
  collect_numbers(data, "", numbers);
  for (const auto& [path, number] : numbers) {
    const Json old = *number;
    *number = old.get<int>() + (old.get<int>() < 0 ? -1 : 1);
    const bool told = components(words, data) != before ||
                      Catalogue(GetParam()->info().id, texts, data).texts() != words.texts();
    EXPECT_TRUE(told || untold.contains(path)) << path << " is told by no text";
    *number = old;
  }
}

std::string game_name(const testing::TestParamInfo<const AnyGame*>& chosen) {
  std::string name = chosen.param->info().id;
  std::erase(name, '-');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Catalogues, FactsOf, testing::ValuesIn(all_games()), game_name);

}  // namespace
}  // namespace triclinium
