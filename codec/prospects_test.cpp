// What the rules foretell agrees with what they then allow and count.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "codec/playthrough.h"
#include "codec/registry.h"

namespace triclinium {
namespace {

// Plays random games; `visit` sees every position with the prospects of the seat to act.
template <class Visit>
void play(const char* id, int seats, int games, Visit visit, const Json& options = Json::object()) {
  const AnyGame& game = *find_game(id);
  for (int round = 0; round < games; ++round) {
    Random random(static_cast<std::uint64_t>(round + 1));
    auto playthrough = Playthrough::deal(game, seats, options, random);
    ASSERT_TRUE(playthrough.ok());
    for (;;) {
      const Seat seat = game.to_act(playthrough->state());
      const Observer eyes = seat >= 0 ? Observer::of(seat) : Observer::spectator();
      visit(*playthrough, game.prospects(playthrough->state(), eyes));
      if (seat == nobody) break;
      if (seat == chance_seat) {
        ASSERT_TRUE(playthrough->draw(random).ok());
        continue;
      }
      const std::vector<std::string> legal = playthrough->legal();
      const auto pick = random.bounded(static_cast<std::uint32_t>(legal.size()));
      ASSERT_TRUE(playthrough->apply(legal[pick]).ok());
    }
  }
}

std::set<std::string> legal_with(const Playthrough& playthrough, const std::string& word) {
  std::set<std::string> found;
  for (const std::string& text : playthrough.legal()) {
    if (text.starts_with(word + " ")) found.insert(text);
  }
  return found;
}

class EveryGame : public testing::TestWithParam<const char*> {};

TEST_P(EveryGame, CausesAddUpAndTheEndIsTheScore) {
  const bool counts_points = std::string(GetParam()) != "discordia";
  play(GetParam(), 3, 2, [&](const Playthrough& playthrough, const Json& prospects) {
    const AnyGame& game = playthrough.game();
    const bool over = game.to_act(playthrough.state()) == nobody;
    for (Seat seat = 0; seat < 3; ++seat) {
      const Json& forecast = prospects.at("forecast").at(static_cast<std::size_t>(seat));
      int sum = 0;
      for (const Json& points : forecast.at("causes")) sum += points.get<int>();
      ASSERT_EQ(forecast.at("total"), sum);
      if (over && counts_points) {
        ASSERT_EQ(sum, game.score(playthrough.state(), seat));
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
  play("carpe-diem", 4, 2, [&](const Playthrough& playthrough, const Json& prospects) {
    if (playthrough.game().decision(playthrough.state()) != "place") return;
    const Json view = playthrough.game().position(playthrough.state());
    std::set<std::string> fits;
    for (const auto& [cell, turns] :
         prospects.at("tiles").at(view.at("tile")).at("cells").items()) {
      for (const Json& turn : turns) fits.insert("place " + cell + " r" + turn.dump());
    }
    ASSERT_EQ(fits, legal_with(playthrough, "place"));
    ++seen;
  });
  EXPECT_GT(seen, 100);
}

// The change of what the district counts at the end: frames, villas and cards in hand.
int district_points(const Json& prospects, std::size_t seat) {
  const Json& causes = prospects.at("forecast").at(seat).at("causes");
  return causes.at("frames").get<int>() + causes.at("villas").get<int>() +
         causes.at("fountains").get<int>();
}

std::set<std::size_t> goals_met(const Json& prospects, std::size_t seat) {
  std::set<std::size_t> met;
  const Json& goals = prospects.at("districts").at(seat).at("goals");
  for (std::size_t i = 0; i < goals.size(); ++i) {
    if (goals[i].at("met")) met.insert(i);
  }
  return met;
}

// Features, goals and points foretold for a placement come true, and nothing else does.
TEST(CarpeDiemProspects, TilesFinishWhatIsForetold) {
  int finished = 0;
  int goals = 0;
  for (const int seats : {2, 4}) {
    play("carpe-diem", seats, 6, [&](const Playthrough& playthrough, const Json& prospects) {
      const AnyGame& game = playthrough.game();
      if (game.decision(playthrough.state()) != "place") return;
      const auto seat = static_cast<std::size_t>(game.to_act(playthrough.state()));
      const Json tile = game.position(playthrough.state()).at("tile");
      const Json& foretold = prospects.at("tiles").at(tile).at("completes");
      for (const std::string& text : legal_with(playthrough, "place")) {
        AnyState state = playthrough.state();
        std::vector<Event> events;
        const auto action = game.parse_action(state, text);
        ASSERT_TRUE(action.ok());
        ASSERT_EQ(game.apply(state, *action, &events), Refusal::none);
        Json features = Json::array();
        bool drew = false;
        int built = 0;
        for (const Event& event : events) {
          if (event.seat != static_cast<Seat>(seat)) continue;
          const Json json = game.event(event, Observer::everything());
          if (json.at("event") == "completed") features.push_back(json.at("feature"));
          built += json.at("event") == "built";
          drew |= json.at("event") == "drew";
        }
        if (built > 1) continue;  // a craftsman's last tile follows by itself
        const auto at = foretold.find(text.substr(6));
        ASSERT_EQ(at != foretold.end(), !features.empty()) << text;
        if (features.empty() || game.to_act(state) == nobody) continue;
        EXPECT_EQ(at->at("features"), features) << text;
        const Json after = game.prospects(state, Observer::of(static_cast<Seat>(seat)));
        std::set<std::size_t> met = goals_met(prospects, seat);
        for (const Json& goal : at->at("goals")) {
          EXPECT_TRUE(met.insert(goal.get<std::size_t>()).second) << text;
          ++goals;
        }
        EXPECT_EQ(met, goals_met(after, seat)) << text;
        // New cards in hand count by themselves.
        if (!drew) {
          EXPECT_EQ(district_points(prospects, seat) + at->at("points").get<int>(),
                    district_points(after, seat))
              << text;
        }
        ++finished;
      }
    });
  }
  EXPECT_GT(finished, 500);
  EXPECT_GT(goals, 10);
}

TEST(CarpeDiemProspects, MovesLeadWhereTheyAreSaidTo) {
  int moved = 0;
  for (const char* path : {"circle", "star"}) {
    play(
        "carpe-diem", 3, 2,
        [&](const Playthrough& playthrough, const Json& prospects) {
          const AnyGame& game = playthrough.game();
          const std::string_view decision = game.decision(playthrough.state());
          if (decision != "start" && decision != "move") {
            if (game.to_act(playthrough.state()) != nobody) {
              EXPECT_TRUE(prospects.at("moves").empty());
            }
            return;
          }
          const auto seat = static_cast<std::size_t>(game.to_act(playthrough.state()));
          ASSERT_EQ(prospects.at("moves").size(), playthrough.legal().size());
          for (const auto& [text, space] : prospects.at("moves").items()) {
            AnyState state = playthrough.state();
            const auto action = game.parse_action(state, text);
            ASSERT_TRUE(action.ok()) << text;
            ASSERT_EQ(game.apply(state, *action, nullptr), Refusal::none);
            EXPECT_EQ(game.position(state).at("players")[seat].at("patrician"), space) << text;
            ++moved;
          }
        },
        Json{{"path", path}});
  }
  EXPECT_GT(moved, 300);
}

TEST(CarpeDiemProspects, EqualTilesAreTakenAsTheOneOffered) {
  int takes = 0;
  int stood_in = 0;
  play("carpe-diem", 4, 4, [&](const Playthrough& playthrough, const Json& prospects) {
    const AnyGame& game = playthrough.game();
    const std::string_view decision = game.decision(playthrough.state());
    if (decision != "take" && decision != "craftsman") return;
    const Json position = game.position(playthrough.state());
    const Json& player = position.at("players")[position.at("to_act").get<std::size_t>()];
    const Json& slots = decision == "craftsman"
                            ? position.at("craftsman_row")
                            : position.at("blueprints")[player.at("patrician").get<std::size_t>()];
    std::set<std::string> offered;
    for (const Json& tile : slots) {
      if (tile.is_null()) continue;
      const Json& as = prospects.at("tiles").at(tile).at("as");
      offered.insert("take " + as.get<std::string>());
      stood_in += as != tile;
    }
    ASSERT_EQ(offered, legal_with(playthrough, "take"));
    ++takes;
  });
  EXPECT_GT(takes, 100);
  EXPECT_GT(stood_in, 10);
}
// The best result of each spot is what the best answers bring.
TEST(CarpeDiemProspects, SpotsBringWhatIsForetold) {
  int seen = 0;
  const Json data = find_game("carpe-diem")->data();
  play("carpe-diem", 2, 4, [&](const Playthrough& playthrough, const Json& prospects) {
    const AnyGame& game = playthrough.game();
    if (game.decision(playthrough.state()) != "spot") return;
    std::set<std::string> spots;
    for (const Json& spot : prospects.at("spots")) {
      spots.insert("spot " + spot.at("spot")[0].dump() + " " + spot.at("spot")[1].dump());
      int points = 0;
      const Json position = game.position(playthrough.state());
      for (std::size_t i = 0; i < 2; ++i) {
        const int times = spot.at("times")[i];
        const Json& id = position.at("forum")[spot.at("spot")[i].get<std::size_t>()];
        for (const Json& card : data.at("forum_cards")) {
          if (card.at("id") == id) points += times * card.at("reward").value("vp", 0);
        }
        if (times == 0) points += data.at("unfulfilled_vp").get<int>();
      }
      ASSERT_GE(spot.at("points"), points) << spot;  // prestige beyond the bar may add to it
      ++seen;
    }
    ASSERT_EQ(spots, legal_with(playthrough, "spot"));
  });
  EXPECT_GT(seen, 50);
}

TEST(AveRomaProspects, OpenPlacesAreTheLegalOnes) {
  for (const bool advanced : {false, true}) {
    int turns = 0;
    play(
        "ave-roma", 4, 2,
        [&](const Playthrough& playthrough, const Json& prospects) {
          if (playthrough.game().decision(playthrough.state()) != "turn") return;
          ++turns;
          const std::vector<std::string> all = playthrough.legal();
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

// Every way to pay is reached by its answers, and no other is there.
TEST(AveRomaProspects, PaymentsAreTheLegalOnes) {
  int asked = 0;
  play("ave-roma", 5, 3, [&](const Playthrough& playthrough, const Json& prospects) {
    if (playthrough.game().decision(playthrough.state()) != "pay") {
      ASSERT_TRUE(prospects.value("payment", Json()).is_null());
      return;
    }
    std::set<std::string> first;
    std::set<std::string> units;
    for (const Json& way : prospects.at("payment")) {
      first.insert(way.at("answers")[0].get<std::string>());
      ASSERT_TRUE(units.insert(way.at("units").dump()).second) << way;
    }
    ASSERT_EQ(first, legal_with(playthrough, "pay"));
    const Json& last = prospects.at("payment").back();
    Playthrough trial = playthrough;
    for (const Json& answer : last.at("answers"))
      ASSERT_TRUE(trial.apply(answer.get<std::string>()).ok());
    Json paid;
    for (const Event& event : trial.history().back().events) {
      const Json json = trial.game().event(event, Observer::everything());
      if (json.at("event") == "paid") paid = json.at("price");
    }
    paid.erase("denarii");
    ASSERT_EQ(paid, last.at("units"));
    ++asked;
  });
  EXPECT_GT(asked, 10);
}

// Cards offered to be spent are enough for every choice that spends them.
TEST(AveRomaProspects, CardsCanBeSpentAsOften) {
  int asked = 0;
  play(
      "ave-roma", 3, 3,
      [&](const Playthrough& playthrough, const Json& prospects) {
        for (const std::string& text : legal_with(playthrough, "use")) {
          const std::string icon = text.substr(4, text.rfind(' ') - 4);
          const auto most = static_cast<std::size_t>(std::stoi(text.substr(text.rfind(' ') + 1)));
          ASSERT_LE(most, prospects.at("usable").at(icon).size()) << text;
          ++asked;
        }
        for (const std::string& text : legal_with(playthrough, "influence")) {
          const auto number = [&](std::size_t at) {
            return static_cast<std::size_t>(text[at] - '0');
          };
          ASSERT_LE(number(10), prospects.at("influence").at("1").size()) << text;
          ASSERT_LE(number(12), prospects.at("influence").at("2").size()) << text;
          ++asked;
        }
      },
      Json{{"advanced", true}});
  EXPECT_GT(asked, 50);
}

// A set foretold comes true when its card is bought.
TEST(AveRomaProspects, SetsPayWhatIsForetold) {
  int seen = 0;
  std::map<std::string, Json> sets;
  play("ave-roma", 2, 6, [&](const Playthrough& playthrough, const Json& prospects) {
    if (playthrough.moves() > 0) {
      for (const Event& event : playthrough.history().back().events) {
        const Json json = playthrough.game().event(event, Observer::everything());
        if (json.at("event") != "set_bonus") continue;
        const Json& set = sets.at(json.at("card"));
        ASSERT_EQ(set.at("number"), json.at("number"));
        ASSERT_EQ(set.at("gain").value("points", 0), json.value("points", 0));
        ++seen;
      }
    }
    if (playthrough.game().decision(playthrough.state()) != "turn") return;
    for (const auto& [place, slots] : prospects.at("rows").items()) {
      for (const Json& slot : slots) {
        if (!slot.is_null() && slot.contains("set"))
          sets[slot.at("card").get<std::string>()] = slot.at("set");
      }
    }
  });
  EXPECT_GT(seen, 3);
}

TEST(AveRomaProspects, PatronsWayAndEndAgreeWithTheView) {
  int recruits = 0;
  play("ave-roma", 3, 2, [&](const Playthrough& playthrough, const Json& prospects) {
    const Json view = playthrough.game().position(playthrough.state());
    const std::string phase = view.at("phase");
    const bool goes_on = phase == "actions" || phase == "refill";
    ASSERT_TRUE(goes_on || !prospects.at("ends").is_null());
    if (goes_on) {
      // AR-50: a gap that the deck will fill again ends nothing.
      const bool cards_left = !view.at("decks").at("area").empty();
      ASSERT_FALSE(cards_left && !prospects.at("ends").is_null());
      for (const Json& forecast : prospects.at("forecast")) {
        int sum = 0;
        for (const Json& points : forecast.at("patrons")) sum += points.get<int>();
        ASSERT_EQ(sum, forecast.at("causes").at("endgame"));
      }
    }
    if (view.at("decision") == "refill" || view.at("decision") == "refill_workers") {
      const Json& player = view.at("players").at(view.at("to_act").get<std::size_t>());
      ASSERT_EQ(prospects.at("missing"), 5 - static_cast<int>(player.at("workers").size()));
      ++recruits;
    }
    if (!prospects.contains("way")) return;
    const Json& roma = prospects.at("locations").at("roma").at("values");
    for (std::size_t value = 0; value < roma.size(); ++value)
      ASSERT_EQ(roma[value].at("cost"), prospects.at("way")[value].at("cost"));
  });
  EXPECT_GT(recruits, 3);
}

TEST(DiscordiaProspects, BundlesAreTheLegalNumbers) {
  int asked = 0;
  play("discordia", 3, 2, [&](const Playthrough& playthrough, const Json& prospects) {
    const std::string_view decision = playthrough.game().decision(playthrough.state());
    if (decision != "send" && decision != "return") return;
    const Json& question = prospects.at("bundles");
    const std::size_t colour = playthrough.game().position(playthrough.state()).at("chosen").size();
    const char* colours[] = {"b", "r", "w", "y"};
    std::set<std::string> texts;
    for (const Json& bundle : question.at("bundles")) {
      texts.insert(question.at("word").get<std::string>() + " " + colours[colour] + " " +
                   bundle[colour].dump());
    }
    ASSERT_EQ(texts, legal_with(playthrough, question.at("word").get<std::string>()));
    ++asked;
  });
  EXPECT_GT(asked, 20);
}

// What is said of the year's end is what the events tell when it comes.
TEST(DiscordiaProspects, TheYearEndsAsForetold) {
  Json before;
  int compared = 0;
  play("discordia", 2, 3, [&](const Playthrough& playthrough, const Json& prospects) {
    if (playthrough.moves() > 0 && !before.is_null()) {
      int raids = 0;
      for (const Event& event : playthrough.history().back().events) {
        const Json json = playthrough.game().event(event, Observer::everything());
        if (json.at("event") != "raid" || raids++ > 0) continue;
        const Json& year = before.at(json.at("seat").get<std::size_t>()).at("year_end");
        // The last choice of the year may change the own city; that of the others stands.
        if (json.at("seat") == playthrough.game().seats(playthrough.state()) - 1) continue;
        ASSERT_EQ(json.at("needed"), year.at("needed"));
        ++compared;
      }
    }
    before = prospects.at("cities");
  });
  EXPECT_GT(compared, 0);
}

// Who loses the raid draws what the open tile says, and the shortage counts the Aqueduct after it
// (DI-50, DI-51).
TEST(DiscordiaProspects, ALostRaidCounts) {
  Json before;
  std::set<int> drawn;
  std::set<int> steps_lost;
  Json damage = Json::object();  // what was said to the seats that lost
  int actor = nobody;            // whose choice may have changed what was said before it
  play("discordia", 2, 40, [&](const Playthrough& playthrough, const Json& prospects) {
    const Json view = playthrough.game().view(playthrough.state(), Observer::everything());
    if (playthrough.moves() > 0) {
      for (const Event& event : playthrough.history().back().events) {
        const Json json = playthrough.game().event(event, Observer::everything());
        const std::string seat = std::to_string(json.value("seat", -1));
        if (json.at("event") == "damage" && std::stoi(seat) != actor) {
          damage[seat] = before.at(std::stoul(seat));
        }
        if (json.at("event") == "shortage" && damage.contains(seat)) {
          const Json& city = damage.at(seat);
          EXPECT_EQ(json.at("aqueduct"), city.at("year_end").at("aqueduct"));
          steps_lost.insert(city.at("had").get<int>() - json.at("aqueduct").get<int>());
          drawn.insert(city.at("year_end").at("raid").get<int>());
          damage.erase(seat);
        }
      }
    }
    if (view.at("stage") != "turn") return;
    actor = playthrough.game().to_act(playthrough.state());
    before = prospects.at("cities");
    for (std::size_t s = 0; s < before.size(); ++s) {
      before[s]["had"] = view.at("players").at(s).at("aqueduct");
    }
  });
  EXPECT_TRUE(drawn.contains(0) && drawn.contains(1) && drawn.contains(2));
  EXPECT_TRUE(steps_lost.contains(0) && steps_lost.contains(1)) << "A5";
}

// What is said of a choice is what the position after it shows: where its piece stands (DI-22,
// DI-35), what a deployment is, and the change of the year's end (DI-50, DI-51).
TEST(DiscordiaProspects, ChoicesDoWhatIsForetold) {
  Json foretold;
  Json before;
  Json year;
  int placed = 0;
  int manned = 0;
  std::map<int, int> changes;
  play("discordia", 2, 30, [&](const Playthrough& playthrough, const Json& prospects) {
    const Json now = playthrough.game().position(playthrough.state());
    if (!foretold.is_null() && foretold.contains(playthrough.history().back().action)) {
      const std::string& action = playthrough.history().back().action;
      const Json& told = foretold.at(action);
      const Json& place = told.at("place");
      const std::size_t seat = before.at("to_act");
      const Json& player = now.at("players").at(seat);
      if (!place.is_null() && action.starts_with("over ")) {
        const std::string row = place.at("row");
        const Json& spaces = row == "tower" ? player.at("towers") : player.at("city").at(row);
        ASSERT_FALSE(spaces.at(place.at("space").get<std::size_t>()).is_null()) << action;
        ASSERT_NE(spaces.at(place.at("space").get<std::size_t>()).at("id"), action.substr(5));
        ++placed;
      }
      if (action.starts_with("special ")) {
        ASSERT_LE(told.at("shortage"), -1) << action;
        ASSERT_GE(told.at("strength"), 0) << action;
        ASSERT_EQ(told.at("main"), false) << action;
        ++manned;
      }
      if (action.starts_with("deploy ") && before.at("decision") == "turn") {
        ASSERT_EQ(told.at("main"), true) << action;
        ASSERT_LE(told.at("shortage"), -1) << action;
        ++manned;
      }
      bool turned = false;  // a Ship, whose new spaces are not foretold
      for (const Event& event : playthrough.history().back().events) {
        turned |=
            playthrough.game().event(event, Observer::everything()).at("event") == "ship_turned";
      }
      const bool through = now.at("to_act") == seat && now.at("decision") == "turn";
      if (through && !turned) {
        const Json& end = prospects.at("cities").at(seat).at("year_end");
        const int change = end.at("shortage").get<int>() - year.at("shortage").get<int>();
        ASSERT_EQ(told.at("shortage"), change) << action;
        for (const char* part : {"free", "aqueduct", "raid"}) {
          const int by = end.at(part).get<int>() - year.at(part).get<int>();
          ASSERT_EQ(told.at(part), by) << action << ": " << part;
        }
        ++changes[change];
      }
    }
    before = now;
    if (now.at("to_act").is_number()) {
      year = prospects.at("cities").at(now.at("to_act").get<std::size_t>()).at("year_end");
    }
    foretold = prospects.value("choices", Json());
  });
  EXPECT_GT(placed, 3);
  EXPECT_GT(manned, 10);
  EXPECT_TRUE(changes.contains(-1) && changes.contains(-2) && changes.contains(1));
}

// DI-51: what has come is in the reserve and is not foretold once more.
TEST(DiscordiaProspects, AShortageCountsOnce) {
  int taken = 0;
  int waiting = 0;
  play("discordia", 3, 20, [&](const Playthrough& playthrough, const Json& prospects) {
    const Json now = playthrough.game().position(playthrough.state());
    if (now.at("stage") != "shortage") return;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      if (!prospects.at("cities").at(seat).at("year_end").at("come").get<bool>()) {
        ++waiting;
        continue;
      }
      if (seat == now.at("active").get<std::size_t>()) continue;  // draws, or is asked
      int reserve = 0;
      for (const auto& [colour, n] : now.at("players").at(seat).at("reserve").items()) {
        reserve += n.get<int>();
      }
      ASSERT_EQ(prospects.at("forecast").at(seat).at("total"), reserve);
      ++taken;
    }
  });
  EXPECT_GT(taken, 0);
  EXPECT_GT(waiting, 0);
}

// DI-41: whoever has as much of everything as a Decree wants may take it, as long as there is a
// space for it.
TEST(DiscordiaProspects, DecreesStandAsTheyAreOffered) {
  std::map<std::string, Json> conditions;
  const Json data = find_game("discordia")->data();
  for (const Json& decree : data.at("decrees")) {
    conditions[decree.at("id")] = decree.at("conditions");
  }
  int met = 0;
  play("discordia", 3, 20, [&](const Playthrough& playthrough, const Json& prospects) {
    const Json now = playthrough.game().position(playthrough.state());
    for (std::size_t seat = 0; seat < 3; ++seat) {
      const Json& city = prospects.at("cities").at(seat);
      std::set<std::string> open;
      for (const auto& [decree, have] : city.at("standing").items()) {
        ASSERT_EQ(have.size(), conditions.at(decree).size());
        bool enough = now.at("players").at(seat).at("decrees").size() < 4;
        for (std::size_t i = 0; i < have.size(); ++i) {
          enough &= have[i] >= conditions.at(decree)[i].at("at_least");
        }
        if (enough) open.insert(decree);
      }
      ASSERT_EQ(open, city.at("decrees").get<std::set<std::string>>());
      met += static_cast<int>(open.size());
    }
  });
  EXPECT_GT(met, 5);
}

}  // namespace
}  // namespace triclinium
