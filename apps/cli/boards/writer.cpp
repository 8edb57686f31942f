#include "apps/cli/boards/writer.h"

#include "codec/json_text.h"

namespace triclinium {

const Json& BoardWriter::row(const std::string& table, const std::string& id) {
  static const Json null;
  auto& rows = rows_[table];
  if (rows.empty()) {
    for (const Json& each : field(data_, table.c_str())) {
      rows[field(each, "id").get<std::string>()] = &each;
    }
  }
  const auto found = rows.find(id);
  return found == rows.end() ? null : *found->second;
}

std::string BoardWriter::bundle(const Json& counts) const {
  std::string line;
  for (const auto& [key, count] : counts.items()) {
    if (count != 0) line += (line.empty() ? "" : " ") + count.dump() + " " + word(key);
  }
  return line;
}

std::string BoardWriter::list(const Json& ids) const {
  std::string line;
  for (const Json& id : ids) {
    if (id.is_string()) line += (line.empty() ? "" : ", ") + word(id.get<std::string>());
  }
  return line.empty() ? "–" : line;
}

void BoardWriter::add_wrapped(const std::string& head, const std::string& line) {
  lines_.push_back(paint(Ink::bold, head + ":"));
  lines_.push_back(wrapped(line, terminal_width(), "  "));
}

}  // namespace triclinium
