// The timber frame of a district with its garden plots, and the plaques of its goals.
import { CELLS, columnOf, rowOf, type Tiles } from '../cells';
import { YIELD, isLandscape, type Feature } from '../tables';
import { circle, path, rect, type Point } from './markup';

/** A district is drawn with cells of 100 and a beam around them. */
export const BEAM = 68;
export const SMALL_BEAM = 64;

/** A goal is shown by the good of its landscape, or by its house. */
export const goalIcon = (type: Feature): string => (isLandscape(type) ? YIELD[type] : type);

/** Four mitred beams, lit from the upper left. */
export function drawFrame(beam: number, plain: boolean): string {
  const [a, b] = [-beam, 600 + beam];
  const beams: [string, string][] = [
    [`M${a} ${a}H${b}L600 0H0Z`, 'var(--cd-beam-n)'],
    [`M${b} ${a}V${b}L600 600V0Z`, 'var(--cd-beam-e)'],
    [`M${b} ${b}H${a}L0 600H600Z`, 'var(--cd-beam-s)'],
    [`M${a} ${b}V${a}L0 0V600Z`, 'var(--cd-beam-w)'],
  ];
  const wood = beams.map(([d, tone], i) => path(d, tone) + (plain ? '' : path(d, `url(#cd-grain${i % 2 ? '-up' : ''})`))).join('');
  const mitres = `<path d="M${a} ${a}L0 0M${b} ${a}L600 0M${a} ${b}L0 600M${b} ${b}L600 600" stroke="var(--timber-shade)" stroke-opacity=".6" stroke-width="2"/>`;
  const light = `<path d="M${a + 3} ${b - 5}V${a + 3}H${b - 5}" fill="none" stroke="var(--timber-lit)" stroke-width="${plain ? 6 : 4}"/>`;
  const nails = plain ? '' : ([[a, a], [b, a], [a, b], [b, b]] as Point[]).map(([x, y]) => nail(x + (x < 0 ? 1 : -1) * beam * 0.36, y + (y < 0 ? 1 : -1) * beam * 0.36)).join('');
  return rect(a + 9, a + 14, b - a, b - a, '#1d1006', 14, 'opacity=".45"') + wood + mitres + light + nails + rect(0, 0, 600, 600, 'var(--soil-shade)');
}

const nail = (x: number, y: number): string =>
  circle(x, y, 9, 'var(--timber-shade)') + circle(x - 1, y - 1.5, 7.4, 'var(--brass)') + circle(x - 3, y - 3.3, 2.4, 'var(--brass-lit)');

/** Plots where nothing is built yet. */
export function drawPlots(tiles: Tiles, plain: boolean): string {
  return CELLS.filter((cell) => !tiles[cell])
    .map((cell) => {
      const [x, y] = [columnOf(cell) * 100, rowOf(cell) * 100];
      const bed = rect(x + 1.2, y + 1.2, 97.6, 97.6, plain ? 'var(--cd-plot-lit)' : 'url(#cd-plot)', 6);
      if (plain) return bed;
      return (
        bed + rect(x + 1.2, y + 1.2, 97.6, 97.6, 'url(#cd-soil)', 6) +
        `<path d="M${x + 3} ${y + 94}V${y + 3}H${x + 94}" fill="none" stroke="var(--soil-shade)" stroke-opacity=".7" stroke-width="4"/>` +
        `<path d="M${x + 6} ${y + 97}H${x + 97}V${y + 6}" fill="none" stroke="var(--paper-lit)" stroke-opacity=".5" stroke-width="2.5"/>`
      );
    })
    .join('');
}

export const innerShade = (plain: boolean): string =>
  `<path d="M0 600V0H600" fill="none" stroke="#2b1608" stroke-opacity=".5" stroke-width="${plain ? 8 : 8}"/>`;

/** The middle of a goal's plaque: on its grid line, in the middle of the beam. */
export function goalAt(side: number, line: number, beam: number): Point {
  if (side === 0) return [line * 100, -beam / 2];
  if (side === 1) return [600 + beam / 2, line * 100];
  if (side === 2) return [line * 100, 600 + beam / 2];
  return [-beam / 2, line * 100];
}

/** The pointer from the plaque to its line. */
export function goalPointer(side: number, line: number, lit: boolean): string {
  const [x, y] = [[line * 100, 11], [589, line * 100], [line * 100, 589], [11, line * 100]][side]!;
  const [ax, ay, bx, by] = [[-8, -13, 8, -13], [13, -8, 13, 8], [-8, 13, 8, 13], [-13, -8, -13, 8]][side]!;
  return path(`M${x} ${y}L${x! + ax!} ${y! + ay!}L${x! + bx!} ${y! + by!}Z`, lit ? 'var(--gold)' : 'var(--paper)', 'stroke="var(--timber-shade)" stroke-width="1.6"');
}

export interface Plaque {
  width: number;
  height: number;
  /** Middles of the picture and of the points, from the middle of the plaque. */
  icon: Point;
  points: Point;
  round: boolean;
}

/** Pills for landscapes, squares for houses: the shape alone tells them apart. */
export function plaque(side: number, type: Feature, beam: number): Plaque {
  const short = beam * 0.82;
  // Short enough to leave the letters and numbers between two lines free.
  const long = short * 1.26;
  const upright = side % 2 === 1;
  return {
    width: upright ? short : long,
    height: upright ? long : short,
    icon: upright ? [0, -long * 0.16] : [-long * 0.18, 0],
    points: upright ? [0, long * 0.3] : [long * 0.29, 0],
    round: isLandscape(type),
  };
}

export function drawPlaque({ width, height, round }: Plaque, gold: boolean): string {
  const rx = round ? Math.min(width, height) / 2 : 5;
  const fill = gold ? 'url(#cd-gold)' : 'url(#cd-plate)';
  return (
    rect(-width / 2 + 2.5, -height / 2 + 4, width, height, '#1c0e05', rx, 'opacity=".5"') +
    rect(-width / 2, -height / 2, width, height, fill, rx, `stroke="${gold ? 'var(--gold-shade)' : 'var(--travertine-shade)'}" stroke-width="2"`) +
    rect(-width / 2 + 4, -height / 2 + 4, width - 8, height - 8, 'none', Math.max(1, rx - 4), 'stroke="#fff8e6" stroke-opacity=".8" stroke-width="1.6"')
  );
}
