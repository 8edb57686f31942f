/* Many games side by side, one call a step for all of them, into arrays of the caller's.
 *
 * The actions of a game have flat numbers 0 … actions−1 that mean the same in every position, and
 * what a seat sees is a row of bytes; triclinium_spaces describes both. Chance and whatever has one
 * answer happen within the call; a game that ends is dealt anew within it, too.
 *
 * A batch is used by one thread at a time and works in as many as it was made with. */
#ifndef TRICLINIUM_BATCH_H
#define TRICLINIUM_BATCH_H

#include "apps/science/triclinium_values.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct triclinium_batch triclinium_batch;

/* {"actions":{"version","size","kinds":[…]},"observation":{"version","bytes","fields":[…]}}
 * (docs/python-arrays.md) */
char* triclinium_spaces(const triclinium_game* game);
/* The number of an action, −1 where it has none; the action of a number, 0 and false beyond. */
int triclinium_action_number(const triclinium_game* game, uint64_t action);
int triclinium_numbered_action(const triclinium_game* game, int number, uint64_t* action);
/* The legal actions that have numbers, into an array of TRICLINIUM_MAX_ACTIONS; returns how many.
 */
int triclinium_legal_numbers(const triclinium_game* game, const void* state, int16_t* numbers);
/* A position as a seat sees it, into as many bytes as triclinium_spaces says, 8-byte aligned. */
void triclinium_observe(const triclinium_game* game, const void* state, int seat,
                        void* observation);

/* The options, JSON, as bytes: what kernels of a GPU (apps/gpu) deal with. Null, or one sentence
 * why not (triclinium_free). */
#define TRICLINIUM_OPTIONS_BYTES 16
char* triclinium_options(const triclinium_game* game, int seats, const char* options, void* bytes);

/* A row for each game; null where it is not wanted. `seats` and `actions` are those of the batch.
 */
typedef struct {
  uint8_t* observations; /* [games][bytes], as the seat to act sees it; rows 8-byte aligned */
  uint8_t* masks;        /* [games][actions]: 1 where legal */
  int16_t* legal;        /* [games][256]: the legal numbers, then −1 */
  int16_t* legal_counts; /* [games] */
  int8_t* to_act;        /* [games]: a seat */
  /* Of the game that was stepped, even where a new one was dealt in its place: */
  uint8_t* done;   /* [games]: 1 where it ended */
  float* rewards;  /* [games][seats]: 0 before the end; then for each other seat 1 / (seats−1) if
                      it stands behind, −1 / (seats−1) if before. Solo: 1 won, −1 lost */
  int16_t* scores; /* [games][seats] */
  uint8_t* ranks;  /* [games][seats]: 0 before the end */
} triclinium_arrays;

/* `games` games dealt from a seed; the arrays are filled and kept for every step. Null with one
 * sentence in *error (triclinium_free) where it cannot be. Game i's first deal, and the k-th one
 * after it, are those of number i + k·games in `triclinium playouts` with this seed. */
triclinium_batch* triclinium_batch_new(const triclinium_game* game, int seats, const char* options,
                                       size_t games, uint64_t seed, int threads,
                                       const triclinium_arrays* arrays, char** error);
void triclinium_batch_close(triclinium_batch* batch);
/* Deals all games anew. */
void triclinium_batch_reset(triclinium_batch* batch, uint64_t seed);
/* One action for each game, or TRICLINIUM_WAIT: that game and its rows stay as they are. Returns
 * −1, or the first game whose action is not legal; then nothing was done. */
#define TRICLINIUM_WAIT (-1)
int64_t triclinium_batch_step(triclinium_batch* batch, const int64_t* actions);
/* The position of one game, out and in; it must be a player's decision with the batch's seats. */
void triclinium_batch_get(const triclinium_batch* batch, size_t game, void* state);
int triclinium_batch_set(triclinium_batch* batch, size_t game, const void* state);

#ifdef __cplusplus
}
#endif

#endif
