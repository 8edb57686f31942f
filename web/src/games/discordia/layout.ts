// Where everything lies, for a box of any size. All lengths are units of the drawing; a unit is at
// least one pixel, so that words of 12 units can always be read. Small boxes are arranged anew.
import { PRINTED, ROWS, track, type Row } from './tables';
import type { DiscordiaView, Player } from './view';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}

const clamp = (n: number, least: number, most: number) => Math.min(most, Math.max(least, n));

/** Room at which nothing needs to be folded or left out. */
const ROOMY = { main: { w: 1140, h: 745 }, board: { w: 520, h: 745 }, city: { w: 600, h: 720 } };

/** Size of the drawing in units and pixels of one unit. */
export function frame(width: number, height: number, part: keyof typeof ROOMY): { w: number; h: number; unit: number } {
  const room = ROOMY[part];
  const unit = Math.max(1, Math.min(width / room.w, height / room.h));
  return { w: width / unit, h: height / unit, unit };
}

/** What the common board needs at least; where there is less, it is moved under the finger. */
export function leastCommon(view: DiscordiaView): number {
  return (view.display.length > 2 ? 200 : 210) + view.display.length * 53 + 82 + 16;
}

/** Common board, river and city side by side. */
export function split(w: number, h: number): { common: Box; city: Box } {
  const roomy = w >= 1000;
  const gap = roomy ? 34 : 6;
  const left = clamp(w * (roomy ? 0.425 : 0.47), 340, 560);
  return { common: { x: 0, y: 0, w: left, h }, city: { x: left + gap, y: 0, w: w - left - gap, h } };
}

interface Part {
  least: number;
  most: number;
}
/** City Tiles are what everybody looks at: lower than this, they get the room of Privileges and Decrees. */
const CLEAR = 60;

/** Heights between least and most that fill the room; below least only where there is no other way. */
export function distribute(parts: Part[], room: number): number[] {
  const least = parts.reduce((sum, p) => sum + p.least, 0);
  const most = parts.reduce((sum, p) => sum + p.most, 0);
  if (room <= least) return parts.map((p) => (p.least * room) / least);
  const share = Math.min(1, (room - least) / Math.max(1, most - least));
  return parts.map((p) => p.least + (p.most - p.least) * share);
}

export interface CommonPlan {
  box: Box;
  raid: Box;
  seasons: Box;
  roof: Box;
  frieze: Box;
  /** What the plaques below are for, in a line; none where there is little room. */
  words: Box;
  plaques: Box;
  columns: Box[];
  /** Top of each row of City Tiles. */
  rows: number[];
  tile: { w: number; h: number };
  floor: Box;
  expansions: Box;
  /** Room for the names of the shelves, at their left; none where it is needed. */
  titles: number;
  towers: Box | null;
  decrees: Box | null;
  privileges: Box | null;
  /** Stars, Manipulators, pile and bag; with a drawer also its buttons. */
  store: Box;
  /** Things that lie in a drawer, opened by a button. */
  folded: ('towers' | 'decrees' | 'privileges')[];
  tight: boolean;
}

/** Lines of Towers: by the number of players, so that nothing moves when one is taken. */
export const towerLines = (view: DiscordiaView): number => (view.display.length > 2 ? 2 : 1);

