// Parts of a cameo: one profile that looks to the left, dress, hair, and what tells people apart.
// The box is 60 x 72; colours are those of ivory, hair and gold, the same by day and by night.
import { ellipse, path, round, stroke } from './kit';

const GOLD = '#f0cf6a';
const GOLD_SHADE = '#b8912f';
const BRONZE = 'url(#ar-brass)';
const bronzeEdge = 'stroke="#6b4710" stroke-width="1"';
const shine = (d: string) => stroke(d, '#fff', 1.3, 'stroke-opacity=".35"');

export const HEAD =
  path(
    'M8 72C14 69 24 68 25 60C25 58.5 22 58 19 57.8C15 58 13 56 13.4 53C13.6 51 14.6 50.4 14.2 49.4C12.6 48.8 12.2 47.4 13 46.4C13.6 45.6 14 45.2 14 44.6C12.6 44.2 11.8 43.4 12.4 42C12.8 41 13.4 40.8 13.2 40.2C11.6 40 9.2 39.6 9.4 38C10 35.6 13.4 32 14.6 28.6C15 27 14.4 25.8 15 24C16 19 17 14 22 10C28 4 42 3 48 12C53 19 51.6 30 48 37C46 41 44.6 45 45 50C45.4 56 48 60 54 64C57 66 58 70 58 72Z',
    'url(#ar-ivory)',
  ) +
  path('M27 60C33 58 38 52 40 46C41 56 46 62 53 66L36 72C33 66 30 63 27 60z', '#b9936e', 'opacity=".45"') +
  path('M16 28.5c2-1.6 5-1.6 7.5-.3M17 31.2c1.6-1.5 4-1.4 5.4 0-1.6 1-4 1-5.4 0z', '#7b583c', 'stroke="#7b583c" stroke-width=".9"') +
  stroke('M14 44.7c2 .3 3.6.2 5-.6M13.4 40.2c1.5.3 2.6-.2 3.2-1.5', '#8d6748', 1);

function leaves(upper: string, lower: string): string {
  let drawn = '';
  for (let i = 0; i < 8; i++) {
    const k = i / 7;
    const [x, y] = [17 + k * 33, 20 - 8 * Math.sin(k * 2.6) + k * 12];
    const leaf = (dy: number, rx: number, ry: number, fill: string, turn: number) =>
      `<ellipse cx="${round(x)}" cy="${round(y + dy)}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${round(turn)} ${round(x)} ${round(y + dy)})"/>`;
    drawn += leaf(-3, 5.5, 2.2, lower, -50 + k * 70) + leaf(2, 5.2, 2, upper, 20 + k * 60);
  }
  return drawn + stroke('M50 30q6 4 4 11', upper, 2);
}
function curls(colour: string, spots: [number, number, number][]): string {
  return spots
    .map(([x, y, r]) => ellipse(x, y, r, r, colour) + stroke(`M${x - r * 0.5} ${y - r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.7} ${-r * 0.4}`, '#fff', 1.2, 'stroke-opacity=".45"'))
    .join('');
}
const CROWN = 'M17.5 19C17 12 24 4 36 4C48 5 53.5 16 51.5 27C50.5 33 47.5 38 45.6 43C42 43 40 41 39.5 37C40 31 35 28 32.5 31L30.5 26C28 22 22 22 17.5 19z';

