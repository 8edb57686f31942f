#include "apps/server/testing/postgres_server.h"

#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <thread>
#include <vector>

#include "apps/server/store/postgres.h"
#include "apps/server/testing/live_server.h"

namespace triclinium::server::testing {

namespace {

constexpr unsigned nobody = 65534;  // PostgreSQL does not run as root

[[noreturn]] void give_up(const std::string& sentence) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  std::abort();
}

std::string program(const std::string& name) {
  for (const char* folder : {"/usr/lib/postgresql/15/bin/", "/usr/lib/postgresql/16/bin/",
                             "/usr/lib/postgresql/17/bin/", "/usr/local/bin/", "/usr/bin/"}) {
    if (::access((folder + name).c_str(), X_OK) == 0) return folder + name;
  }
  give_up(name + " of PostgreSQL is missing: install the packages of packages/debian-test.txt.");
}

class PostgresServer {
 public:
  PostgresServer() {
    if (::getuid() == 0 && ::chown(folder_.path().c_str(), nobody, nobody) != 0) give_up("chown");
    const pid_t making = launch({program("initdb"), "-D", data(), "-U", "triclinium", "-A", "trust",
                                 "--no-sync", "--no-locale", "-E", "UTF8", "--no-instructions"});
    int status = 0;
    if (::waitpid(making, &status, 0) != making || status != 0) give_up("initdb failed.");
    pid_ = launch({program("postgres"), "-D", data(), "-k", folder_.path(), "-h", "", "-F", "-c",
                   "shared_buffers=16MB", "-c", "full_page_writes=off", "-c", "autovacuum=off",
                   "-c", "max_connections=200", "-c", "log_min_messages=fatal"});
    PostgresConnection connection(url("postgres"), "tests", std::chrono::seconds(5));
    while (!connection.is_open()) {
      if (::waitpid(pid_, &status, WNOHANG) != 0) give_up("PostgreSQL ended at its start.");
      try {
        connection.open({});
      } catch (const PostgresError&) {
        std::this_thread::yield();
      }
    }
  }
  ~PostgresServer() {
    ::kill(pid_, SIGQUIT);
    ::waitpid(pid_, nullptr, 0);
  }

  std::string fresh_database() {
    const std::string name = "house_" + std::to_string(++databases_);
    PostgresConnection connection(url("postgres"), "tests", std::chrono::seconds(30));
    connection.open({});
    connection.execute("CREATE DATABASE " + name + " TEMPLATE template0 STRATEGY file_copy");
    return url(name);
  }

 private:
  std::string data() const { return folder_.path() + "/data"; }
  std::string url(const std::string& database) const {
    return "postgresql:///" + database + "?host=" + folder_.path() + "&user=triclinium";
  }
  static pid_t launch(const std::vector<std::string>& arguments) {
    std::vector<char*> pointers;
    for (const std::string& argument : arguments) {
      pointers.push_back(const_cast<char*>(argument.c_str()));
    }
    pointers.push_back(nullptr);
    const pid_t pid = ::fork();
    if (pid != 0) return pid;
    if (::getuid() == 0 &&
        (::setgroups(0, nullptr) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0)) {
      ::_exit(126);
    }
    // It ends with the test, however that ends.
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    const int none = ::open("/dev/null", O_WRONLY);
    ::dup2(none, STDOUT_FILENO);
    ::dup2(none, STDERR_FILENO);
    ::execv(pointers[0], pointers.data());
    ::_exit(127);
  }

  TempFolder folder_;
  pid_t pid_ = -1;
  int databases_ = 0;
};

}  // namespace

std::string fresh_postgres_database() {
  static PostgresServer server;
  return server.fresh_database();
}

bool tests_use_postgres() {
  const char* store = std::getenv("TRICLINIUM_TEST_STORE");
  return store != nullptr && std::string(store) == "postgresql";
}

}  // namespace triclinium::server::testing
