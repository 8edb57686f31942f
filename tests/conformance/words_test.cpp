// Every question, answer, event, cause and option of every game has its words in every language.
#include <set>

#include "codec/catalogue.h"
#include "tests/conformance/cases.h"

namespace triclinium {
namespace {

class Words : public Conformance {};

// Keys that random games of the case need.
std::set<std::string> keys_used(const Case& which) {
  std::set<std::string> keys{"title", "tagline"};
  const AnyGame& game = *which.game;
  const auto add_events = [&](const std::vector<Event>& events) {
    for (const Event& event : events) {
      const Json json = game.event(event, Observer::everything());
      keys.insert("event." + json["event"].get<std::string>());
      if (json.contains("cause")) keys.insert("cause." + json["cause"].get<std::string>());
    }
  };
  for (int i = 0; i < which.games(5); ++i) {
    const auto seed = static_cast<std::uint64_t>(50 + i);
    const Playthrough end = play_case(which, seed, [&](const Playthrough& playthrough) {
      if (game.to_act(playthrough.state()) < 0) return;
      keys.insert("decision." + std::string(game.decision(playthrough.state())));
      keys.insert("why." + std::string(game.decision(playthrough.state())));
    });
    add_events(end.opening());
    for (const Playthrough::Move& step : end.history()) add_events(step.events);
  }
  for (const auto& [key, option] : game.info().options.items()) {
    keys.insert("option." + key + ".label");
    keys.insert("option." + key + ".help");
    for (const Json& value : option["values"]) {
      const std::string name = value.is_string() ? value.get<std::string>() : value.dump();
      keys.insert("option." + key + ".values." + name);
    }
  }
  return keys;
}

TEST_P(Words, AreThereInEveryLanguage) {
  const std::set<std::string> keys = keys_used(GetParam());
  for (const std::string& language : Catalogue::languages()) {
    const Catalogue& words = Catalogue::of(language, game().info().id);
    for (const std::string& key : keys) EXPECT_TRUE(words.has(key)) << language << ": " << key;
    EXPECT_FALSE(words.paragraphs("intro").empty()) << language;
  }
}

TEST_P(Words, EveryChoiceHasALabelOfItsOwn) {
  const std::vector<std::string> languages = Catalogue::languages();
  play_case(GetParam(), 56, [&](const Playthrough& playthrough) {
    const std::string decision(game().decision(playthrough.state()));
    const std::vector<std::string> legal = playthrough.legal();
    for (const std::string& language : languages) {
      const Catalogue& words = Catalogue::of(language, game().info().id);
      std::set<std::string> labels;
      for (const std::string& text : legal) {
        const std::string first = text.substr(0, text.find(' '));
        ASSERT_TRUE(words.has("action." + first) || words.has("action." + decision + "." + first))
            << language << ": " << text;
        const std::string label = words.label(decision, text);
        ASSERT_EQ(label.find('{'), std::string::npos) << label;
        labels.insert(label);
      }
      ASSERT_EQ(labels.size(), legal.size())
          << language << ": two choices of '" << decision << "' read the same";
    }
  });
}

// The toy needs no words.
std::vector<Case> games_with_words() {
  std::vector<Case> cases = all_cases();
  std::erase_if(cases, [](const Case& which) { return which.game->info().id == "toy"; });
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Conformance, Words, testing::ValuesIn(games_with_words()), case_name);

}  // namespace
}  // namespace triclinium
