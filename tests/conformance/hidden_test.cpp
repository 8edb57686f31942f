// What a seat cannot know: views, determinizations and what others read of a seat's actions.
#include <algorithm>

#include "codec/json_text.h"
#include "tests/conformance/cases.h"

namespace triclinium {
namespace {

// What must hold of one position; one game of a case serves all checks.
class Hidden : public Conformance {
 protected:
  void expect_equal_views(const Playthrough& playthrough) const;
  void expect_equal_answers(const Playthrough& playthrough) const;
  void expect_sound_determinizations(const Playthrough& playthrough) const;
  void expect_determinize_of_the_view(const Playthrough& playthrough) const;
  void expect_playable(const Playthrough& playthrough) const;
  void expect_redacted(const Playthrough& playthrough) const;
};

// Every word of every text in a position, sorted: the components, wherever they are.
void collect_words(const Json& json, std::vector<std::string>& words) {
  if (json.is_structured()) {
    for (const Json& part : json) collect_words(part, words);
  } else if (json.is_string()) {
    const auto& text = json.get_ref<const std::string&>();
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find(' ', begin), text.size());
      words.push_back(text.substr(begin, end - begin));
      begin = end + 1;
    }
  }
}

std::vector<std::string> words_of(const Json& position) {
  std::vector<std::string> words;
  collect_words(position, words);
  std::sort(words.begin(), words.end());
  return words;
}

void Hidden::expect_equal_views(const Playthrough& playthrough) const {
  const AnyState& truth = playthrough.state();
  for (Seat seat = 0; seat < GetParam().seats; ++seat) {
    Random random(mix64(static_cast<std::uint64_t>(playthrough.moves())));
    const AnyState other = game().determinize(truth, seat, random);
    for (Observer observer : {Observer::of(seat), Observer::spectator()}) {
      ASSERT_EQ(dump_json(game().view(truth, observer)), dump_json(game().view(other, observer)))
          << "seat " << int{seat};
      if (playthrough.moves() % 5 != 0) continue;
      ASSERT_EQ(dump_json(game().prospects(truth, observer)),
                dump_json(game().prospects(other, observer)))
          << "prospects, seat " << int{seat};
    }
    ASSERT_EQ(game().to_act(other), game().to_act(truth));
    ASSERT_EQ(game().decision(other), game().decision(truth));
  }
}

void Hidden::expect_equal_answers(const Playthrough& playthrough) const {
  const Seat seat = game().to_act(playthrough.state());
  if (seat < 0) return;
  Random random(mix64(static_cast<std::uint64_t>(playthrough.moves())));
  const AnyState other = game().determinize(playthrough.state(), seat, random);
  ActionList here;
  ActionList there;
  game().legal_actions(playthrough.state(), here);
  game().legal_actions(other, there);
  ASSERT_EQ(here, there);
  for (Action action : here) {
    ASSERT_EQ(game().action_text(other, action), game().action_text(playthrough.state(), action));
  }
}

// The words may differ in unseen components that the box keeps: as many of them, each at most once.
void expect_same_components(const std::vector<std::string>& found,
                            const std::vector<std::string>& truth) {
  ASSERT_EQ(found.size(), truth.size());
  for (auto at = found.begin(); at != found.end();) {
    const auto end = std::upper_bound(at, found.end(), *at);
    const auto [first, last] = std::equal_range(truth.begin(), truth.end(), *at);
    ASSERT_TRUE(end - at <= std::max<std::ptrdiff_t>(1, last - first)) << *at;
    at = end;
  }
}

void Hidden::expect_sound_determinizations(const Playthrough& playthrough) const {
  const std::vector<std::string> words = words_of(game().position(playthrough.state()));
  for (Seat seat = 0; seat < GetParam().seats; ++seat) {
    Random random(mix64(static_cast<std::uint64_t>(playthrough.moves() + 1)));
    const AnyState other = game().determinize(playthrough.state(), seat, random);
    const Json position = game().position(other);
    ASSERT_NO_FATAL_FAILURE(expect_same_components(words_of(position), words))
        << "seat " << int{seat};
    const auto loaded = game().load(position);
    ASSERT_TRUE(loaded) << loaded.error().message << "\n" << position;
    ASSERT_EQ(game().digest(*loaded), game().digest(other));
  }
}

// A bot's choice must not change with what is hidden from it: determinize sees only the view.
void Hidden::expect_determinize_of_the_view(const Playthrough& playthrough) const {
  for (Seat seat = 0; seat < GetParam().seats; ++seat) {
    Random other_random(99);
    const AnyState other = game().determinize(playthrough.state(), seat, other_random);
    Random first(7);
    Random second(7);
    ASSERT_EQ(game().digest(game().determinize(playthrough.state(), seat, first)),
              game().digest(game().determinize(other, seat, second)))
        << "seat " << int{seat} << " after " << playthrough.moves();
  }
}

void Hidden::expect_playable(const Playthrough& playthrough) const {
  if (playthrough.moves() % 25 != 0 || game().to_act(playthrough.state()) == nobody) return;
  Random random(static_cast<std::uint64_t>(playthrough.moves() + 1));
  AnyState state = game().determinize(playthrough.state(), 0, random);
  int moves = 0;
  for (; game().to_act(state) != nobody && moves < max_moves; ++moves) {
    ActionList list;
    game().legal_actions(state, list);
    const Action action =
        game().to_act(state) == chance_seat
            ? game().draw(state, random)
            : list[static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())))];
    ASSERT_EQ(game().apply(state, action, nullptr), Refusal::none);
  }
  ASSERT_EQ(game().to_act(state), nobody);
}

// What others read of an action, and the events that they see, must not tell what is hidden.
void Hidden::expect_redacted(const Playthrough& playthrough) const {
  const Seat actor = game().to_act(playthrough.state());
  if (actor < 0) return;
  ActionList list;
  game().legal_actions(playthrough.state(), list);
  for (Action action : list) {
    ASSERT_EQ(game().action_text_for(playthrough.state(), action, Observer::of(actor)),
              game().action_text(playthrough.state(), action));
    std::vector<Event> events;
    AnyState next = playthrough.state();
    ASSERT_EQ(game().apply(next, action, &events), Refusal::none);
    for (const Event& event : events) {
      if (!event.is_private) continue;
      // Redacted, an event is the same whatever its arguments are.
      Event other = event;
      for (std::int16_t& arg : other.args) arg = 0;
      ASSERT_EQ(game().event(event, Observer::spectator()),
                game().event(other, Observer::spectator()));
    }
  }
}

// Every third position or so, by lot: three kinds of play at every number of seats make up for it.
TEST_P(Hidden, StaysHidden) {
  Random lot(std::uint64_t{41});
  play_case(GetParam(), 41, [&](const Playthrough& playthrough) {
    if (lot.bounded(3) != 0) return;
    ASSERT_NO_FATAL_FAILURE(expect_equal_views(playthrough));
    ASSERT_NO_FATAL_FAILURE(expect_equal_answers(playthrough));
    ASSERT_NO_FATAL_FAILURE(expect_sound_determinizations(playthrough));
    ASSERT_NO_FATAL_FAILURE(expect_determinize_of_the_view(playthrough));
    ASSERT_NO_FATAL_FAILURE(expect_playable(playthrough));
    ASSERT_NO_FATAL_FAILURE(expect_redacted(playthrough));
  });
}

INSTANTIATE_TEST_SUITE_P(Conformance, Hidden, testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace triclinium
