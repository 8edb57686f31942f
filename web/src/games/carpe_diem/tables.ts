// The components of Carpe Diem, read from what the rules' tables say (components.json is written by
// `cmake --build --target page_data`). Here are only their types and the forms the page wants.
import { cellAt } from './cells';
import components from './components.json';

export type Landscape = 'pond' | 'garden' | 'vineyard' | 'farmyard';
export type Dwelling = 'merchant' | 'granary' | 'administration' | 'craftsman';
export type Single = 'market' | 'bakery' | 'fountain';
export type Feature = Landscape | Dwelling | Single | 'villa';
export type Good = 'fish' | 'herb' | 'grape' | 'chicken';
export type Edge = Landscape | Dwelling | 'villa' | 'grass';
export type Need = Feature | Good | 'chimney' | 'anyland' | 'anydwelling';
export type Reward = 'vp' | 'coin' | 'bread' | 'prestige';

const inGroup = <T extends Feature>(group: string) =>
  components.features.filter((f) => f.group === group).map((f) => f.type as T);

export const FEATURES: readonly Feature[] = components.features.map((f) => f.type as Feature);
export const LANDSCAPES: readonly Landscape[] = inGroup('landscape');
export const DWELLINGS: readonly Dwelling[] = inGroup('dwelling');
export const SINGLES: readonly Single[] = inGroup('single');

export const isLandscape = (type: string): type is Landscape => (LANDSCAPES as readonly string[]).includes(type);
export const isDwelling = (type: string): type is Dwelling => (DWELLINGS as readonly string[]).includes(type);
export const isSingle = (type: string): type is Single => (SINGLES as readonly string[]).includes(type);

/** The good that a completed landscape yields (CD-30). */
export const YIELD = Object.fromEntries(
  components.features.flatMap((f) => ('good' in f ? [[f.type, f.good]] : [])),
) as Record<Landscape, Good>;
export const GOODS: readonly Good[] = LANDSCAPES.map((land) => YIELD[land]);

/** What is won when a feature is done, beside the goods of a landscape (CD-31 to CD-36). */
export const WON = Object.fromEntries(
  components.features.map((f) => [f.type, f.gains as Partial<Record<Reward, number>>]),
) as Record<Feature, Partial<Record<Reward, number>>>;

export interface TileFeature {
  type: Feature;
  /** Sides of the unturned tile, N E S W = 0 1 2 3. */
  sides: number[];
  chimneys: number;
}

export interface Tile {
  id: string;
  edges: Edge[];
  features: TileFeature[];
}

interface PrintedFeature {
  type: string;
  sides: string[];
  chimneys?: number;
}

export const TILES: Readonly<Record<string, Tile>> = Object.fromEntries(
  components.tiles.map((tile) => [
    tile.id,
    {
      id: tile.id,
      edges: tile.edges as Edge[],
      features: (tile.features as PrintedFeature[]).map((f) => ({
        type: f.type as Feature,
        sides: f.sides.map((side) => 'NESW'.indexOf(side)),
        chimneys: f.chimneys ?? 0,
      })),
    },
  ]),
);

export interface ForumCard {
  id: string;
  /** Red cards are paid (CD-43), green ones want things owned (CD-44). */
  red: boolean;
  need: [Need, number][];
  reward: [Reward, number][];
}

const NEEDS: readonly Need[] = [...GOODS, ...FEATURES, 'chimney', 'anyland', 'anydwelling'];
const REWARDS: readonly Reward[] = ['vp', 'coin', 'bread', 'prestige'];

function inOrder<T extends string>(kinds: readonly T[], counts: Partial<Record<string, number>>): [T, number][] {
  return kinds.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]] as [T, number]] : []));
}

export const FORUM_CARDS: Readonly<Record<string, ForumCard>> = Object.fromEntries(
  components.forum_cards.map((card) => [
    card.id,
    {
      id: card.id,
      red: card.stripe === 'red',
      need: inOrder(NEEDS, card.need),
      reward: inOrder(REWARDS, card.reward),
    },
  ]),
);

const FOUNTAINS = new Map(components.fountain_cards.map((card) => [card.id, card]));

/** Points for each completed feature of a fountain card's type (CD-63). */
export const FOUNTAIN_POINTS = components.fountain_cards[0]!.vp_each;
export function fountainType(card: string): Feature {
  return FOUNTAINS.get(card)!.type as Feature;
}

export interface Goal {
  line: number;
  type: Feature;
  vp: number;
}

export const FRAMES: Readonly<Record<string, Goal[]>> = Object.fromEntries(
  components.frames.map((part) => [part.id, part.goals as Goal[]]),
);

const cell = ([row, column]: number[]) => cellAt(column!, row!);

export const SHOVEL = cell(components.boards[0]!.shovel);
export const VILLA_VP: readonly number[] = components.villa_vp;
export const PRESTIGE_MAX = components.game_board.prestige_max;
/** Points for a forum card that is not fulfilled at all (CD-48). */
export const UNFULFILLED_VP = components.unfulfilled_vp;
/** Bread for fulfilling a card once more (CD-45), and for going to any stall (CD-21). */
export const BREAD_FOR_EXTRA = components.bread_for_extra;
export const BREAD_FOR_RIDE = components.bread_for_ride;
/** Goods, coins, bread and stored tiles for one point at the end (CD-60). */
export const ITEMS_PER_POINT = components.items_per_point;
export const WRIT_PRESTIGE = components.writ_prestige;
export const PHASES = components.phases;
export const ROUNDS = components.rounds;
export const STALLS = components.game_board.blueprints;
export const ROW_TILES = components.game_board.craftsman_spaces;
export const FORUM_COLUMNS = components.forum_grid.cols;
/** How many spaces on the neighbours of a space are, by the option `path` (CD-20, CD-90). */
export const NEIGHBOURS: Readonly<Record<string, number>> = components.game_board.neighbours;
