// Flat icons for texts and stocks, 24 x 24, and the gradients that all pictures share.
import { round } from './kit';

function laurel(): string {
  let leaves = '';
  for (let i = 0; i < 6; i++) {
    const angle = 100 + i * 26;
    const rad = (angle * Math.PI) / 180;
    const [x, y] = [round(12 + 8.3 * Math.cos(rad)), round(12.4 + 8.3 * Math.sin(rad))];
    const leaf = (at: number, turn: number, fill: string) =>
      `<ellipse cx="${at}" cy="${y}" rx="3.6" ry="1.7" fill="${fill}" transform="rotate(${turn} ${at} ${y})"/>`;
    leaves += leaf(x, angle + 60, i % 2 ? '#6f8a44' : '#48622f') + leaf(round(24 - x), -(angle + 60), i % 2 ? '#8aa457' : '#5b763b');
  }
  return leaves;
}
function wheat(): string {
  const grains: [number, number][] = [[12, 4], [8.6, 8], [15.4, 8], [8.6, 12], [15.4, 12], [9.4, 16], [14.6, 16]];
  const ear = grains
    .map(([x, y], i) => `<ellipse cx="${x}" cy="${y}" rx="2.1" ry="3.2" fill="${i % 2 ? '#e3b23c' : '#c8902a'}" stroke="#7d5410" stroke-width=".7" transform="rotate(${x < 12 ? -24 : x > 12 ? 24 : 0} ${x} ${y})"/>`)
    .join('');
  return `<path d="M12 8v15" stroke="#7d5410" stroke-width="1.6"/>${ear}`;
}
/** Either of two goods: a tied sack with a sign of its own, no shape that a player has too. */
const sack = (fill: string, edge: string, sign: string, width: number) =>
  `<path d="M8 2.200h8l-2 4.600c4.800 1.800 7.600 5.800 7.600 9.600 0 3.600-3 5.200-9.600 5.200s-9.600-1.600-9.600-5.200c0-3.800 2.800-7.800 7.600-9.600z" fill="${fill}" stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"/><path d="M9.400 7h5.200" stroke="#f6e3b2" stroke-width="1.6"/><path d="${sign}" fill="#fff3d6" stroke="#fff3d6" stroke-width="${width}" stroke-linejoin="round"/>`;
const MIXED =
  '<path d="M12 12V2.5A9.5 9.5 0 0 1 20.2 16.8z" fill="#c9543b"/><path d="M12 12l8.2 4.8A9.5 9.5 0 0 1 3.8 16.8z" fill="#6f9148"/><path d="M12 12L3.8 16.8A9.5 9.5 0 0 1 12 2.5z" fill="#57504a"/>';
const PILLARS = (fill: string, edge: string) =>
  `<path d="M12 2l10 6H2z" fill="${fill}" stroke="${edge}"/><path d="M4 9h3.400v9H4zM10.3 9h3.400v9h-3.400zM16.6 9H20v9h-3.400z" fill="${fill}" stroke="${edge}" stroke-width=".9"/><path d="M2 19h20v3H2z" fill="${fill}" stroke="${edge}" stroke-width=".9"/>`;

