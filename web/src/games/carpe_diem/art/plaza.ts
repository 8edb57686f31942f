// The square: rings of paving, the fountain, stalls with awnings, and what stands around.
import { circle, icon, lit, move, path, rect, round, type Point } from './markup';
import { CONTACT } from './tones';

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export interface Square {
  width: number;
  height: number;
  centre: Point;
  /** Middles of the stalls and of the spaces before them, from the top clockwise. */
  stalls: Point[];
  spaces: Point[];
  /** Half axes of the paved round. */
  round: Point;
}

export const STALL = { width: 122, height: 152, tile: 56 };

/** Seven stalls around a fountain, spread over the room there is. The round is never covered: where
 *  the square is narrow, it lies between the upper and the lower stalls of the sides. */
export function square(width: number, height: number): Square {
  const middle: Point = [width / 2, height / 2 + 6];
  // Room for the light around a stall.
  const side = width / 2 - STALL.width / 2 - 12;
  const low = height / 2 - STALL.height / 2 - 8;
  const pair = Math.max(66, side * 0.46);
  // A stall reaches 88 up and 76 down from its middle.
  const [up, down] = [88, 76];
  const beside = Math.min(112, side - STALL.width / 2 - 4);
  const between = Math.min(108, low - (up + down + 5));
  const above = between > beside + 10;
  const under = low - up - down - 4;
  const [second, third] = above ? [under - up - down - 2 * between - 8, under] : [-low * 0.56, low * 0.24];
  const centre: Point = [middle[0], middle[1] + (above ? third - up - 4 - between : -8)];
  const round: Point = above ? [between, between] : [beside, Math.min(beside * 1.4, low - up - 2)];
  const stalls: Point[] = [[0, -low - 2], [side, second], [side, third], [pair, low], [-pair, low], [-side, third], [-side, second]];
  return {
    width,
    height,
    centre,
    stalls: stalls.map(([x, y]) => [middle[0] + x, middle[1] + y]),
    spaces: stalls.map((_, i) => {
      const turn = (i / stalls.length - 0.25) * 2 * Math.PI;
      return [centre[0] + round[0] * 0.76 * Math.cos(turn), centre[1] + round[1] * 0.76 * Math.sin(turn)];
    }),
    round,
  };
}

/** The square for a box of this ratio: wider or longer, so that its stalls fill it. */
export function roomy(ratio: number): Square {
  const width = Math.round(Math.max(404, Math.min(700, 596 * ratio)));
  return square(width, Math.round(Math.max(560, Math.min(860, width / ratio))));
}

/** Three by three with the fountain in the middle: the largest tiles that a narrow screen allows. */
export function compactSquare(ratio: number): Square {
  const width = Math.round(Math.max(394, Math.min(470, 436 * ratio)));
  const height = Math.round(Math.max(438, Math.min(620, width / ratio)));
  // Room for the light around a stall.
  const [left, middle, right] = [68, width / 2, width - 68];
  const [top, between, low] = [78, height / 2 - 1, height - 79];
  const stalls: Point[] = [[middle, top], [right, top], [right, between], [right - 16, low], [left + 16, low], [left, between], [left, top]];
  const ring: Point[] = [[0, -52], [47, -40], [51, 9], [31, 55], [-31, 55], [-51, 9], [-47, -40]];
  const centre: Point = [middle, between + 16];
  // What is left between the rows the way around the fountain has.
  const longer = Math.max(1, Math.min(1.5, (height - 356) / 112));
  return { width, height, centre, stalls, spaces: ring.map(([x, y]) => [middle + x, centre[1] + y * longer]), round: [66, 74 * longer] };
}

const AWNINGS: [string, string][] = [
  ['#b9452c', '#8e2f1c'], ['#c98a2f', '#9a661b'], ['#6f8a4a', '#4f6a30'], ['#b9452c', '#8e2f1c'],
  ['#c98a2f', '#9a661b'], ['#6f8a4a', '#4f6a30'], ['#8a4f7d', '#653659'],
];

/** Where the four tiles of a stall lie, from its middle. */
export const slotAt = (i: number): Point => [-57 + (i % 2) * 57.5, -48 + Math.floor(i / 2) * 57.5];

/** What a stall throws on the paving. */
export const shadow = (): string => rect(-50, -53, 122, 136, CONTACT, 6, 'opacity=".34"');

