// What the prospects of all games have in common (docs/prospects.md).
#pragma once

#include "codec/json_writer.h"

namespace triclinium {

// Points of one seat by cause; they add up to the total.
class Forecast {
 public:
  void add(std::string_view cause, int points) {
    causes_.put(cause, points);
    total_ += points;
  }
  JsonText json() const { return {{"total", total_}, {"causes", causes_}}; }

 private:
  JsonText causes_ = JsonText::object();
  int total_ = 0;
};

// Whose choices the prospects speak of: the observer's own seat, for onlookers whose turn it is.
constexpr Seat seat_of_prospects(Observer observer, Seat to_act) {
  return observer.seat >= 0 ? observer.seat : to_act;
}
inline JsonText prospect_seat_json(Seat seat) {
  return seat < 0 ? JsonText() : JsonText(int{seat});
}

}  // namespace triclinium
