// Positions: what is refused on loading names its field (notation, section 5).
#include <gtest/gtest.h>

#include <fstream>

#include "codec/carpe_diem/codec.h"

namespace triclinium {
namespace {

using CarpeCodec = Codec<CarpeDiem>;

// The positions of one recorded game, by decision.
Json recorded(std::string_view decision) {
  if (decision == "craftsman") {
    std::ifstream file(std::string(TRICLINIUM_SOURCE_DIR) +
                       "/tests/scenarios/carpe_diem/craftsman.json");
    return Json::parse(file);
  }
  for (const char* name :
       {"4-seats-default-1002", "3-seats-default-1001", "2-seats-default-1000"}) {
    std::ifstream file(std::string(TRICLINIUM_SOURCE_DIR) + "/tests/vectors/carpe_diem/" + name +
                       ".jsonl");
    for (std::string line; std::getline(file, line);) {
      const Json json = Json::parse(line);
      if (!json.contains("position")) continue;
      const Json& asked = json["position"]["decision"];
      if (asked.is_null() ? decision.empty() : asked == decision) return json["position"];
    }
  }
  ADD_FAILURE() << "no recorded position asks " << decision;
  return {};
}

std::string error_of(const Json& position) {
  const auto loaded = CarpeCodec::parse_position(position);
  return loaded ? "" : loaded.error().message;
}

// Loading `decision` with one field changed is refused, and the message begins with `field`.
void expect_refused(std::string_view decision, std::string_view pointer, const Json& value,
                    std::string_view field) {
  Json position = recorded(decision);
  ASSERT_EQ(error_of(position), "");
  position[Json::json_pointer(std::string(pointer))] = value;
  const std::string error = error_of(position);
  EXPECT_EQ(error.substr(0, field.size()), field) << pointer << " = " << value << ": " << error;
  EXPECT_NE(error.find(": "), std::string::npos) << pointer << " = " << value << ": " << error;
}

TEST(CarpeDiemPosition, LoadsAndSavesTheSame) {
  for (const char* decision : {"start", "move", "take", "place", "spot", ""}) {
    const Json position = recorded(decision);
    const auto state = CarpeCodec::parse_position(position);
    ASSERT_TRUE(state.ok()) << state.error().message;
    EXPECT_EQ(CarpeCodec::view_json(CarpeDiem::view(*state, Observer::everything())), position);
  }
}

TEST(CarpeDiemPosition, CD39_SeveralRewardsMayWaitAlsoTwoOfAKind) {
  Json position = recorded("craftsman");
  position["pending"] = {"merchant", "administration", "administration"};
  const auto state = CarpeCodec::parse_position(position);
  ASSERT_TRUE(state.ok()) << state.error().message;
  EXPECT_EQ(CarpeCodec::view_json(CarpeDiem::view(*state, Observer::everything())), position);
}

TEST(CarpeDiemPosition, RefusesWrongFields) {
  EXPECT_EQ(error_of(Json(3)).substr(0, 8), "position");
  EXPECT_EQ(error_of(Json::object()).substr(0, 4), "game");
  Json missing = recorded("move");
  missing.erase("prestige");
  EXPECT_EQ(error_of(missing), "prestige: is missing");
  expect_refused("move", "/extra", 1, "extra");
  expect_refused("move", "/game", "chess", "game");
  expect_refused("move", "/rules", 2, "rules");
  expect_refused("move", "/options/edition", 2019, "options.edition");
  expect_refused("move", "/seats", 5, "seats");
  expect_refused("move", "/seats", 18446744073709551615u, "seats");
  expect_refused("move", "/to_act", 1.5, "to_act");
  expect_refused("move", "/players/0/coins", -1, "players[0].coins");
  expect_refused("move", "/players/0/goods/fish", "two", "players[0].goods.fish");
}

TEST(CarpeDiemPosition, RefusesWhatTheDecisionContradicts) {
  expect_refused("move", "/decision", "jump", "decision");
  expect_refused("move", "/stage", "forum", "stage");
  expect_refused("move", "/round", 0, "round");
  expect_refused("move", "/tile", "W41", "tile");
  expect_refused("place", "/tile", nullptr, "tile");
  expect_refused("move", "/pending", {"merchant"}, "pending");
  expect_refused("craftsman", "/pending", {"merchant", "villa"}, "pending[1]");
  expect_refused("craftsman", "/pending", Json(std::vector<std::string>(8, "merchant")), "pending");
  expect_refused("move", "/forum_order", {0}, "forum_order");
  expect_refused("spot", "/forum_order", Json::array(), "forum_order");
  expect_refused("move", "/players/0/patrician", nullptr, "players[0].patrician");
  expect_refused("move", "/result", Json::object(), "result");
}

TEST(CarpeDiemPosition, RefusesWrongComponents) {
  expect_refused("start", "/white/0", "W99", "white[0]");
  expect_refused("start", "/white/0", "B01", "white[0]");
  expect_refused("start", "/white", Json::array(), "white");
  expect_refused("start", "/blueprints/0/0", nullptr, "blueprints");
  expect_refused("start", "/blueprints/0/0", recorded("start")["blueprints"][0][1],
                 "blueprints[0][1]");
  expect_refused("start", "/craftsman_row/0", nullptr, "players");
  expect_refused("start", "/forum/1", "Z01", "forum[1]");
  expect_refused("start", "/forum/1", recorded("start")["forum"][2], "forum[2]");
  expect_refused("start", "/fountain_pile/0", recorded("start")["fountain_pile"][1],
                 "fountain_pile[1]");
  expect_refused("start", "/fountain_pile", Json(std::vector<std::string>{"N01", "N02"}),
                 "fountain_pile");
  expect_refused("start", "/players/0/frames/0", recorded("start")["players"][1]["frames"][0],
                 "players[1].frames[0]");
  expect_refused("start", "/players/0/board", recorded("start")["players"][1]["board"],
                 "players[0].board");
  expect_refused("start", "/options/boards", "same", "players[0].board");
  expect_refused("start", "/prestige/3", {0}, "prestige[3]");
  expect_refused("start", "/players/0/fountains", {"N30"}, "players[0].fountains[0]");
}

TEST(CarpeDiemPosition, RefusesImpossibleDistricts) {
  Json position = recorded("");
  auto& placed = position["players"][0]["tiles"];
  const Json shovel = placed["c3"];
  Json without = position;
  without["players"][0]["tiles"].erase("c3");
  EXPECT_EQ(error_of(without).substr(0, 16), "players[0].tiles");
  expect_refused("", "/players/0/tiles/g1", "W01 r0", "players[0].tiles.g1");
  expect_refused("", "/players/0/tiles/c3", "W01", "players[0].tiles.c3");
  expect_refused("", "/players/0/tiles/c3", shovel.get<std::string>().substr(0, 5) + "7",
                 "players[0].tiles.c3");
  expect_refused("", "/players/0/writs", {"a1"}, "players[0].writs");
}

TEST(CarpeDiemPosition, RefusesWrongPointsAndMarkers) {
  expect_refused("", "/players/0/vp", 500, "players[0].vp");
  expect_refused("", "/players/0/points/villas", 500, "players[0].");
  expect_refused("", "/players/0/points/penalty", -3, "players[0].points.penalty");
  expect_refused("", "/players/0/points/penalty", -36, "players[0].points.penalty");
  expect_refused("", "/players/0/points/forum", -1, "players[0].points.forum");
  expect_refused("", "/markers/0/seat", 9, "markers[0].seat");
  expect_refused("", "/markers/0/spot", {0, 8}, "markers[0].spot");
  expect_refused("", "/markers/1/spot", recorded("")["markers"][0]["spot"], "markers[1]");
  expect_refused("", "/markers", Json::array(), "markers");
  expect_refused("", "/result/ranks", {1, 1, 1, 1}, "result");
  // Points of the end before it.
  Json early = recorded("move");
  early["players"][0]["points"]["villas"] = 5;
  early["players"][0]["vp"] = early["players"][0]["vp"].get<int>() + 5;
  EXPECT_EQ(error_of(early), "players[0].points.villas: must be 0");
  Json start = recorded("move");
  start["players"][0]["points"]["start"] = 20;
  start["players"][0]["vp"] = start["players"][0]["vp"].get<int>() + 20 -
                              recorded("move")["players"][0]["points"]["start"].get<int>();
  EXPECT_EQ(error_of(start).substr(0, 23), "players[0].points.start");
}

TEST(CarpeDiemDeal, RefusesWhatIsNotADeal) {
  Random random(4);
  const CarpeDiem::Options options;
  const Json deal = CarpeCodec::deal_json(options, 3, CarpeDiem::deal(options, 3, random));
  ASSERT_TRUE(CarpeCodec::parse_deal(options, 3, deal).ok());
  const auto refused = [&](std::string_view pointer, const Json& value) {
    Json wrong = deal;
    wrong[Json::json_pointer(std::string(pointer))] = value;
    const auto parsed = CarpeCodec::parse_deal(options, 3, wrong);
    return parsed ? "" : parsed.error().message.substr(0, parsed.error().message.find(':'));
  };
  EXPECT_EQ(refused("/start_player", 3), "start_player");
  EXPECT_EQ(refused("/boards/0", "E"), "boards[0]");
  EXPECT_EQ(refused("/boards/0", deal["boards"][1]), "boards");
  EXPECT_EQ(refused("/frames/0/0", deal["frames"][1][0]), "frames[1][0]");
  EXPECT_EQ(refused("/white/0", deal["white"][1]), "white[1]");
  EXPECT_EQ(refused("/black", Json::array()), "black");
  EXPECT_EQ(refused("/forum/0", deal["forum"][1]), "forum[0]");
  EXPECT_EQ(refused("/fountain/23", nullptr), "fountain[23]");
  EXPECT_EQ(refused("/more", 1), "more");
  EXPECT_FALSE(CarpeCodec::parse_deal({.same_boards = 1}, 3, deal).ok());
  EXPECT_FALSE(CarpeCodec::parse_deal(options, 2, deal).ok());
}

}  // namespace
}  // namespace triclinium
