// What all boards are written with: words, tables of components, lines.
#pragma once

#include <map>

#include "apps/cli/boards/board.h"

namespace triclinium {

class BoardWriter {
 public:
  explicit BoardWriter(const BoardContext& context)
      : context_(context), data_(context.game.data()) {}

 protected:
  const BoardContext& context() const { return context_; }
  const Json& view() const { return context_.view; }
  const Json& data() const { return data_; }
  // A component by its id; null if the table has none.
  const Json& row(const std::string& table, const std::string& id);

  std::string word(const std::string& id) const { return context_.words.word(id); }
  // A text of the section `board` of the game's catalogue.
  std::string text(const std::string& key, const Json& arguments = Json::object()) const {
    return context_.words.text("board." + key, arguments);
  }
  std::string paint(Ink ink, const std::string& words) const { return context_.paint(ink, words); }
  // "2 fish 1 herb"; zeros are left out.
  std::string bundle(const Json& counts) const;
  // The words of a list of ids, with commas; a dash if it is empty.
  std::string list(const Json& ids) const;

  void title(const std::string& line) { lines_.push_back(paint(Ink::bold, line)); }
  void add(const std::string& line) { lines_.push_back(line); }
  // A long line with a title in front, broken at the terminal's width.
  void add_wrapped(const std::string& head, const std::string& line);
  std::vector<std::string> take_lines() { return std::move(lines_); }

 private:
  const BoardContext& context_;
  Json data_;
  std::map<std::string, std::map<std::string, const Json*>> rows_;
  std::vector<std::string> lines_;
};

}  // namespace triclinium