export const ICONS: Record<string, string> = {
  denarii:
    '<circle cx="12" cy="12" r="10.4" fill="#c58d27" stroke="#6f480c" stroke-width="1.2"/><circle cx="11.3" cy="11.2" r="8.6" fill="#f1c75c"/><circle cx="12" cy="12" r="7.6" fill="#dba93a"/><path d="M8.2 7.600l7.6 8.800M15.8 7.600l-7.6 8.800M7.4 12h9.2" stroke="#5b3a06" stroke-width="1.9" stroke-linecap="round"/>',
  wood: '<g transform="rotate(-24 12 12)"><rect x="2" y="8" width="18" height="9" rx="4.5" fill="#8a5830" stroke="#4d2d13" stroke-width="1.1"/><path d="M5 10.400h11M6 13h9" stroke="#bb8652" stroke-width="1.3"/><ellipse cx="18.6" cy="12.5" rx="3.3" ry="4.4" fill="#dcae74" stroke="#4d2d13" stroke-width="1.1"/><ellipse cx="18.6" cy="12.5" rx="1.3" ry="2" fill="none" stroke="#8a5830"/></g>',
  stone:
    '<path d="M3 10l7-5 11 3-6 5z" fill="#d8d3ca"/><path d="M3 10l12 3v8L3 17z" fill="#a9a299"/><path d="M15 13l6-5v8l-6 5z" fill="#77706a"/><path d="M3 10l7-5 11 3v8l-6 5-12-4z" fill="none" stroke="#4b453f" stroke-width="1.1" stroke-linejoin="round"/>',
  livestock:
    '<path d="M2 4c1 5 4 5.6 6 5h8c2 .6 5 0 6-5 1 6-1.6 8-5 8.300L15.5 20c-1 2-6 2-7 0L7 12.300C3.6 12 1 10 2 4z" fill="#b98559" stroke="#573416" stroke-width="1.1" stroke-linejoin="round"/><path d="M2 4c1 5 4 5.6 6 5l-1 3C3.6 12 1 10 2 4zM22 4c-1 5-4 5.6-6 5l1 3c3.4 0 6-2 5-8z" fill="#efe3c6" stroke="#573416" stroke-width="1"/><ellipse cx="12" cy="19" rx="3.6" ry="2.3" fill="#e6bd93"/><circle cx="9.6" cy="13" r="1.1" fill="#2b1a0c"/><circle cx="14.4" cy="13" r="1.1" fill="#2b1a0c"/>',
  wheat: wheat(),
  ore: '<path d="M2 19l4-9 5 2 3-7 6 5 2 9-6 3H6z" fill="#8c4a36" stroke="#4c2014" stroke-width="1.1" stroke-linejoin="round"/><path d="M6 10l5 2-3 6-6 1z" fill="#c0765a"/><path d="M14 5l6 5-5 3-4-1z" fill="#d8977a"/><path d="M11 12l4 1 1 9H9l-1-4z" fill="#a75d45"/><circle cx="12.5" cy="16" r="1.2" fill="#ffd37a"/><circle cx="17" cy="14" r="1" fill="#ffd37a"/>',
  wine: '<path d="M9 2h6v3l-.8 1.500c4 2 4.4 6.5 2.6 10L13.6 22h-3.200l-3.2-5.500C5.4 13 5.8 8.5 9.8 6.500L9 5z" fill="#9c2f4a" stroke="#4d0f20" stroke-width="1.1"/><path d="M9.6 4.500C5 4.5 5 9.5 7 11M14.4 4.500c4.6 0 4.6 5 2.6 6.5" fill="none" stroke="#4d0f20" stroke-width="1.5"/><path d="M9.3 9c-1 2-1 5 .4 7.5" stroke="#e08ba0" stroke-width="1.6" fill="none"/><path d="M8 12.500h8" stroke="#f0c9a0" stroke-width="1.2"/>',
  surplus:
    '<path d="M3 8l9-4 9 4-9 4z" fill="#dcae74"/><path d="M3 8l9 4v10l-9-4z" fill="#b98248"/><path d="M21 8l-9 4v10l9-4z" fill="#8a5830"/><path d="M3 8l9-4 9 4v10l-9 4-9-4zM12 12v10M3 13l9 4 9-4" fill="none" stroke="#4d2d13" stroke-width="1.1" stroke-linejoin="round"/>',
  points: laurel(),
  influence:
    '<path d="M5 2v21" stroke="#54341c" stroke-width="2"/><path d="M3 4h17" stroke="#54341c" stroke-width="1.6"/><path d="M7 5h12v11l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.600L7 16z" fill="#a8331d" stroke="#5c1509"/><circle cx="13" cy="9.6" r="2.6" fill="none" stroke="#ffd98a" stroke-width="1.5"/>',
  political: PILLARS('#8a5a8d', '#3d1f40'),
  honours: PILLARS('#8a5a8d', '#3d1f40'),
  black: sack('#3b3632', '#120f0d', 'M8.2 13.200h7.6M8.2 17h7.6', 2.3),
  green: sack('#4f7434', '#22380f', 'M12 19v-6.500M12 16c-2.800 0-4-1.400-4.200-3.600 2.600.2 4.200 1.400 4.200 3.600zm0-1.500c0-2.200 1.600-3.400 4.200-3.600-.2 2.200-1.400 3.600-4.200 3.600z', 1.4),
  red: sack('#b23a22', '#5c1509', 'M12 11c2 2.600 2.700 3.700 2.700 4.800a2.700 2.700 0 0 1-5.400 0c0-1.100.7-2.200 2.700-4.800z', 1.6),
  any: `<circle cx="12" cy="12" r="10.4" fill="#fff6df" stroke="#5d4c3e" stroke-width="1.3"/>${MIXED}<circle cx="12" cy="12" r="5.6" fill="#fff6df"/><path d="M10 10.600c0-2.6 4-2.6 4 0 0 1.6-2 1.5-2 3M12 15.300v.6" stroke="#2b2420" stroke-width="1.5" fill="none" stroke-linecap="round"/>`,
  multi: `<circle cx="12" cy="12" r="10.4" fill="#fff6df" stroke="#5d4c3e" stroke-width="1.3"/>${MIXED}`,
  amphora:
    '<path d="M9.5 2h5v3.500c4.5 2.5 4 8 1 12L14 22h-4l-1.5-4.500c-3-4-3.5-9.5 1-12z" fill="currentColor"/><path d="M9.6 4C4.5 4 4.5 10 7 11.500M14.4 4c5.1 0 5.1 6 2.6 7.5" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  sword: '<path d="M19.5 2.500l2 2L11 16l-3-3z" fill="currentColor"/><path d="M5 12l7 7-1.5 1.5-3-2L4 22l-2-2 3.5-3.5-2-3z" fill="currentColor"/>',
  lion: '<path d="M12 1.500l2.6 1.7 3-.4 1.4 2.8 2.7 1.5-.3 3.1 1.6 2.7-1.7 2.6.1 3.1-2.8 1.5-1.5 2.7-3.1-.2L12 24l-2-1.4-3.1.2-1.5-2.7-2.8-1.5.1-3.100L1 12.900l1.6-2.7-.3-3.100L5 5.600l1.4-2.8 3 .4z" fill="currentColor"/><path d="M7 9.500c2-2.5 8-2.5 10 0 .6 3-1 5-1.5 7-1 3-6 3-7 0C8 14.5 6.4 12.5 7 9.500z" fill="var(--ar-lion-face, #f6e6c3)"/><path d="M10.5 14h3L12 16zM12 16v1.600M9.3 11.300h1.600M13.1 11.300h1.6" stroke="currentColor" stroke-width="1.2" fill="currentColor"/>',
  lock: '<path d="M5 11h14v10H5z" fill="#7b6750"/><path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="#7b6750" stroke-width="2.4"/>',
  brown: '<rect x="2" y="8" width="20" height="8" rx="3" fill="url(#ar-brass)" stroke="#5f3d0a"/><circle cx="7" cy="12" r="1.3" fill="#5f3d0a"/><circle cx="12" cy="12" r="1.3" fill="#5f3d0a"/><circle cx="17" cy="12" r="1.3" fill="#5f3d0a"/>',
  worker:
    '<path d="M8 9c-4 2-5 7-5 13h18c0-6-1-11-5-13z" fill="#fff6dc" stroke="#7d6444" stroke-width="1.2"/><circle cx="12" cy="6" r="4" fill="#e7bd93" stroke="#7d5a3a"/><path d="M8 10c4 3 7 7 8 12h-3c-1-5-4-8-7-9z" fill="#93331f"/>',
  train: '<path d="M3 22V12a9 9 0 0 1 18 0v10z" fill="#c8ae7e" stroke="#6b5638"/><path d="M7 13h10M9 10l-3 3 3 3M15 10l3 3-3 3" stroke="#4d2d13" stroke-width="1.6" fill="none"/>',
  quaestor: '<path d="M12 2l10 6H2z" fill="#e0b03f" stroke="#8a5a14"/><path d="M4 9h3v9H4zM17 9h3v9h-3zM2 19h20v3H2z" fill="#e0b03f" stroke="#8a5a14" stroke-width=".9"/><circle cx="12" cy="14" r="3.6" fill="#f1c75c" stroke="#6f480c"/>',
  aedilis: '<path d="M2 12l6-5 6 5v9H2z" fill="#dca878" stroke="#4d2d13"/><path d="M11 10l5-5 6 5v11H11z" fill="#ecd9b4" stroke="#4d2d13"/><path d="M14 15h4v6h-4z" fill="#5a3520"/>',
  mercator: '<path d="M2 9l3-5h14l3 5z" fill="#fff1d0" stroke="#173856"/><path d="M5 4h3l-1 5H2zM11 4h3l1 5h-4zM17 4h2l3 5h-4z" fill="#2e5b88"/><path d="M4 9v12M20 9v12M4 16h16v4H4z" stroke="#56341d" stroke-width="1.6" fill="#855634"/>',
  propraetor: '<path d="M2 6h20v16h-6v-6a4 4 0 0 0-8 0v6H2z" fill="#dccbaa" stroke="#173856"/><path d="M2 3h20v4H2z" fill="#2e5b88" stroke="#173856"/>',
  legatus: '<path d="M12 2l9 3v7c0 6-4 9-9 11-5-2-9-5-9-11V5z" fill="#c23f26" stroke="#5c1509"/><path d="M12 4v16M5 11h14" stroke="#f1c75c" stroke-width="1.6"/>',
  aedificator: '<path d="M2 22L9 4l6 18M5 15h8M9 4l12 0v9" stroke="#b07a4a" stroke-width="2.4" fill="none"/><path d="M2 22L9 4l6 18" stroke="#6b4426" stroke-width="1" fill="none"/><path d="M18 13h6v6h-6z" fill="#dccbaa" stroke="#6b4426"/>',
  senatus: '<path d="M2 9l10-7 10 7v3H2z" fill="#64834a" stroke="#2a3d19"/><path d="M4 12h16v8H4z" fill="#ecd9b4" stroke="#2a3d19"/><path d="M10 14h4v6h-4z" fill="#4c6735"/><path d="M2 20h20v2H2z" fill="#64834a"/>',
  roma: '<ellipse cx="12" cy="11" rx="10" ry="6" fill="#ecd9b4" stroke="#3d1f40"/><path d="M2 11v5c0 8 20 8 20 0v-5" fill="#bf9f72" stroke="#3d1f40"/><ellipse cx="12" cy="11" rx="6" ry="3" fill="#d3ad6c" stroke="#6b3f6e"/><path d="M5 19v-4M9 20.500v-4M15 20.500v-4M19 19v-4" stroke="#56341d" stroke-width="1.8"/>',
};

