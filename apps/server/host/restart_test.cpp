// A stop of the server costs nobody time and gives nobody any: clocks of tables on a real store,
// whose server runs, stops, is killed and comes back in any order.
#include "apps/server/testing/host_fixture.h"

namespace triclinium::server::testing {
namespace {

constexpr Millis mark_every_ms = 5'000;

// A server without its network; its clock is the loop's.
struct House {
  House(const std::string& path, ManualLoop& loop)
      : store(path, loop, metrics),
        tables(
            store, loop, thinkers, metrics, [](std::string_view) { return &toy_game(); },
            BotPause{0, 0, 0, 2500}) {}
  Metrics metrics;
  SqliteStore store;
  Workers thinkers{1};
  Tables tables;
};

class Tab final : public Watcher {
 public:
  explicit Tab(std::string person) : person_(std::move(person)) {}
  const std::string& person() const override { return person_; }
  void changed() override {}
  void gone() override {}

 private:
  std::string person_;
};

class Life {
 public:
  explicit Life(Pace pace) {
    set_log_level(LogLevel::off);
    init_secrets();
    Config config;
    config.id = "t_clock";
    config.game = "toy";
    config.rules = 1;
    config.options = {{"pile", 20}};
    config.hold = false;
    config.pace = pace;
    config.seats = {{SeatKind::person, "p_ann", "", false}, {SeatKind::person, "p_bob", "", false}};
    open();
    entry_ = house_->tables.create(config, {}, [](const std::optional<Refused>&) {});
    come_back();
  }
  ~Life() { close(); }

  Seat seat() const { return entry_->table.clock_seat(); }
  Millis left() const { return entry_->table.clock_left(seat(), loop_.now()); }
  bool over() const { return entry_->table.phase() == Phase::over; }

  void run(int seconds) {
    for (int i = 0; i < seconds; ++i) {
      loop_.pass(1000);
      settle();
    }
  }
  void act() {
    house_->tables.change(
        entry_,
        [this](Table& table) {
          ActionList legal;
          table.game().legal_actions(table.state(), legal);
          const std::string text = table.game().action_text(table.state(), legal[0]);
          return table.act(seat() == 0 ? "p_ann" : "p_bob", table.seq(), text, loop_.now(),
                           random_);
        },
        [](const std::optional<Refused>&) {});
    settle();
  }
  // The server is away; `gently` it has said good-bye.
  void away(int seconds, bool gently) {
    if (gently) house_->tables.mark_time();
    close();
    loop_.pass(Millis{seconds} * 1000);
    open();
    house_->tables.wake();
    entry_ = house_->tables.find("t_clock");
    settle();
  }
  void come_back() {
    settle();
    house_->tables.watch(entry_, ann_);
    settle();
    house_->tables.watch(entry_, bob_);
    settle();
  }

 private:
  void open() { house_ = std::make_unique<House>(folder_.path() + "/house.sqlite", loop_); }
  void close() {
    entry_.reset();
    house_.reset();
  }
  void settle() {
    loop_.run_until([this] { return !entry_->committing && entry_->waiting.empty(); });
  }

  TempFolder folder_;
  ManualLoop loop_;
  Random random_{std::uint64_t{1}};
  Tab ann_{"p_ann"};
  Tab bob_{"p_bob"};
  std::unique_ptr<House> house_;
  TableHandle entry_;
};

// One server's lives by a seed.
void check_restarts(Pace pace, std::uint64_t seed) {
  Random random(seed);
  Life life(pace);
  for (int i = 0; i < 8 && !life.over(); ++i) {
    const auto seconds = static_cast<int>(random.bounded(40));
    const Millis before = life.left();
    const std::uint32_t deed = random.bounded(4);
    if (deed == 0) {
      life.act();
    } else if (deed == 1) {
      life.run(seconds);
      ASSERT_EQ(life.left(), before - Millis{seconds} * 1000);
    } else {
      const bool gently = deed == 2;
      life.away(seconds * 1000, gently);
      const Millis after = life.left();
      ASSERT_GE(after, before);
      ASSERT_LE(after, before + (gently ? 0 : mark_every_ms));
      life.run(static_cast<int>(random.bounded(60)));
      ASSERT_EQ(life.left(), after) << "it waits for its player";
      life.come_back();
      ASSERT_EQ(life.left(), after);
      life.run(1);
      ASSERT_EQ(life.left(), after - 1000);
    }
  }
}

void check_restarts(Pace pace) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ASSERT_NO_FATAL_FAILURE(check_restarts(pace, seed));
  }
}

TEST(Restart, NoStopCostsOrGivesTimeAtLiveTables) {
  check_restarts({PaceKind::live, 86'400, 0, 0});
}
TEST(Restart, NorAtTablesThatArePlayedByDays) { check_restarts({PaceKind::days, 0, 0, 2}); }

TEST(Restart, AClockWaitsAMinuteAtMostForItsPlayer) {
  Life life({PaceKind::live, 600, 0, 0});
  life.run(100);
  life.away(3'600, true);
  EXPECT_EQ(life.left(), 500'000);
  life.run(60);
  EXPECT_EQ(life.left(), 500'000);
  life.run(10);
  EXPECT_EQ(life.left(), 490'000);
}

}  // namespace
}  // namespace triclinium::server::testing
