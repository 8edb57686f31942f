// Ave Roma for the lobby: the Colosseum among roofs, workers on its sand, the river with a ship.
import { colosseum, cypress, gate, house, jar, pine, ship, temple } from '../../src/games/ave_roma/art/architecture';
import { worker } from '../../src/games/ave_roma/art/figures';
import { GRADIENTS } from '../../src/games/ave_roma/art/icons';
import { ROSE, SOIL, chance, ellipse, group, path, rect, stroke } from '../../src/games/ave_roma/art/kit';

const RIVER = 'M386 0C372 30 402 70 388 104C376 140 398 160 390 190H430C436 160 412 140 424 104C440 70 410 30 424 0z';
const ROADS = 'M20 170Q120 150 236 104M40 60Q140 66 236 104M470 150Q360 140 236 104';

const DEFS = `<defs>${GRADIENTS}
<linearGradient id="ground" x2=".7" y2="1"><stop offset="0" stop-color="var(--soil-lit)"/><stop offset=".5" stop-color="var(--soil)"/><stop offset="1" stop-color="var(--soil-shade)"/></linearGradient>
<pattern id="wave" width="34" height="12" patternUnits="userSpaceOnUse"><path d="M0 6q8-5 17 0t17 0" stroke="var(--water-lit)" stroke-opacity=".6" fill="none" stroke-width="1.2"/></pattern></defs>`;

/** Whether something taller stands there, or a road, or the river. */
const busy = (x: number, y: number): boolean =>
  ((x - 236) / 136) ** 2 + ((y - 112) / 84) ** 2 < 1 || (x > 372 && x < 440) || (x < 128 && y < 110 && y > 20) || (x > 300 && x < 384 && y < 84 && y > 6) || (x < 112 && y > 110);

function roofs(): string {
  const random = chance(7);
  let drawn = '';
  for (let y = 16; y < 200; y += 17) {
    for (let x = 8 + (Math.round(y / 17) % 2) * 14; x < 470; x += 27) {
      const [px, py, kind] = [x + random() * 8 - 4, y + random() * 6, random()];
      if (busy(px, py)) continue;
      if (kind > 0.24) drawn += group(px, py, house({ w: 16 + random() * 7, h: 8 + random() * 5, gable: 5, windows: 1, ...(kind > 0.75 ? { wall: ROSE } : {}), ...(kind < 0.4 ? { tiles: SOIL } : {}) }));
      else drawn += kind > 0.12 ? pine(px, py, 0.9) : cypress(px, py, 0.9);
    }
  }
  return drawn;
}

export function aveRoma(): string {
  return (
    DEFS + rect(0, 0, 470, 190, 'url(#ground)') + path('M0 0H470V58Q300 40 0 62Z', 'var(--field)', 'opacity=".6"') +
    stroke(ROADS, 'var(--soil-shade)', 19, 'opacity=".5" stroke-linecap="round"') + stroke(ROADS, 'var(--paving-lit)', 15, 'stroke-linecap="round"') +
    rect(430, 0, 40, 190, 'var(--field)') + path(RIVER, 'var(--water)') + path(RIVER, 'url(#wave)') + roofs() +
    ellipse(236, 118, 128, 74, 'var(--paving-lit)', 'opacity=".9"') + group(236, 98, colosseum(112, 58, 34)) +
    group(62, 92, temple({ w: 84, columns: 28, gable: 16, dy: 24, count: 5 })) + group(344, 74, gate(64, 46), 0.85) +
    group(50, 172, house({ w: 46, h: 26, gable: 13, dx: 8, dy: 20 })) + jar(82, 176) + jar(92, 178, 1.1) + ship(405, 70, 0.9) +
    group(204, 108, worker(2), 0.95) + group(268, 108, worker(4), 0.95) + group(120, 180, worker(5), 1.15)
  );
}
