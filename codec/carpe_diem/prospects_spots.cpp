// What a visit to each free spot of the forum would bring now.
#include "codec/carpe_diem/names.h"
#include "codec/carpe_diem/prospects_parts.h"
#include "games/carpe_diem/rules.h"

namespace triclinium::carpe_diem {
namespace {

// A visit to a spot played through: times per card, points with penalties, rewards.
struct Visit {
  std::array<int, 2> times{};
  int points = 0;
  Reward gains;

  bool better_than(const Visit& other) const {
    if (points != other.points) return points > other.points;
    const auto worth = [](const Reward& r) { return 2 * r.prestige + r.coins + r.bread; };
    return worth(gains) > worth(other.gains);
  }
};

class BestVisit {
 public:
  BestVisit(const State& state, Seat seat, int spot, bool with_bread)
      : spot_(spot_table[static_cast<std::size_t>(spot)]), with_bread_(with_bread) {
    State trial = state;
    trial.to_act = seat;
    trial.decision = Decision::spot;
    trial.visit_cards.clear();
    // A second visit follows, so that the phase does not end behind the first one.
    trial.forum_order = {seat, seat};
    step(trial, make_action(ActionKind::spot, spot), Visit{});
  }
  const Visit& result() const { return best_; }

 private:
  struct Told {
    const State* state;
    Visit* visit;
    Spot spot;
  };
  static void hear(void* context, const Event& event) {
    const Told& told = *static_cast<Told*>(context);
    told.visit->points += event.delta;
    if (event.kind != static_cast<std::uint8_t>(EventKind::fulfilled)) return;
    const CardId id = static_cast<CardId>(event.args[0]);
    const int times = event.args[1];
    const Reward& reward = forum_card(id).reward;
    told.visit->times[id == told.state->forum[told.spot.low] ? 0 : 1] += times;
    const auto add = [times](std::uint8_t& sum, int each) {
      sum = static_cast<std::uint8_t>(sum + times * each);
    };
    add(told.visit->gains.coins, reward.coins);
    add(told.visit->gains.bread, reward.bread);
    add(told.visit->gains.prestige, reward.prestige);
  }

  void step(State state, Action action, Visit visit) {
    Told told{&state, &visit, spot_};
    CarpeDiem::perform(state, action, EventSink(hear, &told));
    if (state.decision == Decision::spot) {
      if (!found_ || visit.better_than(best_)) best_ = visit;
      found_ = true;
      return;
    }
    if (state.decision == Decision::extra && !with_bread_) {
      return step(state, make_action(ActionKind::extra, 0), visit);
    }
    ActionList list;
    CarpeDiem::legal_actions(state, list);
    for (Action next : list) step(state, next, visit);
  }

  Spot spot_;
  bool with_bread_;
  bool found_ = false;
  Visit best_;
};

JsonText visit_result(const Visit& visit) {
  JsonText gains = JsonText::object();
  if (visit.gains.coins > 0) gains.put("coin", visit.gains.coins);
  if (visit.gains.bread > 0) gains.put("bread", visit.gains.bread);
  if (visit.gains.prestige > 0) gains.put("prestige", visit.gains.prestige);
  return {{"times", visit.times}, {"points", visit.points}, {"gains", gains}};
}

}  // namespace

JsonText spots_json(const State& state, Seat seat) {
  JsonText json = JsonText::array();
  std::uint32_t free = spots_in_play[state.seats];
  for (const Player& player : state.players) free &= ~player.markers;
  for (; free != 0; free &= free - 1) {
    const int spot = std::countr_zero(free);
    const Spot& place = spot_table[static_cast<std::size_t>(spot)];
    const Visit plain = BestVisit(state, seat, spot, false).result();
    JsonText entry = visit_result(plain);
    entry.put("spot", std::array{int{place.low}, int{place.high}});
    if (state.players[static_cast<std::size_t>(seat)].bread >= bread_for_extra) {
      const Visit rich = BestVisit(state, seat, spot, true).result();
      if (rich.points > plain.points) entry.put("with_bread", visit_result(rich));
    }
    json.push_back(entry);
  }
  return json;
}

}  // namespace triclinium::carpe_diem