/** The counter of a stall, drawn around its middle; `empty`: closed by shutters. */
export function counter(space: number, empty: boolean): string {
  // Trays sunk into the counter: dark below their upper left edges, lit along the others.
  const trays = [0, 1, 2, 3].map((i) => {
    const [x, y] = slotAt(i);
    const edge = (d: string, tone: string, width: number) => `<path d="${d}" fill="none" stroke="${lit(tone)}" stroke-width="${width}"/>`;
    return (
      rect(x + 2, y + 2, 52, 52, lit('#5b3b21'), 3) +
      edge(`M${x + 4} ${y + 53}V${y + 4}H${x + 53}`, '#3c2412', 4) + edge(`M${x + 53} ${y + 5}V${y + 53}H${x + 5}`, '#a67a4c', 1.6)
    );
  });
  return (
    rect(-61, -62, 122, 134, 'url(#cd-post)', 5) + rect(-61, -62, 122, 134, 'url(#cd-grain-up)', 5) +
    rect(-61, 66, 122, 6, 'var(--timber-shade)', 3) +
    rect(-58, -52, 116, 119, empty ? lit('#94714c') : lit('#74502f'), 3) +
    `<path d="M-58 66V-50H58" fill="none" stroke="${CONTACT}" stroke-opacity=".45" stroke-width="3"/>` + (empty ? shutters(space) : trays.join(''))
  );
}

/** Paint of the shutters: frame, slats, the shade between them. */
const PAINTS: [string, string, string][] = [
  ['#7f917c', '#98a892', '#5d6d5c'], ['#7b8f9c', '#95a7b1', '#586b78'], ['#a98a6a', '#c0a483', '#7f6448'],
];
/** The paint of each stall; no two neighbours look alike. */
const PAINTED = [0, 1, 2, 0, 1, 2, 1];
const FURS: [string, string, string][] = [['#c9894a', '#e2ab6c', '#8a5526'], ['#8a8580', '#aaa59f', '#57524e'], ['#4b4441', '#6b625d', '#2b2624']];

/** Two wings of painted slats at noon, a wreath on them, and what sleeps or blooms on the sill. */
function shutters(space: number): string {
  const [frame, slat, gap] = PAINTS[PAINTED[space]!]!.map(lit) as [string, string, string];
  const wing = (x: number) =>
    rect(x, -50, 56, 116, frame, 2) + rect(x, -50, 56, 2, slat, 1) + rect(x, -50, 2, 116, slat, 1) +
    [-43, 11].map((top) => rect(x + 6, top, 44, 47, gap, 2) +
      Array.from({ length: 6 }, (_, i) => rect(x + 7, top + 2 + i * 7.4, 42, 5, slat, 1.5, 'opacity=".85"')).join('')).join('');
  const hinge = (x: number, y: number) => rect(x, y, 9, 5, lit('#3d3a38'), 2);
  return (
    wing(-57) + wing(1) + rect(-1, -50, 2, 116, lit('#3a2418')) + [-32, 44].map((y) => hinge(-58, y) + hinge(49, y)).join('') +
    move(0, -21, wreath()) + (space % 2 || space === 6 ? move(space % 4 === 1 ? 32 : -30, 66, pot()) : move(space % 4 ? 26 : -26, 66, cat(FURS[space / 2]!)))
  );
}

function wreath(): string {
  const leaves = Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * 360;
    return `<path d="M0-15q5-5 9 0q-5 4-9 0" fill="${lit(i % 2 ? '#5d7f3c' : '#7d9d4e')}" transform="rotate(${round(turn)}) rotate(${i % 2 ? 24 : -20} 0 -15)"/>`;
  });
  const berries = [40, 150, 265].map((turn) => `<circle cy="-14" r="2" fill="${lit('#b9452c')}" transform="rotate(${turn})"/>`);
  return (
    circle(1.5, 2, 14, 'none', `stroke="${CONTACT}" stroke-opacity=".4" stroke-width="5"`) + circle(0, 0, 14, 'none', `stroke="${lit('#46622c')}" stroke-width="4"`) +
    leaves.join('') + berries.join('') + path('M0 13l-7 9 5-1 2 4 2-4 5 1z', lit('#b9452c'))
  );
}

