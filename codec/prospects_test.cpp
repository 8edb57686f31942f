// What the rules foretell agrees with what they then allow and count.
#include <gtest/gtest.h>

#include <set>

#include "codec/registry.h"
#include "codec/session.h"

namespace triclinium {
namespace {

// Plays random games; `visit` sees every position with the prospects of the seat to act.
template <class Visit>
void play(const char* id, int seats, int games, Visit visit, const Json& options = Json::object()) {
  const AnyGame& game = *find_game(id);
  for (int round = 0; round < games; ++round) {
    Random random(static_cast<std::uint64_t>(round + 1));
    auto session = Session::deal(game, seats, options, random);
    ASSERT_TRUE(session.ok());
    for (;;) {
      const Seat seat = game.to_act(session->state());
      const Observer eyes = seat >= 0 ? Observer::of(seat) : Observer::spectator();
      visit(*session, game.prospects(session->state(), eyes));
      if (seat == nobody) break;
      if (seat == chance_seat) {
        ASSERT_TRUE(session->draw(random).ok());
        continue;
      }
      const std::vector<std::string> legal = session->legal();
      const auto pick = random.bounded(static_cast<std::uint32_t>(legal.size()));
      ASSERT_TRUE(session->apply(legal[pick]).ok());
    }
  }
}

std::set<std::string> legal_with(const Session& session, const std::string& word) {
  std::set<std::string> found;
  for (const std::string& text : session.legal()) {
    if (text.starts_with(word + " ")) found.insert(text);
  }
  return found;
}

class EveryGame : public testing::TestWithParam<const char*> {};

TEST_P(EveryGame, CausesAddUpAndTheEndIsTheScore) {
  const bool counts_points = std::string(GetParam()) != "discordia";
  play(GetParam(), 3, 2, [&](const Session& session, const Json& prospects) {
    const AnyGame& game = session.game();
    const bool over = game.to_act(session.state()) == nobody;
    for (Seat seat = 0; seat < 3; ++seat) {
      const Json& forecast = prospects.at("forecast").at(static_cast<std::size_t>(seat));
      int sum = 0;
      for (const Json& points : forecast.at("causes")) sum += points.get<int>();
      ASSERT_EQ(forecast.at("total"), sum);
      if (over && counts_points) {
        ASSERT_EQ(sum, game.score(session.state(), seat));
      }
    }
  });
}
INSTANTIATE_TEST_SUITE_P(Prospects, EveryGame,
                         testing::Values("carpe-diem", "ave-roma", "discordia"),
                         [](const auto& chosen) {
                           std::string name = chosen.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(CarpeDiemProspects, TilesFitWhereTheyMayBePlaced) {
  int seen = 0;
  play("carpe-diem", 4, 2, [&](const Session& session, const Json& prospects) {
    if (session.game().decision(session.state()) != "place") return;
    const Json view = session.game().position(session.state());
    std::set<std::string> fits;
    for (const auto& [cell, turns] :
         prospects.at("tiles").at(view.at("tile")).at("cells").items()) {
      for (const Json& turn : turns) fits.insert("place " + cell + " r" + turn.dump());
    }
    ASSERT_EQ(fits, legal_with(session, "place"));
    ++seen;
  });
  EXPECT_GT(seen, 100);
}

// A completion foretold comes true.
TEST(CarpeDiemProspects, TilesCompleteWhatIsForetold) {
  std::string played;
  Json foretold;
  int completed = 0;
  play("carpe-diem", 2, 6, [&](const Session& session, const Json& prospects) {
    if (session.moves() > 0 && !foretold.is_null()) {
      const Session::Step& step = session.steps().back();
      Json happened = Json::array();
      for (const Event& event : step.events) {
        const Json json = session.game().event(event, Observer::everything());
        if (json.at("event") == "completed") happened.push_back(json.at("feature"));
      }
      const auto at =
          foretold.find(step.action.substr(std::min<std::size_t>(6, step.action.size())));
      if (step.action.starts_with("place ") && at != foretold.end()) {
        ASSERT_EQ(happened, *at) << step.action;
        ++completed;
      }
    }
    foretold = nullptr;
    if (session.game().decision(session.state()) != "place") return;
    const Json view = session.game().position(session.state());
    foretold = prospects.at("tiles").at(view.at("tile")).at("completes");
  });
  EXPECT_GT(completed, 5);
}

// The best result of each spot is what the best answers bring.
TEST(CarpeDiemProspects, SpotsBringWhatIsForetold) {
  int seen = 0;
  const Json data = find_game("carpe-diem")->data();
  play("carpe-diem", 2, 4, [&](const Session& session, const Json& prospects) {
    const AnyGame& game = session.game();
    if (game.decision(session.state()) != "spot") return;
    std::set<std::string> spots;
    for (const Json& spot : prospects.at("spots")) {
      spots.insert("spot " + spot.at("spot")[0].dump() + " " + spot.at("spot")[1].dump());
      int points = 0;
      const Json position = game.position(session.state());
      for (std::size_t i = 0; i < 2; ++i) {
        const int times = spot.at("times")[i];
        const Json& id = position.at("forum")[spot.at("spot")[i].get<std::size_t>()];
        for (const Json& card : data.at("forum_cards")) {
          if (card.at("id") == id) points += times * card.at("reward").value("vp", 0);
        }
        if (times == 0) points -= 4;
      }
      ASSERT_GE(spot.at("points"), points) << spot;  // prestige beyond the bar may add to it
      ++seen;
    }
    ASSERT_EQ(spots, legal_with(session, "spot"));
  });
  EXPECT_GT(seen, 50);
}

TEST(AveRomaProspects, OpenPlacesAreTheLegalOnes) {
  for (const bool advanced : {false, true}) {
    int turns = 0;
    play(
        "ave-roma", 4, 2,
        [&](const Session& session, const Json& prospects) {
          if (session.game().decision(session.state()) != "turn") return;
          ++turns;
          const std::vector<std::string> all = session.legal();
          const std::set<std::string> legal(all.begin(), all.end());
          for (const auto& [place, entry] : prospects.at("locations").items()) {
            ASSERT_EQ(!entry.at("open").empty(), legal.contains(place)) << place << entry;
          }
          for (const auto& [place, slots] : prospects.at("rows").items()) {
            for (std::size_t i = 0; i < slots.size(); ++i) {
              const bool open = !slots[i].is_null() && !slots[i].at("open").empty();
              ASSERT_EQ(open, legal.contains(place + " " + std::to_string(i + 1))) << slots[i];
              if (slots[i].is_null()) continue;
              ASSERT_EQ(slots[i].at("payable").get<bool>(), slots[i].at("lacking").empty());
            }
          }
        },
        Json{{"advanced", advanced}});
    EXPECT_GT(turns, 50);
  }
}

TEST(DiscordiaProspects, BundlesAreTheLegalNumbers) {
  int asked = 0;
  play("discordia", 3, 2, [&](const Session& session, const Json& prospects) {
    const std::string_view decision = session.game().decision(session.state());
    if (decision != "send" && decision != "return") return;
    const Json& question = prospects.at("bundles");
    const std::size_t colour = session.game().position(session.state()).at("chosen").size();
    const char* colours[] = {"b", "r", "w", "y"};
    std::set<std::string> texts;
    for (const Json& bundle : question.at("bundles")) {
      texts.insert(question.at("word").get<std::string>() + " " + colours[colour] + " " +
                   bundle[colour].dump());
    }
    ASSERT_EQ(texts, legal_with(session, question.at("word").get<std::string>()));
    ++asked;
  });
  EXPECT_GT(asked, 20);
}

// What is said of the year's end is what the events tell when it comes.
TEST(DiscordiaProspects, TheYearEndsAsForetold) {
  Json before;
  int compared = 0;
  play("discordia", 2, 3, [&](const Session& session, const Json& prospects) {
    if (session.moves() > 0 && !before.is_null()) {
      int raids = 0;
      for (const Event& event : session.steps().back().events) {
        const Json json = session.game().event(event, Observer::everything());
        if (json.at("event") != "raid" || raids++ > 0) continue;
        const Json& year = before.at(json.at("seat").get<std::size_t>()).at("year_end");
        // The last choice of the year may change the own city; that of the others stands.
        if (json.at("seat") == session.game().seats(session.state()) - 1) continue;
        ASSERT_EQ(json.at("needed"), year.at("needed"));
        ++compared;
      }
    }
    before = prospects.at("cities");
  });
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace triclinium
