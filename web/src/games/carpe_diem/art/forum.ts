// The forum: a colonnade around a floor of serpentine, slabs with cards, mosaics between them.
import { FORUM_CARDS, type Need, type Reward } from '../tables';
import { circle, icon, lit, path, rect, round, type Point } from './markup';
import { CONTACT } from './tones';

export interface Hall {
  width: number;
  height: number;
  card: { width: number; height: number };
  cards: Point[];
}

const TOP = 34;

/** Three by four slabs, as large as the hall allows; `aside`: what lies between two of them. */
export function hall(width: number, height: number, aside = 28): Hall {
  const [edge, foot, low] = [27, 20, height < 520];
  const gap = { x: aside, y: Math.max(low ? 22 : 32, aside > 28 ? aside : 0) };
  const room = { x: width - 2 * edge, y: height - TOP - foot };
  const card = {
    width: Math.min((room.x - 2 * gap.x) / 3, 124),
    height: Math.min((room.y - 3 * gap.y - 8) / 4, 124),
  };
  const step = { x: (room.x - card.width) / 2, y: (room.y - 8 - card.height) / 3 };
  const cards = Array.from({ length: 12 }, (_, i): Point => [
    edge + (i % 3) * step.x,
    TOP + 8 + Math.floor(i / 3) * step.y,
  ]);
  return { width, height, card, cards };
}

export const cardMiddle = (hall: Hall, i: number): Point => {
  const [x, y] = hall.cards[i]!;
  return [x + hall.card.width / 2, y + hall.card.height / 2];
};

/** The floor with its walls and columns; drawn once. */
export function colonnade({ width, height }: Hall): string {
  const columns = Math.max(5, Math.round((height - 60) / 67));
  const step = (height - 70) / (columns - 1);
  const wall = (x: number) =>
    rect(x + 5, 30, 9, height - 44, '#1d2a1a', 0, 'opacity=".28"') +
    rect(x - 5, 28, 10, height - 38, 'url(#cd-stone)', 0, 'stroke="var(--travertine-shade)" stroke-width=".8"');
  const sides = [10, width - 10];
  return (
    sides.map(wall).join('') +
    rect(6, height - 11, width - 12, 9, 'url(#cd-stone)', 0, 'stroke="var(--travertine-shade)" stroke-width=".8"') +
    sides.flatMap((x) => Array.from({ length: columns }, (_, i) => column(x, 46 + i * step))).join('') +
    rect(0, 0, width, 26, 'url(#cd-stone)', 3, 'stroke="var(--travertine-shade)"') + rect(0, 22, width, 6, 'var(--travertine-shade)')
  );
}

function column(x: number, y: number): string {
  const flutes = [0, 45, 90, 135].map((turn) => `<path d="M-7.5 0H7.5" transform="translate(${x} ${round(y)}) rotate(${turn})"/>`).join('');
  return (
    path(`M${x + 4} ${round(y - 9)}l22 18v9l-18 3z`, '#1d2a1a', 'opacity=".38"') +
    rect(x - 10, y - 8.5, 20, 20, 'var(--travertine-shade)', 2) + rect(x - 10, y - 10, 20, 20, 'url(#cd-stone)', 2, 'stroke="var(--travertine-shade)" stroke-width=".8"') +
    circle(x + 0.8, y + 1, 8, 'var(--travertine-shade)') + circle(x, y, 7.8, 'var(--limewash-lit)') +
    `<g stroke="var(--travertine)" stroke-width="1">${flutes}</g>` + circle(x, y, 4.2, 'var(--travertine-lit)', 'stroke="var(--travertine)"')
  );
}

/** A corner without a card is planted. */
export function planter(): string {
  const crowns: [number, number, number][] = [[-14, -12, 15], [12, -14, 15], [-12, 12, 15], [14, 11, 15], [0, 0, 17]];
  return (
    `<ellipse cx="9" cy="14" rx="36" ry="32" fill="#1f2a12" opacity=".4"/>` +
    path('M-22-22H22V22H-22Z', 'var(--terracotta)') + path('M-22-22H22L18-18H-18V18L-22 22Z', 'var(--terracotta-lit)') + path('M-17-17H17V17H-17Z', lit('#5b3a1c')) +
    crowns.map(([x, y, r]) => circle(x + 2, y + 3, r, lit('#35552a')) + circle(x, y, r - 1, lit('#567f3c')) + circle(x - 4, y - 4, r * 0.5, lit('#86ad57'))).join('')
  );
}

/** The round mosaic of a gap between two cards. */
export function mosaic(r: number): string {
  const ring = (radius: number, count: number, tones: string[]) =>
    Array.from({ length: count }, (_, i) =>
      `<rect x="-1.9" y="${round(-radius - 1.7)}" width="3.8" height="3.4" fill="${lit(tones[i % tones.length]!)}" transform="rotate(${round((i / count) * 360)})"/>`).join('');
  return (
    circle(1.5, 2.5, r, CONTACT, 'opacity=".35"') + circle(0, 0, r, 'var(--travertine-shade)') + circle(0, 0, r - 1.2, 'var(--travertine-lit)') +
    ring(r - 4, 20, ['#b5654a', '#e8d6ae', '#7d94a8', '#e8d6ae']) + ring(r - 8.5, 13, ['#e0b45e', '#f3e8cd']) +
    circle(0, 0, r - 11, 'var(--travertine)') + path('M0-4.5L1.3-1.3 4.5 0 1.3 1.3 0 4.5-1.3 1.3-4.5 0-1.3-1.3Z', 'var(--cloth)')
  );
}

