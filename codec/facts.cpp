#include "codec/facts.h"

#include <algorithm>
#include <cstdlib>

namespace triclinium {

namespace {

Json step_into(const Json& node, std::string_view step) {
  if (step == "#") return node.size();
  if (node.is_object()) {
    const auto found = node.find(step);
    return found == node.end() ? Json() : *found;
  }
  if (!node.is_array()) return nullptr;
  for (std::size_t i = 0; i < node.size(); ++i) {
    if (std::to_string(i) == step) return node[i];
    for (const char* key : {"id", "type"}) {
      if (node[i].is_object() && node[i].value(key, "") == step) return node[i];
    }
  }
  return nullptr;
}

std::string fact_text(const Json& value) {
  if (value.is_number_integer()) return std::to_string(std::abs(value.get<std::int64_t>()));
  if (value.is_string()) return value.get<std::string>();
  std::string text;
  for (const Json& item : value) text += (text.empty() ? "" : ", ") + fact_text(item);
  return text;
}

// What "path" or "path|one|many" stands for; empty where the path leads nowhere.
std::string fact(std::string_view inside, const Json& data) {
  const std::size_t bar = inside.find('|');
  Json value = data;
  for (std::string_view path = inside.substr(0, bar); !path.empty();) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    value = step_into(value, path.substr(0, dot));
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  if (value.is_null() || bar == std::string_view::npos) return fact_text(value);
  const std::string_view forms = inside.substr(bar + 1);
  const std::size_t middle = std::min(forms.find('|'), forms.size());
  const bool one = fact_text(value) == "1";
  return std::string(one ? forms.substr(0, middle)
                         : forms.substr(std::min(middle + 1, forms.size())));
}

}  // namespace

std::string fill_facts(std::string_view text, const Json& data) {
  std::string result;
  while (!text.empty()) {
    const std::size_t begin = std::min(text.find("{="), text.size());
    result += text.substr(0, begin);
    text.remove_prefix(begin);
    if (text.empty()) break;
    const std::size_t end = std::min(text.find('}'), text.size() - 1);
    const std::string told = fact(text.substr(2, end - 2), data);
    result += told.empty() ? text.substr(0, end + 1) : told;
    text.remove_prefix(end + 1);
  }
  return result;
}

void fill_all_facts(Json& texts, const Json& data) {
  if (texts.is_string()) {
    const auto& text = texts.get_ref<const std::string&>();
    if (text.find("{=") != std::string::npos) texts = fill_facts(text, data);
  } else if (texts.is_structured()) {
    for (Json& item : texts) fill_all_facts(item, data);
  }
}

}  // namespace triclinium
