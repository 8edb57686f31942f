// The figures of the table: workers with their number on a shield, and the marks of the seats.
import { contact, path, round } from './kit';

const FIGURE = 'M0-39c-5 0-7 4-6 8-6 2-8 10-9 31 5 4 25 4 30 0-1-21-3-29-9-31 1-4-1-8-6-8z';
const HAIR = ['#54361f', '#2f2118', '#8a5a30', '#6b4a30', '#9b8f7e'];
const SASH = ['#93331f', '#2e5b88', '#55703b', '#b9822b', '#6b3f6e'];

/** A worker with its foot on 0, 0, 30 wide and 40 high; hair and sash differ by number.
 *  `outline`: the seat that placed it since our turn. */
export function worker(value: number | string, options: { outline?: number | null; shadow?: boolean; text?: number } = {}): string {
  const { outline = null, shadow = false, text = 14.5 } = options;
  const kind = (Number(String(value)[0]) || 1) - 1;
  const rim =
    outline === null
      ? ''
      : `<path d="${FIGURE}" fill="none" stroke="var(--seat-${outline}-local)" stroke-width="8" stroke-linejoin="round"/>`;
  const flag = outline === null ? '' : `<g transform="translate(0 -46)"><circle r="10" fill="#fff8e6"/>${mark(outline, 13)}</g>`;
  const toga = shadow ? '#6f6a72' : 'url(#ar-toga)';
  return (
    contact(2, 0, 13, 4) + rim + path('M-5-29c-6 2-8 10-9 28 5 4 23 4 28 0-1-18-3-26-9-28z', toga, `stroke="${shadow ? '#37333b' : '#5e4524'}" stroke-width="1.7"`) +
    path('M-6-28C0-22 7-14 9 1l-4 1.5C3-10-3-18-9-22z', shadow ? '#4a4550' : SASH[kind]!, 'opacity=".85"') +
    `<circle cy="-33" r="5.6" fill="${shadow ? '#a39a94' : '#e7bd93'}" stroke="#5e4524" stroke-width="1.3"/><path d="M-5.5-33c-1-7 11-8 11-1-2-3-4-3.5-6-3.5s-4 1.5-5 4.5z" fill="${shadow ? '#37333b' : HAIR[kind]!}"/>` +
    `<circle cy="-10" r="${round(Math.max(9.6, text * 0.66))}" fill="url(#ar-brass)" stroke="#5f3d0a" stroke-width="1.2"/><circle cy="-10" r="${round(Math.max(7.6, text * 0.53))}" fill="#fff6dc"/>` +
    `<text y="${round(-10 + text * 0.35)}" text-anchor="middle" class="ar-number" font-size="${round(text)}">${value}</text>${flag}`
  );
}

/** A seat's mark, `size` wide, its middle on 0, 0: disc, square, triangle, diamond, star. */
export function mark(seat: number, size = 16): string {
  const kind = seat % 5;
  const h = size / 2;
  const edge = `fill="var(--seat-${kind}-local)" stroke="var(--seat-${kind}-shade)" stroke-width="1.2" stroke-linejoin="round"`;
  const shine = (d: string) => `<path d="${d}" stroke="var(--seat-${kind}-lit)" stroke-width="${round(size / 8)}" fill="none" stroke-linecap="round"/>`;
  const at = (k: number) => round(h * k);
  switch (kind) {
    case 0:
      return `<circle r="${h}" ${edge}/>${shine(`M${at(-0.6)} ${at(-0.15)}A${at(0.65)} ${at(0.65)} 0 0 1 ${at(0.1)} ${at(-0.62)}`)}`;
    case 1:
      return `<rect x="${at(-0.9)}" y="${at(-0.9)}" width="${at(1.8)}" height="${at(1.8)}" rx="1.5" ${edge}/>${shine(`M${at(-0.55)} ${at(0.3)}V${at(-0.55)}H${at(0.3)}`)}`;
    case 2:
      return `<path d="M0 ${-h}L${at(1.08)} ${at(0.85)}H${at(-1.08)}z" ${edge}/>${shine(`M${at(-0.05)} ${at(-0.5)}L${at(-0.55)} ${at(0.45)}`)}`;
    case 3:
      return `<path d="M0 ${at(-1.1)}L${at(1.1)} 0L0 ${at(1.1)}L${at(-1.1)} 0z" ${edge}/>${shine(`M${at(-0.6)} ${at(-0.05)}L0 ${at(-0.65)}`)}`;
    default: {
      const points = Array.from({ length: 10 }, (_, i) => {
        const [r, a] = [i % 2 ? 0.48 : 1.12, -Math.PI / 2 + (i * Math.PI) / 5];
        return `${at(r * Math.cos(a))} ${at(r * Math.sin(a))}`;
      });
      return `<path d="M${points.join('L')}z" ${edge}/>`;
    }
  }
}

/** The way round the Colosseum: nine slabs between two ellipses, from the start clockwise. */
export interface Ring {
  cx: number;
  cy: number;
  outer: readonly [number, number];
  inner: readonly [number, number];
}
export const RING: Ring = { cx: 250, cy: 198, outer: [150, 112], inner: [102, 66] };

export function ringPoint({ cx, cy, outer, inner }: Ring, angle: number, k: number): [number, number] {
  return [cx + (inner[0] + (outer[0] - inner[0]) * k) * Math.cos(angle), cy + (inner[1] + (outer[1] - inner[1]) * k) * Math.sin(angle)];
}
const rad = (degrees: number) => (degrees * Math.PI) / 180;
export function slabAngles(space: number): [number, number] {
  return [rad(-110 + space * 40 + 0.9), rad(-110 + (space + 1) * 40 - 0.9)];
}
/** Outline of a slab. */
export function slab(ring: Ring, space: number): string {
  const [from, to] = slabAngles(space);
  const along = (k: number) => Array.from({ length: 9 }, (_, i) => ringPoint(ring, from + ((to - from) * i) / 8, k));
  const points = [...along(1), ...along(0).reverse()];
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}
/** A point on a slab, `aside` units along the way from its middle. */
export function onSlab(ring: Ring, space: number, aside = 0, k = 0.56): [number, number] {
  const [from, to] = slabAngles(space);
  const middle = (from + to) / 2;
  const [x, y] = ringPoint(ring, middle, k);
  const [nx, ny] = ringPoint(ring, middle + 0.05, k);
  const length = Math.hypot(nx - x, ny - y);
  return [x + ((nx - x) / length) * aside, y + ((ny - y) / length) * aside];
}
