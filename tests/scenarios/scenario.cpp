#include "tests/scenarios/scenario.h"

#include <algorithm>
#include <sstream>

#include "codec/json_text.h"
#include "tests/support/files.h"

namespace triclinium {

namespace {

std::string trim(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

// "/players/0/bread = 3" in two; the pointer is null if it is none.
struct Assignment {
  std::optional<Json::json_pointer> pointer;
  std::string name;
  Json value;
};

Assignment parse_assignment(const std::string& text) {
  const std::size_t equals = text.find(" = ");
  if (equals == std::string::npos || text[0] != '/') return {};
  const auto value = parse_json(text.substr(equals + 3));
  if (!value) return {};
  const std::string name = trim(text.substr(0, equals));
  return {Json::json_pointer(name), name, *value};
}

std::string join(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

}  // namespace

std::string Scenario::run(const std::string& text) {
  std::istringstream lines(text);
  std::string raw;
  int checks = 0;
  for (int number = 1; std::getline(lines, raw); ++number) {
    const std::string content = trim(raw);
    if (content.empty() || content.starts_with("--")) continue;
    for (const char* check : {"expect ", "legal ", "refused "}) {
      if (content.starts_with(check)) ++checks;
    }
    const std::string problem = line(content);
    if (!problem.empty()) return "line " + std::to_string(number) + ": " + problem;
  }
  if (title_.empty()) return "the scenario has no title (# …)";
  return checks == 0 ? "the scenario expects nothing" : "";
}

std::string Scenario::line(const std::string& text) {
  if (text.starts_with("# ")) {
    title_ = text.substr(2);
    return "";
  }
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string word = text.substr(0, space);
  const std::string rest = trim(text.substr(space));
  if (word == "new") return start(rest);
  if (word == "position:") return load(rest);
  if (!playthrough_) return "a scenario begins with 'new' or 'position:'";
  if (word == "set") return set(rest);
  if (word == "do") return act(rest);
  if (word == "draw") return draw(rest);
  if (word == "expect") return expect(rest);
  if (word == "legal") return legal(rest);
  if (word == "refused") return refused(rest);
  return "there is no command '" + word + "'";
}

std::string Scenario::start(const std::string& arguments) {
  std::istringstream parts(arguments);
  std::string part;
  Json values{{"seats", game_.info().min_seats}, {"seed", 1}, {"options", Json::object()}};
  while (parts >> part) {
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos || !values.contains(part.substr(0, equals))) {
      return "new knows seats=, seed= and options= (JSON without spaces), not '" + part + "'";
    }
    const auto value = parse_json(part.substr(equals + 1));
    if (!value) return part + ": " + value.error().message;
    values[part.substr(0, equals)] = *value;
  }
  if (!values["seats"].is_number_integer() || !values["seed"].is_number_integer()) {
    return "seats and seed are numbers";
  }
  Random random(values["seed"].get<std::uint64_t>());
  auto playthrough =
      Playthrough::deal(game_, values["seats"].get<int>(), values["options"], random);
  if (!playthrough) return playthrough.error().message;
  playthrough_.emplace(std::move(*playthrough));
  return "";
}

std::string Scenario::load(const std::string& source) {
  const auto json =
      parse_json(source.starts_with('@') ? read_file(folder_ / source.substr(1)) : source);
  if (!json) return json.error().message;
  auto playthrough = Playthrough::load(game_, *json);
  if (!playthrough) return playthrough.error().message;
  playthrough_.emplace(std::move(*playthrough));
  return "";
}

std::string Scenario::set(const std::string& assignment) {
  const Assignment change = parse_assignment(assignment);
  if (!change.pointer) return "write: set /field = JSON";
  Json position = game_.position(playthrough_->state());
  if (!position.contains(*change.pointer)) return change.name + " is no field of the position";
  position[*change.pointer] = change.value;
  auto playthrough = Playthrough::load(game_, position);
  if (!playthrough) return playthrough.error().message;
  playthrough_.emplace(std::move(*playthrough));
  return "";
}

std::string Scenario::act(const std::string& action) {
  const auto step = playthrough_->apply(action);
  return step ? "" : step.error().message + "; legal are: " + join(playthrough_->legal());
}

std::string Scenario::draw(const std::string& seed) {
  const auto number = parse_json(seed);
  if (!number || !number->is_number_integer()) return "write: draw SEED";
  Random random(number->get<std::uint64_t>());
  const auto step = playthrough_->draw(random);
  return step ? "" : step.error().message;
}

std::string Scenario::expect(const std::string& assignment) {
  const Assignment wanted = parse_assignment(assignment);
  if (!wanted.pointer) return "write: expect /field = JSON";
  const Json position = game_.position(playthrough_->state());
  if (!position.contains(*wanted.pointer)) return wanted.name + " is no field of the position";
  const Json& found = position[*wanted.pointer];
  if (found == wanted.value) return "";
  return wanted.name + " is " + dump_json(found) + ", not " + dump_json(wanted.value);
}

std::string Scenario::legal(const std::string& list) {
  std::istringstream items(list);
  std::vector<std::string> wanted;
  for (std::string item; std::getline(items, item, ',');) wanted.push_back(trim(item));
  std::sort(wanted.begin(), wanted.end());
  const std::vector<std::string> found = playthrough_->legal();
  return found == wanted ? "" : "legal are: " + join(found);
}

std::string Scenario::refused(const std::string& action) {
  Playthrough copy = *playthrough_;
  return copy.apply(action) ? "'" + action + "' is legal" : "";
}

}  // namespace triclinium
