/* Games as values: a position is 1 KiB of the caller's memory, and every function here reads it or
 * changes it in place. Copying a game is copying its bytes. For Python and other languages.
 *
 * A state's bytes come from this library of the same build and are not changed by anyone else;
 * what comes from outside comes as JSON and is checked. Nothing is kept between calls, so any
 * number of threads may call at once. Texts that are returned belong to the caller
 * (triclinium_free); all are UTF-8. `seat` is a seat's number or one of the values below. */
#ifndef TRICLINIUM_VALUES_H
#define TRICLINIUM_VALUES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TRICLINIUM_VALUES_VERSION 3
#define TRICLINIUM_STATE_BYTES 1024
#define TRICLINIUM_MAX_ACTIONS 256
#define TRICLINIUM_MAX_SEATS 5
#define TRICLINIUM_CHANCE (-1)
#define TRICLINIUM_NOBODY (-2) /* to act: the game is over; to look: an onlooker */

typedef struct triclinium_game triclinium_game;
typedef struct triclinium_bot triclinium_bot;

/* TRICLINIUM_VALUES_VERSION of the library. */
int triclinium_values_version(void);
void triclinium_free(char* text);

/* [{"id","title","seats":[least,most],"rules","options","levels"}, …] */
char* triclinium_games(void);
/* Null if there is no such game. Never freed. */
const triclinium_game* triclinium_find_game(const char* id);
/* The components as tables. */
char* triclinium_components(const triclinium_game* game);

/* A set-up dealt from a seed: a record without actions, or {"error":"one sentence"}. `options` is
 * JSON; the same seed gives the same deal as the engine protocol's `new`. */
char* triclinium_deal(const triclinium_game* game, int seats, const char* options, uint64_t seed);
/* The first question of a set-up, or of a record. Returns null, or one sentence why not. */
char* triclinium_start(const triclinium_game* game, const char* setup, void* state);
/* A position of the notation. Returns null, or one sentence why not. */
char* triclinium_load(const triclinium_game* game, const char* position, void* state);

int triclinium_seats(const triclinium_game* game, const void* state);
int triclinium_to_act(const triclinium_game* game, const void* state);
/* The kind of question, empty when over. The text is the library's. */
const char* triclinium_decision(const triclinium_game* game, const void* state);
uint64_t triclinium_digest(const triclinium_game* game, const void* state);
/* Scores now; ranks from 1 once over, else 0. Arrays of TRICLINIUM_MAX_SEATS. */
void triclinium_standing(const triclinium_game* game, const void* state, int16_t* scores,
                         uint8_t* ranks);

/* Actions are eight bytes that mean the same in every position. The legal ones into an array of
 * TRICLINIUM_MAX_ACTIONS; returns how many, 0 for chance. */
int triclinium_legal(const triclinium_game* game, const void* state, uint64_t* actions);
/* The legal ones as texts, a line each, in the order of triclinium_legal. */
char* triclinium_legal_texts(const triclinium_game* game, const void* state);
/* The text of an action that is legal or possible here. */
char* triclinium_action_text(const triclinium_game* game, const void* state, uint64_t action);
/* Returns null, or one sentence why this text is no action here. */
char* triclinium_parse_action(const triclinium_game* game, const void* state, const char* text,
                              uint64_t* action);
/* Does an action and everything that then has one answer. Returns 0, or changes nothing. */
int triclinium_apply(const triclinium_game* game, void* state, uint64_t action);
/* What happens if this action is done here, as a seat may see it: a list of events. The seat
 * TRICLINIUM_CHANCE sees everything. */
char* triclinium_events(const triclinium_game* game, const void* state, uint64_t action, int seat);
/* At a chance decision: an outcome drawn from a seed. Returns 0, or 1 where nothing is drawn. */
int triclinium_draw(const triclinium_game* game, const void* state, uint64_t seed,
                    uint64_t* action);

/* The whole truth, what a seat may know, what the rules foretell for it, as JSON. */
char* triclinium_position(const triclinium_game* game, const void* state);
char* triclinium_view(const triclinium_game* game, const void* state, int seat);
char* triclinium_prospects(const triclinium_game* game, const void* state, int seat);
/* The same position with all that the seat cannot know drawn anew. */
void triclinium_determinize(const triclinium_game* game, const void* state, int seat, uint64_t seed,
                            void* other);

/* 95 % interval (Wilson) of a share: `sum` of results between 0 and 1 in `games` games. */
void triclinium_wilson(double sum, uint64_t games, double* low, double* high);
/* The sequential test of `triclinium match --sprt` over the mean shares of the blocks: does a
 * player lie at parity, or `gain` above or below? 0 open, 1 stronger, 2 weaker, 3 equal. */
int triclinium_verdict(double parity, double gain, const double* shares, size_t blocks);

/* A bot by its name (bots/README.md), for one game, used by one thread at a time; null if there is
 * none. */
triclinium_bot* triclinium_bot_new(const triclinium_game* game, const char* name, uint64_t seed);
void triclinium_bot_close(triclinium_bot* bot);
/* Its answer for the seat to act, which must be a player's; `iterations` 0: as its name says. */
uint64_t triclinium_bot_choose(triclinium_bot* bot, const void* state, uint32_t iterations);
/* The same with candidates, expected results and a plan, as the engine protocol's `bot`. */
char* triclinium_bot_advise(triclinium_bot* bot, const void* state, uint32_t iterations);

/* What a search thinks of one action, for the seat to act. */
typedef struct {
  uint64_t action;
  int32_t number; /* triclinium_action_number */
  uint32_t visits;
  float win_chance;
  float score; /* as the game counts its result */
} triclinium_candidate;
/* Its answer, and every legal action examined at least once, into an array of
 * TRICLINIUM_MAX_ACTIONS. Returns how many; 0 for a bot that does not search. */
int triclinium_bot_judge(triclinium_bot* bot, const void* state, uint32_t iterations,
                         uint64_t* choice, triclinium_candidate* candidates);

#ifdef __cplusplus
}
#endif

#endif
