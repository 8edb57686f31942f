// One table: who sits where, the game so far, hold, undo and clocks. No network, no storage.
//
// A command checks, applies its changes and returns them for the log; replaying the same changes
// on a fresh table gives the same table. Nothing but `apply` changes one.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apps/server/table/change.h"
#include "apps/server/table/config.h"

namespace triclinium::server {

enum class Phase : std::uint8_t { open, running, over };

// Why a command was not done: a short word for programs, a sentence for people.
struct Refused {
  std::string code;
  std::string reason;
};

class CommandResult {
 public:
  CommandResult(Changes changes) : content_(std::move(changes)) {}
  CommandResult(Refused refused) : content_(std::move(refused)) {}
  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }
  Changes& changes() { return std::get<0>(content_); }
  const Refused& refused() const { return std::get<1>(content_); }

 private:
  std::variant<Changes, Refused> content_;
};

// One action of the game so far.
struct Move {
  std::string text;
  Seat actor = nobody;
  bool reveals = false;
  std::int64_t seq = 0;   // the change that brought it
  bool stood_in = false;  // a bot decided it for the person
};

// What a move brought about; kept for the latest moves only, older ones are replayed.
struct MoveNews {
  std::string public_text;
  std::vector<Event> events;
  // At which the table may be looked at; the last one is after all events where chance goes on.
  std::vector<Moment> moments;
};

struct Held {
  Seat seat = nobody;
  std::string staged;  // empty: the position is already the one after the action
};

class Table {
 public:
  static constexpr std::size_t kept_news = 24;
  // Of so many moves their moments too, for those who look on all the time: no turn draws more
  // often.
  static constexpr std::size_t kept_moments = 8;
  // A clock that is taken back from a stand-in that has moved shows at least this, once a game.
  static constexpr Millis grace_ms = 60'000;
  // After a stop of the server a clock stands still until its person is back, so long at most.
  static constexpr Millis return_ms = 60'000;

  Table(const AnyGame& game, Config config);

  // Commands of people.
  CommandResult sit(const std::string& person, int seat, Millis now, Random& random);
  CommandResult leave(const std::string& person, Millis now, Random& random);
  CommandResult start(Millis now, Random& random);
  CommandResult act(const std::string& person, std::int64_t seq, std::string_view text, Millis now,
                    Random& random);
  CommandResult undo(const std::string& person, std::int64_t seq, Millis now);
  CommandResult end_turn(const std::string& person, std::int64_t seq, Millis now, Random& random);
  CommandResult set_hold(const std::string& person, bool hold, Millis now, Random& random);
  CommandResult reclaim(const std::string& person, int seat, Millis now);
  // The host sends somebody away before the game begins; they do not sit down here again.
  CommandResult remove(const std::string& host, int seat, Millis now);
  CommandResult set_rematch(const std::string& id, Millis now);
  // Hands all seats of one person to another: a guest who logs in keeps the games.
  CommandResult replace_person(const std::string& from, const std::string& to, Millis now);

  // Commands of the server itself.
  CommandResult bot_act(Seat seat, Action action, Millis now, Random& random);
  CommandResult time_out(Millis now, Random& random);
  // The server was away: until then it ran, and no longer does the clock. 0: nobody knows.
  CommandResult restore_clock(Millis ran_until, Millis now);
  // Somebody is back; the clock that waits for them runs on.
  CommandResult resume_clock(const std::string& person, Millis now);
  CommandResult draw_pending(Millis now, Random& random);

  // Replays one logged change; false if the rules no longer allow it.
  bool apply(const Change& change);
  // The whole table as JSON, and back; `apply` goes on from there.
  Json snapshot() const;
  bool restore(const Json& snapshot);

