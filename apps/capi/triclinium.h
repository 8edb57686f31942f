/* Triclinium's C interface: one JSON object in, one out, for WebAssembly, Python and any other
 * language. docs/engine-protocol.md lists the requests of an engine, apps/capi/README.md those of
 * a table.
 *
 * A handle is used by one thread at a time; different handles are independent of each other. */
#ifndef TRICLINIUM_H
#define TRICLINIUM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct triclinium_handle triclinium_handle;

/* One game in the engine protocol. */
triclinium_handle* triclinium_engine(void);
/* One table of this device: seats, bots, hold, undo, log. `seed` decides deals, draws and bots. */
triclinium_handle* triclinium_table(uint64_t seed);
void triclinium_close(triclinium_handle* handle);

/* Answers one request of `length` bytes, no terminator needed. The answer is UTF-8, ends with a
 * zero, and is valid until the next call with this handle. It is never null; an error is
 * {"error":"one sentence"} and has changed nothing. */
const char* triclinium_ask(triclinium_handle* handle, const char* request, size_t length);
/* Bytes of the last answer without its zero. */
size_t triclinium_answer_length(const triclinium_handle* handle);

/* Room for a request, owned by the handle: callers without memory of their own write there. Null
 * if `length` is more than an engine reads (1 MiB). */
char* triclinium_request_room(triclinium_handle* handle, size_t length);

#ifdef __cplusplus
}
#endif

#endif
