// The view from the couches: Rome under a morning sky between two columns and drawn curtains.
import { colosseum, cypress, gate, house, jar, pine, ship, temple, tower } from '../../src/games/ave_roma/art/architecture';
import { BUILDING_ART } from '../../src/games/ave_roma/art/buildings';
import { GRADIENTS } from '../../src/games/ave_roma/art/icons';
import { BRASS, CLOTH, LIMEWASH, ROSE, SOIL, chance, ellipse, group, path, rect, stroke } from '../../src/games/ave_roma/art/kit';

const WIDTH = 1440;
const HEIGHT = 214;
type Span = readonly [from: number, to: number];

const DEFS = `<defs>${GRADIENTS}
<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-high)"/><stop offset=".45" stop-color="var(--sky-middle)"/><stop offset=".8" stop-color="var(--sky-low)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="var(--sun)"/><stop offset=".25" stop-color="var(--sun)" stop-opacity=".7"/><stop offset="1" stop-color="var(--sun)" stop-opacity="0"/></radialGradient>
<linearGradient id="curtain" x2="1" y2=".2"><stop offset="0" stop-color="var(--cloth-lit)"/><stop offset=".5" stop-color="var(--cloth)"/><stop offset="1" stop-color="var(--cloth-shade)"/></linearGradient>
<linearGradient id="shaft"><stop offset="0" stop-color="var(--travertine)"/><stop offset=".22" stop-color="var(--limewash-lit)"/><stop offset=".6" stop-color="var(--limewash)"/><stop offset="1" stop-color="var(--travertine-shade)"/></linearGradient></defs>`;

function clouds(): string {
  const places = [[560, 34, 70], [610, 42, 54], [1090, 26, 90], [1150, 36, 60], [880, 58, 50], [140, 60, 60]] as const;
  return places.map(([x, y, w]) => ellipse(x, y, w, 5, 'var(--limewash-lit)', 'opacity=".5"')).join('');
}

/** A row of roofs at this height; nothing where something greater stands. */
function roofs(y: number, count: number, scale: number, free: readonly Span[], random: () => number): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, kind] = [(i / count) * WIDTH + random() * 14, random()];
    const drawn = kind > 0.12
      ? house({ w: 26 + random() * 10, h: 14 + random() * 6, gable: 7, dx: 5, dy: 10, wall: kind > 0.7 ? ROSE : LIMEWASH, ...(kind < 0.4 ? { tiles: SOIL } : {}) })
      : kind > 0.06 ? pine(0, 0, 1.2) : cypress(0, 0, 1.2);
    return free.some(([from, to]) => x > from && x < to) ? '' : group(x, y + random() * 8, drawn, scale);
  }).join('');
}

function city(): string {
  const random = chance(3);
  const river = path('M1200 214Q1236 176 1262 150Q1270 138 1290 134L1312 136Q1306 160 1346 214Z', 'var(--water)') + stroke('M1222 202q12-4 24 0t24 0M1246 178q9-3 18 0t18 0M1262 160q7-3 14 0', 'var(--water-lit)', 1.6);
  const trees = [30, 420, 560, 800, 1010, 1150, 1400].map((x, i) => (i % 2 ? pine(x, 214, 2) : cypress(x, 212, 2))).join('');
  return (
    path('M0 120Q240 84 460 112T900 96T1440 110V214H0Z', 'var(--field-lit)') + path('M0 136Q300 108 640 134T1440 126V214H0Z', 'var(--field)') +
    path('M620 144Q720 98 830 106T970 146V170H620Z', 'var(--lawn)') + path('M620 144Q720 98 830 106Q760 118 710 166H620Z', 'var(--lawn-lit)') +
    roofs(140, 70, 0.72, [[-20, 640], [715, 880], [985, 1165]], random) +
    group(800, 120, temple({ w: 96, columns: 32, gable: 16, dy: 16, count: 6 })) + cypress(732, 128) + cypress(744, 126, 1.3) + cypress(866, 126, 1.3) + pine(880, 130, 1.1) +
    group(690, 140, house({ w: 40, h: 22, gable: 9, dx: 6, dy: 12 }), 0.9) + group(924, 140, BUILDING_ART.Thermae!()) +
    roofs(160, 52, 0.92, [[-20, 540], [985, 1170], [1195, 1330]], random) + group(1078, 122, colosseum(92, 34, 30)) +
    roofs(178, 46, 1.12, [[1195, 1345], [665, 740]], random) + river + ship(1268, 192, 0.95) + tower(1222, 176, 13, 24) + tower(1340, 190, 15, 28) + group(700, 206, gate(70, 46), 0.9) +
    roofs(200, 34, 1.35, [[1195, 1360], [650, 750], [60, 90]], random) + trees + rect(0, 120, WIDTH, 60, 'var(--haze)', 'opacity=".14"')
  );
}

