// The engine protocol with arbitrary lines: always one line of JSON, and after an error answer the
// position is what it was.
#include "codec/protocol.h"

#include <cstdlib>

#include "codec/json_text.h"
#include "codec/registry.h"
#include "codec/toy/codec.h"

namespace {

using namespace triclinium;

Protocol new_session() {
  static const GameAdapter<Toy> toy;
  std::vector<const AnyGame*> games{&toy};
  games.insert(games.end(), all_games().begin(), all_games().end());
  return Protocol(games);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string position_request = R"({"cmd":"position"})";
  Protocol playthrough = new_session();
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  std::string before = playthrough.answer_line(position_request);
  for (int lines = 0; !rest.empty() && lines < 50; ++lines) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string answer = playthrough.answer_line(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const auto parsed = parse_json(answer);
    if (!parsed || !parsed->is_object()) std::abort();
    const std::string after = playthrough.answer_line(position_request);
    if (parsed->contains("error") && after != before) std::abort();
    before = after;
  }
  return 0;
}
