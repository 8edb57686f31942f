#include "bench/server/process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace triclinium::server::bench {

ServerProcess::~ServerProcess() { stop(false); }

bool ServerProcess::start(const std::string& program, const std::string& data,
                          const std::vector<std::string>& more) {
  int out[2];
  if (::pipe2(out, O_CLOEXEC) != 0) return false;
  std::vector<std::string> words{program, "serve", "--data", data, "--port", "0", "--quiet"};
  words.insert(words.end(), more.begin(), more.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_ = ::fork();
  if (pid_ == 0) {
    ::dup2(out[1], STDOUT_FILENO);
    ::execv(program.c_str(), arguments.data());
    ::_exit(127);
  }
  ::close(out[1]);
  std::string line;
  char c = 0;
  while (::read(out[0], &c, 1) == 1 && c != '\n') line += c;
  ::close(out[0]);
  const std::size_t colon = line.rfind(':');
  port_ = colon == std::string::npos ? 0 : std::atoi(line.c_str() + colon + 1);
  return port_ > 0;
}

int ServerProcess::stop(bool gently) {
  if (pid_ <= 0) return -1;
  ::kill(pid_, gently ? SIGTERM : SIGKILL);
  int status = 0;
  ::waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

long ServerProcess::resident_kib() const {
  std::ifstream in("/proc/" + std::to_string(pid_) + "/status");
  std::string line;
  while (std::getline(in, line)) {
    if (line.starts_with("VmRSS:")) return std::atol(line.c_str() + 6);
  }
  return 0;
}

double ServerProcess::cpu_seconds() const { return cpu_seconds_of(pid_); }

namespace {

// Of /proc/PID/stat, from the state on: 1 the parent, 11 and 12 user and system time, 13 and 14
// those of children that have ended.
std::vector<double> stat_of(const std::string& pid) {
  std::ifstream in("/proc/" + pid + "/stat");
  std::stringstream text;
  text << in.rdbuf();
  const std::string all = text.str();
  const std::size_t name = all.rfind(')');
  if (name == std::string::npos) return std::vector<double>(15);
  std::istringstream fields(all.substr(name + 2));
  std::string state;
  fields >> state;
  std::vector<double> numbers{0};
  for (double number = 0; numbers.size() < 15 && fields >> number;) numbers.push_back(number);
  numbers.resize(15);
  return numbers;
}

}  // namespace

double cpu_seconds_of(pid_t pid) {
  const auto stat = stat_of(std::to_string(pid));
  return (stat[11] + stat[12]) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

double cpu_seconds_with_children(pid_t pid) {
  if (pid <= 0) return 0;
  const auto own = stat_of(std::to_string(pid));
  double ticks = own[11] + own[12] + own[13] + own[14];
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    const auto stat = stat_of(name);
    if (static_cast<pid_t>(stat[1]) == pid) ticks += stat[11] + stat[12];
  }
  return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

void raise_file_limit() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace triclinium::server::bench
