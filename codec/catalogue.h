// Words for what the rules only number: questions, choices, log lines, the score sheet.
//
// A catalogue is a tree of texts with templates: `{name}` is replaced by the argument of that name,
// `{n|coin|coins}` picks the singular when argument n is 1 or −1, else the plural. The page fills
// the same files in the same way (web/src/i18n). `{=path}` is a number of the game's tables
// (codec/facts.h); components without a proper name are described from their rows
// (codec/described.h).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/any_game.h"

namespace triclinium {

class Catalogue {
 public:
  explicit Catalogue(Json texts) : texts_(std::move(texts)) {}
  // A game's texts with the facts and names that its tables give.
  Catalogue(std::string_view game, Json texts, const Json& data);
  // A game's catalogue, or "common"; English where the language has none, empty if there is none.
  static const Catalogue& of(std::string_view language, std::string_view name);
  static std::vector<std::string> languages();

  bool has(std::string_view key) const;
  // The text of a dotted key with its arguments; the key itself where there is none.
  std::string text(std::string_view key, const Json& arguments = Json::object()) const;
  // A list of paragraphs; empty where there is none.
  std::vector<std::string> paragraphs(std::string_view key) const;
  // The word for a component id or kind, the id itself where there is none.
  std::string word(std::string_view id) const;

  std::string question(std::string_view decision) const;
  // The rule behind a question, with rule numbers in square brackets at its end.
  std::string why(std::string_view decision) const;
  // A choice in words; arguments are {1}, {2} … as words, {rest} and {text}.
  std::string label(std::string_view decision, std::string_view action) const;
  // A log line. `names` are the players'; what the event leaves out becomes a question mark.
  std::string sentence(const Json& event, std::span<const std::string> names) const;
  std::string cause(std::string_view cause) const;

  const Json& texts() const { return texts_; }

 private:
  const Json* find(std::string_view key) const;
  Json worded(const Json& value) const;

  Json texts_;
  Json names_ = Json::object();  // composed ones
};

// Fills a template; unknown arguments stay as they are.
std::string fill_template(std::string_view text, const Json& arguments);

}  // namespace triclinium
