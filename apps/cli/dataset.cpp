// `triclinium dataset GAME …`: the Python package's writer of judged games, as it knows NumPy,
// Parquet and Arrow.
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <vector>

#include "apps/cli/command.h"

namespace triclinium {

namespace {

constexpr const char* script = R"python(import sys
sys.path.remove("")
try:
    from triclinium.dataset import main
except ImportError as error:
    print(f"triclinium: dataset needs the Python package: pip install . ({error})", file=sys.stderr)
    sys.exit(2)
sys.exit(main(sys.argv[1:], "triclinium dataset"))
)python";

int run_dataset(const std::vector<std::string>& arguments) {
  const char* named = std::getenv("TRICLINIUM_PYTHON");
  const std::string python = named != nullptr ? named : "python3";
  std::vector<std::string> words{python, "-c", script};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  pointers.reserve(words.size() + 1);
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  execvp(python.c_str(), pointers.data());
  return fail("dataset needs " + python + " with the package triclinium");
}

}  // namespace

Run define_dataset(CLI::App& app) {
  app.prefix_command();
  app.footer(
      "GAME --out FILE [--seats N] [--games N] [--seed N] [--players BOT,…] [--judge BOT]\n"
      "[--iterations N] [--options JSON] [--no-observations] [--processes N]\n"
      "FILE ends with .npz, .parquet or .arrow. docs/python.md says more. The package is sought "
      "by\n"
      "python3, or by what TRICLINIUM_PYTHON names.\n");
  return [&app] { return run_dataset(app.remaining()); };
}

}  // namespace triclinium
