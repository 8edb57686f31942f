#include "codec/catalogue.h"

#include <gtest/gtest.h>

#include "codec/locales.h"

namespace triclinium {
namespace {

const Catalogue sample(Json::parse(R"({
  "decision": {"take": "Take stones."},
  "why": {"take": "One to three at a time. [TO-1]"},
  "event": {"took": "{seat} takes {stones} {stones|stone|stones}.",
            "turned": "{seat} turns {card} over.",
            "paid": "{seat} pays {goods}.",
            "told": "{seat} gains {points}."},
  "action": {"take": "take {1} of them", "craftsman": {"take": "fetch {1} to {2}"}},
  "cause": {"stones": "stones taken"},
  "name": {"fish": "Fisch", "B.1": "odd"},
  "intro": ["One.", "Two."]})"));
const std::vector<std::string> sample_names{"Livia", "Marcus"};

TEST(Template, FillsArgumentsAndPicksForms) {
  const Json one{{"n", 1}};
  const Json many{{"n", -3}};
  EXPECT_EQ(fill_template("{n} {n|coin|coins}", one), "1 coin");
  EXPECT_EQ(fill_template("{n} {n|coin|coins}", many), "\u22123 coins");
  EXPECT_EQ(fill_template("{m} of {n}", one), "{m} of 1");
  EXPECT_EQ(fill_template("open { brace", one), "open { brace");
  EXPECT_EQ(fill_template("{n|only}", many), "");
}

TEST(Catalogue, MissingKeysShowThemselves) {
  EXPECT_EQ(sample.text("decision.pass"), "decision.pass");
  EXPECT_EQ(sample.text("decision"), "decision");
  EXPECT_FALSE(sample.has("decision"));
  EXPECT_TRUE(sample.has("decision.take"));
  EXPECT_EQ(sample.word("W41"), "W41");
}

TEST(Catalogue, QuestionsCausesAndParagraphs) {
  EXPECT_EQ(sample.question("take"), "Take stones.");
  EXPECT_EQ(sample.why("take"), "One to three at a time. [TO-1]");
  EXPECT_EQ(sample.cause("stones"), "stones taken");
  EXPECT_EQ(sample.paragraphs("intro"), (std::vector<std::string>{"One.", "Two."}));
  EXPECT_TRUE(sample.paragraphs("name").empty());
}

TEST(Catalogue, LabelsOfADecisionComeBeforeThoseOfTheWord) {
  EXPECT_EQ(sample.label("take", "take fish"), "take Fisch of them");
  EXPECT_EQ(sample.label("craftsman", "take fish c4"), "fetch Fisch to c4");
  EXPECT_EQ(sample.label("take", "store fish 2"), "store Fisch 2");
  EXPECT_EQ(sample.label("take", "pass"), "pass");
}

TEST(Catalogue, SentencesNameSeatsComponentsAndPoints) {
  EXPECT_EQ(sample.sentence({{"event", "took"}, {"seat", 1}, {"stones", 1}}, sample_names),
            "Marcus takes 1 stone.");
  EXPECT_EQ(
      sample.sentence({{"event", "took"}, {"seat", 0}, {"stones", 2}, {"points", 2}}, sample_names),
      "Livia takes 2 stones. (+2)");
  EXPECT_EQ(sample.sentence({{"event", "told"}, {"seat", 0}, {"points", -4}}, sample_names),
            "Livia gains \u22124.");
  EXPECT_EQ(
      sample.sentence({{"event", "paid"}, {"seat", 0}, {"goods", {{"fish", 2}}}}, sample_names),
      "Livia pays 2 Fisch.");
  EXPECT_EQ(sample.sentence({{"event", "unheard"}}, sample_names), "event.unheard");
}

TEST(Catalogue, WhatIsLeftOutOfAnEventIsAQuestionMark) {
  EXPECT_EQ(sample.sentence({{"event", "turned"}, {"seat", 0}}, sample_names),
            "Livia turns ? over.");
  EXPECT_EQ(sample.sentence({{"event", "took"}, {"seat", 0}}, sample_names), "Livia takes ? .");
}

// A list of every key, with the names of all arguments in its text.
void collect_keys(const Json& node, const std::string& path, std::vector<std::string>& keys) {
  if (!node.is_object()) {
    keys.push_back(path + (node.is_array() ? "[]" : ""));
    return;
  }
  for (const auto& [key, child] : node.items()) collect_keys(child, path + "." + key, keys);
}

TEST(Catalogue, EveryLanguageHasTheSameKeys) {
  EXPECT_GE(Catalogue::languages().size(), 2u);
  for (const LocaleFile& file : locale_files()) {
    const Json texts = Json::parse(file.text, nullptr, false);
    ASSERT_TRUE(texts.is_object()) << file.language << "/" << file.name;
    for (const std::string& language : Catalogue::languages()) {
      std::vector<std::string> here;
      std::vector<std::string> there;
      collect_keys(texts, "", here);
      collect_keys(Catalogue::of(language, file.name).texts(), "", there);
      EXPECT_EQ(here, there) << file.name << ": " << file.language << " against " << language;
    }
  }
}

TEST(Catalogue, AGameWithoutWordsInALanguageSpeaksEnglish) {
  EXPECT_EQ(Catalogue::of("xx", "common").text("terminal.total"), "total");
  EXPECT_EQ(Catalogue::of("en", "no-such-game").text("title"), "title");
}

}  // namespace
}  // namespace triclinium
