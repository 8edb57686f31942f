// Changes of the purse and of the prestige bar, each with the event that tells of it.
#pragma once

#include "games/carpe_diem/events.h"
#include "games/carpe_diem/rules.h"

namespace triclinium::carpe_diem {

// A state and the sink of its events; with a NullSink the telling compiles to nothing.
template <class Sink>
class Changes {
 public:
  Changes(State& state, Sink sink) : state_(state), sink_(sink) {}

 protected:
  template <class... Args>
  void tell(EventKind kind, Seat seat, Args... args) {
    triclinium::tell(sink_, kind, seat, args...);
  }
  // Adds points to a seat and says why.
  template <class... Args>
  void score_points(EventKind kind, Seat seat, Cause cause, int points, Args... args) {
    score_points(kind, seat, cause, points, EventArgs{static_cast<std::int16_t>(args)...});
  }
  // CD-63: only at the end it is seen which fountain cards a seat has.
  void score_points(EventKind kind, Seat seat, Cause cause, int points, const EventArgs& args) {
    auto& total =
        state_.players[static_cast<std::size_t>(seat)].points[static_cast<std::size_t>(cause)];
    total = static_cast<std::int16_t>(total + points);
    if constexpr (Sink::wants_events) {
      sink_(Event{.kind = static_cast<std::uint8_t>(kind),
                  .seat = seat,
                  .reveals = cause == Cause::fountains,
                  .cause = static_cast<std::uint8_t>(cause),
                  .delta = static_cast<std::int16_t>(points),
                  .args = args});
    }
  }

  Seat seat() const { return state_.to_act; }
  Player& actor() { return state_.actor(); }

  // CD-8: there is always enough of everything.
  void gain_coins(int count) {
    if (count == 0) return;
    actor().coins = static_cast<std::uint16_t>(actor().coins + count);
    tell(EventKind::coins, seat(), count);
  }
  void gain_bread(int count) {
    if (count == 0) return;
    actor().bread = static_cast<std::uint8_t>(actor().bread + count);
    tell(EventKind::bread, seat(), count);
  }
  void gain_goods(std::size_t good, int count) {
    if (count == 0) return;
    actor().goods[good] = static_cast<std::uint8_t>(actor().goods[good] + count);
    tell(EventKind::goods, seat(), good, count);
  }

  // CD-27, CD-33, CD-38: steps on the prestige bar; the disc goes on top where it arrives.
  void step_prestige(int steps, rulings::Steps source) {
    if (steps == 0) return;
    const Seat mover = seat();
    auto& space = state_.prestige[static_cast<std::size_t>(mover)];
    const int from = space;
    const int to = std::min(rulings::prestige_end, from + steps);
    int lost = from + steps - to;
    if (!rulings::count_past_the_end(state_.options, source)) {
      if (to == from) return;
      lost = 0;
    }
    space = static_cast<std::uint8_t>(to);
    auto& bar = state_.bar;
    int at = bar.find(mover);
    for (; at + 1 < bar.size() && state_.prestige[static_cast<std::size_t>(bar[at + 1])] <= to;
         ++at) {
      bar[at] = bar[at + 1];
    }
    bar[at] = mover;
    score_points(EventKind::prestige, mover, Cause::overflow, lost, from, to, steps);
  }

  State& state_;
  [[no_unique_address]] Sink sink_;
};

}  // namespace triclinium::carpe_diem
