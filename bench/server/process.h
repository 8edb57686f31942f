// The real program as a child process: started on free ports, killed, measured.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace triclinium::server::bench {

class ServerProcess {
 public:
  ServerProcess() = default;
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  // Starts `program serve --port 0 …` and waits until it says its port; false if it does not.
  bool start(const std::string& program, const std::string& data,
             const std::vector<std::string>& more = {});
  // SIGKILL, or SIGTERM with `gently`; waits for the end and returns the exit status.
  int stop(bool gently);
  int port() const { return port_; }
  pid_t pid() const { return pid_; }
  // Resident memory and processor time used so far.
  long resident_kib() const;
  double cpu_seconds() const;

 private:
  pid_t pid_ = -1;
  int port_ = 0;
};

// Processor time of a process so far, and with all that it has started; 0 if there is none.
double cpu_seconds_of(pid_t pid);
double cpu_seconds_with_children(pid_t pid);

// As many open files as the system allows.
void raise_file_limit();

}  // namespace triclinium::server::bench
