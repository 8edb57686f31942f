#include "bench/server/house_faults.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

namespace triclinium::server::bench {

namespace {

constexpr std::int64_t slow_sync_us = 200'000;
constexpr std::int64_t an_hour_ms = 3'600'000;
// Only a file system that is smaller than this is filled.
constexpr std::uintmax_t small_disk = std::uintmax_t{2} << 30;

bool zombie(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
  std::string id;
  std::string name;
  std::string state;
  in >> id >> name >> state;
  return !in || state == "Z";
}

void kill_now(pid_t pid) {
  if (pid <= 0) return;
  ::kill(pid, SIGKILL);
  // Its port and lock are free when it is gone.
  for (;;) {
    const pid_t ended = ::waitpid(pid, nullptr, WNOHANG);
    if (ended == pid || (ended < 0 && (::kill(pid, 0) != 0 || zombie(pid)))) return;
    std::this_thread::yield();
  }
}

}  // namespace

bool Faults::open_house() {
  // What the script leaves running is ours: PostgreSQL takes a dead process for a living one until
  // somebody has asked for its end.
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  return script("start", std::to_string(plan_.servers) + " " + std::to_string(plan_.port));
}

std::string Faults::happen(const std::string& kind) {
  const auto server =
      "server" + std::to_string(1 + random_.bounded(static_cast<std::uint32_t>(plan_.servers)));
  const std::string part = kind.ends_with("server") ? server : kind.substr(kind.find(' ') + 1);
  if (kind == "full disk") return fill_disk();
  if (kind == "fail over") return fail_over();
  if (kind == "stop server") {
    stop_for_a_while(part);
  } else if (kind == "cut server") {
    stop_for_a_while("wire" + server.substr(6));
  } else if (kind == "slow disk") {
    write_orders(slow_sync_us);
    wait_a_while();
    write_orders(0);
  } else if (kind == "clock jump") {
    ahead_ms_ = an_hour_ms - ahead_ms_;
    write_orders(0);
  } else {
    if (kind.starts_with("drain")) {
      script("end", part);
    } else {
      kill_now(pid_of(part));
    }
    if (!script("begin", part)) return part + " does not come back";
  }
  return "";
}

bool Faults::script(const std::string& verb, const std::string& more) const {
  const std::string command =
      "TRICLINIUM=" + plan_.program + " HOUSE_OPTIONS='--limits 0 --bot-delay 0 --quiet' " +
      "HOUSE_PROXY=" + plan_.proxy + " HOUSE_WIRES=" + (has("cut server") ? "1 " : "0 ") +
      "HOUSE_STANDBY=" + (has("fail over") ? "1 " : "0 ") + "HOUSE_PRELOAD=" + plan_.unsteady +
      " " + plan_.script + " " + verb + " " + plan_.folder + " " + more + " >/dev/null";
  return std::system(command.c_str()) == 0;
}

bool Faults::has(const std::string& kind) const {
  return std::find(plan_.kinds.begin(), plan_.kinds.end(), kind) != plan_.kinds.end();
}

void Faults::wait_a_while() const {
  std::this_thread::sleep_for(std::chrono::milliseconds(plan_.lasting_ms));
}

pid_t Faults::pid_of(const std::string& part) const {
  std::ifstream in(plan_.folder + "/" + part + ".pid");
  pid_t pid = 0;
  in >> pid;
  return pid;
}

void Faults::stop_for_a_while(const std::string& part) const {
  ::kill(pid_of(part), SIGSTOP);
  wait_a_while();
  ::kill(pid_of(part), SIGCONT);
}

void Faults::write_orders(std::int64_t sync_us) const {
  std::fstream out(plan_.folder + "/unsteady", std::ios::in | std::ios::out | std::ios::binary);
  const std::int64_t orders[] = {sync_us, ahead_ms_};
  out.write(reinterpret_cast<const char*>(orders), sizeof orders);
}

std::string Faults::fill_disk() const {
  if (std::filesystem::space(plan_.folder).capacity > small_disk) {
    return "the folder of the house is not on a small file system of its own";
  }
  const std::string filler = plan_.folder + "/filler";
  {
    std::ofstream out(filler, std::ios::binary);
    const std::string bytes(1 << 20, 'x');
    while (out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush()) {
    }
  }
  // The last bytes, too.
  std::ofstream(filler + "2", std::ios::binary) << std::string(1 << 20, 'x');
  wait_a_while();
  std::filesystem::remove(filler);
  std::filesystem::remove(filler + "2");
  return script("begin", "database") ? "" : "the database does not come back";
}

std::string Faults::fail_over() const {
  const bool second = std::filesystem::exists(plan_.folder + "/data/standby.signal");
  kill_now(pid_of(second ? "database2" : "database"));
  return script("promote", "") ? "" : "the standby does not take over";
}

}  // namespace triclinium::server::bench