/** Every part takes a colour, used where it has one. */
export const PARTS: Record<string, (colour: string) => string> = {
  // Dress.
  toga: () =>
    path('M6 72C12 67 24 66 28 60C36 64 46 62 52 62C57 65 59 69 59 72z', '#fff9ea') + stroke('M12 72q14-4 20-10M24 72q12-3 20-9M38 72q8-2 14-7', '#b89c72', 1.5),
  stripe: (c) => path('M20 72C28 69 34 65 37 61L43 62C39 67 34 70 29 72z', c || '#93331f'),
  cuirass: () => path('M6 72C10 66 22 66 26 60L46 58C54 62 58 66 59 72z', BRONZE, bronzeEdge) + ellipse(33, 68, 4, 3.5, '#93331f'),
  cloak: (c) => path('M5 72C10 66 20 66 26 60L47 57C55 61 59 66 60 72z', c) + stroke('M20 71q10-3 14-10M32 72q9-4 12-12M46 72q4-5 3-11', '#fff', 1.4, 'stroke-opacity=".35"') + ellipse(27, 63, 3.2, 3.2, GOLD, `stroke="${GOLD_SHADE}"`),
  stola: (c) => path('M6 72C12 66 22 66 27 61C36 66 46 63 53 62C58 66 59 69 59 72z', c) + stroke('M26 62q10 6 24 1', GOLD, 1.6) + stroke('M18 72q8-3 12-8M34 72q3-4 4-7M48 72q1-4 1-8', '#fff', 1.2, 'stroke-opacity=".4"'),
  // Faces.
  ear: () => path('M33 31c4-3 7 1 5.5 5-1 2.6-2 5-3.7 4.6-1.8-.4-1.6-3.6-2-5.600z', '#ead5b2', 'stroke="#9c7550" stroke-width="1"'),
  old: () => stroke('M19 22q5-2 10 0M20 25q4-1.5 8 0M24 36q3 2 3 6M18 42q4 2 5 6', '#a17a55', 1),
  hook: () => path('M14.6 28C12 31 8.5 34 7.6 37.500C7.4 39.5 10 40.8 13.2 40.600z', 'url(#ar-ivory)') + stroke('M13 30q-4 4-5.2 7.5', '#a17a55', 0.8),
  gaunt: () => path('M24 39C29 40 32 45 31 52C27 52 23 48 24 39z', '#b08a62', 'opacity=".55"') + stroke('M22 37q6 0 9 4', '#8d6748', 1),
  chin: () => path('M19 57.600C22 63 28 63 31 57C30 61 27 66 22 65C18 64 17 60 19 57.600z', '#ecd8b4', 'stroke="#b08a62" stroke-width=".8"'),
  scar: () => stroke('M21 33l8 9', '#a4553c', 1.6),
  // Hair.
  short: (c) => path(CROWN, c) + shine('M20 16q7 4 12 3t13 9M23 11q10 3 16 3t9 12M30 7q10 2 16 8'),
  fringe: (c) => path('M15.5 24C14 14 24 3 37 4C49 5 54 16 51.5 27C50.5 33 47.5 38 45.6 43C42 43 40 41 39.5 37C40 31 36 27 32 29C31 26 29 26 27.5 27C26 24 23 25 21.5 26C20 24 17.5 24 15.5 24z', c) + shine('M18 21q5-6 9-8M23 23q3-7 8-9M29 25q2-7 7-9M40 10q8 6 8 18'),
  tuft: (c) => path(CROWN, c) + path('M17 20C14 12 20 5 27 7C22 9 22 12 23 15C21 15 18 17 17 20zM24 13C24 5 32 2 36 5C31 6 29 9 29 13z', c) + shine('M20 16q2-5 5-7M26 11q3-5 7-5M38 9q9 5 10 18'),
  curly: (c) => curls(c, [[19, 17, 5], [25, 11, 5.5], [33, 8, 6], [41, 10, 6], [47, 16, 6], [49, 24, 6], [48, 32, 5.5], [45, 39, 5], [40, 20, 8], [31, 18, 7], [24, 20, 4.5], [41, 30, 6], [43, 44, 4]]),
  bald: (c) => path('M40 26C48 22 52 24 51 29C50 35 47 39 45.5 44C41 44 39.5 40 39.5 36C40 32 39 29 36 28z', c) + shine('M42 29q5 1 6 4M41 34q4 1 5 4') + stroke('M20 20q5-2 9 0', '#a9825c', 1),
  receding: (c) => path('M25 11C32 4 46 5 50 15C53 24 50 33 45.6 43C42 43 40 41 39.5 37C40 31 36 28 33 30C33 22 30 14 25 11z', c) + shine('M30 11q10 3 16 18M36 9q8 5 11 16'),
  bun: (c) => path('M17 21C16 12 24 4 36 4C47 5 53 14 51.5 25C50.5 31 47 35 44 38C40 34 37 29 32 28C27 26 22 24 17 21z', c) + ellipse(52, 36, 7.5, 8, c) + stroke('M19 19q9 1 15 6t11 9M24 11q12 3 18 10t8 12M48 32q5-2 9 3M47 38q5 4 9 1', '#fff', 1.3, 'stroke-opacity=".4"'),
  braids: (c) => curls(c, [[18, 20, 4], [22, 15, 4], [27, 11, 4], [33, 8, 4.5], [40, 8, 4.5], [46, 12, 5]]) + path('M22 18C30 12 44 12 50 18C52 27 49 35 45 42C40 38 38 30 32 27C28 25 24 23 20 22z', c) + stroke('M24 20q12 1 21 18M30 17q12 3 18 15', '#fff', 1.3, 'stroke-opacity=".4"') + ellipse(50, 42, 5, 6, c),
  tall: (c) => curls(c, [[18, 18, 5], [20, 11, 5.5], [26, 6, 6], [33, 3, 6], [40, 5, 6], [27, 14, 6], [35, 11, 6]]) + path('M24 18C34 12 48 14 51 20C53 29 49 36 45 41C41 37 38 30 32 27z', c) + shine('M30 18q12 4 16 18') + ellipse(51, 40, 5.5, 7, c),
  // Beards.
  beard: (c) => path('M31 36C31 44 28 47 21 46.500C18 45 15 46 14 47C12 49 13 52 11.5 55C11 60 15 65 21 65C29 64 35 57 37 48C38 44 37 40 35.5 39z', c) + shine('M16 51q1 7 5 11M21 50q0 7 3 11M27 48q0 6 1 10'),
  stubble: (c) => path('M32 37C32 45 28 49 21 48C17 47 14.5 49 13.6 53C13.6 56 16 58 20 58C27 57 33 52 36 44C37 42 36.5 40 35.5 39z', c, 'opacity=".55"'),
  long: (c) => path('M31 36C31 44 28 46 21 45.500C17 44 14 46 13 48C10 55 9 62 12 71C18 75 28 70 33 60C37 52 38 44 35.5 39z', c) + shine('M15 50q-2 10 1 19M21 49q-1 10 1 20M27 47q1 8-1 17'),
  // Heads that are covered or crowned.
  wreath: (c) => leaves(c || GOLD, c ? '#48622f' : GOLD_SHADE),
  helmet: (c) =>
    path('M14.5 22C15 8 28 2 38 4C50 6 54 18 52 30L49 44C45 46 41 44 40 40L39 32C35 28 30 27 27 27L14 26z', BRONZE, bronzeEdge) + path('M30 29c6 1 9 6 8 14-1 6-4 9-7 10l-4-6c3-4 4-12 3-18z', BRONZE, bronzeEdge) +
    path('M22 7C24-4 46-6 56 12C60 22 58 34 55 42C55 26 48 10 34 5z', c || '#b4492f', 'stroke="#6d160a" stroke-width="1"') + stroke('M30 1l3 5M39 0l0 6M47 4l-3 6M53 11l-5 4M57 21l-6 2M57 31l-5 0', '#fff', 1.1, 'stroke-opacity=".5"'),
  cap: () => path('M13.5 25C14 10 26 3 37 4C50 5 54 17 52 29C46 33 40 31 36 28C28 27 20 27 13.5 25z', '#f7f0df', 'stroke="#a58c66" stroke-width="1"') + path('M33 5l2-9 4 0 1 9z', '#c9a86a', 'stroke="#6b4710" stroke-width=".8"') + stroke('M14 23q18 1 37 4', '#93331f', 2.2),
  veil: (c) => path('M19 17C21 6 34 0 44 4C55 8 58 24 57 40C57 54 59 64 60 72H38C40 60 38 50 39 42C40 32 34 22 27 20C24 19 21 19 19 17z', c || '#dfeaf0', 'opacity=".97"') + stroke('M30 8C44 10 50 24 49 44C48 58 50 66 52 72M38 6C50 12 54 28 54 46', '#6f8a97', 1.4, 'opacity=".7"') + path('M19 17C22 10 27 8 30 9C25 12 24 16 25 20z', '#7c5236'),
  diadem: () => stroke('M17 21C26 15 38 17 49 24', GOLD, 3) + path('M17 21l2-8 4 5 3-7 4 6 4-6 3 7 4-4 2 7', GOLD, `stroke="${GOLD_SHADE}" stroke-width=".8" stroke-linejoin="round"`),
  rostra: () => stroke('M16 22C26 15 40 17 51 25', GOLD_SHADE, 5) + path('M17 19l-2-6 6 3zM25 15l0-7 6 5zM34 14l3-7 4 7zM43 17l5-5 2 8z', GOLD, `stroke="${GOLD_SHADE}" stroke-width=".8"`) + stroke('M16 22C26 15 40 17 51 25', GOLD, 2),
  band: (c) => stroke('M16 22C26 17 40 19 51 27', c || '#f7f0df', 3.4) + path('M50 27q7 4 6 13l-3-1q0-7-5-10z', c || '#f7f0df'),
  pearl: () => ellipse(35, 44, 2.4, 2.8, '#fff', 'stroke="#8fa5b3" stroke-width=".8"') + stroke('M35 40v2', GOLD, 1.2),
};

