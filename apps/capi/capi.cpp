#include <memory>
#include <string>

#include "apps/advice/advice.h"
#include "apps/capi/local_table.h"
#include "apps/capi/series.h"
#include "apps/capi/triclinium.h"
#include "codec/json_text.h"
#include "codec/protocol.h"
#include "codec/registry.h"

using triclinium::Json;

// Who answers, and room for the texts of one call.
struct triclinium_handle {
  virtual ~triclinium_handle() = default;
  virtual Json answer(const Json& request) = 0;

  std::string request_text;
  std::string answer_text;
};

namespace {

struct EngineHandle final : triclinium_handle {
  Json answer(const Json& request) override {
    const Json& command = triclinium::field(request, "cmd");
    if (command == "playouts") return triclinium::play_series(request);
    Json answer = protocol.answer(request);
    if (command == "games") {
      for (Json& game : answer["games"]) {
        game["levels"] = triclinium::server::bot_levels(
            *triclinium::find_game(game["id"].get_ref<const std::string&>()));
      }
    }
    return answer;
  }

  triclinium::Protocol protocol{{triclinium::all_games().begin(), triclinium::all_games().end()},
                                triclinium::advise_by_name};
};

struct TableHandle final : triclinium_handle {
  explicit TableHandle(std::uint64_t seed) : table(seed) {}
  Json answer(const Json& request) override { return table.answer(request); }

  triclinium::LocalTable table;
};

Json answer(triclinium_handle& handle, std::string_view line) {
  auto request = triclinium::parse_json(line);
  if (!request) return {{"error", request.error().message}};
#if __cpp_exceptions
  // Stored changes are trusted to be our own; what was tampered with must not end the caller.
  try {
    return handle.answer(*request);
  } catch (const std::exception&) {
    return {{"error", "what was stored of this table is damaged"}};
  }
#else
  return handle.answer(*request);
#endif
}

}  // namespace

triclinium_handle* triclinium_engine(void) { return new EngineHandle; }

triclinium_handle* triclinium_table(std::uint64_t seed) { return new TableHandle(seed); }

void triclinium_close(triclinium_handle* handle) { delete handle; }

const char* triclinium_ask(triclinium_handle* handle, const char* request, std::size_t length) {
  handle->answer_text = triclinium::dump_json(answer(*handle, {request, length}));
  return handle->answer_text.c_str();
}

std::size_t triclinium_answer_length(const triclinium_handle* handle) {
  return handle->answer_text.size();
}

char* triclinium_request_room(triclinium_handle* handle, std::size_t length) {
  if (length > triclinium::max_json_bytes) return nullptr;
  handle->request_text.resize(length);
  return handle->request_text.data();
}
