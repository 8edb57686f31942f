#include "codec/catalogue.h"

#include <algorithm>
#include <map>

#include "codec/described.h"
#include "codec/facts.h"
#include "codec/json_text.h"
#include "codec/locales.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

constexpr std::string_view minus = "\u2212";

std::string number_text(std::int64_t number) {
  return number < 0 ? std::string(minus) + std::to_string(-number) : std::to_string(number);
}

// A value as part of a sentence: lists and bundles with commas.
std::string show(const Json& value) {
  if (value.is_null()) return "\u2013";
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return number_text(value.get<std::int64_t>());
  if (!value.is_structured()) return value.dump();
  std::string text;
  for (const auto& [key, item] : value.items()) {
    if (!text.empty()) text += ", ";
    text += value.is_array() ? show(item) : show(item) + " " + key;
  }
  return text;
}

bool is_one(const Json& value) {
  return value.is_number_integer() && std::abs(value.get<std::int64_t>()) == 1;
}

// The replacement of what stands between two braces; null if it is no known argument.
std::optional<std::string> replacement(std::string_view inside, const Json& arguments) {
  const std::size_t bar = inside.find('|');
  const auto found = arguments.find(inside.substr(0, bar));
  if (found == arguments.end()) return std::nullopt;
  if (bar == std::string_view::npos) return show(*found);
  const std::string_view forms = inside.substr(bar + 1);
  const std::size_t middle = std::min(forms.find('|'), forms.size());
  if (is_one(*found)) return std::string(forms.substr(0, middle));
  return std::string(forms.substr(std::min(middle + 1, forms.size())));
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

// What an observer may not know is left out of the event: {card} becomes "?", {n|…|…} nothing.
std::string hide_unknown(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string_view::npos;
    if (end == std::string_view::npos) {
      result += text[i];
      continue;
    }
    if (text.substr(i, end - i).find('|') == std::string_view::npos) result += '?';
    i = end;
  }
  return result;
}

}  // namespace

std::string fill_template(std::string_view text, const Json& arguments) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string_view::npos;
    if (end != std::string_view::npos) {
      if (const auto part = replacement(text.substr(i + 1, end - i - 1), arguments)) {
        result += *part;
        i = end;
        continue;
      }
    }
    result += text[i];
  }
  return result;
}

Catalogue::Catalogue(std::string_view game, Json texts, const Json& data)
    : texts_(std::move(texts)) {
  fill_all_facts(texts_, data);
  names_ = composed_names(game, *this, data);
}

const Catalogue& Catalogue::of(std::string_view language, std::string_view name) {
  // All of them at the first use: afterwards they are only read, by any number of threads.
  using Key = std::pair<std::string_view, std::string_view>;
  static const std::map<Key, Catalogue> all = [] {
    std::map<Key, Catalogue> catalogues;
    for (const LocaleFile& file : locale_files()) {
      Json texts = Json::parse(file.text, nullptr, false);
      const AnyGame* game = find_game(file.name);
      const Json data = game == nullptr ? Json() : game->data();
      catalogues.emplace(Key{file.language, file.name},
                         Catalogue(file.name, std::move(texts), data));
    }
    return catalogues;
  }();
  static const Catalogue none(Json::object());
  for (const std::string_view each : {language, std::string_view("en")}) {
    if (const auto found = all.find(Key{each, name}); found != all.end()) return found->second;
  }
  return none;
}

std::vector<std::string> Catalogue::languages() {
  std::vector<std::string> list;
  for (const LocaleFile& file : locale_files()) {
    if (file.name == "common") list.emplace_back(file.language);
  }
  return list;
}

const Json* Catalogue::find(std::string_view key) const {
  const Json* node = &texts_;
  for (std::string_view part : split(key, '.')) {
    if (!node->is_object()) return nullptr;
    const auto found = node->find(part);
    if (found == node->end()) return nullptr;
    node = &*found;
  }
  return node;
}

bool Catalogue::has(std::string_view key) const {
  const Json* found = find(key);
  return found != nullptr && found->is_string();
}

std::string Catalogue::text(std::string_view key, const Json& arguments) const {
  const Json* found = find(key);
  if (found == nullptr || !found->is_string()) return std::string(key);
  return fill_template(found->get_ref<const std::string&>(), arguments);
}

std::vector<std::string> Catalogue::paragraphs(std::string_view key) const {
  std::vector<std::string> list;
  const Json* found = find(key);
  if (found == nullptr || !found->is_array()) return list;
  for (const Json& item : *found) {
    if (item.is_string()) list.push_back(item.get<std::string>());
  }
  return list;
}

std::string Catalogue::word(std::string_view id) const {
  for (const Json* names : {find("name"), &names_}) {
    if (names == nullptr || !names->is_object()) continue;
    const auto found = names->find(id);
    if (found != names->end() && found->is_string()) return found->get<std::string>();
  }
  return std::string(id);
}

std::string Catalogue::question(std::string_view decision) const {
  return text("decision." + std::string(decision));
}

std::string Catalogue::why(std::string_view decision) const {
  return text("why." + std::string(decision));
}

std::string Catalogue::label(std::string_view decision, std::string_view action) const {
  const std::vector<std::string_view> words = split(action, ' ');
  Json arguments{{"text", action}};
  std::string rest;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string name = word(words[i]);
    arguments[std::to_string(i)] = name;
    rest += (i == 1 ? "" : " ") + name;
  }
  arguments["rest"] = rest;
  const std::string first(words[0]);
  for (const std::string& key :
       {"action." + std::string(decision) + "." + first, "action." + first}) {
    if (has(key)) return text(key, arguments);
  }
  return rest.empty() ? first : first + " " + rest;
}

Json Catalogue::worded(const Json& value) const {
  if (value.is_string()) return word(value.get_ref<const std::string&>());
  if (!value.is_structured()) return value;
  Json result = value.is_array() ? Json::array() : Json::object();
  for (const auto& [key, item] : value.items()) {
    if (value.is_array()) {
      result.push_back(worded(item));
    } else {
      result[word(key)] = worded(item);
    }
  }
  return result;
}

std::string Catalogue::sentence(const Json& event, std::span<const std::string> names) const {
  Json arguments = Json::object();
  for (const auto& [key, value] : event.items()) arguments[key] = worded(value);
  const Json& seat = field(event, "seat");
  if (seat.is_number_integer()) {
    const auto number = seat.get<std::int64_t>();
    if (number >= 0 && number < std::ssize(names))
      arguments["seat"] = names[static_cast<std::size_t>(number)];
  }
  const Json& reason = field(event, "cause");
  if (reason.is_string()) arguments["cause"] = cause(reason.get_ref<const std::string&>());
  const std::string key = "event." + field(event, "event").get<std::string>();
  if (!has(key)) return key;
  const Json& points = field(event, "points");
  std::string line = hide_unknown(text(key, arguments));
  const std::string pattern = find(key)->get<std::string>();
  const bool told = pattern.find("{points") != std::string::npos;
  if (!points.is_number_integer() || points == 0 || told) return line;
  const auto number = points.get<std::int64_t>();
  return line + " (" + (number > 0 ? "+" : "") + number_text(number) + ")";
}

std::string Catalogue::cause(std::string_view cause) const {
  return text("cause." + std::string(cause));
}

}  // namespace triclinium