export function planCommon(box: Box, view: DiscordiaView): CommonPlan {
  const tight = box.w < 470 || box.h < 700;
  const rows = view.display.length;
  const head = tight ? { raid: 44, seasons: 58, roof: 66, words: 0, plaque: rows > 3 || (rows > 2 && box.h < 560) ? 32 : 42 } : { raid: 50, seasons: 76, roof: 70, words: 21, plaque: rows > 3 ? 40 : 46 };
  /** The roof above the frieze: it bears the numbers of the columns. */
  const tiles = tight ? 22 : 26;
  const gap = tight ? 4 : 5;
  const towerRows = towerLines(view);
  const shelf = {
    tile: { least: tight ? 46 : 51, most: rows > 3 ? 84 : rows > 2 ? 96 : 124 },
    expansions: { least: 44, most: 50 },
    towers: { least: towerRows * 46, most: towerRows > 1 ? 2 * 68 : tight ? 66 : 78 },
    decrees: { least: 36, most: tight ? 42 : 58 },
    privileges: { least: 38, most: tight ? 46 : 74 },
    store: { least: 38, most: 60 },
  };
  const top = head.raid + head.seasons + head.roof + head.words + head.plaque;
  const folded: CommonPlan['folded'] = [];
  const names = () => (['expansions', 'towers', 'decrees', 'privileges', 'store'] as const).filter((n) => !(folded as string[]).includes(n));
  const parts = () => [...Array.from({ length: rows }, () => shelf.tile), ...names().map((n) => shelf[n])];
  const gaps = () => (rows + names().length + 1) * gap;
  const room = () => box.h - top - gaps();
  const fits = () => parts().reduce((sum, p) => sum + p.least, 0) <= room();
  const tileHeight = () => distribute(parts(), room())[0]!;
  const narrow = box.w < 360 || (box.w < 470 && box.h < 560);
  const cramped = () => narrow || !fits() || tileHeight() < CLEAR;
  // Decrees are goals: they lie open where only one of both shelves does.
  if (cramped()) folded.push('privileges');
  if (cramped()) folded.push('decrees');
  // On a phone the tiles need the room of the Towers.
  if (!fits() || (box.w < 420 && tileHeight() < 60)) folded.push('towers');
  const heights = distribute(parts(), room());
  const pad = tight ? 4 : 10;
  const pitch = (box.w - 2 * pad) / 6;
  const tileW = pitch - (tight ? 5 : 7);
  const columns = Array.from({ length: 6 }, (_, k) => ({ x: box.x + pad + k * pitch + (pitch - tileW) / 2, y: 0, w: tileW, h: 0 }));
  let y = box.y;
  const take = (h: number, after = 0): Box => {
    const taken = { x: box.x, y, w: box.w, h };
    y += h + after;
    return taken;
  };
  const raid = take(head.raid);
  const seasons = take(head.seasons);
  const roof = take(head.roof);
  const words = take(head.words);
  const plaques = take(head.plaque);
  const tileH = heights[0] ?? 60;
  y += gap / 2;
  const floorTop = y;
  const tops = Array.from({ length: rows }, () => take(tileH, gap).y);
  const floor = { x: box.x, y: words.y + words.h, w: box.w, h: y - words.y - words.h };
  y += gap / 2;
  const boxes: Record<string, Box> = {};
  names().forEach((name, i) => (boxes[name] = take(heights[rows + i]!, gap)));
  for (const column of columns) Object.assign(column, { y: floorTop, h: tileH * rows + gap * (rows - 1) });
  return {
    box,
    raid,
    seasons,
    roof,
    words,
    frieze: { x: box.x, y: roof.y + tiles, w: box.w, h: head.roof - tiles - 3 },
    plaques: { ...plaques, h: head.plaque - 4 },
    columns,
    rows: tops,
    tile: { w: tileW, h: tileH },
    floor,
    expansions: boxes['expansions']!,
    towers: boxes['towers'] ?? null,
    decrees: boxes['decrees'] ?? null,
    privileges: boxes['privileges'] ?? null,
    store: boxes['store']!,
    folded,
    tight,
    titles: tight ? 0 : 88,
  };
}

/** Middles of the dice over one column, side by side: they share its room, since the column is what a
 *  die means. */
export function abreast(column: Box, n: number, width: number, room: number): { width: number; at: number[] } {
  const each = Math.min(width, room / n);
  const middle = column.x + column.w / 2;
  return { width: each, at: Array.from({ length: n }, (_, i) => middle + (i - (n - 1) / 2) * each) };
}

/** Equal cells side by side, at most `most` wide, in `lines` lines. */
export function cells(box: Box, n: number, gap: number, most = Infinity, lines = 1): Box[] {
  const each = Math.ceil(n / lines);
  const w = Math.min(most, (box.w - gap * (each - 1)) / Math.max(1, each));
  const h = (box.h - gap * (lines - 1)) / lines;
  return Array.from({ length: n }, (_, i) => ({
    x: box.x + (i % each) * (w + gap),
    y: box.y + Math.floor(i / each) * (h + gap),
    w,
    h,
  }));
}