/** The travertine slab under a card. */
export const slab = (width: number, height: number): string =>
  rect(-5, -5, width + 10, height + 12, 'var(--travertine-shade)', 4) + rect(-5, -5, width + 10, height + 9, 'url(#cd-stone)', 4) +
  `<path d="M3 ${height + 2}h14M${width - 20} -3h12" stroke="var(--travertine-shade)" stroke-width="1.5" opacity=".7"/>`;

/** How a card is divided: low ones side by side, the others one above the other. */
function division(width: number, height: number) {
  const low = width > height * 1.15;
  const band = low ? { at: width * 0.53, size: 13 } : { at: height * 0.52, size: Math.max(12, height * 0.125) };
  const rest = band.at + band.size;
  return {
    low,
    band: low ? { x: band.at, y: 0, width: band.size, height } : { x: 0, y: band.at, width, height: band.size },
    need: low ? { x: band.at / 2, y: height / 2, width: band.at, height } : { x: width / 2, y: band.at / 2 + 1, width, height: band.at },
    reward: low
      ? { x: (rest + width) / 2, y: height / 2, width: width - rest, height }
      : { x: width / 2, y: (rest + height) / 2, width, height: height - rest },
  };
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The face of a card: what it needs, a red (pay) or green (own) band, what it gives. The numbers
 *  of points are written by the caller, so that their size can follow the screen. */
export function cardFace(id: string, width: number, height: number): string {
  const card = FORUM_CARDS[id]!;
  const { band, need, reward } = division(width, height);
  const [x, y] = [band.x + band.width / 2, band.y + band.height / 2];
  const sign = card.red
    ? `<path d="M${round(x - 6)} ${round(y)}h11m-4-4l4 4-4 4" stroke="#fff7e4" stroke-width="2" fill="none"/>`
    : `<path d="M${round(x - 5)} ${round(y)}l3.5 3.5 7-7" stroke="#fff7e4" stroke-width="2.4" fill="none"/>`;
  return (
    rect(1.5, 2.5, width, height, CONTACT, 5, 'opacity=".4"') + rect(0, 0, width, height, 'url(#cd-paper)', 5, 'stroke="var(--paper-shade)" stroke-width="1"') +
    needs(card.need, need) + rect(band.x, band.y, band.width, band.height, card.red ? 'var(--cd-red)' : 'var(--cd-green)') + sign +
    rewards(card.reward, reward)
  );
}

function needs(need: [Need, number][], room: Room): string {
  const list = need.flatMap(([type, n]) => Array<Need>(n).fill(type));
  const rows = list.length > 2 ? [list.slice(0, 2), list.slice(2)] : [list];
  const most = Math.max(...rows.map((row) => row.length));
  const size = Math.min((room.width - 8) / most - 1, (room.height - 8) / rows.length - 1, list.length === 1 ? 40 : 34);
  const gap = most > 1 ? Math.min(size + 4, (room.width - 8 - size) / (most - 1)) : 0;
  return rows
    .map((row, r) => {
      const y = room.y + (r - (rows.length - 1) / 2) * (size + 1);
      return row.map((type, i) => icon(type, room.x + (i - (row.length - 1) / 2) * gap, y, round(size))).join('');
    })
    .join('');
}

function rewards(reward: [Reward, number][], room: Room): string {
  const list = reward.flatMap(([type, n]) => (type === 'vp' ? [type] : Array<Reward>(n).fill(type)));
  const upright = list.length > 1 && room.height > room.width;
  const [along, across] = upright ? [room.height, room.width] : [room.width, room.height];
  const size = list[0] === 'vp' ? Math.min(along - 2, across - 4, 38) : Math.min((along - 8) / list.length - 1, across - 4, 26);
  return list
    .map((type, i) => {
      const off = (i - (list.length - 1) / 2) * (size + 1);
      return icon(type, room.x + (upright ? 0 : off), room.y + (upright ? off : 0), round(size));
    })
    .join('');
}

/** The points of a card and where they stand; null where it gives something else. */
export function cardPoints(id: string, width: number, height: number): { points: number; x: number; y: number } | null {
  const points = FORUM_CARDS[id]!.reward.find(([kind]) => kind === 'vp')?.[1];
  const { reward } = division(width, height);
  return points ? { points, x: reward.x, y: reward.y } : null;
}

export const bridge = (a: Point, b: Point): string =>
  a[0] === b[0] ? rect(a[0] - 7, a[1], 14, b[1] - a[1], 'var(--travertine)') : rect(a[0], a[1] - 7, b[0] - a[0], 14, 'var(--travertine)');

