// A game in the terminal: people answer by number or by text, bots by themselves.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "apps/cli/paint.h"
#include "bots/any_bot.h"
#include "codec/catalogue.h"
#include "codec/playthrough.h"

namespace triclinium {

class TerminalGame {
 public:
  // `seats` are "you" or names of bots that make_bot knows, one per seat of the playthrough.
  TerminalGame(Playthrough playthrough, std::vector<std::string> seats, std::uint64_t seed,
               const std::string& language, std::istream& in, std::ostream& out, Paint paint);

  // Plays until the game is over, the person quits or the input ends.
  void run();

 private:
  bool is_person(Seat seat) const { return seats_[static_cast<std::size_t>(seat)] == "you"; }
  int people() const;
  Observer observer() const;
  void bot_turn(Seat seat);
  // False when the person quits.
  bool person_turn(Seat seat);
  bool hand_over(Seat seat);
  bool command(const std::string& word, const std::string& rest);
  bool choose(const std::string& answer);

  void show_news();
  void show_board();
  void show_choices();
  void show_score();
  void show_help();
  void show_log();
  void show_intro();
  void show_hint();
  void show_result();
  void undo();
  void save(const std::string& file);
  void print(const std::vector<std::string>& lines);
  void say(const std::string& key, const Json& arguments = Json::object());
  // A score in the game's own words: "12 points", "3 workers left".
  std::string amount(int score) const;
  std::vector<std::string> story(int first, int last) const;

  Playthrough playthrough_;
  std::vector<std::string> seats_;
  std::vector<std::string> names_;
  std::vector<std::unique_ptr<AnyBot>> bots_;
  std::uint64_t seed_;
  const Catalogue& words_;
  const Catalogue& common_;
  std::istream& in_;
  std::ostream& out_;
  Paint paint_;
  Seat looking_ = nobody;  // who has the screen
  int told_ = -1;          // actions already told; −1: not even what came before them
};

}  // namespace triclinium
