// The components: one row per tile, card, frame part and board. "Printed" is said only of what the
// text of a rulebook gives; the rest is a reconstruction. To correct a component, change its row
// and rebuild; the assertions in tile.h name what must stay true (CONTRIBUTING.md, "Correct a card
// or tile").
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/carpe_diem/meta.h"

namespace triclinium::carpe_diem {

struct TileRow {
  std::string_view id;
  // Sides N E S W: P pond, H garden, V vineyard, F farmyard, m merchant, g granary,
  // a administration, c craftsman, X villa, . grass.
  std::string_view sides;
  std::uint8_t chimneys = 0;
  Feature alone = Feature::none;  // a building with four grass sides
};

// Printed: 84 white and 39 black tiles, and which features exist. The mix, and that black tiles end
// a feature, is a reconstruction that satisfies all known totals.
inline constexpr std::array<TileRow, tile_count> tile_rows{{
    {"W01", "....", 0, Feature::market},
    {"W02", "....", 0, Feature::market},
    {"W03", "....", 0, Feature::market},
    {"W04", "....", 0, Feature::market},
    {"W05", "....", 0, Feature::market},
    {"W06", "....", 0, Feature::market},
    {"W07", "....", 0, Feature::market},
    {"W08", "....", 0, Feature::bakery},
    {"W09", "....", 0, Feature::bakery},
    {"W10", "....", 0, Feature::bakery},
    {"W11", "....", 0, Feature::bakery},
    {"W12", "....", 0, Feature::bakery},
    {"W13", "....", 0, Feature::bakery},
    {"W14", "....", 0, Feature::bakery},
    {"W15", "....", 0, Feature::fountain},
    {"W16", "....", 0, Feature::fountain},
    {"W17", "....", 0, Feature::fountain},
    {"W18", "....", 0, Feature::fountain},
    {"W19", "....", 0, Feature::fountain},
    {"W20", "....", 0, Feature::fountain},
    {"W21", "....", 0, Feature::fountain},
    {"W22", "....", 0, Feature::fountain},
    {"W23", "PP.."},
    {"W24", "P.P."},
    {"W25", "HH.."},
    {"W26", "H.H."},
    {"W27", "VV.."},
    {"W28", "V.V."},
    {"W29", "FF.."},
    {"W30", "F.F."},
    {"W31", "P..."},
    {"W32", "H..."},
    {"W33", "V..."},
    {"W34", "F..."},
    {"W35", "P.m."},
    {"W36", "Pg.."},
    {"W37", "P.a."},
    {"W38", "P..c"},
    {"W39", "H..m"},
    {"W40", "H.g."},
    {"W41", "Ha.."},
    {"W42", "H.c."},
    {"W43", "V.m."},
    {"W44", "V..g"},
    {"W45", "V.a."},
    {"W46", "Vc.."},
    {"W47", "Fm.."},
    {"W48", "F.g."},
    {"W49", "F..a"},
    {"W50", "F.c."},
    {"W51", "PH.."},
    {"W52", "P.V."},
    {"W53", "PF.."},
    {"W54", "H..V"},
    {"W55", "H.F."},
    {"W56", "VF.."},
    {"W57", "mg.."},
    {"W58", "m.a."},
    {"W59", "mc.."},
    {"W60", "g..a"},
    {"W61", "g.c."},
    {"W62", "ac.."},
    {"W63", "X.P.", 1},
    {"W64", "XP..", 1},
    {"W65", "X.H.", 1},
    {"W66", "X..H", 1},
    {"W67", "X.V.", 1},
    {"W68", "XV..", 1},
    {"W69", "X.F.", 1},
    {"W70", "X..F", 1},
    {"W71", "X.m.", 1},
    {"W72", "Xg..", 1},
    {"W73", "X.a.", 1},
    {"W74", "X..c", 1},
    {"W75", "X...", 1},
    {"W76", "X...", 2},
    {"W77", "X.X.", 1},
    {"W78", "X.X.", 2},
    {"W79", "XX..", 1},
    {"W80", "XX..", 1},
    {"W81", "XX..", 2},
    {"W82", "XX.X", 1},
    {"W83", "XX.X", 2},
    {"W84", "XX.X", 2},
    {"B01", "P..."},
    {"B02", "P..."},
    {"B03", "P..."},
    {"B04", "P..."},
    {"B05", "H..."},
    {"B06", "H..."},
    {"B07", "H..."},
    {"B08", "H..."},
    {"B09", "V..."},
    {"B10", "V..."},
    {"B11", "V..."},
    {"B12", "V..."},
    {"B13", "F..."},
    {"B14", "F..."},
    {"B15", "F..."},
    {"B16", "F..."},
    {"B17", "m..."},
    {"B18", "m..."},
    {"B19", "m..."},
    {"B20", "m..."},
    {"B21", "g..."},
    {"B22", "g..."},
    {"B23", "g..."},
    {"B24", "g..."},
    {"B25", "a..."},
    {"B26", "a..."},
    {"B27", "a..."},
    {"B28", "a..."},
    {"B29", "c..."},
    {"B30", "c..."},
    {"B31", "c..."},
    {"B32", "c..."},
    {"B33", "X...", 1},
    {"B34", "X...", 1},
    {"B35", "X...", 1},
    {"B36", "X...", 1},
    {"B37", "X...", 2},
    {"B38", "X...", 2},
    {"B39", "X...", 2},
}};

enum class Deck : std::uint8_t { a, b, c, d };

// What a forum card asks for: goods paid (red, A and B) or features owned (green, C and D).
struct Need {
  std::array<std::uint8_t, good_types> goods{};
  std::array<std::uint8_t, feature_types> features{};
  std::uint8_t chimneys = 0;
  std::uint8_t any_landscape = 0;
  std::uint8_t any_dwelling = 0;
};
struct Reward {
  std::uint8_t points = 0;
  std::uint8_t coins = 0;
  std::uint8_t bread = 0;
  std::uint8_t prestige = 0;
};
struct ForumCard {
  std::string_view id;
  Deck deck = Deck::a;
  Need need;
  Reward reward;

