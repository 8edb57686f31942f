#include "apps/cli/terminal_game.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>

#include "apps/cli/boards/board.h"
#include "apps/cli/score_sheet.h"
#include "engine/ranking.h"

namespace triclinium {

namespace {

std::string trim(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

// "Player 1", "Greedy 2" …
std::vector<std::string> make_names(const std::vector<std::string>& seats,
                                    const Catalogue& common) {
  std::vector<std::string> names;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const Json number{{"n", s + 1}};
    if (seats[s] == "you") {
      names.push_back(common.text("terminal.you", number));
      continue;
    }
    const std::string kind = seats[s].substr(0, seats[s].find(':'));
    names.push_back(
        common.text("terminal.bot", {{"bot", common.text("bot." + kind)}, {"n", s + 1}}));
  }
  return names;
}

std::optional<int> number_in(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

TerminalGame::TerminalGame(Playthrough playthrough, std::vector<std::string> seats,
                           std::uint64_t seed, const std::string& language, std::istream& in,
                           std::ostream& out, Paint paint)
    : playthrough_(std::move(playthrough)),
      seats_(std::move(seats)),
      seed_(seed),
      words_(Catalogue::of(language, playthrough_.game().info().id)),
      common_(Catalogue::of(language, "common")),
      in_(in),
      out_(out),
      paint_(paint) {
  names_ = make_names(seats_, common_);
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    bots_.push_back(seats_[s] == "you"
                        ? nullptr
                        : make_bot(playthrough_.game().info().id, seats_[s], mix64(seed ^ s)));
  }
  if (playthrough_.moves() > 0) told_ = playthrough_.moves();
}

int TerminalGame::people() const {
  return static_cast<int>(std::count(seats_.begin(), seats_.end(), "you"));
}

// Whoever has the screen; with one person at the table always that one, with none an onlooker.
Observer TerminalGame::observer() const {
  if (looking_ >= 0) return Observer::of(looking_);
  const auto person = std::find(seats_.begin(), seats_.end(), "you");
  if (people() != 1) return Observer::spectator();
  return Observer::of(static_cast<Seat>(person - seats_.begin()));
}

void TerminalGame::run() {
  const AnyGame& game = playthrough_.game();
  for (Seat seat = game.to_act(playthrough_.state()); seat != nobody;
       seat = game.to_act(playthrough_.state())) {
    if (seat == chance_seat) {
      // From seed and move, so that taking back and going on draws the same again.
      Random random(mix64(seed_ ^ mix64(static_cast<std::uint64_t>(playthrough_.moves()))));
      (void)playthrough_.draw(random);
    } else if (!is_person(seat)) {
      bot_turn(seat);
    } else if (!person_turn(seat)) {
      say("bye");
      return;
    }
  }
  show_news();
  show_board();
  show_result();
}

void TerminalGame::bot_turn(Seat seat) {
  const AnyGame& game = playthrough_.game();
  const Choice choice = bots_[static_cast<std::size_t>(seat)]->choose(playthrough_.state());
  (void)playthrough_.apply(game.action_text(playthrough_.state(), choice.action));
}

bool TerminalGame::hand_over(Seat seat) {
  if (people() > 1 && looking_ != seat) {
    looking_ = nobody;
    say("pass_screen", {{"name", names_[static_cast<std::size_t>(seat)]}});
    std::string line;
    if (!std::getline(in_, line)) return false;
  }
  looking_ = seat;
  return true;
}

bool TerminalGame::person_turn(Seat seat) {
  if (!hand_over(seat)) return false;
  show_news();
  show_board();
  show_choices();
  const int before = playthrough_.moves();
  for (std::string line; playthrough_.moves() == before;) {
    const auto count = playthrough_.legal().size();
    out_ << common_.text("terminal.prompt",
                         {{"name", names_[static_cast<std::size_t>(seat)]}, {"n", count}})
         << std::flush;
    if (!std::getline(in_, line)) return false;
    const std::string answer = trim(line);
    const std::size_t space = std::min(answer.find(' '), answer.size());
    if (answer.empty()) continue;
    if (answer == "quit" || answer == "exit") return false;
    if (command(answer.substr(0, space), trim(answer.substr(space)))) continue;
    if (!choose(answer)) say("no_such_choice", {{"text", answer.substr(0, 60)}, {"n", count}});
  }
  return true;
}

bool TerminalGame::command(const std::string& word, const std::string& rest) {
  if (word == "save") {
    save(rest);
    return true;
  }
  using Show = void (TerminalGame::*)();
  static constexpr std::pair<std::string_view, Show> shows[] = {
      {"undo", &TerminalGame::undo},
      {"score", &TerminalGame::show_score},
      {"help", &TerminalGame::show_help},
      {"board", &TerminalGame::show_board},
      {"choices", &TerminalGame::show_choices},
      {"log", &TerminalGame::show_log},
      {"intro", &TerminalGame::show_intro},
      {"hint", &TerminalGame::show_hint}};
  for (const auto& [name, action] : shows) {
    if (name != word || !rest.empty()) continue;
    (this->*action)();
    return true;
  }
  return false;
}

bool TerminalGame::choose(const std::string& answer) {
  const std::vector<std::string> legal = playthrough_.legal();
  std::string text = answer;
  if (const auto number = number_in(answer)) {
    if (*number < 1 || *number > static_cast<int>(legal.size())) return false;
    text = legal[static_cast<std::size_t>(*number - 1)];
  }
  return playthrough_.apply(text).ok();
}

std::vector<std::string> TerminalGame::story(int first, int last) const {
  std::vector<std::string> lines;
  const AnyGame& game = playthrough_.game();
  const auto tell = [&](const std::vector<Event>& events) {
    for (const Event& event : events) {
      lines.push_back(words_.sentence(game.event(event, observer()), names_));
    }
  };
  if (first < 0) tell(playthrough_.opening());
  for (int move = std::max(first, 0); move < last; ++move) {
    tell(playthrough_.history()[static_cast<std::size_t>(move)].events);
  }
  return lines;
}

void TerminalGame::show_news() {
  const std::vector<std::string> lines = story(told_, playthrough_.moves());
  told_ = playthrough_.moves();
  if (lines.empty()) return;
  out_ << '\n' << paint_(Ink::bold, common_.text("terminal.happened")) << '\n';
  for (const std::string& line : lines) out_ << wrapped(line, terminal_width(), "  ") << '\n';
}

void TerminalGame::show_board() {
  const Json view = playthrough_.game().view(playthrough_.state(), observer());
  out_ << '\n';
  print(draw_board({playthrough_.game(), view, words_, names_, observer().seat, paint_}));
}

void TerminalGame::show_choices() {
  const std::string_view decision = playthrough_.game().decision(playthrough_.state());
  out_ << '\n' << paint_(Ink::bold, words_.question(decision)) << '\n';
  const std::vector<std::string> legal = playthrough_.legal();
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    out_ << std::string(number.size() < 3 ? 3 - number.size() : 0, ' ') << paint_(Ink::cyan, number)
         << "  " << words_.label(decision, legal[i]) << paint_(Ink::dim, "  [" + legal[i] + "]")
         << '\n';
  }
}

void TerminalGame::show_score() {
  const std::string title =
      words_.has("score.title") ? words_.text("score.title") : common_.text("terminal.score_title");
  out_ << paint_(Ink::bold, title) << '\n';
  print(score_sheet(playthrough_, observer(), words_, common_, names_, paint_));
}

void TerminalGame::show_help() {
  const std::string why = words_.why(playthrough_.game().decision(playthrough_.state()));
  out_ << paint_(Ink::bold, common_.text("terminal.rule_behind")) << '\n'
       << wrapped(why, terminal_width(), "  ") << '\n';
  // The numbers in square brackets at the end name rules.
  const std::size_t bracket = why.rfind('[');
  if (bracket != std::string::npos) {
    std::istringstream numbers(why.substr(bracket + 1, why.find(']', bracket) - bracket - 1));
    for (std::string number; numbers >> number;) {
      if (!words_.has("rules." + number)) continue;
      out_ << wrapped(number + ": " + words_.text("rules." + number), terminal_width(), "    ")
           << '\n';
    }
  }
  out_ << '\n' << wrapped(common_.text("terminal.commands"), terminal_width()) << '\n';
}

void TerminalGame::show_log() {
  const std::vector<std::string> lines = story(-1, playthrough_.moves());
  if (lines.empty()) say("no_log");
  print(lines);
}

void TerminalGame::show_intro() {
  for (const std::string& paragraph : words_.paragraphs("intro")) {
    out_ << wrapped(paragraph, terminal_width()) << "\n\n";
  }
}

// What the strongest bot would do, and what it expects then.
void TerminalGame::show_hint() {
  const AnyGame& game = playthrough_.game();
  const AnyState& state = playthrough_.state();
  const auto bot = make_bot(game.info().id, level_names().back(), seed_);
  if (bot == nullptr) return say("no_hint");
  say("hint_thinking");
  out_ << std::flush;
  const Choice choice = bot->choose(state);
  const std::string text = game.action_text(state, choice.action);
  const std::vector<std::string> legal = playthrough_.legal();
  const auto at = std::find(legal.begin(), legal.end(), text) - legal.begin();
  say("hint", {{"action", words_.label(game.decision(state), text)}, {"n", at + 1}});
  for (std::size_t s = 0; s < names_.size(); ++s) {
    const float score = bot->score_of(choice.expected.points[s]);
    const Json line{{"name", names_[s]},
                    {"chance", std::lround(100 * choice.expected.shares[s])},
                    {"amount", amount(static_cast<int>(std::lround(score)))}};
    out_ << wrapped(common_.text("terminal.hint_expected", line), terminal_width(), "  ") << '\n';
  }
}

std::string TerminalGame::amount(int score) const {
  const Json number{{"n", score}};
  return words_.has("score.amount") ? words_.text("score.amount", number)
                                    : common_.text("terminal.amount", number);
}

void TerminalGame::show_result() {
  const AnyGame& game = playthrough_.game();
  const Standing standing = game.standing(playthrough_.state());
  out_ << '\n' << paint_(Ink::bold, common_.text("terminal.over")) << '\n';
  for (Seat s : seats_by_rank(standing, static_cast<int>(names_.size()))) {
    say("rank",
        {{"rank", standing.ranks[s]}, {"name", names_[s]}, {"amount", amount(standing.scores[s])}});
  }
  out_ << '\n';
  print(score_sheet(playthrough_, Observer::everything(), words_, common_, names_, paint_));
}

// Back to the last decision of a person, unless something came to light since.
void TerminalGame::undo() {
  const AnyGame& game = playthrough_.game();
  int move = playthrough_.moves() - 1;
  for (; move >= 0; --move) {
    const Seat seat = game.to_act(playthrough_.state_after(move));
    const auto& events = playthrough_.history()[static_cast<std::size_t>(move)].events;
    if (std::any_of(events.begin(), events.end(), [](const Event& e) { return e.reveals; })) {
      say("revealed");
      return;
    }
    if (seat >= 0 && is_person(seat)) break;
  }
  if (move < 0) {
    say("nothing_to_undo");
    return;
  }
  while (playthrough_.moves() > move) playthrough_.undo();
  told_ = std::min(told_, playthrough_.moves());
  say("undone");
  show_board();
  show_choices();
}

void TerminalGame::save(const std::string& file) {
  const auto record = playthrough_.record();
  if (file.empty() || !record) {
    say("save_where");
    return;
  }
  std::ofstream out(file);
  out << record->dump() << '\n';
  out.close();
  std::string seats;
  for (const std::string& seat : seats_) seats += (seats.empty() ? "" : ",") + seat;
  say(out ? "saved" : "save_failed",
      {{"file", file}, {"game", playthrough_.game().info().id}, {"seats", seats}});
}

void TerminalGame::print(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) out_ << line << '\n';
}

void TerminalGame::say(const std::string& key, const Json& arguments) {
  out_ << wrapped(common_.text("terminal." + key, arguments), terminal_width()) << '\n';
}

}  // namespace triclinium