function column(x: number): string {
  const w = 40;
  const flutes = [0.22, 0.4, 0.58, 0.76].map((k) => rect(x - w / 2 + w * k, 26, 1.6, 128, 'var(--travertine-shade)', 'opacity=".55"')).join('');
  return (
    rect(x - w / 2, 17, w, 200, 'url(#shaft)') + flutes + rect(x - w / 2, 150, w, 66, CLOTH[1]) + rect(x - w / 2, 150, w * 0.3, 66, CLOTH[0]) + rect(x + w * 0.2, 150, w * 0.3, 66, CLOTH[2]) +
    rect(x - w / 2 - 2, 147, w + 4, 5, BRASS[1]) + rect(x - w / 2 - 7, 14, w + 14, 8, LIMEWASH[0]) + rect(x - w / 2 - 4, 22, w + 8, 5, 'var(--travertine)')
  );
}

function curtain(x: number, way: 1 | -1): string {
  const fall = 'M0 0H150Q120 60 44 92Q24 140 30 200H-30V0Z';
  const folds = 'M30 0H60Q50 50 20 84L8 84Q34 44 30 0ZM90 0H118Q92 52 40 88L30 86Q76 50 90 0ZM4 104Q14 150 12 200H2Q6 150-4 104Z';
  return `<g transform="translate(${x} 14) scale(${way} 1)">${path(fall, 'var(--contact)', 'transform="translate(8 6)"')}${path(fall, 'url(#curtain)')}${path(folds, CLOTH[0], 'opacity=".6"')}${path('M-2 90Q22 96 46 88L44 100Q20 106-2 100Z', BRASS[1])}${stroke('M150 0Q120 60 44 92', BRASS[1], 3.5)}</g>`;
}

/** The lintel over the view, with its painted band. */
function lintel(): string {
  const band = Array.from({ length: 60 }, (_, i) => rect(6 + i * 24, 5, 14, 5, i % 2 ? CLOTH[0] : BRASS[1], 'opacity=".75"')).join('');
  return rect(0, 0, WIDTH, 13, 'var(--travertine)') + rect(0, 0, WIDTH, 3, LIMEWASH[0]) + rect(0, 13, WIDTH, 4, 'var(--travertine-shade)') + rect(0, 17, WIDTH, 8, 'var(--contact)') + band;
}

function fruit(): string {
  const balls = [[-16, -16, 8, 'var(--cloth-lit)'], [-4, -19, 9, BRASS[1]], [9, -17, 8, 'var(--lawn)'], [18, -13, 7, 'var(--cloth-lit)'], [-10, -11, 8, 'var(--seat-4-local)'], [4, -11, 8, 'var(--cloth)']] as const;
  const heap = balls.map(([x, y, r, tone]) => ellipse(x, y, r, r, tone) + ellipse(x - 2.5, y - 3, r * 0.35, r * 0.3, '#fff', 'opacity=".4"')).join('');
  return ellipse(0, 2, 34, 5, 'var(--contact)') + heap + path('M-28-10H28Q24 2 8 4H-8Q-24 2-28-10Z', BRASS[1]) + path('M-28-10H-4Q-8 0-8 4Q-24 2-28-10Z', BRASS[0]);
}

const BIRDS = 'M970 54q5-5 9 0q5-5 9 0q-5-2-9 2q-4-4-9-2zM1010 70q4-4 7 0q4-4 7 0q-4-2-7 2q-3-4-7-2zM944 74q4-4 7 0q4-4 7 0q-4-2-7 2q-3-4-7-2z';

export function view(): string {
  return (
    DEFS + rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') + ellipse(330, 40, 260, 260, 'url(#glow)') + clouds() + city() + path(BIRDS, 'var(--timber)', 'opacity=".6"') +
    lintel() + curtain(46, 1) + curtain(1394, -1) + column(34) + column(1406) + group(1156, 206, jar(0, 0, 2.4) + jar(30, 0, 1.8)) + group(1098, 202, fruit())
  );
}
