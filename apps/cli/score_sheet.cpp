#include "apps/cli/score_sheet.h"

#include <algorithm>

namespace triclinium {

namespace {

struct CauseRow {
  std::string cause;
  std::vector<int> points;
};

std::vector<CauseRow> sum_causes(const Playthrough& playthrough, Observer observer,
                                 std::size_t seats) {
  std::vector<CauseRow> rows;
  const auto add = [&](const std::vector<Event>& events) {
    for (const Event& event : events) {
      const Json json = playthrough.game().event(event, observer);
      if (event.delta == 0 || !json.contains("cause")) continue;
      const std::string cause = json["cause"];
      auto row = std::find_if(rows.begin(), rows.end(),
                              [&](const CauseRow& each) { return each.cause == cause; });
      if (row == rows.end()) row = rows.insert(row, {cause, std::vector<int>(seats)});
      row->points[event.seat] += event.delta;
    }
  };
  add(playthrough.opening());
  for (const Playthrough::Move& step : playthrough.history()) add(step.events);
  return rows;
}

}  // namespace

std::vector<std::string> score_sheet(const Playthrough& playthrough, Observer observer,
                                     const Catalogue& words, const Catalogue& common,
                                     std::span<const std::string> names, const Paint& paint) {
  const std::vector<CauseRow> rows = sum_causes(playthrough, observer, names.size());
  int first = width_of(common.text("terminal.total"));
  for (const CauseRow& row : rows) first = std::max(first, width_of(words.cause(row.cause)));
  const auto right = [](const std::string& text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - width_of(text))), ' ') + text;
  };
  std::vector<std::string> lines;
  std::string head = padded("", first);
  for (const std::string& name : names) head += "  " + right(name, 10);
  lines.push_back(paint(Ink::bold, head));
  std::vector<int> totals(names.size());
  for (const CauseRow& row : rows) {
    std::string line = padded(words.cause(row.cause), first);
    for (std::size_t s = 0; s < names.size(); ++s) {
      totals[s] += row.points[s];
      line += "  " + right(row.points[s] == 0 ? "·" : std::to_string(row.points[s]), 10);
    }
    lines.push_back(line);
  }
  std::string sum = padded(common.text("terminal.total"), first);
  for (int total : totals) sum += "  " + right(std::to_string(total), 10);
  lines.push_back(paint(Ink::bold, sum));
  return lines;
}

}  // namespace triclinium