const stops = (...list: [number, string, number?][]) =>
  list.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('');
const linear = (id: string, x2: number, y2: number, ...list: [number, string, number?][]) =>
  `<linearGradient id="ar-${id}" x2="${x2}" y2="${y2}">${stops(...list)}</linearGradient>`;
const radial = (id: string, more: string, ...list: [number, string, number?][]) => `<radialGradient id="ar-${id}" ${more}>${stops(...list)}</radialGradient>`;

/** A cameo is cut off by its oval below, not above: crests and hair may rise over the rim. */
const OVAL = '<clipPath id="ar-oval"><path d="M1 37A29 36 0 0 0 59 37L62-8H-2z"/></clipPath>';

export const GRADIENTS =
  OVAL +
  linear('shaft', 1, 0, [0, 'var(--travertine-shade)'], [0.16, 'var(--limewash-lit)'], [0.55, 'var(--travertine-lit)'], [1, 'var(--travertine-shade)']) +
  linear('column', 1, 0, [0, 'var(--limewash-lit)'], [0.5, 'var(--limewash)'], [1, 'var(--limewash-shade)']) +
  linear('steel', 1, 1, [0, '#f7f3e6'], [0.5, '#b8b4a6'], [1, '#6d6a60']) +
  linear('brass', 1, 1, [0, '#ffeaa8'], [0.5, '#d6a044'], [1, '#80530f']) +
  linear('toga', 1, 0.3, [0, '#fffdf4'], [0.55, '#e9dcc0'], [1, '#b39c78']) +
  linear('ivory', 1, 0.5, [0, '#fffbee'], [0.6, '#efdfc2'], [1, '#c8a987']) +
  linear('heaven', 0, 1, [0, 'var(--sky-lit)'], [0.7, 'var(--sky)'], [1, 'var(--sky)']) +
  linear('war', 0.3, 1, [0, '#b4492f'], [1, '#74210f']) +
  radial('cameo', 'cx=".35" cy=".3" r=".9"', [0, '#8d5a44'], [0.6, '#5b3227'], [1, '#34190f']) +
  radial('glow', '', [0, 'var(--halo)', 0.85], [0.55, 'var(--halo)', 0.5], [1, 'var(--halo)', 0]) +
  radial('sand', 'cx=".4" cy=".3" r=".8"', [0, 'var(--soil-lit)'], [1, 'var(--soil)']);

/** What stands once in the document for all pictures to use. */
export const SPRITE = `<svg width="0" height="0" aria-hidden="true"><defs>${GRADIENTS}${Object.entries(ICONS)
  .map(([name, drawn]) => `<symbol id="ar-${name}" viewBox="0 0 24 24">${drawn}</symbol>`)
  .join('')}</defs></svg>`;
