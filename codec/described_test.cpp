// Texts that repeat a fact of the tables: whoever corrects a tile, a price or a penalty is told
// here which text of which catalogue still says the old one.
#include <gtest/gtest.h>

#include "codec/catalogue.h"
#include "codec/registry.h"

namespace triclinium {
namespace {

// "3 chimneys → 1 coin + 1 bread": 3, 1, 1.
std::vector<int> numbers_in(const std::string& text) {
  std::vector<int> numbers;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] < '0' || text[i] > '9') {
      ++i;
      continue;
    }
    int number = 0;
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
      number = 10 * number + (text[i] - '0');
    }
    numbers.push_back(number);
  }
  return numbers;
}

// The part of "W35 (pond + merchant)" in parentheses.
std::string described(const Catalogue& words, const std::string& id) {
  const std::string text = words.word(id);
  const std::size_t open = text.find('(');
  return open == std::string::npos ? "" : text.substr(open + 1, text.size() - open - 2);
}

void expect_in_order(const std::string& text, const std::vector<std::string>& words,
                     const std::string& where) {
  std::size_t at = 0;
  for (const std::string& word : words) {
    const std::size_t found = text.find(word, at);
    EXPECT_NE(found, std::string::npos) << where << ": '" << text << "' lacks '" << word << "'";
    if (found != std::string::npos) at = found + word.size();
  }
}

class Described : public testing::TestWithParam<std::string> {
 protected:
  const Catalogue& words(const char* game) const { return Catalogue::of(GetParam(), game); }
  std::string where(const char* game, const std::string& key) const {
    return "locales/" + GetParam() + "/" + game + ".json, " + key;
  }
};

TEST_P(Described, TilesOfCarpeDiem) {
  const Catalogue& catalogue = words("carpe-diem");
  const Json data = find_game("carpe-diem")->data();
  for (const Json& tile : data.at("tiles")) {
    const std::string id = tile.at("id");
    // B01 … B12 are black tiles and forum cards: the catalogue describes neither.
    if (described(catalogue, id).empty() && id[0] == 'B') continue;
    std::vector<std::string> features;
    std::vector<int> chimneys;
    for (const Json& feature : tile.at("features")) {
      features.push_back(catalogue.word(feature.at("type").get<std::string>()));
      if (feature.contains("chimneys")) chimneys.push_back(feature.at("chimneys"));
    }
    expect_in_order(described(catalogue, id), features, where("carpe-diem", "name." + id));
    EXPECT_EQ(numbers_in(described(catalogue, id)), chimneys) << where("carpe-diem", "name." + id);
  }
  for (const Json& card : data.at("fountain_cards")) {
    const std::string id = card.at("id");
    EXPECT_EQ(described(catalogue, id), catalogue.word(card.at("type").get<std::string>()))
        << where("carpe-diem", "name." + id);
  }
}

// What is needed, then what it brings; the same numbers, in whatever order the kinds stand.
TEST_P(Described, ForumCardsOfCarpeDiem) {
  const Catalogue& catalogue = words("carpe-diem");
  const Json data = find_game("carpe-diem")->data();
  for (const Json& card : data.at("forum_cards")) {
    const std::string id = card.at("id");
    const std::string text = described(catalogue, id);
    if (text.empty() && id[0] == 'B') continue;  // black tiles have the same ids
    const std::size_t arrow = text.find("→");
    ASSERT_NE(arrow, std::string::npos) << where("carpe-diem", "name." + id);
    const auto sorted = [](std::vector<int> numbers) {
      std::sort(numbers.begin(), numbers.end());
      return numbers;
    };
    std::vector<int> need;
    for (const Json& count : card.at("need")) need.push_back(count);
    std::vector<int> reward;
    for (const Json& count : card.at("reward")) reward.push_back(count);
    EXPECT_EQ(sorted(numbers_in(text.substr(0, arrow))), sorted(need))
        << where("carpe-diem", "name." + id) << ": " << text;
    EXPECT_EQ(sorted(numbers_in(text.substr(arrow))), sorted(reward))
        << where("carpe-diem", "name." + id) << ": " << text;
  }
}

TEST_P(Described, GermanicTilesAndDecreesOfDiscordia) {
  const Catalogue& catalogue = words("discordia");
  const Json data = find_game("discordia")->data();
  for (const Json& tile : data.at("germanic_tiles")) {
    const std::string id = tile.at("id");
    const auto numbers = numbers_in(described(catalogue, id));
    ASSERT_FALSE(numbers.empty()) << where("discordia", "name." + id);
    EXPECT_EQ(numbers[0], tile.at("strength")) << where("discordia", "name." + id);
  }
  for (const Json& decree : data.at("decrees")) {
    const std::string id = decree.at("id");
    const auto numbers = numbers_in(described(catalogue, id));
    for (const Json& condition : decree.at("conditions")) {
      if (condition.at("measure") == "occupied_kinds") continue;  // "every kind"
      EXPECT_NE(std::find(numbers.begin(), numbers.end(), condition.at("at_least").get<int>()),
                numbers.end())
          << where("discordia", "name." + id) << ": " << described(catalogue, id);
    }
  }
}

// Single numbers in sentences.
TEST_P(Described, PenaltiesAndPrices) {
  const auto expect = [&](const char* game, const std::string& key, int number) {
    const auto numbers = numbers_in(words(game).text(key));
    EXPECT_NE(std::find(numbers.begin(), numbers.end(), number), numbers.end())
        << where(game, key) << " does not say " << number << ": " << words(game).text(key);
  };
  const Json carpe = find_game("carpe-diem")->data();
  const int penalty = -carpe.at("unfulfilled_vp").get<int>();
  for (const char* key : {"why.spot", "guide.spot", "tour.forum", "rules.CD-48"}) {
    expect("carpe-diem", key, penalty);
  }
  for (const char* key : {"decision.extra", "why.extra", "guide.extra", "rules.CD-45"}) {
    expect("carpe-diem", key, carpe.at("bread_for_extra"));
  }
  const auto told = numbers_in(words("carpe-diem").paragraphs("intro").at(3));
  EXPECT_EQ(told, (std::vector<int>{carpe.at("bread_for_extra"), penalty}))
      << where("carpe-diem", "intro, paragraph 4");
  for (const char* key : {"why.move", "guide.move", "action.bread", "rules.CD-21"}) {
    expect("carpe-diem", key, carpe.at("bread_for_ride"));
  }
  for (const Json& feature : carpe.at("features")) {
    const std::string key = "components.feature." + feature.at("type").get<std::string>();
    // A merchant gives "one more".
    if (feature.at("type") == "merchant") continue;
    for (const Json& count : feature.at("gains")) expect("carpe-diem", key, count);
  }
  for (const Json& points : carpe.at("villa_vp")) {
    if (points.get<int>() > 1) expect("carpe-diem", "rules.CD-64", points);
  }
}

// The bonuses of war sets, as prose says them.
TEST_P(Described, WarSetsOfAveRoma) {
  const Catalogue& catalogue = words("ave-roma");
  const Json data = find_game("ave-roma")->data();
  std::vector<int> gains;
  for (const Json& gain : data.at("war_set")) gains.push_back(gain.begin()->get<int>());
  EXPECT_EQ(numbers_in(catalogue.text("components.wars_note")), gains)
      << where("ave-roma", "components.wars_note");
}

INSTANTIATE_TEST_SUITE_P(Catalogues, Described, testing::ValuesIn(Catalogue::languages()),
                         [](const auto& chosen) { return chosen.param; });

}  // namespace
}  // namespace triclinium
