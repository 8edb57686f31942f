// A landscape is ONE path through the middles of its open sides, stroked in layers: shadow, gold
// where it is finished, bank, rim, growth. Round caps make the shores.
import { YIELD, type Landscape } from '../tables';
import { circle, icon, lit, type Point } from './markup';
import { WAYS, cornered, kindsOf, sidesOf, type Piece } from './piece';
import { GOLD, GOLD_EDGE, LANDS, SHADOW } from './tones';

const WIDTH = 46;

function course(type: Landscape, pieces: Piece[]): { d: string; anchors: Point[] } {
  let d = '';
  const anchors: Point[] = [];
  for (const piece of pieces) {
    const [x, y] = [piece.column * 100 + 50, piece.row * 100 + 50];
    const sides = sidesOf(piece, type);
    const [first, second] = sides.map((side) => WAYS[side]!);
    if (!first) continue;
    const [a, b] = [x + first[0] * 50, y + first[1] * 50];
    if (!second) {
      const depth = kindsOf(piece).length > 1 ? (cornered(piece) ? 16 : 22) : 40;
      const end: Point = [a - first[0] * depth, b - first[1] * depth];
      d += `M${a} ${b}L${end[0]} ${end[1]}`;
      anchors.push(end);
    } else {
      d += `M${a} ${b}Q${x} ${y} ${x + second[0] * 50} ${y + second[1] * 50}`;
      anchors.push([x + (first[0] + second[0]) * 12, y + (first[1] + second[1]) * 12]);
    }
  }
  return { d, anchors };
}

function picture(type: Landscape, [x, y]: Point): string {
  return circle(x, y, 17, LANDS[type].plate, 'opacity=".9"') + icon(YIELD[type], x, y, 29);
}

/** Where the pictures of the good stand: one fewer than tiles, as many as it yields (CD-30). */
function pictures(type: Landscape, anchors: Point[], done: boolean): string {
  if (done && anchors.length === 2) {
    const [a, b] = anchors as [Point, Point];
    return picture(type, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  const shown = done && anchors.length > 1 ? anchors.slice(0, -1) : anchors;
  return shown.map((at) => picture(type, at)).join('');
}

/** `plain`: for small districts, without shadow, ripples and pictures. */
export function drawLandscape(type: Landscape, pieces: Piece[], done: boolean, plain: boolean): string {
  const { bank, rim } = LANDS[type];
  const { d, anchors } = course(type, pieces);
  const stroke = (colour: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const finish = done ? stroke(GOLD_EDGE, WIDTH + 14) + stroke(GOLD, WIDTH + 10) : '';
  const fill = `url(#cd-l-${type})`;
  if (plain) return finish + stroke(bank, WIDTH + 4) + stroke(fill, WIDTH - 4);
  const hedge = { pond: '', vineyard: '', farmyard: stroke(lit('#e7b65a'), WIDTH + 3, 'stroke-dasharray="3 5"'), garden: stroke(lit('#6f9d4c'), WIDTH + 5, 'stroke-dasharray="1 7"') }[type];
  const ripples =
    type === 'pond'
      ? stroke(lit('#d6f0fb'), 2, 'opacity=".75" stroke-dasharray="11 16" transform="translate(-10 -8)"') +
        stroke(lit('#bfe6f7'), 1.8, 'opacity=".7" stroke-dasharray="8 19" transform="translate(8 9)"')
      : '';
  return (
    stroke(SHADOW, WIDTH + 8, 'opacity=".28" transform="translate(3 4)"') +
    finish + stroke(bank, WIDTH + 6) + hedge + stroke(rim, WIDTH) +
    stroke(fill, WIDTH - 4, 'transform="translate(1.2 1.4)"') +
    ripples + pictures(type, anchors, done)
  );
}
