#include "codec/json_writer.h"

#include <gtest/gtest.h>

namespace triclinium {
namespace {

TEST(JsonWriter, WritesWhatTheLibraryReads) {
  JsonText list = JsonText::array();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.text(), "[]");
  list.push_back(nullptr);
  list.push_back(true);
  list.push_back(-7);
  list.push_back(std::uint8_t{200});
  list.push_back("Via Appia");
  EXPECT_FALSE(list.empty());
  JsonText object{{"list", list}, {"two", std::array{1, 2}}, {"tree", Json{{"a", {1, 2}}}}};
  object.put("none", JsonText::object());
  const Json expected{{"list", {nullptr, true, -7, 200, "Via Appia"}},
                      {"two", {1, 2}},
                      {"tree", {{"a", {1, 2}}}},
                      {"none", Json::object()}};
  EXPECT_EQ(Json::parse(object.text()), expected);
  EXPECT_EQ(JsonText::written("[1]").text(), "[1]");
}

TEST(JsonWriter, WritesEveryTextSoThatItIsReadBack) {
  for (const std::string& text :
       {std::string(), std::string("\"quoted\" and \\"), std::string("line\nbreak\ttab\x01"),
        std::string("Iūlia Ænēās 🏛"), std::string(1, '\0')}) {
    EXPECT_EQ(Json::parse(JsonText(text).text()), Json(text));
    JsonText object = JsonText::object();
    object.put(text, text);
    EXPECT_EQ(Json::parse(object.text()), (Json{{text, text}}));
  }
}

}  // namespace
}  // namespace triclinium
