// `triclinium engine`: the protocol on standard input and output.
#include <iostream>

#include "apps/cli/command.h"
#include "codec/json_text.h"
#include "codec/protocol.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

// Reads one line; of an overlong one only so much is kept that it is refused as too long.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  for (int c = buffer.sbumpc(); c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
    if (c == '\n') return true;
    if (line.size() <= max_json_bytes) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

int run_engine() {
  std::ios::sync_with_stdio(false);
  const auto games = all_games();
  ProtocolSession session({games.begin(), games.end()});
  std::string line;
  while (read_line(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << session.answer_line(line) << '\n' << std::flush;
  }
  return 0;
}

}  // namespace

Run define_engine(CLI::App&) { return run_engine; }

}  // namespace triclinium
