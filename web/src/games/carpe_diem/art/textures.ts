// Gradients and patterns that drawings refer to; put into the document once with the symbols.
import { lit } from './markup';

const stops = (...list: [number, string][]) => list.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
const slope = (id: string, x2: number, y2: number, ...list: [number, string][]) =>
  `<linearGradient id="cd-${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(...list)}</linearGradient>`;
const tiling = (id: string, w: number, h: number, inner: string, more = '') =>
  `<pattern id="cd-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" ${more}>${inner}</pattern>`;
const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${lit(colour)}" stroke-width="${width}" ${more}/>`;
const dot = (x: number, y: number, r: number, colour: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${lit(colour)}"/>`;
const ground = (w: number, h: number, colour: string) => `<rect width="${w}" height="${h}" fill="${lit(colour)}"/>`;

export const TEXTURES = [
  '<clipPath id="cd-tile"><rect width="100" height="100" rx="3"/></clipPath>',
  slope('stone', 1, 1, [0, 'var(--travertine-lit)'], [0.55, 'var(--travertine)'], [1, 'var(--cd-stone-low)']),
  slope('paper', 1, 1, [0, 'var(--paper-lit)'], [1, 'var(--cd-paper-low)']),
  slope('plate', 1, 1, [0, 'var(--cd-plate-lit)'], [1, 'var(--cd-plate)']),
  slope('gold', 1, 1, [0, 'var(--gold-lit)'], [0.5, lit('#f0c04a')], [1, lit('#b9822b')]),
  slope('beam', 0, 1, [0, 'var(--timber-lit)'], [0.5, 'var(--timber)'], [1, 'var(--cd-timber-low)']),
  slope('post', 1, 0, [0, 'var(--timber-lit)'], [0.5, 'var(--timber)'], [1, 'var(--cd-timber-low)']),
  slope('grass', 1, 1, [0, 'var(--cd-grass-lit)'], [1, 'var(--cd-grass)']),
  slope('plot', 1, 1, [0, 'var(--cd-plot)'], [1, 'var(--cd-plot-lit)']),
  `<radialGradient id="cd-water" cx=".4" cy=".35" r=".75">${stops([0, lit('#a9def4')], [0.6, lit('#57a9d6')], [1, lit('#2b6c9b')])}</radialGradient>`,
  `<radialGradient id="cd-glow"><stop offset="0" stop-color="#fff3b0" stop-opacity=".95"/><stop offset=".6" stop-color="#ffd75a" stop-opacity=".5"/><stop offset="1" stop-color="#ffd75a" stop-opacity="0"/></radialGradient>`,
  tiling('tufts', 34, 34, line('M8 12l-3-5M8 12V5M8 12l3-5M26 28l-3-5M26 28v-7M26 28l3-5', '#6f9440', 1.4, 'opacity=".8"') + dot(27, 8, 1.3, '#f5f0c8') + dot(8, 27, 1.3, '#e9d67a')),
  tiling('l-pond', 40, 22, ground(40, 22, '#5aaedb') + line('M0 6q10-6 20 0t20 0', '#8fd0ee', 2) + line('M0 17q10-6 20 0t20 0', '#3f93c4', 2)),
  tiling('l-garden', 18, 18, ground(18, 18, '#775230') + dot(5, 5.5, 5, '#3f7d38') + dot(3.8, 4.2, 2.6, '#7dbb57') + dot(14, 14.5, 5, '#3f7d38') + dot(12.8, 13.2, 2.6, '#8cc963')),
  tiling('l-vineyard', 16, 16, ground(16, 16, '#c9ab78') + `<rect y="3" width="16" height="9" fill="${lit('#6f8a45')}"/>` + dot(4, 7, 3.2, '#6b3a80') + dot(3.2, 6, 1.2, '#b78fc9') + dot(12, 8, 3.2, '#7c4793') + dot(11.2, 7, 1.2, '#c9a4d8')),
  tiling('l-farmyard', 22, 20, ground(22, 20, '#e6bd66') + line('M3 5l5 2M13 13l5-2M6 15l3 3M15 4l3 3', '#b98730', 1.6) + line('M11 8l4 0M2 11l4-1', '#f6dc9c', 1.6)),
  tiling('t-villa', 10, 10, line('M0 9.5H10M2.5 0V10M7.5 0V10', '#6d2412', 1, 'opacity=".55"')),
  tiling('t-merchant', 14, 14, `<rect width="6" height="14" fill="${lit('#fff2c0')}"/>`, 'patternTransform="rotate(45)"'),
  tiling('t-granary', 9, 12, line('M2 1v6M6.5 6v6', '#3f260e', 1.4)),
  tiling('t-administration', 13, 13, line('M0 .5H13M.5 0V13', '#55524d', 1.2)),
  tiling('t-craftsman', 14, 12, line('M0 8l7-6 7 6', '#0e372d', 1.5)),
  tiling('grain', 180, 26, '<path d="M0 4q45 5 90 0t90 0M0 11q45-5 90 1t90-1M0 19q45 4 90-1t90 1M0 24q45-3 90 0t90 0" fill="none" stroke="var(--timber-shade)" stroke-width="1" opacity=".5"/>'),
  tiling('grain-up', 26, 180, '<path d="M4 0q5 45 0 90t0 90M11 0q-5 45 1 90t-1 90M19 0q4 45-1 90t1 90M24 0q-3 45 0 90t0 90" fill="none" stroke="var(--timber-shade)" stroke-width="1" opacity=".5"/>'),
  tiling('soil', 31, 31, '<g fill="var(--soil-shade)" opacity=".6"><circle cx="6" cy="7" r="1.3"/><circle cx="20" cy="4" r="1"/><circle cx="26" cy="17" r="1.4"/><circle cx="11" cy="21" r="1.1"/><circle cx="18" cy="27" r="1.3"/></g>'),
].join('');