/** Curled up, its tail around it. */
function cat([fur, light, dark]: [string, string, string]): string {
  const ear = (x: number) => path(`M${x - 4}-15L${x - 2.5}-21.5L${x + 2.5}-17Z`, lit(fur));
  return (
    `<ellipse cx="3" cy="0" rx="25" ry="4" fill="${CONTACT}" opacity=".4"/>` +
    path('M-22 0C-25-14-12-22 3-20C19-19 25-10 23 0Z', lit(fur)) + path('M-19-6C-17-15-8-20 3-19C-4-16-10-12-12-4Z', lit(light), 'opacity=".7"') +
    `<g fill="none" stroke="${lit(dark)}" stroke-linecap="round"><path d="M2-19q2 5 1 8M9-18q2 5 1 8M16-14q1 4 0 7" stroke-width="1.8" opacity=".75"/><path d="M22-1C12 3-2 2-7-3" stroke="${lit(fur)}" stroke-width="6"/><path d="M22-1C12 3-2 2-7-3" stroke-width="1" opacity=".5" transform="translate(0 2.6)"/></g>` +
    ear(-17) + ear(-9) + circle(-13, -10, 8, lit(fur)) + circle(-15, -12, 4.5, lit(light), 'opacity=".55"') +
    `<path d="M-18-10q1.5 1.6 3 0M-11.5-10q1.5 1.6 3 0M-13.4-7l.9 1 .9-1" fill="none" stroke="${lit('#2b1a10')}" stroke-width="1" stroke-linecap="round"/>`
  );
}

/** Oleander in a pot. */
function pot(): string {
  const blooms: [number, number, string][] = [[-8, -26, '#e2849a'], [3, -31, '#f0a3b3'], [10, -24, '#e2849a'], [-1, -22, '#f6c3cc']];
  return (
    `<ellipse cx="4" cy="0" rx="15" ry="4" fill="${CONTACT}" opacity=".4"/>` +
    [[-8, -23, 8], [7, -24, 9], [0, -29, 8], [0, -20, 8]].map(([x, y, r]) => circle(x!, y!, r!, lit('#5f8047'))).join('') +
    blooms.map(([x, y, tone]) => circle(x, y, 3.4, lit(tone)) + circle(x, y, 1.2, lit('#fff0d0'))).join('') +
    path('M-9 0L-12-15H12L9 0Z', 'var(--terracotta)') + path('M-9 0L-12-15H-5L-4 0Z', 'var(--terracotta-lit)') + rect(-13, -17, 26, 4.5, 'var(--terracotta-shade)', 1.5)
  );
}

export function awning(space: number, low = false): string {
  const [cloth, edge] = AWNINGS[space]!.map(lit) as [string, string];
  const wide = 128 / 7;
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const [a, b] = [-64 + i * wide, -64 + (i + 1) * wide];
    const [ta, tb] = [-59 + (i * 118) / 7, -59 + ((i + 1) * 118) / 7];
    const plain = i % 2 === 1;
    return (
      path(`M${round(ta)} -83H${round(tb)}L${round(b)} -61H${round(a)}Z`, plain ? lit('#fbf1dc') : cloth) +
      path(`M${round(a)} -61H${round(b)}V-58a${round(wide / 2)} 6 0 0 1 ${round(-wide)} 0Z`, plain ? lit('#dcc9a4') : edge)
    );
  });
  const roof = stripes.join('') + path('M-59 -83H59L60 -79H-60Z', '#fff', 'opacity=".4"');
  const shade = rect(-62, -59, 127, 12, CONTACT, 0, 'opacity=".3"');
  return shade + (low ? `<g transform="translate(0 -20.8) scale(1 .6)">${roof}</g>` : roof);
}

/** The number of a stall on a round of marble. */
export const numberPlate = (y: number, r: number): string =>
  circle(0, y + 1, r + 0.5, lit('#3a2418')) + circle(0, y, r, 'url(#cd-paper)', 'stroke="var(--brass-shade)"');

const octagon = (r: number): string => {
  const points = Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) * Math.PI) / 4;
    return `${round(r * Math.cos(a) * 1.06)} ${round(r * Math.sin(a) * 1.06)}`;
  });
  return `M${points.join('L')}Z`;
};

