#include "apps/server/store/wal.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

namespace triclinium::server {

namespace {

constexpr std::size_t header_bytes = 32;
constexpr std::size_t frame_header_bytes = 24;
// Its last bit says in which order the bytes of summed words lie.
constexpr std::uint32_t magic = 0x377f0682;

std::uint32_t word(std::string_view bytes, std::size_t at, bool big = true) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[at + (big ? i : 3 - i)]);
    value = value << 8 | byte;
  }
  return value;
}

// The log's own checksum, carried on from frame to frame.
struct Sum {
  std::uint32_t first = 0;
  std::uint32_t second = 0;
  bool big = false;

  void add(std::string_view bytes) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
      first += word(bytes, at, big) + second;
      second += word(bytes, at + 4, big) + first;
    }
  }
  bool is(std::string_view bytes, std::size_t at) const {
    return word(bytes, at) == first && word(bytes, at + 4) == second;
  }
};

}  // namespace

LogReport inspect_log(const std::string& path) {
  LogReport report;
  std::ifstream in(path, std::ios::binary);
  const std::string log(std::istreambuf_iterator<char>(in), {});
  const std::string_view bytes = log;
  report.bytes = bytes.size();
  const bool empty = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == 0; });
  if (empty) return report;
  report.broken_header = true;
  if (bytes.size() < header_bytes || (word(bytes, 0) & ~1U) != magic) return report;
  Sum sum;
  sum.big = (word(bytes, 0) & 1) != 0;
  sum.add(bytes.substr(0, 24));
  const std::size_t page = word(bytes, 8);
  if (!sum.is(bytes, 24) || page < 512 || page > 65'536) return report;
  report.broken_header = false;
  const std::string_view salts = bytes.substr(16, 8);
  bool whole = true;
  for (std::size_t at = header_bytes; at + frame_header_bytes + page <= bytes.size();
       at += frame_header_bytes + page) {
    const std::string_view frame = bytes.substr(at, frame_header_bytes + page);
    // Frames of earlier rounds lie behind those of this one.
    const bool ours = frame.substr(8, 8) == salts;
    const bool commits = word(frame, 4) != 0;
    if (whole) {
      sum.add(frame.substr(0, 8));
      sum.add(frame.substr(frame_header_bytes));
      whole = ours && sum.is(frame, 16);
      if (whole && commits) ++report.commits;
    }
    if (whole || !ours) continue;
    report.torn = true;
    if (commits) ++report.lost_commits;
  }
  return report;
}

}  // namespace triclinium::server
