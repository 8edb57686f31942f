// The books of a game: what its events tell is owed against what they tell is paid. The other
// checks cannot see a reward that is neither paid nor told.
#include <map>

#include "tests/conformance/cases.h"

namespace triclinium {
namespace {

class Books : public Conformance {};

// CD-27, CD-31, CD-32, CD-33, CD-36, CD-39: every building pays its own reward, none twice.
class CarpeDiemBooks {
 public:
  explicit CarpeDiemBooks(const AnyGame& game) {
    const Json data = game.data();
    for (const Json& card : data["forum_cards"]) rewards_[card["id"]] = card["reward"];
    for (const Json& feature : data["features"]) features_[feature["type"]] = feature;
    writ_steps_ = data["writ_prestige"];
  }

  void add(const Json& event) {
    const std::string kind = event["event"];
    if (kind == "writ") owed_["steps"] += writ_steps_;
    if (kind == "completed") add_completed(event["feature"], event["tiles"]);
    if (kind == "fulfilled") owe(rewards_[event["card"]], event["times"]);
    if (kind == "prestige") paid_["steps"] += event["steps"].get<int>();
    if (kind == "sold") ++paid_["sales"];
    if (kind == "goods" && event["count"] > 0) paid_["goods"] += event["count"].get<int>();
    if (kind == "coins" && event["count"] > 0) paid_["coins"] += event["count"].get<int>();
    if (kind == "bread" && event["count"] > 0) paid_["bread"] += event["count"].get<int>();
  }
  void expect_balance(const Json& position) const {
    // Steps that are lost in the edition of 2018 are not told.
    if (!position["pending"].empty()) return;
    for (const auto& [what, owed] : owed_) {
      if (what == "steps" && position["options"]["edition"] == 2018) continue;
      const auto paid = paid_.find(what);
      ASSERT_EQ(paid == paid_.end() ? 0 : paid->second, owed) << what;
    }
  }

 private:
  void add_completed(const std::string& type, int tiles) {
    const Json& feature = features_[type];
    if (feature["group"] == "landscape") owed_["goods"] += tiles - 1;
    if (type == "merchant") {
      ++owed_["sales"];
    } else {
      owe(feature["gains"], 1);
    }
  }
  void owe(const Json& gains, int times) {
    owed_["steps"] += times * gains.value("prestige", 0);
    owed_["bread"] += times * gains.value("bread", 0);
    owed_["coins"] += times * gains.value("coin", 0);
  }

  std::map<std::string, Json> rewards_;
  std::map<std::string, Json> features_;
  int writ_steps_ = 0;
  std::map<std::string, int> owed_;
  std::map<std::string, int> paid_;
};

TEST_P(Books, CarpeDiemPaysWhatIsOwed) {
  const std::uint64_t games = GetParam().play == Play::eventful ? 30 : 8;
  for (std::uint64_t seed = 200; seed < 200 + games; ++seed) {
    CarpeDiemBooks books(game());
    int counted = 0;
    play_case(GetParam(), seed, [&](const Playthrough& playthrough) {
      for (; counted < playthrough.moves(); ++counted) {
        for (const Event& event : playthrough.history()[static_cast<std::size_t>(counted)].events)
          books.add(game().event(event, Observer::everything()));
      }
      ASSERT_NO_FATAL_FAILURE(books.expect_balance(game().position(playthrough.state())))
          << (counted == 0 ? "the deal" : playthrough.history().back().action) << ", seed " << seed;
    });
  }
}

std::vector<Case> carpe_diem_cases() {
  std::vector<Case> cases = all_cases();
  std::erase_if(cases, [](const Case& which) { return which.game->info().id != "carpe-diem"; });
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Conformance, Books, testing::ValuesIn(carpe_diem_cases()), case_name);

}  // namespace
}  // namespace triclinium
