// The fifteen buildings of the cards, each with its foot on 0, 0, about 68 wide and 60 high.
import { arch, blocks, colosseum, column, crane, cypress, flag, house, jar, pine, ship, stall, temple, tent, tower } from './architecture';
import {
  BRASS, CLOTH, FIELD, GRASS, HOLLOW, LIMEWASH, ROSE, SERPENTINE, SOIL, TERRACOTTA, TIMBER, TRAVERTINE, WATER,
  contact, ellipse, group, path, polygon, rect, stroke,
} from './kit';

function thermae(): string {
  return (
    contact(4, 0, 36, 5) + path('M-16-22a16 16 0 0 1 32 0z', TERRACOTTA[0], `stroke="${TERRACOTTA[2]}"`) + path('M-16-22a16 16 0 0 1 10-15q-5 6-5 15z', LIMEWASH[1]) +
    rect(-28, -22, 56, 22, LIMEWASH[1]) + rect(-28, -22, 18, 22, LIMEWASH[0]) + arch(-18, 0, 10, 16) + arch(0, 0, 12, 18) + arch(18, 0, 10, 16) + rect(-30, -24, 60, 3, LIMEWASH[0]) +
    rect(-24, -3, 48, 3, WATER[0]) + stroke('M-8-42q3-4 0-8M2-44q3-4 0-8M10-40q3-4 0-8', '#fff', 2, 'opacity=".8"')
  );
}
function portus(): string {
  return (
    rect(-36, -9, 72, 9, WATER[1]) + stroke('M-36-6q9-3 17 0t17 0 17 0 17 0', WATER[0], 1.2) + tower(16, -9, 12, 36) +
    ellipse(18, -54, 6, 5, 'var(--gold)', 'opacity=".45"') + ellipse(18, -54, 3, 4, 'var(--gold-lit)') + ship(-12, -4, 0.9)
  );
}
function insula(): string {
  const storeys = (x: number, rows: number, w: number) =>
    Array.from({ length: rows }, (_, i) => rect(x - w / 2 + 4, -11 - i * 11, 4, 6, HOLLOW) + rect(x + w / 2 - 8, -11 - i * 11, 4, 6, HOLLOW)).join('');
  return (
    group(-13, 0, house({ w: 26, h: 42, gable: 6, windows: 0 })) + storeys(-13, 4, 26) +
    group(15, 0, house({ w: 26, h: 30, gable: 7, dx: 5, dy: 10, wall: ROSE, windows: 0 })) + storeys(15, 3, 26) +
    rect(-27, -20, 28, 2, TIMBER[1]) + stroke('M-26-18v4M-20-18v4M-13-18v4M-6-18v4M0-18v4', TIMBER[2], 1)
  );
}
function horreum(): string {
  const doors = [-21, -7, 7, 21].map((x) => arch(x, 0, 9, 15, TIMBER[2])).join('');
  const sacks = ellipse(-30, -3, 5, 5, FIELD[0], `stroke="${FIELD[2]}"`) + ellipse(-24, -2.5, 4, 4, SOIL[1], `stroke="${SOIL[2]}"`) + ellipse(31, -3, 5, 5, FIELD[0], `stroke="${FIELD[2]}"`);
  return house({ w: 58, h: 22, gable: 13, dx: 6, dy: 14, wall: ROSE, windows: 0 }) + doors + rect(-29, -19, 58, 2, ROSE[2]) + sacks;
}
function bibliotheca(): string {
  const scrolls = [-16, -10, -4, 4, 10, 16]
    .map((x, i) => rect(x - 2, -34, 4, 14, [CLOTH[0], BRASS[1], SERPENTINE[1]][i % 3]!, 'rx="1.5"') + rect(x - 1, -36, 2, 18, TIMBER[1]))
    .join('');
  return (
    contact(4, 0, 34, 5) + polygon([[28, 0], [28, -42], [34, -52], [34, -8]], LIMEWASH[2]) + polygon([[-28, -42], [28, -42], [34, -52], [-22, -52]], TERRACOTTA[0]) +
    rect(-28, -42, 56, 42, LIMEWASH[1]) + rect(-22, -38, 44, 22, HOLLOW) + rect(-22, -27, 44, 1.5, TIMBER[0]) + scrolls +
    column(-25, -4, 38, 5) + column(25, -4, 38, 5) + rect(-30, -46, 60, 5, LIMEWASH[0]) + rect(-32, -4, 64, 4, TRAVERTINE[0]) + rect(-7, -15, 14, 11, TIMBER[2])
  );
}
function forum(): string {
  const pillars = [-30, -21, -12].map((x) => column(x, -10, 24, 4)).join('') + [12, 21, 30].map((x) => column(x, -10, 24, 4)).join('');
  return (
    polygon([[-36, 0], [36, 0], [30, -13], [-30, -13]], TRAVERTINE[0]) + stroke('M-24 0l4-13M-12 0l2-13M0 0v-13M12 0l-2-13M24 0l-4-13M-34-6h68', TRAVERTINE[2], 0.8) +
    group(0, -14, temple({ w: 34, columns: 14, gable: 8, dx: 4, dy: 10, count: 4, steps: 2 })) + pillars +
    rect(-34, -37, 26, 4, LIMEWASH[0]) + rect(8, -37, 26, 4, LIMEWASH[0]) +
    rect(-3, -8, 6, 5, TRAVERTINE[2]) + path('M-2-8l1-9 2-3 2 3 1 9z', 'url(#ar-brass)')
  );
}
function pons(): string {
  return (
    rect(-36, -12, 72, 12, WATER[1]) + stroke('M-36-5q9-3 18 0t18 0 18 0 18 0', WATER[0], 1.2) +
    path('M-36-22Q0-42 36-22V-2H-36z', LIMEWASH[1]) + path('M-36-22Q0-42 36-22v4Q0-38-36-18z', LIMEWASH[0]) +
    arch(-22, -2, 15, 17, WATER[2]) + arch(0, -2, 19, 26, WATER[2]) + arch(22, -2, 15, 17, WATER[2]) +
    polygon([[-13, -2], [-9, -14], [-9, -2]], LIMEWASH[2]) + polygon([[13, -2], [9, -14], [9, -2]], LIMEWASH[2]) + stroke('M-36-25Q0-45 36-25', TRAVERTINE[2], 2)
  );
}
function theatrum(): string {
  const ring = (k: number, fill: string) => path(`M${-33 * k} -14A${33 * k} ${30 * k} 0 0 1 ${33 * k} -14L${12 * k} -14A12 9 0 0 0 ${-12 * k} -14z`, fill);
  return (
    contact(4, -6, 36, 8) + path('M-33-14v8h66v-8z', LIMEWASH[2]) + ring(1, LIMEWASH[0]) + ring(0.86, LIMEWASH[1]) + ring(0.72, TRAVERTINE[0]) + ring(0.58, TRAVERTINE[2]) +
    stroke('M-27-31L-9-20M-14-41L-5-22M0-44V-23M14-41L5-22M27-31L9-20', SOIL[2], 0.9) + path('M-12-14A12 8 0 0 1 12-14z', SOIL[0]) +
    rect(-33, -14, 66, 13, LIMEWASH[1]) + rect(-33, -14, 66, 3, LIMEWASH[0]) + [-26, -13, 13, 26].map((x) => column(x, -1, 10, 3.5)).join('') + arch(0, -1, 9, 10) +
    polygon([[-4, -6], [4, -6], [2, -2], [-2, -2]], CLOTH[0])
  );
}
function villa(): string {
  return (
    polygon([[-36, 0], [36, 0], [32, -12], [-32, -12]], GRASS[1]) + cypress(-31, -6, 0.95) + cypress(-24, -12, 0.8) + pine(30, -10, 0.8) +
    group(-6, -12, house({ w: 26, h: 16, gable: 8, dy: 12, windows: 2 })) + group(13, -9, house({ w: 24, h: 12, gable: 7, dy: 10, windows: 2 })) +
    [-16, -9, -2, 5].map((x) => column(x, -8, 13, 3)).join('') + rect(-20, -23, 29, 3, TERRACOTTA[1]) + ellipse(10, -3, 11, 3, WATER[1]) + ellipse(9, -3.5, 8, 1.8, WATER[0])
  );
}
function circus(): string {
  return (
    contact(5, -6, 38, 10) + path('M-36-20a16 14 0 0 1 16-14h40a16 14 0 0 1 16 14v12a16 8 0 0 1-16 8h-40a16 8 0 0 1-16-8z', LIMEWASH[2]) +
    path('M-36-20a16 14 0 0 1 16-14h40a16 14 0 0 1 0 28h-40a16 14 0 0 1-16-14z', LIMEWASH[1]) + path('M-31-20a12 10 0 0 1 12-10h38a12 10 0 0 1 0 20h-38a12 10 0 0 1-12-10z', LIMEWASH[0]) +
    path('M-27-20a9 7.5 0 0 1 9-7.500h36a9 7.5 0 0 1 0 15h-36a9 7.5 0 0 1-9-7.500z', 'url(#ar-sand)') + rect(-15, -22, 30, 4, TRAVERTINE[1], 'rx="2"') + rect(-15, -22, 30, 1.5, LIMEWASH[0]) +
    path('M-2-22v-14l2-4 2 4v14z', ROSE[1]) + ellipse(-12, -23, 1.6, 3, BRASS[1]) + ellipse(12, -23, 1.6, 3, BRASS[1]) +
    group(16, -13.5, path('M-7 0h6l1-3h3l2-3 2 1-1 3-2 1v4h-1.500l-.5-3h-4l-1 3h-1.500z', TIMBER[2]) + ellipse(-8, -1, 2.5, 2.5, CLOTH[0])) +
    [-28, -20, -12, -4, 4, 12, 20, 28].map((x) => arch(x, 0.5, 5, 7)).join('')
  );
}
function aquaeductus(): string {
  const tier = (y: number, h: number, n: number, w: number) => Array.from({ length: n }, (_, i) => arch(-36 + (72 * (i + 0.5)) / n, y, w, h)).join('');
  return (
    path('M-36 0q18-6 36 0t36-2v2z', GRASS[1]) + rect(-36, -28, 72, 27, LIMEWASH[1]) + rect(-36, -28, 72, 3, LIMEWASH[0]) + tier(-1, 22, 4, 13) +
    rect(-36, -46, 72, 18, LIMEWASH[1]) + rect(-36, -46, 72, 3, LIMEWASH[0]) + tier(-28, 13, 7, 7) + rect(-36, -50, 72, 4, WATER[1]) + rect(-36, -50, 72, 1.5, WATER[0]) +
    rect(-36, -46.5, 72, 2.5, LIMEWASH[0])
  );
}
function pantheon(): string {
  return (
    contact(4, 0, 38, 6) + rect(-30, -36, 60, 34, LIMEWASH[2]) + rect(-30, -36, 30, 34, LIMEWASH[1]) + path('M-30-36a30 20 0 0 1 60 0z', SERPENTINE[1]) + path('M-30-36a30 20 0 0 1 22-19q-8 7-9 19z', SERPENTINE[0]) +
    stroke('M-24-44h48M-16-51h32', SERPENTINE[2], 1) + ellipse(0, -55.5, 6, 2, HOLLOW) + group(0, 0, temple({ w: 46, columns: 18, gable: 12, dx: 0, dy: 1, count: 6, steps: 2 }))
  );
}

