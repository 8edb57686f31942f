// Landscapes for the thirty area cards, in a box 58 x 64: five kinds of land.
import { AREA_CARDS } from '../tables';
import { cypress, pine, ship, tholos } from './architecture';
import { FIELD, FOREST, GRASS, SOIL, WATER, ellipse, path, polygon, rect, stroke } from './kit';

export type Land = 'coast' | 'plain' | 'hills' | 'forest' | 'desert';

const LANDS: Record<Land, string[]> = {
  coast: ['Sicilia', 'Sardinia', 'Achaea', 'Cyrenaica', 'Bithynia', 'Cilicia'],
  plain: ['Italia', 'Baetica', 'Narbonensis', 'Africa', 'Asia', 'Thracia'],
  hills: ['Tarraconensis', 'Lusitania', 'Dalmatia', 'Macedonia', 'Noricum', 'Epirus', 'Cappadocia', 'Galatia'],
  forest: ['Aquitania', 'Lugdunensis', 'Belgica', 'Pannonia', 'Dacia', 'Britannia'],
  desert: ['Numidia', 'Aegyptus', 'Syria', 'Mauretania'],
};

export function landOf(id: string): Land {
  const name = AREA_CARDS[id]?.name ?? '';
  return (Object.keys(LANDS) as Land[]).find((land) => LANDS[land].includes(name)) ?? 'plain';
}

const sky = rect(0, 0, 58, 64, 'url(#ar-heaven)') + ellipse(46, 13, 6, 6, 'var(--gold-lit)');

export const LAND_ART: Record<Land, () => string> = {
  coast: () => sky + rect(0, 34, 58, 30, WATER[1]) + stroke('M0 42q7-3 14 0t14 0 14 0 16 0M0 52q7-3 14 0t14 0 14 0 16 0', WATER[0], 1.4) + path('M0 34q12-12 26-2l-4 8q-12 4-22 2z', FIELD[1]) + ship(36, 50, 0.75),
  plain: () => sky + path('M0 40q16-8 30-2t28-4v30H0z', GRASS[1]) + path('M0 52q18-8 34-2t24-2v16H0z', FIELD[0]) + stroke('M4 60l10-8M16 62l10-10M30 62l8-11M44 62l6-10', FIELD[2], 1.4) + tholos(40, 46, 0.75) + cypress(12, 48, 0.8),
  hills: () => sky + polygon([[0, 46], [14, 20], [24, 34], [36, 14], [58, 46], [58, 64], [0, 64]], SOIL[2]) + polygon([[36, 14], [42, 23], [36, 26], [31, 23]], '#fff8e6') + polygon([[14, 20], [18, 27], [11, 27]], '#fff8e6') + path('M0 50q18-10 34-4t24-2v20H0z', FIELD[1]) + pine(14, 58, 0.8),
  forest: () => sky + path('M0 36q16-8 30-2t28-2v32H0z', FOREST[0]) + path('M0 48q20-6 34-2t24-2v20H0z', FOREST[1]) + [6, 15, 25, 35, 44, 53].map((x, i) => (i % 2 ? cypress(x, 54, 1) : pine(x, 52, 0.9))).join(''),
  desert: () => sky + path('M0 42q14-10 30-2t28-6v30H0z', SOIL[0]) + polygon([[30, 44], [42, 22], [54, 44]], SOIL[1]) + polygon([[42, 22], [54, 44], [46, 44]], SOIL[2]) + path('M0 54q18-8 34-2t24-2v14H0z', SOIL[1]) + stroke('M13 56V38', 'var(--timber)', 2.2) + stroke('M13 38q-8-2-10 4M13 38q8-3 11 3M13 38q-3-7-9-5M13 38q3-7 9-5', FOREST[0], 2),
};
