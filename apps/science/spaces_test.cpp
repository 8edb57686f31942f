// Numbers and observations against the rules and the notation, over many games.
#include "apps/science/spaces.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <set>

#include "bots/playout.h"
#include "codec/codecs.h"

namespace triclinium {
namespace {

// Every value of every option, the others at their defaults.
template <Game G>
std::vector<typename G::Options> all_options() {
  std::vector<typename G::Options> all;
  const Json schema = Codec<G>::options_schema();
  for (const auto& [name, option] : schema.items()) {
    for (const Json& value : option["values"]) {
      all.push_back(*Codec<G>::parse_options({{name, value}}));
    }
  }
  return all;
}

// Calls look(state, list) at every decision of players in random games of all kinds.
template <Game G, class Look>
void each_decision(int games, Look look) {
  ActionList list;
  std::uint64_t index = 0;
  for (const auto& options : all_options<G>()) {
    for (int seats = G::min_seats; seats <= G::max_seats; ++seats) {
      for (int i = 0; i < games; ++i) {
        Random random = series_random(1, index++);
        auto state = begin_game<G>(options, seats, G::deal(options, seats, random), list);
        while (G::to_act(state) != nobody) {
          if (G::to_act(state) == chance_seat) {
            advance<G>(state, G::draw(state, random), list);
            continue;
          }
          look(state, list);
          const auto choice = random.bounded(static_cast<std::uint32_t>(list.size()));
          advance<G>(state, list[static_cast<int>(choice)], list);
        }
      }
    }
  }
}

template <class G>
class Spaces : public testing::Test {};
using Games = testing::Types<CarpeDiem, AveRoma, Discordia>;
TYPED_TEST_SUITE(Spaces, Games);

TYPED_TEST(Spaces, EveryNumberIsOneActionAndBack) {
  std::set<std::uint64_t> seen;
  for (int number = 0; number < Numbering<TypeParam>::size; ++number) {
    const Action action = Numbering<TypeParam>::action_of(number);
    EXPECT_EQ(Numbering<TypeParam>::number_of(action), number);
    EXPECT_TRUE(seen.insert(action.bits()).second) << number;
  }
  EXPECT_EQ(Numbering<TypeParam>::number_of(Action{255, {}}), no_number);
  Action beyond = Numbering<TypeParam>::action_of(0);
  beyond.args[0] = 255;
  EXPECT_EQ(Numbering<TypeParam>::number_of(beyond), no_number);
}

TYPED_TEST(Spaces, EveryLegalActionHasItsOwnNumberAndItsOwnText) {
  each_decision<TypeParam>(4, [](const auto& state, const ActionList& list) {
    std::set<int> numbers;
    std::set<std::string> texts;
    for (const Action& action : list) {
      const int number = Numbering<TypeParam>::number_of(action);
      ASSERT_NE(number, no_number) << Codec<TypeParam>::action_text(state, action);
      ASSERT_EQ(Numbering<TypeParam>::action_of(number), action);
      numbers.insert(number);
      texts.insert(Codec<TypeParam>::action_text(state, action));
    }
    ASSERT_EQ(numbers.size(), static_cast<std::size_t>(list.size()));
    ASSERT_EQ(texts.size(), static_cast<std::size_t>(list.size()));
  });
}

// What is hidden is drawn anew: not a byte of what the seat sees may change.
TYPED_TEST(Spaces, ObservationsHoldNothingThatTheSeatCannotSee) {
  using Eyes = Observing<TypeParam>;
  Random random(7);
  std::uint64_t changed = 0;
  each_decision<TypeParam>(1, [&](const auto& state, const ActionList&) {
    for (Seat seat = 0; seat < TypeParam::seats(state); ++seat) {
      const auto other = TypeParam::determinize(state, seat, random);
      changed += digest<TypeParam>(state) != digest<TypeParam>(other);
      typename Eyes::Type truth;
      typename Eyes::Type imagined;
      // Every byte is written, whatever was there before.
      std::memset(static_cast<void*>(&imagined), 0xff, sizeof imagined);
      Eyes::fill(state, seat, truth);
      Eyes::fill(other, seat, imagined);
      ASSERT_EQ(std::memcmp(&truth, &imagined, sizeof truth), 0);
    }
  });
  EXPECT_GT(changed, 0u);
}

// What a seat sees tells apart what its view tells apart, so nothing of the view is missing: of
// positions that differ by one answer only.
TYPED_TEST(Spaces, ObservationsTellApartWhatViewsTellApart) {
  using Eyes = Observing<TypeParam>;
  std::uint64_t decisions = 0;
  std::uint64_t pairs = 0;
  each_decision<TypeParam>(1, [&](const auto& state, const ActionList& list) {
    if (++decisions % 8 != 0) return;
    const Seat seat = TypeParam::to_act(state);
    std::map<std::string, std::string> views;
    for (const Action& action : list) {
      auto next = state;
      ActionList answers;
      advance<TypeParam>(next, action, answers);
      typename Eyes::Type seen;
      Eyes::fill(next, seat, seen);
      const std::string bytes(reinterpret_cast<const char*>(&seen), sizeof seen);
      const std::string view =
          Codec<TypeParam>::view_text(TypeParam::view(next, Observer::of(seat)));
      const auto [entry, fresh] = views.emplace(bytes, view);
      ASSERT_EQ(entry->second, view);
      pairs += fresh && views.size() > 1;
    }
  });
  EXPECT_GT(pairs, 100u);
}

void expect_whole(const Json& fields, std::size_t bytes) {
  std::size_t next = 0;
  for (const Json& field : fields) {
    EXPECT_EQ(field["offset"], next) << field["name"];
    std::size_t size = 0;
    if (field.contains("fields")) {
      size = field["bytes"].get<std::size_t>();
      expect_whole(field["fields"], size);
    } else {
      size = static_cast<std::size_t>(field["type"].get<std::string>()[1] - '0');
    }
    for (const Json& dimension : field["shape"]) size *= dimension.get<std::size_t>();
    next += size;
  }
  EXPECT_EQ(next, bytes);
}

TYPED_TEST(Spaces, TheSchemaNamesEveryByteOnce) {
  const Json schema = schema_of<TypeParam>();
  EXPECT_EQ(schema["bytes"], sizeof(typename Observing<TypeParam>::Type));
  EXPECT_EQ(sizeof(typename Observing<TypeParam>::Type) % 8, 0u);
  expect_whole(schema["fields"], schema["bytes"].get<std::size_t>());
}

}  // namespace
}  // namespace triclinium