export const BUILDING_ART: Record<string, () => string> = {
  Taberna: () => house({ w: 46, h: 24, gable: 10, dx: 6, dy: 12, windows: 0 }) + stall(44, 15, CLOTH[0], LIMEWASH[0]) + jar(-28, 0, 0.9) + jar(28, 0, 0.9) + jar(33, 0, 0.7),
  Insula: insula,
  Horreum: horreum,
  Thermae: thermae,
  Bibliotheca: bibliotheca,
  Portus: portus,
  Basilica: () => temple({ w: 58, columns: 20, gable: 9, dx: 7, dy: 17, count: 6, steps: 2 }),
  Forum: forum,
  Colosseum: () => group(0, -27, colosseum(32, 16, 14)),
  Pons: pons,
  Theatrum: theatrum,
  Villa: villa,
  'Circus Maximus': circus,
  Aquaeductus: aquaeductus,
  Pantheon: pantheon,
};

/** The place of a card row, about 110 wide: camp, building site, house of the senate. */
export const SITE_ART: Record<'legatus' | 'aedificator' | 'senatus', () => string> = {
  legatus: () => {
    const stakes = Array.from({ length: 15 }, (_, k) => {
      const x = -46 + k * 6.2;
      return polygon([[x, 0], [x, -13], [x + 2.6, -17], [x + 5.2, -13], [x + 5.2, 0]], TIMBER[k % 2 ? 0 : 1]!);
    }).join('');
    return tower(-36, 0, 18, 46) + tower(42, -4, 18, 42) + tent(-6, -16, 0.9) + tent(12, -2, 0.95) + rect(-46, -10, 92, 10, TIMBER[1]) + stakes + flag(-34, -44, CLOTH[0], 34);
  },
  aedificator: () => {
    const arches = [14, 26, 38].map((x) => arch(x - 1, -20, 8, 18)).join('');
    const scaffold = stroke('M8-19V-58M50-19V-58M8-52h42M8-36h42', TIMBER[2], 1.8);
    return group(-24, 0, crane(), 0.95) + rect(10, -48, 38, 28, LIMEWASH[1]) + rect(10, -48, 38, 4, LIMEWASH[0]) + arches + scaffold + blocks(12, 0);
  },
  senatus: () =>
    house({ w: 74, h: 38, gable: 17, dx: 9, dy: 18, wall: ROSE, windows: 0 }) +
    rect(-9, -26, 18, 26, 'var(--lawn-shade)') + rect(-9, -26, 9, 26, 'var(--lawn)') + rect(-28, -32, 8, 10, HOLLOW) + rect(20, -32, 8, 10, HOLLOW) + rect(-42, -4, 84, 4, TRAVERTINE[0]) +
    column(-16, -4, 28, 4) + column(16, -4, 28, 4) + polygon([[-20, -32], [20, -32], [0, -41]], LIMEWASH[0]) + cypress(50, 0, 0.9),
};