export interface CityPlan {
  box: Box;
  aqueduct: Box;
  /** From the fields down to the water. */
  rows: Record<Row | 'tower', Box>;
  spaces: Record<Row | 'tower', Box[]>;
  /** Drawn spaces of a row: its own, then the printed slots that wait for an Expansion. */
  tracks: Box;
  development: Point[];
  expedition: Point[];
  radius: number;
  /** The tower of the Development Track. */
  tower: { x: number; half: number };
  rostra: Box;
  bank: Box;
  tight: boolean;
}

/** How many spaces of a row are drawn: those that are there, and at least three. */
export function drawn(player: Player, row: Row): number {
  return Math.max(3, player.city[row].length, PRINTED[row]);
}

export function planCity(box: Box, player: Player): CityPlan {
  const tight = box.w < 520 || box.h < 690;
  const bankH = box.h < 420 ? 68 : tight ? 96 : clamp(box.h * 0.145, 104, 122);
  const aqueductH = box.h < 420 ? 36 : tight ? 46 : 80;
  const rostraH = tight ? (box.h < 500 ? 62 : 78) : 98;
  const tracksW = clamp(box.w * (box.w < 400 ? 0.37 : 0.31), 96, 210);
  const left = box.w - tracksW;
  const room = box.h - bankH - aqueductH;
  const [field, market, wall, terrace, quay] = [0.185, 0.195, 0.21, 0.165, 0.245].map((part) => part * room) as [number, number, number, number, number];
  const inset = tight ? 3 : 10;
  let y = box.y + aqueductH;
  const row = (h: number): Box => {
    const taken = { x: box.x + inset, y, w: left - inset - 4, h };
    y += h;
    return taken;
  };
  const rows = { farmland: row(field), marketplace: row(market), fort: row(wall), tower: row(terrace), port: row(quay) };
  const gap = tight ? 3 : 8;
  const spaces = Object.fromEntries(
    [...ROWS.map((name) => [name, cells(rows[name], drawn(player, name), gap)] as const), ['tower', cells(rows.tower, drawn(player, 'port'), gap)] as const],
  ) as CityPlan['spaces'];
  const bank = { x: box.x, y: box.y + box.h - bankH, w: box.w, h: bankH };
  const tracks = { x: box.x + left, y: box.y + aqueductH, w: tracksW, h: room - rostraH };
  const rostra = { x: tracks.x, y: tracks.y + tracks.h, w: tracksW - 2, h: rostraH };
  const steps = (name: 'development' | 'expedition') => track(name, player.expansions[name]).length + 1;
  const most = Math.max(steps('development'), steps('expedition'));
  /** Their names stand below them. */
  const caption = tight ? 17 : 26;
  const climb = (tracks.h - caption - 6) / most;
  /** Close nodes stand in two files, so that they can be larger. */
  const lane = tracksW / 2 - 4;
  const straight = clamp(climb * 0.43, 9, Math.min(22, tracksW * 0.14));
  const zigzag = straight < 15;
  const radius = zigzag ? Math.min((lane ** 2 + climb ** 2) / (4 * lane) - 1, climb * 0.95, 20) : straight;
  const swing = (n: number) => (n % 2 ? 1 : -1) * (zigzag ? lane / 2 - radius : 0);
  const rise = (n: number) => tracks.y + tracks.h - caption - Math.max(radius, climb * 0.5) - ((tracks.h - caption - 6 - 2 * Math.max(radius, climb * 0.5)) / (most - 1)) * n;
  const file = tracks.x + 2 + lane / 2;
  const road = tracks.x + tracksW - 2 - lane / 2;
  return {
    box,
    aqueduct: { x: box.x, y: box.y, w: box.w, h: aqueductH },
    rows,
    spaces,
    tracks,
    development: Array.from({ length: steps('development') }, (_, n) => ({ x: zigzag ? file + swing(n) : tracks.x + tracksW * 0.25, y: rise(n) })),
    expedition: Array.from({ length: steps('expedition') }, (_, n) => ({ x: zigzag ? road + swing(n) : tracks.x + tracksW * (n % 2 ? 0.82 : 0.62), y: rise(n) })),
    radius,
    tower: zigzag ? { x: file, half: lane / 2 } : { x: tracks.x + tracksW * 0.25, half: radius * 1.4 },
    rostra,
    bank,
    tight,
  };
}
