// `triclinium replay FILE`: what happened in a recorded game, and the board at a move of it.
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include "apps/cli/boards/board.h"
#include "apps/cli/command.h"
#include "apps/cli/score_sheet.h"
#include "codec/json_text.h"
#include "codec/playthrough.h"

namespace triclinium {

namespace {

struct ReplayArguments {
  std::string file;
  std::optional<int> move;
  std::optional<int> seat;
  std::string language;
};

Result<Playthrough> read_playthrough(const std::string& file) {
  const auto record = read_json_file(file);
  if (!record) return record.error();
  const auto game = named_game(*record);
  if (!game) return Error{file + ": " + game.error().message};
  auto playthrough = Playthrough::replay(**game, *record);
  if (!playthrough) return Error{file + ": " + playthrough.error().message};
  return playthrough;
}

struct Teller {
  const Playthrough& playthrough;
  Observer observer;
  std::string language;
  std::vector<std::string> names;
  const Catalogue& words = Catalogue::of(language, playthrough.game().info().id);
  const Catalogue& common = Catalogue::of(language, "common");
  Paint paint = Paint::for_output();

  // "12  You: place c4 r1" and its events in words.
  void tell(int move) const {
    const AnyGame& game = playthrough.game();
    const Playthrough::Move& step = playthrough.history()[static_cast<std::size_t>(move)];
    const AnyState& before = playthrough.state_after(move);
    const Seat actor = game.to_act(before);
    const auto action = game.parse_action(before, step.action);
    const std::string who =
        actor == chance_seat ? "chance" : names[static_cast<std::size_t>(actor)];
    std::cout << paint(Ink::bold, std::to_string(move + 1) + "  " + who + ": " +
                                      game.action_text_for(before, *action, observer))
              << '\n';
    for (const Event& event : step.events) {
      std::cout << "    " << words.sentence(game.event(event, observer), names) << '\n';
    }
  }
  void show_board(int move) const {
    const Json view = playthrough.game().view(playthrough.state_after(move), observer);
    for (const std::string& line :
         draw_board({playthrough.game(), view, words, names, observer.seat, paint})) {
      std::cout << line << '\n';
    }
  }
};

int run_replay(const ReplayArguments& arguments) {
  const auto playthrough = read_playthrough(arguments.file);
  if (!playthrough) return fail(playthrough.error().message);
  const int seats = playthrough->game().seats(playthrough->state());
  if (arguments.move && (*arguments.move < 0 || *arguments.move > playthrough->moves())) {
    return fail("--move: this game has moves 0 to " + std::to_string(playthrough->moves()));
  }
  if (arguments.seat && (*arguments.seat < 0 || *arguments.seat >= seats)) {
    return fail("--seat: this game has seats 0 to " + std::to_string(seats - 1));
  }
  const Observer observer =
      arguments.seat ? Observer::of(static_cast<Seat>(*arguments.seat)) : Observer::everything();
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(seats));
  for (int s = 0; s < seats; ++s) names.push_back("[" + std::to_string(s) + "]");
  const Teller teller{.playthrough = *playthrough,
                      .observer = observer,
                      .language = language_or_default(arguments.language),
                      .names = names};
  const int last = arguments.move.value_or(playthrough->moves());
  for (int move = arguments.move ? std::max(0, last - 1) : 0; move < last; ++move)
    teller.tell(move);
  teller.show_board(last);
  if (arguments.move) return 0;
  std::cout << '\n';
  for (const std::string& line : score_sheet(*playthrough, observer, teller.words, teller.common,
                                             teller.names, teller.paint)) {
    std::cout << line << '\n';
  }
  return 0;
}

}  // namespace

Run define_replay(CLI::App& app) {
  auto arguments = std::make_shared<ReplayArguments>();
  app.add_option("file", arguments->file, "a record, as `save` and the page write it")->required();
  app.add_option("--move", arguments->move, "show only the position after so many actions");
  app.add_option("--seat", arguments->seat, "as this seat saw it (default: everything)");
  app.add_option("--lang", arguments->language, "en or de (default: that of the system)");
  return [arguments] { return run_replay(*arguments); };
}

}  // namespace triclinium
