// The component facts of Carpe Diem in compact form; the ids are those of the notation.

export const LANDSCAPES = ['pond', 'garden', 'vineyard', 'farmyard'] as const;
export const DWELLINGS = ['merchant', 'granary', 'administration', 'craftsman'] as const;
export const SINGLES = ['market', 'bakery', 'fountain'] as const;
export const GOODS = ['fish', 'herb', 'grape', 'chicken'] as const;

export type Landscape = (typeof LANDSCAPES)[number];
export type Dwelling = (typeof DWELLINGS)[number];
export type Single = (typeof SINGLES)[number];
export type Feature = Landscape | Dwelling | Single | 'villa';
export type Good = (typeof GOODS)[number];
export type Edge = Landscape | Dwelling | 'villa' | 'grass';
export type Need = Feature | Good | 'chimney' | 'anyland' | 'anydwelling';
export type Reward = 'vp' | 'coin' | 'bread' | 'prestige';

export const FEATURES: readonly Feature[] = [...LANDSCAPES, ...DWELLINGS, 'villa', ...SINGLES];

/** The good that a completed landscape yields (CD-30). */
export const YIELD: Record<Landscape, Good> = {
  pond: 'fish',
  garden: 'herb',
  vineyard: 'grape',
  farmyard: 'chicken',
};

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

const LETTER: Record<string, Feature> = {
  P: 'pond',
  H: 'garden',
  V: 'vineyard',
  F: 'farmyard',
  m: 'merchant',
  g: 'granary',
  a: 'administration',
  c: 'craftsman',
  X: 'villa',
  K: 'market',
  B: 'bakery',
  N: 'fountain',
};

// Four sides N E S W, then the free-standing building or the number of chimneys; `*n` repeats.
const WHITE =
  '....K*7 ....B*7 ....N*8 PP.. P.P. HH.. H.H. VV.. V.V. FF.. F.F. P... H... V... F... ' +
  'P.m. Pg.. P.a. P..c H..m H.g. Ha.. H.c. V.m. V..g V.a. Vc.. Fm.. F.g. F..a F.c. ' +
  'PH.. P.V. PF.. H..V H.F. VF.. mg.. m.a. mc.. g..a g.c. ac.. ' +
  'X.P.1 XP..1 X.H.1 X..H1 X.V.1 XV..1 X.F.1 X..F1 X.m.1 Xg..1 X.a.1 X..c1 ' +
  'X...1 X...2 X.X.1 X.X.2 XX..1*2 XX..2 XX.X1 XX.X2*2';
const BLACK = 'P...*4 H...*4 V...*4 F...*4 m...*4 g...*4 a...*4 c...*4 X...1*4 X...2*3';

function parseTile(id: string, code: string): Tile {
  const edges = [...code.slice(0, 4)].map((c) => (c === '.' ? 'grass' : LETTER[c]) as Edge);
  const features: TileFeature[] = [];
  const mark = code[4] ?? '';
  for (const type of new Set(edges.filter((e) => e !== 'grass'))) {
    const sides = [0, 1, 2, 3].filter((d) => edges[d] === type);
    features.push({ type: type as Feature, sides, chimneys: type === 'villa' ? Number(mark) : 0 });
  }
  const single = LETTER[mark];
  if (single) features.push({ type: single, sides: [], chimneys: 0 });
  return { id, edges, features };
}

function parseTiles(letter: string, codes: string): Tile[] {
  const list = codes.split(' ').flatMap((word) => {
    const [code, times] = word.split('*');
    return Array<string>(Number(times ?? 1)).fill(code!);
  });
  return list.map((code, i) => parseTile(letter + String(i + 1).padStart(2, '0'), code));
}

export const TILES: Readonly<Record<string, Tile>> = Object.fromEntries(
  [...parseTiles('W', WHITE), ...parseTiles('B', BLACK)].map((tile) => [tile.id, tile]),
);

export interface ForumCard {
  id: string;
  /** Red cards are paid (CD-43), green ones want things owned (CD-44). */
  red: boolean;
  need: [Need, number][];
  reward: [Reward, number][];
}

