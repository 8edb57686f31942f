// Texts of the ids: components, cells, decisions, causes. Words for people are in the catalogues.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/carpe_diem/carpe_diem.h"
#include "games/carpe_diem/ids.h"

namespace triclinium::carpe_diem {

std::string_view forum_card_name(CardId card);
std::string_view feature_name(Feature feature);
std::string_view good_name(std::size_t good);
std::string_view cause_name(Cause cause);
std::string_view decision_name(Decision decision);
std::string_view stage_name(Stage stage);
std::string rotation_name(int rotation);

// Numbers as in the state (tiles and cards from 1, frame parts and boards from 0).
std::optional<TileId> find_tile(std::string_view name);
std::optional<CardId> find_forum_card(std::string_view name);
std::optional<FountainId> find_fountain_card(std::string_view name);
std::optional<int> find_frame_part(std::string_view name);
std::optional<int> find_board(std::string_view name);
std::optional<int> find_cell(std::string_view name);
std::optional<Decision> find_decision(std::string_view name);
std::optional<int> find_spot(int low, int high);

}  // namespace triclinium::carpe_diem
