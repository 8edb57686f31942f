// All tables that are awake: commands in, durable changes out, bots and clocks in between.
//
// A table has at most one batch on its way to disk. Whatever wants to look at it or change it
// meanwhile waits, so nobody ever sees, or builds on, what is not on disk.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "apps/server/core/loop.h"
#include "apps/server/core/metrics.h"
#include "apps/server/host/workers.h"
#include "apps/server/store/store.h"
#include "apps/server/table/bot.h"
#include "apps/server/table/render.h"
#include "apps/server/table/table.h"

namespace triclinium::server {

// How long a bot seems to think. Later decisions of the same turn come faster.
struct BotPause {
  Millis min_ms = 500;
  Millis max_ms = 1500;
  Millis next_ms = 350;
  // Whatever it is doing, a bot answers by then.
  Millis limit_ms = 2500;
  // The same for later decisions of a turn, so that a whole turn stays short on a busy machine.
  Millis next_limit_ms = 1000;
};

// Someone who looks on over a socket.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual const std::string& person() const = 0;
  // The table is not as it was; ask for its state when there is room to send it.
  virtual void changed() = 0;
  // The table is damaged and set aside.
  virtual void gone() = 0;
};

// What the players of a table that was set aside are told.
inline constexpr std::string_view damaged_sentence =
    "This table is damaged and was set aside as it is; the server's operator knows and may repair "
    "it.";

// What a bot is asked on a worker; set, it asks the bot to answer at once.
using Job = std::shared_ptr<std::atomic<bool>>;

struct TableEntry {
  TableEntry(std::int64_t table_number, Table value)
      : number(table_number), table(std::move(value)) {}

  std::int64_t number;
  Table table;
  bool committing = false;
  bool advancing = false;  // what is being committed holds changes
  bool damaged = false;    // set aside; nothing is done with it any more
  std::int64_t snapshot_seq = 0;
  PutTableIndex index;  // as it was stored last
  Millis touched = 0;
  std::deque<std::function<void()>> waiting;
  std::vector<Watcher*> watchers;
  // The present state as every onlooker sees it, by the number that they had; until anything
  // changes, or for a moment where clocks run.
  std::vector<std::pair<std::int64_t, std::shared_ptr<const std::string>>> shown;
  Millis shown_at = 0;
  TimerId clock_timer = 0;
  // The bot's job, until its answer is on disk.
  Job job;
  std::int64_t thinking = 0;  // the question it thinks about, 0 if none
  TimerId bot_timer = 0;
  Seat last_bot = nobody;
  std::shared_ptr<TableBot> bot;  // of that seat, until its turn is over
  Job hint;
  // Where several servers share the store: the right to go on with the table by itself (0: somebody
  // else has it, or nobody), whether it is being asked for, or changes of others are being read.
  std::int64_t fence = 0;
  bool claiming = false;
  bool catching_up = false;
  bool behind = false;
  std::vector<std::function<void()>> caught_up;
  struct Elsewhere {
    Presence who;
    Millis told = 0;
  };
  std::vector<Elsewhere> elsewhere;  // one for each other server where somebody is
  Presence told;                     // what the others know of us
  // The next table is being made; who asks for it meanwhile waits here.
  bool making_rematch = false;
  std::vector<std::function<void()>> after_rematch;
};

using TableHandle = std::shared_ptr<TableEntry>;

class Tables {
 public:
  using Done = std::function<void(std::optional<Refused>)>;
  using Command = std::function<CommandResult(Table&)>;
  using GameFinder = std::function<const AnyGame*(std::string_view)>;

  static constexpr std::size_t max_waiting = 512;
  static constexpr int max_hints = 8;
  static constexpr std::size_t max_kept_bots = 16;

  Tables(Store& store, Loop& loop, Workers& thinkers, Metrics& metrics, GameFinder games,
         BotPause pause);
  ~Tables();

  // Opens the tables whose bots or clocks have to go on.
  void wake();
  // The table, read from the store if it sleeps; null if there is none. One that is damaged is set
  // aside: its rows stay as they are, nobody plays on, and everything else goes on.
  TableHandle find(const std::string& id);
  // What is wrong with a table that was set aside; null if it was not.
  const std::string* quarantined(const std::string& id) const;
  std::vector<std::string> quarantined_of(const std::string& person);
  // Reads the table beside the loop if it sleeps, then runs `then`, where `find` gives it at once.
  void prepare(const std::string& id, std::function<void()> then);
  bool awake(const std::string& id) const { return entries_.contains(id); }
  // Runs `then` once what other servers did until now is read.
  void catch_up(const TableHandle& entry, std::function<void()> then);
  // Other servers have done something.
  void hear(const StoreNews& news);
  // Where several servers share the store, the people of tables that are read are told to this.
  void introduce(std::function<void(const std::vector<PersonRow>&)> meet) {
    meet_ = std::move(meet);
  }
  // Makes a table; `before` holds rows that must be stored with it.
  TableHandle create(Config config, std::vector<Write> before, Done done);