// `need>reward`, parts joined by `+`; a number in front is the count.
const FORUM: Record<string, string> = {
  A:
    '2fish>4vp 2fish>4vp 3fish>7vp 2herb>4vp 2herb>4vp 3herb>7vp ' +
    '2grape>4vp 2grape>4vp 3grape>7vp 2chicken>4vp 2chicken>4vp 3chicken>7vp',
  B:
    'fish+herb>3vp fish+grape>3vp fish+chicken>3vp herb+grape>3vp herb+chicken>3vp ' +
    'grape+chicken>3vp fish+herb+grape>5vp fish+herb+chicken>5vp fish+grape+chicken>5vp ' +
    'herb+grape+chicken>5vp fish+herb+grape+chicken>8vp fish+herb+grape+chicken>8vp',
  C:
    '2chimney>bread 2chimney>coin 2chimney>prestige 2chimney>2vp 3chimney>coin+prestige ' +
    '3chimney>bread+prestige 3chimney>coin+bread 3chimney>4vp villa>3vp villa>2prestige ' +
    '2villa>coin+bread+prestige 2villa>7vp',
  D:
    'merchant>3vp granary>3vp administration>3vp craftsman>3vp pond+garden>7vp ' +
    'pond+vineyard>7vp pond+farmyard>7vp garden+vineyard>7vp garden+farmyard>7vp ' +
    'vineyard+farmyard>7vp merchant+granary>7vp merchant+administration>7vp ' +
    'merchant+craftsman>7vp granary+administration>7vp granary+craftsman>7vp ' +
    'administration+craftsman>7vp 3anyland>coin+bread 3anyland>coin+prestige ' +
    '3anyland>bread+prestige 3anydwelling>coin+prestige 3anydwelling>bread+prestige ' +
    '2market>3vp 2bakery>3vp 2fountain>3vp',
};

function parseCounts<T extends string>(text: string): [T, number][] {
  return text.split('+').map((part) => {
    const [, count, word] = /^(\d*)(\w+)$/.exec(part)!;
    return [word as T, Number(count || 1)];
  });
}

export const FORUM_CARDS: Readonly<Record<string, ForumCard>> = Object.fromEntries(
  Object.entries(FORUM).flatMap(([deck, text]) =>
    text.split(' ').map((code, i) => {
      const id = deck + String(i + 1).padStart(2, '0');
      const [need, reward] = code.split('>');
      const card: ForumCard = {
        id,
        red: deck === 'A' || deck === 'B',
        need: parseCounts<Need>(need!),
        reward: parseCounts<Reward>(reward!),
      };
      return [id, card];
    }),
  ),
);

/** Fountain cards N01–N24: two of each feature, 2 points for each completed one (CD-63). */
export const FOUNTAIN_POINTS = 2;
export function fountainType(card: string): Feature {
  return FEATURES[(Number(card.slice(1)) - 1) >> 1]!;
}

export interface Goal {
  line: number;
  type: Feature;
  vp: number;
}

const FRAME_CODES =
  '1P3,5X3 2P3,4g4 2P3,4a4 1c4,3P3 2H3,4X3 3m4,5H3 1a4,3H3 2c4,5H3 ' +
  '1V3,3X3 2V3,4m4 1g4,3V3 1V3,3c4 2F3,4X3 1m4,3F3 3g4,5F3 3a4,5F3';

export const FRAMES: Readonly<Record<string, Goal[]>> = Object.fromEntries(
  FRAME_CODES.split(' ').map((part, i) => [
    'F' + String(i + 1).padStart(2, '0'),
    part.split(',').map((g) => ({ line: Number(g[0]), type: LETTER[g[1]!]!, vp: Number(g[2]) })),
  ]),
);

/** Writ cells of the four district boards. */
export const BOARDS: Readonly<Record<string, string[]>> = {
  A: ['c1', 'a2', 'f2', 'd3', 'b4', 'e4', 'a5', 'd5', 'e6'],
  B: ['b1', 'c2', 'e2', 'a3', 'f3', 'd4', 'a5', 'f5', 'd6'],
  C: ['a1', 'e1', 'd2', 'e3', 'a4', 'c4', 'b5', 'f5', 'c6'],
  D: ['d1', 'b2', 'e2', 'd3', 'a4', 'f4', 'c5', 'e5', 'a6'],
};

export const SHOVEL = 'c3';
export const VILLA_VP = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26];
export const PRESTIGE_MAX = 20;
