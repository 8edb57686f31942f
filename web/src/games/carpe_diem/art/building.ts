// Houses and villas from above: hipped roofs whose faces are toned by the side they look to, so
// that a turned tile keeps the light. A finished building is one roof over all its tiles.
import { circle, icon, lit, outline, path, rect, type Point } from './markup';
import { WAYS, cornered, kindsOf, sidesOf, type Piece } from './piece';
import { CREAM, GOLD, GOLD_EDGE, ROOFS, SHADOW, type Building, type Roof } from './tones';

type Box = [x: number, y: number, width: number, height: number];

interface Sheet {
  walls: Box[];
  faces: string;
  top: string;
  /** Middles of the open sides of half houses: a finished house has its sign between them. */
  doors: Point[];
}

const box = (a: Point, b: Point): Box => [
  Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]),
];
const face = (points: Point[], tone: string) => path(outline(points), tone, `stroke="${tone}" stroke-width=".7"`);
const ridge = (roof: Roof, points: Point[], width: number, opacity = 1) =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="${roof.ridge}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

function chimney(x: number, y: number, plain: boolean): string {
  if (plain) return rect(x, y, 14, 14, lit('#fff3e0'), 0, `stroke="${lit('#7a2d1a')}" stroke-width="2"`);
  return (
    path(`M${x + 2} ${y + 15}l9 8h8l-4-14z`, '#4a160a', 'opacity=".4"') +
    rect(x, y, 15, 15, lit('#fbeeda'), 1.5, `stroke="${lit('#7a2d1a')}" stroke-width="1"`) +
    path(`M${x + 15} ${y}v15H${x}z`, lit('#cbb08f')) +
    rect(x + 4, y + 4, 7, 7, lit('#3a2118'))
  );
}

/** A part of a villa that has its tile for itself: a middle with a wing to each open side. */
function wings(sheet: Sheet, piece: Piece, roof: Roof, plain: boolean): void {
  const half = 25.5;
  const [cx, cy] = [piece.column * 100 + 50, piece.row * 100 + 50];
  const open = sidesOf(piece, 'villa');
  sheet.walls.push([cx - half, cy - half, 2 * half, 2 * half]);
  WAYS.forEach(([dx, dy], side) => {
    const at = (out: number, along: number): Point => [cx + dx * out - dy * along, cy + dy * out + dx * along];
    if (open.includes(side)) {
      sheet.walls.push(box(at(0, -half), at(50, half)));
      sheet.faces += face([at(0, 0), at(50, 0), at(50, half), at(half, half)], roof.sides[(side + 1) % 4]!);
      sheet.faces += face([at(0, 0), at(50, 0), at(50, -half), at(half, -half)], roof.sides[(side + 3) % 4]!);
      sheet.top += ridge(roof, [[cx, cy], at(50, 0)], 3.4);
    } else {
      sheet.faces += face([at(0, 0), at(half, half), at(half, -half)], roof.sides[side]!);
      if (!plain) sheet.top += ridge(roof, [at(half, half), [cx, cy], at(half, -half)], 2, 0.55);
    }
  });
  for (let i = 0; i < Math.max(1, piece.chimneys); i++) sheet.top += chimney(cx - 16 + i * 19, cy - 18 + i * 18, plain);
}

/** Half of a house, or the end of a villa beside something else on its tile. */
function half(sheet: Sheet, piece: Piece, type: Building, roof: Roof, done: boolean, plain: boolean): void {
  const villa = type === 'villa';
  const wide = villa ? 25.5 : 24;
  const shared = kindsOf(piece).length > 1;
  const side = sidesOf(piece, type)[0]!;
  const [dx, dy] = WAYS[side]!;
  const [ex, ey] = [piece.column * 100 + 50 + dx * 50, piece.row * 100 + 50 + dy * 50];
  const deep = shared ? (cornered(piece) ? (villa ? 36 : 31) : villa ? 46 : 44) : 60;
  const hip = shared ? 13 : 16;
  const at = (inward: number, along: number): Point => [ex - dx * inward - dy * along, ey - dy * inward + dx * along];
  sheet.walls.push(box(at(0, -wide), at(deep, wide)));
  const end = at(deep - hip, 0);
  sheet.faces += face([at(0, 0), end, at(deep, wide), at(0, wide)], roof.sides[(side + 1) % 4]!);
  sheet.faces += face([at(0, 0), end, at(deep, -wide), at(0, -wide)], roof.sides[(side + 3) % 4]!);
  sheet.faces += face([end, at(deep, wide), at(deep, -wide)], roof.sides[(side + 2) % 4]!);
  sheet.top += ridge(roof, [[ex, ey], end], 3) + ridge(roof, [at(deep, wide), end, at(deep, -wide)], 1.8, 0.6);
  sheet.doors.push([ex, ey]);
  const sign = at(Math.max(16, deep * 0.42), 0);
  if (villa) sheet.top += chimney(sign[0] - 7.5, sign[1] - 7.5, plain);
  else if (!done && !plain) {
    sheet.top += circle(sign[0], sign[1], 16, CREAM, `stroke="${roof.edge}" stroke-width="2"`) + icon(type, sign[0], sign[1], 27);
  }
}

export function drawBuilding(type: Building, pieces: Piece[], done: boolean, plain: boolean): string {
  const roof = ROOFS[type];
  const sheet: Sheet = { walls: [], faces: '', top: '', doors: [] };
  for (const piece of pieces) {
    const shared = kindsOf(piece).length > 1 && sidesOf(piece, type).length === 1;
    if (type === 'villa' && !shared) wings(sheet, piece, roof, plain);
    else half(sheet, piece, type, roof, done, plain);
  }
  const around = (by: number, fill: string, more = '') =>
    `<g ${more}>${sheet.walls.map(([x, y, w, h]) => rect(x - by, y - by, w + 2 * by, h + 2 * by, fill, by > 4 ? 5 : 1.5)).join('')}</g>`;
  const shadow = plain ? '' : around(2, SHADOW, 'opacity=".38" transform="translate(6 7)"');
  const gold = done ? around(8, GOLD_EDGE) + around(6, GOLD) : '';
  const tiles = plain ? '' : `<g opacity=".5">${sheet.walls.map(([x, y, w, h]) => rect(x, y, w, h, `url(#cd-t-${type})`)).join('')}</g>`;
  return shadow + gold + around(3, type === 'villa' ? lit('#f3e4c8') : roof.edge) + sheet.faces + tiles + sheet.top + medallion(type, sheet.doors, done, plain);
}

function medallion(type: Building, doors: Point[], done: boolean, plain: boolean): string {
  if (!done || type === 'villa' || plain || !doors.length) return '';
  const x = doors.reduce((sum, p) => sum + p[0], 0) / doors.length;
  const y = doors.reduce((sum, p) => sum + p[1], 0) / doors.length;
  const rim = `stroke="${ROOFS[type].edge}" stroke-width="2.5"`;
  return circle(x + 2, y + 3, 19, '#2b1a0c', 'opacity=".35"') + circle(x, y, 19, CREAM, rim) + icon(type, x, y, 32);
}
