#include <gtest/gtest.h>

#include "apps/server/core/input.h"
#include "apps/server/core/metrics.h"
#include "apps/server/core/names.h"
#include "apps/server/core/rate_limit.h"
#include "apps/server/core/secret.h"

namespace triclinium::server {
namespace {

TEST(Input, OnlyObjectsWithinBounds) {
  EXPECT_TRUE(parse_object(R"({"a":1})").ok());
  for (const char* wrong : {"", "[]", "1", "null", "{", "{\"a\":}", "{'a':1}", "{\"a\":1}x",
                            "{\"a\":\"\xff\"}", "{\"a\":NaN}"}) {
    EXPECT_FALSE(parse_object(wrong).ok()) << wrong;
  }
  std::string deep = "{\"a\":";
  for (int i = 0; i < 100'000; ++i) deep += '[';
  EXPECT_FALSE(parse_object(deep).ok());
}

TEST(Input, FieldsAreTypedAndNamed) {
  const Json json{{"seat", 3}, {"name", "Livia"}, {"hold", true}};
  Fields fields(json);
  EXPECT_EQ(fields.number("seat", 0, 4), 3);
  EXPECT_EQ(fields.text("name", 1, 10), "Livia");
  EXPECT_TRUE(fields.finish());  // nobody asked for hold
  EXPECT_TRUE(fields.flag("hold"));
  EXPECT_FALSE(fields.finish());
}

TEST(Input, WrongTypesAndRangesAreFaults) {
  const auto fault = [](const Json& json) {
    Fields fields(json);
    fields.number("n", 0, 4);
    return fields.finish().has_value();
  };
  EXPECT_FALSE(fault({{"n", 4}}));
  EXPECT_TRUE(fault({{"n", 5}}));
  EXPECT_TRUE(fault({{"n", -1}}));
  EXPECT_TRUE(fault({{"n", 1.0}}));
  EXPECT_TRUE(fault({{"n", "1"}}));
  EXPECT_TRUE(fault({{"n", nullptr}}));
  EXPECT_TRUE(fault({{"n", UINT64_MAX}}));
  EXPECT_TRUE(fault(Json::object()));
}

TEST(Input, Names) {
  EXPECT_EQ(*check_name("  Livia  "), "Livia");
  EXPECT_EQ(*check_name("Größe"), "Größe");
  for (const char* wrong :
       {"", "   ", "a\nb", "\x7f", "a\u202e", "\u200b", "abcdefghijklmnopqrstuvwxy"}) {
    EXPECT_FALSE(check_name(wrong).ok()) << wrong;
  }
}

TEST(Input, NamesThatLookAlikeHaveOneKey) {
  for (const char* same : {"livia drusilla", "LIVIA  DRUSILLA", "LiviaDrusilla",
                           "Livia\u00a0Drusilla", "Livia\u2009Drusilla", "Li\u00advia Drusilla"}) {
    EXPECT_EQ(name_key(same), name_key("Livia Drusilla")) << same;
  }
  // Kyrillic and Greek letters, full width, a digit, a capital I, mathematical letters.
  for (const char* same :
       {"Li\u0475ia", "L\u0456via", "\uff2c\uff49\uff56\uff49\uff41", "L1via", "Iivia", "LIVIA",
        "\U0001d40b\U0001d422\U0001d42f\U0001d422\U0001d41a"}) {
    EXPECT_EQ(name_key(same), name_key("Livia")) << same;
  }
  EXPECT_EQ(name_key("L0la"), name_key("Lola"));
  EXPECT_EQ(name_key("STRASSE"), name_key("straße"));
  EXPECT_EQ(name_key("ΣΟΦΟΣ"), name_key("σοφος"));
  EXPECT_EQ(name_key("Иван"), name_key("ИВАН"));
  EXPECT_EQ(name_key("e\u0301va"), name_key("Éva")) << "composed or not";
  EXPECT_EQ(name_key("ÄNNE"), name_key("änne"));
  EXPECT_NE(name_key("Änne"), name_key("Anne"));
  EXPECT_NE(name_key("3×4"), name_key("3÷4"));
  EXPECT_NE(name_key("Livia"), name_key("Livia 2"));
  EXPECT_FALSE(check_name("\u00a0\u3000").ok()) << "nothing to be seen";
}

TEST(Input, SomeNamesAreKeptByTheHouse) {
  for (const char* kept : {"Admin", "ADM1N", "guest", "G u e s t", "\u0410dmin", "Triclinium"}) {
    EXPECT_FALSE(check_own_name(kept).ok()) << kept;
  }
  EXPECT_TRUE(check_own_name("Guestina").ok());
  EXPECT_TRUE(check_name("Guest").ok()) << "as records show it";
}

TEST(RateLimit, BurstThenRate) {
  RateLimiter limiter({2, 5});
  int allowed = 0;
  for (int i = 0; i < 10; ++i) allowed += limiter.allow("a", 1000);
  EXPECT_EQ(allowed, 5);
  EXPECT_TRUE(limiter.allow("b", 1000));
  EXPECT_FALSE(limiter.allow("a", 1400));
  EXPECT_TRUE(limiter.allow("a", 1600));
}

TEST(RateLimit, ForgetsWhoIsQuiet) {
  RateLimiter limiter({10, 10});
  for (int i = 0; i < 100'000; ++i) limiter.allow(std::to_string(i), i * 10);
  EXPECT_LT(limiter.size(), 5'000u);
}

TEST(Secret, PasswordsAndTokens) {
  ASSERT_TRUE(init_secrets());
  const std::string hash = hash_password("correct horse");
  EXPECT_TRUE(hash.starts_with("$argon2id$"));
  EXPECT_TRUE(password_matches(hash, "correct horse"));
  EXPECT_FALSE(password_matches(hash, "correct mule"));
  EXPECT_EQ(random_token(32).size(), 43u);
  EXPECT_NE(random_token(32), random_token(32));
  EXPECT_TRUE(equal_secrets("abc", "abc"));
  EXPECT_FALSE(equal_secrets("abc", "abd"));
  EXPECT_FALSE(equal_secrets("abc", "abcd"));
}

TEST(Metrics, TextOfPrometheus) {
  Metrics metrics;
  metrics.actions = 3;
  metrics.act_seconds.add(0.003);
  const std::string text = metrics.text();
  EXPECT_NE(text.find("triclinium_actions_total 3\n"), std::string::npos);
  EXPECT_NE(text.find("triclinium_act_seconds_bucket{le=\"0.005\"} 1\n"), std::string::npos);
  EXPECT_NE(text.find("triclinium_act_seconds_bucket{le=\"0.002\"} 0\n"), std::string::npos);
}

}  // namespace
}  // namespace triclinium::server