/** Signs in the field before the face, in gold relief. */
const relief = (d: string, more = '') => path(d, GOLD, `stroke="${GOLD_SHADE}" stroke-width=".8" stroke-linejoin="round" ${more}`);
export const SIGNS: Record<string, () => string> = {
  scroll: () => relief('M2 14h11v3h-1v9h1v3H2v-3h1v-9H2z') + stroke('M5 19h6M5 22h6M5 25h4', GOLD_SHADE, 1),
  coins: () => ellipse(7, 26, 5, 2.4, GOLD, `stroke="${GOLD_SHADE}"`) + ellipse(7, 23, 5, 2.4, GOLD, `stroke="${GOLD_SHADE}"`) + ellipse(7, 20, 5, 2.4, GOLD, `stroke="${GOLD_SHADE}"`),
  anchor: () => stroke('M7 13v14M3 17h8M1 23q2 5 6 5t6-5', GOLD, 2) + ellipse(7, 12, 2, 2, 'none', `stroke="${GOLD}" stroke-width="1.5"`),
  star: () => relief('M7 11l2 5 5 .5-4 3.5 1.5 5L7 22l-4.5 3L4 20l-4-3.5 5-.5z'),
  eagle: () => relief('M7 12l2 3c3-3 5-3 6-2-1 5-4 8-6 8l1 6H4l1-6C3 21 0 18-1 13c1-1 3-1 6 2z'),
  wheat: () => stroke('M7 30V14', GOLD, 1.4) + [14, 18, 22].map((y) => relief(`M7 ${y}q-5-1-5-5q5 1 5 5zM7 ${y}q5-1 5-5q-5 1-5 5z`)).join(''),
  spade: () => stroke('M7 12v10', GOLD, 2) + relief('M3 21h8v4q-1 4-4 5q-3-1-4-5z'),
  dagger: () => relief('M6 12h2l1 10-2 3-2-3zM3 11h8v2H3z') + stroke('M7 6v5', GOLD, 2.2),
  lyre: () => stroke('M3 12q-3 10 2 14h4q5-4 2-14M3 15h8', GOLD, 1.8) + stroke('M6 15v11M8 15v11', GOLD, 0.9),
  compass: () => stroke('M7 11L2 28M7 11l5 17M4 21h6', GOLD, 1.7) + ellipse(7, 11, 2, 2, GOLD),
  shield: () => relief('M1 13h12v7q-1 6-6 9q-5-3-6-9z') + stroke('M7 14v13M2 19h10', GOLD_SHADE, 1),
  book: () => relief('M1 15q3-2 6 0q3-2 6 0v12q-3-2-6 0q-3-2-6 0z') + stroke('M7 15v12', GOLD_SHADE, 1),
  plough: () => stroke('M0 16l8 10 5 1M8 26l-5 3M4 21l5-6', GOLD, 1.8),
  torch: () => relief('M5 19h4l-1 11H6z') + path('M7 9q5 5 2 9H5q-3-4 2-9z', '#ff9d45'),
  cherry: () => ellipse(4, 25, 3.2, 3.2, '#d3452b') + ellipse(11, 26, 3.2, 3.2, '#b4331f') + stroke('M4 22q1-7 6-9M11 23q-1-6-1-10', '#8fae68', 1.3),
  mountain: () => relief('M0 28l5-11 2 2 2-2 6 11z') + stroke('M6 16q-2-3 1-6M9 15q3-3 1-6', '#ff9d45', 1.4),
  dice: () => relief('M2 15h10v10H2z') + ellipse(5, 18, 1, 1, GOLD_SHADE) + ellipse(9, 22, 1, 1, GOLD_SHADE) + ellipse(7, 20, 1, 1, GOLD_SHADE),
  bow: () => stroke('M4 11q9 9 0 18', GOLD, 1.8) + stroke('M4 11v18M1 20h12', GOLD, 1),
  children: () => relief('M3 20a2.5 2.5 0 1 1 .1 0zM2 21h3l2 8H0zM10 22a2 2 0 1 1 .1 0zM9 23h3l2 6H7z'),
  comb: () => relief('M2 13h10v5H2z') + stroke('M3 18v7M5.5 18v7M8.5 18v7M11 18v7', GOLD, 1.2),
  feather: () => relief('M5 29Q0 18 9 10q4 9-4 19z') + ellipse(7.5, 15, 1.8, 2.4, '#2e6b88'),
  milestone: () => relief('M3 29V16q0-4 4-4t4 4v13z') + stroke('M5 18h4M5 21h4M5 24h4', GOLD_SHADE, 1),
  key: () => stroke('M7 18v11M7 24h4M7 28h4', GOLD, 2) + ellipse(7, 14, 3.5, 3.5, 'none', `stroke="${GOLD}" stroke-width="2"`),
  grape: () => [[4, 18], [8, 18], [12, 18], [6, 22], [10, 22], [8, 26]].map(([x, y]) => ellipse(x!, y!, 2.3, 2.3, '#a76ba4')).join('') + stroke('M8 16q0-4 4-5', '#8fae68', 1.5),
};
