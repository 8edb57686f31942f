// Numbers of the tables within texts, so that no text repeats one: "{=bread_for_extra}" becomes the
// number at that path of the game's data(), "{=n|coin|coins}" the form that fits it.
//
// The steps of a path are keys, indices, or the id or type of a row; "#" counts. Lists are told
// with commas, and numbers without their sign: prose says "costs 4 points". A path that leads
// nowhere stays as it is. The page does the same when it is built (web/scripts/facts.ts).
#pragma once

#include <string>
#include <string_view>

#include "codec/any_game.h"

namespace triclinium {

std::string fill_facts(std::string_view text, const Json& data);
// Every text of a catalogue.
void fill_all_facts(Json& texts, const Json& data);

}  // namespace triclinium