  // CD-43, CD-44: red cards are paid, green ones are owned.
  constexpr bool is_red() const { return deck <= Deck::b; }
};

constexpr Need pay(int fish, int herb, int grape, int chicken) {
  Need need;
  need.goods = {static_cast<std::uint8_t>(fish), static_cast<std::uint8_t>(herb),
                static_cast<std::uint8_t>(grape), static_cast<std::uint8_t>(chicken)};
  return need;
}
constexpr Need own(Feature type, int count) {
  Need need;
  need.features[static_cast<std::size_t>(type)] = static_cast<std::uint8_t>(count);
  return need;
}
constexpr Need own(Feature type, Feature other) {
  Need need = own(type, 1);
  need.features[static_cast<std::size_t>(other)] = 1;
  return need;
}
constexpr Need chimneys(int count) {
  Need need;
  need.chimneys = static_cast<std::uint8_t>(count);
  return need;
}
constexpr Need any_landscape(int count) {
  Need need;
  need.any_landscape = static_cast<std::uint8_t>(count);
  return need;
}
constexpr Need any_dwelling(int count) {
  Need need;
  need.any_dwelling = static_cast<std::uint8_t>(count);
  return need;
}

// Printed, as samples in the rulebook: A03, A04 = A05, A12, B09, B11, C01, C05, C09, C11, D01, D05,
// D17, D23. The others and the sizes of the decks (12, 12, 12, 24) are a reconstruction.
inline constexpr std::array<ForumCard, forum_card_count> forum_cards{{
    {"A01", Deck::a, pay(2, 0, 0, 0), {.points = 4}},
    {"A02", Deck::a, pay(2, 0, 0, 0), {.points = 4}},
    {"A03", Deck::a, pay(3, 0, 0, 0), {.points = 7}},
    {"A04", Deck::a, pay(0, 2, 0, 0), {.points = 4}},
    {"A05", Deck::a, pay(0, 2, 0, 0), {.points = 4}},
    {"A06", Deck::a, pay(0, 3, 0, 0), {.points = 7}},
    {"A07", Deck::a, pay(0, 0, 2, 0), {.points = 4}},
    {"A08", Deck::a, pay(0, 0, 2, 0), {.points = 4}},
    {"A09", Deck::a, pay(0, 0, 3, 0), {.points = 7}},
    {"A10", Deck::a, pay(0, 0, 0, 2), {.points = 4}},
    {"A11", Deck::a, pay(0, 0, 0, 2), {.points = 4}},
    {"A12", Deck::a, pay(0, 0, 0, 3), {.points = 7}},
    {"B01", Deck::b, pay(1, 1, 0, 0), {.points = 3}},
    {"B02", Deck::b, pay(1, 0, 1, 0), {.points = 3}},
    {"B03", Deck::b, pay(1, 0, 0, 1), {.points = 3}},
    {"B04", Deck::b, pay(0, 1, 1, 0), {.points = 3}},
    {"B05", Deck::b, pay(0, 1, 0, 1), {.points = 3}},
    {"B06", Deck::b, pay(0, 0, 1, 1), {.points = 3}},
    {"B07", Deck::b, pay(1, 1, 1, 0), {.points = 5}},
    {"B08", Deck::b, pay(1, 1, 0, 1), {.points = 5}},
    {"B09", Deck::b, pay(1, 0, 1, 1), {.points = 5}},
    {"B10", Deck::b, pay(0, 1, 1, 1), {.points = 5}},
    {"B11", Deck::b, pay(1, 1, 1, 1), {.points = 8}},
    {"B12", Deck::b, pay(1, 1, 1, 1), {.points = 8}},
    {"C01", Deck::c, chimneys(2), {.bread = 1}},
    {"C02", Deck::c, chimneys(2), {.coins = 1}},
    {"C03", Deck::c, chimneys(2), {.prestige = 1}},
    {"C04", Deck::c, chimneys(2), {.points = 2}},
    {"C05", Deck::c, chimneys(3), {.coins = 1, .prestige = 1}},
    {"C06", Deck::c, chimneys(3), {.bread = 1, .prestige = 1}},
    {"C07", Deck::c, chimneys(3), {.coins = 1, .bread = 1}},
    {"C08", Deck::c, chimneys(3), {.points = 4}},
    {"C09", Deck::c, own(Feature::villa, 1), {.points = 3}},
    {"C10", Deck::c, own(Feature::villa, 1), {.prestige = 2}},
    {"C11", Deck::c, own(Feature::villa, 2), {.coins = 1, .bread = 1, .prestige = 1}},
    {"C12", Deck::c, own(Feature::villa, 2), {.points = 7}},
    {"D01", Deck::d, own(Feature::merchant, 1), {.points = 3}},
    {"D02", Deck::d, own(Feature::granary, 1), {.points = 3}},
    {"D03", Deck::d, own(Feature::administration, 1), {.points = 3}},
    {"D04", Deck::d, own(Feature::craftsman, 1), {.points = 3}},
    {"D05", Deck::d, own(Feature::pond, Feature::garden), {.points = 7}},
    {"D06", Deck::d, own(Feature::pond, Feature::vineyard), {.points = 7}},
    {"D07", Deck::d, own(Feature::pond, Feature::farmyard), {.points = 7}},
    {"D08", Deck::d, own(Feature::garden, Feature::vineyard), {.points = 7}},
    {"D09", Deck::d, own(Feature::garden, Feature::farmyard), {.points = 7}},
    {"D10", Deck::d, own(Feature::vineyard, Feature::farmyard), {.points = 7}},
    {"D11", Deck::d, own(Feature::merchant, Feature::granary), {.points = 7}},
    {"D12", Deck::d, own(Feature::merchant, Feature::administration), {.points = 7}},
    {"D13", Deck::d, own(Feature::merchant, Feature::craftsman), {.points = 7}},
    {"D14", Deck::d, own(Feature::granary, Feature::administration), {.points = 7}},
    {"D15", Deck::d, own(Feature::granary, Feature::craftsman), {.points = 7}},
    {"D16", Deck::d, own(Feature::administration, Feature::craftsman), {.points = 7}},
    {"D17", Deck::d, any_landscape(3), {.coins = 1, .bread = 1}},
    {"D18", Deck::d, any_landscape(3), {.coins = 1, .prestige = 1}},
    {"D19", Deck::d, any_landscape(3), {.bread = 1, .prestige = 1}},
    {"D20", Deck::d, any_dwelling(3), {.coins = 1, .prestige = 1}},
    {"D21", Deck::d, any_dwelling(3), {.bread = 1, .prestige = 1}},
    {"D22", Deck::d, own(Feature::market, 2), {.points = 3}},
    {"D23", Deck::d, own(Feature::bakery, 2), {.points = 3}},
    {"D24", Deck::d, own(Feature::fountain, 2), {.points = 3}},
}};

// CD-4: cards drawn from the decks A, B, C, D for 2, 3 and 4 players. Printed.
inline constexpr std::array<std::array<std::uint8_t, 4>, max_seats + 1> forum_draw{
    {{}, {}, {2, 2, 2, 2}, {2, 3, 2, 3}, {3, 3, 2, 4}}};

struct FountainCard {
  std::string_view id;
  Feature type = Feature::none;
  std::uint8_t points = 2;  // for each completed feature of the type (CD-63)
};

// Printed: 24 cards, and samples with 2 points. Two of each type is a reconstruction.
inline constexpr std::array<FountainCard, fountain_card_count> fountain_cards{{
    {"N01", Feature::pond},           {"N02", Feature::pond},           {"N03", Feature::garden},
    {"N04", Feature::garden},         {"N05", Feature::vineyard},       {"N06", Feature::vineyard},
    {"N07", Feature::farmyard},       {"N08", Feature::farmyard},       {"N09", Feature::merchant},
    {"N10", Feature::merchant},       {"N11", Feature::granary},        {"N12", Feature::granary},
    {"N13", Feature::administration}, {"N14", Feature::administration}, {"N15", Feature::craftsman},
    {"N16", Feature::craftsman},      {"N17", Feature::villa},          {"N18", Feature::villa},
    {"N19", Feature::market},         {"N20", Feature::market},         {"N21", Feature::bakery},
    {"N22", Feature::bakery},         {"N23", Feature::fountain},       {"N24", Feature::fountain},
}};

struct FrameGoal {
  Feature type = Feature::none;
  std::uint8_t line = 0;  // 1 … 5, counted clockwise along the side where the part lies
  std::uint8_t points = 0;
};
struct FramePart {
  std::string_view id;
  std::array<FrameGoal, 2> goals;
};

// Printed: 16 parts, a granary goal of 4 and a villa goal of 3 points. The rest is a
// reconstruction, also where the lines lie (CD-62); no two goals of a type can face each other on
// one line.
inline constexpr std::array<FramePart, frame_part_count> frame_parts{{
    {"F01", {{{Feature::pond, 1, 3}, {Feature::villa, 5, 3}}}},
    {"F02", {{{Feature::pond, 2, 3}, {Feature::granary, 4, 4}}}},
    {"F03", {{{Feature::pond, 2, 3}, {Feature::administration, 4, 4}}}},
    {"F04", {{{Feature::craftsman, 1, 4}, {Feature::pond, 3, 3}}}},
    {"F05", {{{Feature::garden, 2, 3}, {Feature::villa, 4, 3}}}},
    {"F06", {{{Feature::merchant, 3, 4}, {Feature::garden, 5, 3}}}},
    {"F07", {{{Feature::administration, 1, 4}, {Feature::garden, 3, 3}}}},
    {"F08", {{{Feature::craftsman, 2, 4}, {Feature::garden, 5, 3}}}},
    {"F09", {{{Feature::vineyard, 1, 3}, {Feature::villa, 3, 3}}}},
    {"F10", {{{Feature::vineyard, 2, 3}, {Feature::merchant, 4, 4}}}},
    {"F11", {{{Feature::granary, 1, 4}, {Feature::vineyard, 3, 3}}}},
    {"F12", {{{Feature::vineyard, 1, 3}, {Feature::craftsman, 3, 4}}}},
    {"F13", {{{Feature::farmyard, 2, 3}, {Feature::villa, 4, 3}}}},
    {"F14", {{{Feature::merchant, 1, 4}, {Feature::farmyard, 3, 3}}}},
    {"F15", {{{Feature::granary, 3, 4}, {Feature::farmyard, 5, 3}}}},
    {"F16", {{{Feature::administration, 3, 4}, {Feature::farmyard, 5, 3}}}},
}};

struct Board {
  std::string_view id;
  std::array<std::string_view, district_size> rows;  // w writ, S shovel
};

// Printed: four boards with nine writs each and a shovel in the middle. The 6×6 cells are known
// from elsewhere; where the writs lie is a reconstruction with equal distances from the shovel.
inline constexpr std::array<Board, board_count> boards{{
    {"A", {"..w...", "w....w", "..Sw..", ".w..w.", "w..w..", "....w."}},
    {"B", {".w....", "..w.w.", "w.S..w", "...w..", "w....w", "...w.."}},
    {"C", {"w...w.", "...w..", "..S.w.", "w.w...", ".w...w", "..w..."}},
    {"D", {"...w..", ".w..w.", "..Sw..", "w....w", "..w.w.", "w....."}},
}};

// CD-64: points of a completed villa by its chimneys, the last entry for all above. Printed
// from two chimneys on.
inline constexpr std::array<std::uint8_t, 12> villa_points{0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26};

// CD-7: starting points in player order. Printed, the 13 in the text of 2018; see the rulings.
inline constexpr std::array<std::array<std::uint8_t, max_seats>, max_seats + 1> starting_points{
    {{}, {}, {8, 9}, {8, 9, 13}, {8, 9, 10, 11}}};

}  // namespace triclinium::carpe_diem