export const fountain = (): string =>
  `<ellipse cx="8" cy="10" rx="54" ry="50" fill="${CONTACT}" opacity=".35"/>` +
  path(octagon(52), 'var(--travertine-shade)') +
  path(octagon(52), 'url(#cd-stone)', 'transform="translate(-1.5 -3)" stroke="var(--travertine-shade)" stroke-width="1"') +
  circle(-1, -2, 41, 'var(--travertine-shade)') + circle(0, 0, 40, 'url(#cd-water)') +
  `<g fill="none" stroke="${lit('#e4f6fd')}" stroke-width="1.5" opacity=".8"><circle r="33" stroke-dasharray="30 14 10 20"/><circle r="26" stroke-dasharray="18 22 30 8"/></g>` +
  circle(3, 4, 19, lit('#1d4f78'), 'opacity=".4"') + circle(0, 0, 19, 'var(--travertine)') + circle(-1, -1.5, 18, 'url(#cd-stone)') +
  circle(0, 0, 13, 'url(#cd-water)', 'stroke="var(--travertine-shade)" stroke-width="1"') +
  `<path d="M0-2Q-14-22-24-9M0-2Q14-22 24-9M0-2Q-12 12-18 22M0-2Q12 12 18 22M0-2Q-3-24-1-30" stroke="${lit('#f4fcff')}" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".95"/>` +
  circle(0, -3, 6, lit('#fffaf0')) + circle(-1.5, -4.5, 2.5, '#fff');

/** Two rings of stones around the fountain. */
export function paving(rx: number, ry: number): string {
  const ring = (from: number, to: number, count: number, tones: string[]) =>
    Array.from({ length: count }, (_, i) => {
      const at = (r: number, turn: number) => `${round(r * rx * Math.cos(turn))} ${round(r * ry * Math.sin(turn))}`;
      const [a, b] = [(i / count) * 2 * Math.PI, ((i + 0.93) / count) * 2 * Math.PI];
      return path(`M${at(from, a)}L${at(to, a)}L${at(to, b)}L${at(from, b)}Z`, tones[i % tones.length]!);
    }).join('');
  const clay = ['#cf9b76', '#d8a884', '#c48d68'].map(lit);
  const pale = ['#efe3ca', '#e6d6b5', '#f3e9d4'].map(lit);
  return ring(0.84, 0.99, 40, clay) + ring(0.5, 0.84, 30, pale);
}

export function tree(r: number): string {
  const crowns: [number, number, number][] = [[-0.42, -0.35, 0.5], [0.4, -0.4, 0.48], [-0.38, 0.4, 0.5], [0.42, 0.36, 0.5], [0, 0, 0.56]];
  return (
    `<ellipse cx="${r * 0.6}" cy="${r * 0.7}" rx="${r * 1.15}" ry="${r}" fill="${CONTACT}" opacity=".3"/>` +
    circle(0, 0, r * 0.95, 'var(--terracotta-lit)') + circle(0, 0, r * 0.8, lit('#5b3a1c')) +
    crowns.map(([x, y, z]) =>
      circle(x * r + 1.5, y * r + 2, z * r, 'var(--forest)') + circle(x * r, y * r, z * r - 1, lit('#6d8c52')) +
      circle(x * r - 2, y * r - 3, z * r * 0.45, lit('#a3bd7c'))).join('')
  );
}

export const amphora = (): string =>
  `<ellipse cx="7" cy="1" rx="14" ry="4.5" fill="${CONTACT}" opacity=".35"/>` +
  path('M-3 0C-12-8-13-22-5-28L-4-36H4L5-28C13-22 12-8 3 0Z', 'var(--terracotta)') +
  path('M-3 0C-12-8-13-22-5-28L-4-36H-1C-6-26-7-10-3 0Z', 'var(--terracotta-lit)') +
  path('M-5-36H5v3H-5z', 'var(--terracotta-shade)') +
  '<path d="M-4-34C-11-33-11-26-8-24M4-34C11-33 11-26 8-24M-9-17H9" fill="none" stroke="var(--terracotta-shade)" stroke-width="2"/>';

export function crate(): string {
  const fruit: [number, number, string][] = [[8, 8, '#d2502f'], [17, 7, '#e0992b'], [26, 9, '#d2502f'], [12, 14, '#e0992b'], [21, 14, '#c6452c']];
  return (
    path('M4 26h34l4-18z', CONTACT, 'opacity=".3"') + rect(0, 0, 34, 26, 'var(--timber-lit)', 2) + rect(2, 2, 30, 18, 'var(--timber-shade)') +
    fruit.map(([x, y, tone]) => circle(x, y, 5, lit(tone)) + circle(x - 1.5, y - 1.5, 1.5, lit('#ffe0b0'))).join('') +
    rect(0, 20, 34, 6, 'var(--timber-lit)')
  );
}

