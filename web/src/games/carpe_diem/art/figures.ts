// People and their wood: the mark of a seat, markers of the forum and the road, patricians.
import { circle, lit, path } from './markup';

const tone = (seat: number, which: 'lit' | 'local' | 'shade') => `var(--seat-${seat}-${which})`;

/** The outline that tells a seat without colour: disc, square, triangle, diamond, star. */
function shape(seat: number, x: number, y: number, r: number): string {
  if (seat === 0) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (seat === 1) return `M${x - r * 0.88} ${y - r * 0.88}h${r * 1.76}v${r * 1.76}h${-r * 1.76}Z`;
  if (seat === 2) return `M${x} ${y - r}L${x + r * 1.08} ${y + r * 0.82}H${x - r * 1.08}Z`;
  if (seat === 3) return `M${x} ${y - r * 1.12}L${x + r * 1.05} ${y}L${x} ${y + r * 1.12}L${x - r * 1.05} ${y}Z`;
  const points = Array.from({ length: 10 }, (_, i) => {
    const [a, out] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.5 : r * 1.15];
    return `${(x + out * Math.cos(a)).toFixed(1)} ${(y + out * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const seatMark = (seat: number, x: number, y: number, r: number): string =>
  path(shape(seat, x, y, r), tone(seat, 'local'), `stroke="#fffaf0" stroke-width="${r / 5}" stroke-linejoin="round"`);

/** A wooden marker lying on the table. */
export function marker(seat: number, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number, fill: string, more = '') =>
    path(shape(seat, x + dx, y + dy, r), fill, `stroke-linejoin="round" ${more}`);
  return (
    at(3, 6, '#2b1a0c', 'opacity=".35"') +
    at(0, 4, tone(seat, 'shade'), `stroke="${tone(seat, 'shade')}" stroke-width="1.6"`) +
    at(0, 0, tone(seat, 'local'), `stroke="${tone(seat, 'lit')}" stroke-width="1.8"`) +
    `<path d="M${x - r * 0.45} ${y - r * 0.1}q${r * 0.1} ${-r * 0.4} ${r * 0.5} ${-r * 0.42}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

/** A patrician in the toga of his seat: feet at the origin, about 50 high. */
export function patrician(seat: number): string {
  const [light, local, shade] = [tone(seat, 'lit'), tone(seat, 'local'), tone(seat, 'shade')];
  return (
    '<ellipse cx="9" cy="1" rx="19" ry="6" fill="#2b1a0c" opacity=".38"/>' +
    `<ellipse cx="0" cy="-1" rx="14" ry="5" fill="${shade}"/>` +
    path('M-13-2C-13-14-13-26-8-33C-4-37 5-37 9-32C14-24 13-12 13-2C6 2-6 2-13-2Z', local) +
    path('M-13-2C-13-14-13-26-8-33C-6-35-3-36-1-36C-6-26-8-12-7 .6C-9.5 0-12-1-13-2Z', light) +
    path('M5-35.5C8-34.5 9-32 10-30C14-22 13-12 13-2C11-1 9 0 7 .4C9-12 9-24 5-35.5Z', shade, 'opacity=".65"') +
    path('M-7-33C-2-22 6-17 13-13L13-8C3-11-6-18-10-28Z', lit('#fbf3df')) +
    '<path d="M-7-33C-2-22 6-17 13-13" fill="none" stroke="var(--cloth)" stroke-width="1.5"/>' +
    `<path d="M-3-12C-3-8-4-4-4 0M2-13C3-8 3-4 2 0" stroke="${shade}" fill="none" stroke-width="1.1" opacity=".8"/>` +
    circle(0, -41, 7.6, lit('#d79f77')) +
    path('M-7.6-41a7.6 7.6 0 0 1 9-7.4c-5 1-7 4-6.5 9.4z', lit('#f3c9a2')) +
    path('M-7.4-42.5C-7-50 7-50.5 7.4-42.5C4-46 0-45.5-2-44.5C-4-45-6-44-7.4-42.5Z', lit('#4a3020')) +
    '<path d="M-7.6-42.5Q0-48 7.6-42.5" stroke="#7d9d3a" stroke-width="2.2" fill="none" stroke-dasharray="2.6 1.1"/>' +
    seatMark(seat, -1, -21, 6.5)
  );
}