  const AnyGame& game() const { return *game_; }
  const Config& config() const { return config_; }
  Phase phase() const { return phase_; }
  std::int64_t seq() const { return seq_; }
  // The number of the present question: an answer to an older one is stale.
  std::int64_t question() const { return question_; }
  Millis updated() const { return updated_; }
  const std::vector<Seating>& seats() const { return seats_; }
  const std::vector<Move>& moves() const { return moves_; }
  // The first moves came with the opening and cannot be taken back.
  std::size_t opening_moves() const { return opening_moves_; }
  std::int64_t started_seq() const { return started_seq_; }
  const Opening& opening() const { return opening_; }
  const AnyState& state() const { return state_; }
  // Null if that move's news are no longer kept.
  const MoveNews* news(std::size_t move) const;
  const std::optional<Held>& held() const { return held_; }
  // What ending the held turn brings, as far as it may be known before: "turn" (another seat),
  // "roll", "draw" or "reveal", "over".
  std::string_view held_next() const;
  // What the held seat sees of its staged action: its own deed done, nothing beyond it. Null where
  // none of it may be seen before the turn has been ended.
  struct Deed {
    std::vector<Event> events;
    AnyState state;
  };
  std::optional<Deed> held_deed() const;
  const std::string& rematch() const { return rematch_; }

  // Who is to act in the game; nobody while the table is open.
  Seat to_act() const;
  // Whom the table waits for: whoever holds, else who is to act, whether or not a bot stands in.
  Seat asked() const;
  // The seat for which a bot has to choose now, or nobody.
  Seat bot_to_act() const;
  // The seat whose clock runs, or nobody; and when it will run out.
  Seat clock_seat() const;
  Millis clock_left(Seat seat, Millis now) const;
  Millis deadline() const { return clock_begins() + left_ms_[clock_seat()]; }
  // It stands still after a stop of the server, until then; and for whom.
  Millis still_until() const { return still_until_; }
  bool clock_waits_for(const std::string& person, Millis now) const;

  bool has_open_seat() const;
  bool sits(const std::string& person) const;
  bool owns(const std::string& person, Seat seat) const;
  // One person holds several seats and nobody else sits here: everything may be taken back.
  bool hot_seat() const;
  bool holds(const std::string& person) const;
  bool can_undo(const std::string& person) const;
  // The own seat to look from: the one asked or holding, else the first; nobody for onlookers.
  Seat seat_of(const std::string& person) const;
  const std::string& level_of(Seat seat) const;

 private:
  struct Trial {
    AnyState after;
    Action action;
    std::vector<Event> events;
    std::vector<Moment> moments;
    bool reveals = false;
    bool goes_on = false;  // others, the table or the end of the game follow at once
  };

  std::optional<Refused> check_question(const std::string& person, std::int64_t seq) const;
  Result<Trial> try_action(const AnyState& state, std::string_view text) const;
  Result<Trial> try_action(const AnyState& state, Action action) const;
  static bool goes_beyond(const Event& event, Seat actor) {
    return event.befalls || (event.seat >= 0 && event.seat != actor);
  }
  // Keeps what a command has tried already for the change that does it.
  void prepare(std::string text, Trial trial) {
    prepared_.emplace(std::move(text), std::move(trial));
  }
  bool play(std::string_view text, std::int64_t seq);
  bool begin(const Opening& opening, std::int64_t seq);
  bool take_back(std::size_t count);
  std::size_t undo_count(const std::string& person) const;
  Change next(ChangeKind kind, Seat seat, Millis now, std::string body = "") const;
  void commit(Changes& changes, Change change);
  void draw_chance(Changes& changes, Millis now, Random& random);
  bool apply_content(const Change& change);
  void move_clock(Seat before, Seat asked_before, const Change& change);
  Millis clock_begins() const { return std::max(clock_at_, still_until_); }

  const AnyGame* game_;
  Config config_;
  Phase phase_ = Phase::open;
  std::int64_t seq_ = 1;
  std::int64_t question_ = 1;
  std::int64_t started_seq_ = 0;
  Millis updated_ = 0;
  std::vector<Seating> seats_;
  Opening opening_;
  AnyState state_;
  std::vector<Move> moves_;
  std::size_t opening_moves_ = 0;
  std::deque<MoveNews> news_;  // of the last news_.size() moves
  std::optional<Held> held_;
  std::map<std::string, bool> hold_settings_;
  // Whether the stand-in has moved since it took over, and whether its person has had the grace.
  struct Absence {
    bool moved = false;
    bool graced = false;
  };
  bool has_grace(Seat seat) const { return absences_[seat].moved && !absences_[seat].graced; }

  std::vector<Absence> absences_;
  std::vector<Millis> left_ms_;
  Millis clock_at_ = 0;
  Millis still_until_ = 0;
  std::string rematch_;
  std::set<std::string> removed_;
  std::optional<std::pair<std::string, Trial>> prepared_;
};

}  // namespace triclinium::server