export const bird = (): string =>
  `<ellipse cx="3" cy="4" rx="6" ry="2.2" fill="${CONTACT}" opacity=".3"/>` +
  path('M-7 1C-4-5 3-5 6-3L9-2 6 0C5 4-2 4-7 1Z', lit('#8e97a3')) + path('M-3-1C0-2 2 0 2 2C-1 3-5 2-8 3Z', lit('#5f6874'));

/** What stands between the rows of a square that is three by three: at its foot, and where they leave room. */
function between({ width, height, stalls }: Square): string {
  const [, , right, , , left, above] = stalls as [Point, Point, Point, Point, Point, Point, Point];
  const foot = move(width / 2 + 4, height - 44, tree(20)) + move(width / 2 - 30, height - 16, amphora(), 0.8);
  const gap = left[1] - above[1] - 150;
  if (gap < 44) return foot;
  const [upper, lower] = [left[1] - 75 - gap / 2, left[1] + 75 + gap / 2];
  return (
    foot +
    move(left[0] - 34, upper + 16, amphora(), 0.95) + move(left[0] - 10, upper + 20, amphora(), 0.75) + move(right[0] + 20, upper + 4, tree(18)) +
    move(left[0] - 22, lower + 2, tree(17)) + move(right[0] - 4, lower - 12, crate()) + move(right[0] + 38, lower + 18, amphora(), 0.85)
  );
}

/** What stands where no stall is: at the corners of the square. */
export function corners(square: Square, compact: boolean): string {
  if (compact) return between(square);
  const { width, height, stalls } = square;
  const near = (x: number, y: number, inner: string, scale = 1) => move(x, y, inner, scale);
  const top = width / 2 - 61 > 96;
  const low = near(30, height - 118, amphora(), 1) + near(52, height - 106, amphora(), 0.85) + near(34, height - 84, amphora(), 0.8) + near(16, height - 78, crate(), 0.9);
  return (
    (top ? near(36, 36, tree(25)) + near(82, 56, amphora(), 0.9) + near(width - 34, 40, tree(24)) + near(width - 104, 42, crate()) : stalls[1]![1] > 140 ? near(28, 34, tree(22)) + near(width - 28, 34, tree(22)) : '') +
    (width > 420 ? low + near(width - 34, height - 90, tree(26)) + near(width - 60, height - 150, bird()) : near(20, height - 60, amphora(), 0.9) + near(width - 22, height - 60, amphora(), 0.9))
  );
}

/** How far, as a part of the way to the fountain. */
const BOW = 0.5;

/** An arrow from one space to another, in the colour of a seat, bent towards the fountain: the number plates between
 *  them stay free. */
export function way(from: Point, to: Point, centre: Point, colour: string): string {
  const drawn = (i: 0 | 1) => ((from[i] + to[i]) / 2) * (1 - BOW) + centre[i] * BOW;
  const bow: Point = [drawn(0), drawn(1)];
  const towards = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  const [sx, sy] = towards(from, bow);
  const [ux, uy] = towards(bow, to);
  const start: Point = [from[0] + sx * 20, from[1] + sy * 17];
  const tip: Point = [to[0] - ux * 22, to[1] - uy * 19];
  const shaft = `M${round(start[0])} ${round(start[1])}Q${round(bow[0])} ${round(bow[1])} ${round(tip[0] - ux * 6)} ${round(tip[1] - uy * 6)}`;
  const barb = (side: number) => `${round(tip[0] - ux * 9 - uy * side)} ${round(tip[1] - uy * 9 + ux * side)}`;
  const head = `M${barb(7)}L${round(tip[0] + ux * 3)} ${round(tip[1] + uy * 3)}L${barb(-7)}Z`;
  return (
    `<g stroke-linecap="round" stroke-linejoin="round"><path d="${shaft}" fill="none" stroke="#fffaf0" stroke-width="8"/>` +
    path(head, '#fffaf0', 'stroke="#fffaf0" stroke-width="4"') +
    `<path d="${shaft}" fill="none" stroke="${colour}" stroke-width="4.5"/>${path(head, colour)}</g>`
  );
}

/** What a way costs: one bread on a coin of marble. */
export const breadPrice = (r: number): string =>
  circle(1, 2, r, CONTACT, 'opacity=".3"') + circle(0, 0, r, 'var(--paper-lit)', 'stroke="var(--brass-shade)" stroke-width="2"') + icon('bread', 0, 0, r * 1.5);