  // Looks at a table once everything it shows is on disk.
  void look(const TableHandle& entry, std::function<void()> task);
  // Does a command and reports once it is on disk. `before` as above.
  void change(const TableHandle& entry, Command command, Done done, std::vector<Write> before = {});

  void watch(const TableHandle& entry, Watcher& watcher);
  void unwatch(const TableHandle& entry, Watcher& watcher);
  bool connected(const TableEntry& entry, const std::string& person) const;

  std::vector<TableHandle> tables_of(const std::string& person, int limit);
  // Every table where this person sits or which this person hosts.
  std::vector<std::string> all_ids_of(const std::string& person);
  std::vector<TableHandle> listed(Phase phase, int limit);
  // How many tables that wait for players fulfil this; of those that are awake, and one that
  // somebody waits at is.
  int count_open(const std::function<bool(const Table&)>& condition) const;
  // What the strongest bot would do in this seat; false if too much is asked already. Bots at
  // tables come first, and a table gets one hint at a time.
  bool hint(const TableHandle& entry, Seat seat, std::function<void(Advice)> done);
  // Asks everything that thinks to answer at once: the server is about to end.
  void hurry();
  // Notes that clocks ran until now.
  void mark_time();

  const AnyGame* game(std::string_view id) const { return games_(id); }
  Loop& loop() { return loop_; }

 private:
  TableHandle load(const std::string& id);
  TableHandle load_sound(const std::string& id);
  void set_aside(const std::string& id, const std::string& reason);
  // Back to what is on disk; asks again until the disk answers.
  void read_back(const TableHandle& entry);
  // Runs `then` once the table's rows have been read in advance.
  void read_beside(const TableEntry& entry, std::function<void()> then);
  // `again` does the same once more where another server was first.
  void commit(const TableHandle& entry, Changes changes, std::vector<Write> writes, Done done,
              std::function<void()> again);
  void change(const TableHandle& entry, Command command, Done done, std::vector<Write> before,
              int tries);
  // By whoever looks after the table: bots and clocks.
  void change_by_itself(const TableHandle& entry, Command command, Done done);
  // After a stop of the server that had the table: clocks go on, chance draws what is pending.
  void resume(const TableHandle& entry, Millis ran_until);

  // Where several servers share the store.
  void catch_up(const TableHandle& entry);
  void read_news(const TableHandle& entry, std::int64_t seq);
  static void tell_caught_up(TableEntry& entry);
  // False if they do not follow from the table.
  static bool apply(TableEntry& entry, const Changes& changes);
  // Whether bots and clocks go on here; asks for that right if there is need.
  bool looks_after(const TableHandle& entry);
  void take_over(const Lease& lease);
  void lose_lease(TableEntry& entry);
  void take_orphans_every_so_often();
  void poll_every_so_often();
  void tell_presence(const TableHandle& entry);
  Presence presence_of(const TableEntry& entry) const;
  void add_writes(TableEntry& entry, Changes changes, std::vector<Write>& writes);
  void settled(const TableHandle& entry);
  void run_waiting(const TableHandle& entry);
  void schedule(const TableHandle& entry);
  void schedule_clock(const TableHandle& entry);
  void schedule_bot(const TableHandle& entry);
  void bot_chose(const TableHandle& entry, const Job& job, Seat seat, Action action);
  bool may_keep(const std::shared_ptr<TableBot>& bot);
  void stop_thinking(TableEntry& entry);
  // A bot's choice for a seat, found on a worker; tables that wait come before hints.
  enum class Purpose : std::uint8_t { play, hint };
  void advise(const TableEntry& entry, Seat seat, std::shared_ptr<TableBot> bot, Purpose purpose,
              Job job, std::function<void(Advice)> done);
  // Nobody plays or looks on: bots need not go on either.
  bool resting(const TableEntry& entry) const;
  void notify(TableEntry& entry);
  void mark_every_so_often();
  void sweep();
  std::vector<TableHandle> open_all(const std::vector<std::string>& ids);

  Store& store_;
  Loop& loop_;
  Workers& thinkers_;
  Metrics& metrics_;
  GameFinder games_;
  BotPause pause_;
  Random random_;
  Millis ran_until_ = 0;  // the server before this one
  int hints_ = 0;
  std::vector<std::weak_ptr<TableBot>> kept_bots_;
  std::unordered_map<std::string, TableHandle> entries_;
  std::unordered_map<std::int64_t, std::weak_ptr<TableEntry>> by_number_;
  std::function<void(const std::vector<PersonRow>&)> meet_;
  std::unordered_map<std::string, std::string> quarantine_;  // reasons by id
  // Timers and jobs may fire after this object is gone; they hold a weak reference.
  std::shared_ptr<int> alive_ = std::make_shared<int>(0);
};

}  // namespace triclinium::server
