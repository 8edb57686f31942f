// The ground of Ave Roma: the city with its places, river and far bank. Nothing here ever moves, so
// it is baked into one image by day and one in the evening (scripts/bake.mjs).
import {
  arch, colosseum, cypress, gate, house, jar, pine, ship, stall, temple, tholos, tower,
} from '../src/games/ave_roma/art/architecture';
import { RING, ringPoint, slab } from '../src/games/ave_roma/art/figures';
import { GRADIENTS } from '../src/games/ave_roma/art/icons';
import { CLOTH, LIMEWASH, ROSE, chance, ellipse, group, path, polygon, rect, round, stroke, type Tones } from '../src/games/ave_roma/art/kit';
import { BLEED, PLACES } from '../src/games/ave_roma/art/places';

const [LEFT, TOP, WIDTH, HEIGHT] = BLEED;
const RIGHT = LEFT + WIDTH;
const BOTTOM = TOP + HEIGHT;

const DEFS = `<defs>${GRADIENTS}
<linearGradient id="ground" x2=".7" y2="1"><stop offset="0" stop-color="var(--soil-lit)"/><stop offset=".5" stop-color="var(--soil)"/><stop offset="1" stop-color="var(--soil-shade)"/></linearGradient>
<linearGradient id="far" x2=".6" y2="1"><stop offset="0" stop-color="var(--field-lit)"/><stop offset="1" stop-color="var(--field-shade)"/></linearGradient>
<linearGradient id="water"><stop offset="0" stop-color="var(--water-lit)"/><stop offset=".5" stop-color="var(--water)"/><stop offset="1" stop-color="var(--water-shade)"/></linearGradient>
<pattern id="wave" width="34" height="12" patternUnits="userSpaceOnUse"><path d="M0 6q8-5 17 0t17 0" stroke="var(--water-lit)" stroke-opacity=".6" fill="none" stroke-width="1.2"/></pattern>
<radialGradient id="light" cx=".12" cy=".05" r="1.1"><stop offset="0" stop-color="#fff4cf" stop-opacity=".22"/><stop offset=".5" stop-color="#fff4cf" stop-opacity="0"/><stop offset="1" stop-color="#2a1608" stop-opacity=".16"/></radialGradient>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .15 0 0 0 0 .05 0 0 0 .55 -.14"/></filter></defs>`;

const bank = (x: number) => `M${x + 6} ${TOP}C${x - 4} -30 ${x + 2} -14 ${x} 0C${x - 18} 60 ${x + 28} 120 ${x + 4} 190C${x - 14} 250 ${x + 20} 320 ${x - 4} 384C${x - 8} 410 ${x} 430 ${x - 2} ${BOTTOM}`;
const back = (x: number) => `L${x - 2} ${BOTTOM}C${x} 430 ${x - 8} 410 ${x - 4} 384C${x + 20} 320 ${x - 14} 250 ${x + 4} 190C${x + 28} 120 ${x - 18} 60 ${x} 0C${x + 2} -14 ${x - 4} -30 ${x + 6} ${TOP}Z`;

function terrain(): string {
  const roads = 'M70 120Q150 170 255 196M70 330Q150 250 255 196M440 110Q360 150 255 196M455 300Q370 260 255 196M470 300H560M250 300V470M250 90V-80M70 120L-120 70M70 330L-120 380';
  const circles = [0, 1, 2, 3, 4].map((k) => `<ellipse cx="250" cy="202" rx="${162 + k * 9}" ry="${122 + k * 7}" stroke-dasharray="${14 + k * 3} 6"/>`).join('');
  return (
    rect(LEFT, TOP, WIDTH, HEIGHT, 'url(#ground)') +
    path(`${bank(520)}H${RIGHT}V${TOP}Z`, 'url(#far)') +
    path(`M${LEFT} ${TOP}h260c-20 60-190 110-260 134zM${LEFT} 340c90-24 200-16 230 14l10 ${BOTTOM - 354}H${LEFT}z`, 'var(--field)', 'opacity=".6"') +
    path(`M430 ${BOTTOM}c10-80 50-130 90-140v140z`, 'var(--field)', 'opacity=".6"') +
    path(`${bank(506)}${back(542)}`, 'url(#water)') + path(`${bank(506)}${back(542)}`, 'url(#wave)') +
    stroke(bank(506), 'var(--limewash-lit)', 2.5) + stroke(bank(542), 'var(--field-shade)', 2, 'opacity=".7"') +
    stroke(roads, 'var(--soil-shade)', 19, 'opacity=".5" stroke-linecap="round"') + stroke(roads, 'var(--paving-lit)', 15, 'stroke-linecap="round"') +
    polygon([[498, 292], [548, 292], [552, 310], [496, 310]], 'var(--paving-lit)') + rect(496, 310, 56, 5, 'var(--travertine-shade)') + [510, 524, 538].map((x) => arch(x, 322, 9, 9, 'var(--water-shade)')).join('') +
    `<g fill="none" stroke="var(--soil-shade)" stroke-width="1.2" opacity=".5">${circles}</g>`
  );
}

function wall(): string {
  const line = `M496 ${TOP}C492 -40 494 -20 496 0C478 60 522 120 499 190C482 250 515 290 494 300M492 326C496 350 492 370 490 384V${BOTTOM}`;
  return (
    stroke(line, 'var(--contact)', 12, 'transform="translate(3 3)"') + stroke(line, 'var(--limewash-shade)', 10) + stroke(line, 'var(--limewash)', 6) +
    stroke(line, 'var(--limewash-shade)', 6, 'stroke-dasharray="2 6" opacity=".7"') +
    [[494, -28], [491, 34], [503, 128], [492, 222], [494, 300], [492, 340], [490, 412]].map(([x, y]) => tower(x!, y!, 13, 22)).join('')
  );
}

/** Roofs between the places, pale as in haze so that the places stand out; nothing stands where something is played. */
function city(): string {
  const random = chance(11);
  const plaster: Tones = ['var(--limewash-lit)', 'var(--limewash)', 'var(--limewash-shade)'];
  const ochre: Tones = ['var(--soil-lit)', 'var(--soil)', 'var(--soil-shade)'];
  const busy = (x: number, y: number) =>
    ((x - 258) / 174) ** 2 + ((y - 206) / 132) ** 2 < 1 || (x > -14 && x < 158 && y > 26 && y < 178) || (x > -14 && x < 150 && y > 244 && y < 392) || (x > 362 && x < 520 && (y < 186 && y > 26 || (y > 240 && y < 392))) ||
    x > 478 || (x > 140 && x < 374 && y > 322 && y < 392) || Math.abs(x - 250) < 18;
  let drawn = '';
  for (let y = TOP + 10; y < BOTTOM + 10; y += 19) {
    for (let x = LEFT + 6 + (Math.round(y / 19) % 2) * 14; x < 486; x += 29) {
      const [px, py, kind, luck] = [x + random() * 8 - 4, y + random() * 6, random(), random()];
      if (busy(px, py) || luck < 0.24) continue;
      if (kind > 0.2) drawn += group(px, py, house({ w: 16 + random() * 7, h: 8 + random() * 5, gable: 5, windows: 1, wall: kind > 0.7 ? ROSE : kind > 0.4 ? plaster : ochre }));
      else drawn += kind > 0.1 ? pine(px, py, 0.8) : cypress(px, py, 0.8);
    }
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [566 + random() * (RIGHT - 570), TOP + 20 + ((BOTTOM - TOP - 20) * (i + random())) / 26];
    drawn += random() > 0.5 ? pine(x, y, 0.8) : cypress(x, y, 0.8);
  }
  const aqueduct = rect(134, 352, 238, 9, LIMEWASH[1]) + rect(134, 352, 238, 2.5, LIMEWASH[0]) + rect(134, 361, 238, 20, LIMEWASH[2]) + Array.from({ length: 15 }, (_, k) => arch(143 + k * 15.8, 383, 11, 18)).join('');
  return `<g opacity=".7">${drawn}</g>` + aqueduct + cypress(138, 384, 0.9) + cypress(374, 384, 0.9) + tholos(362, 66) + pine(386, 40, 0.9) + cypress(344, 88, 0.9) + pine(154, 62, 0.9) + cypress(160, 96, 1);
}

function arena(): string {
  const { cx, cy, outer } = RING;
  let drawn = ellipse(cx + 6, cy + 9, outer[0] + 3, outer[1] + 3, 'var(--contact)') + ellipse(cx, cy, outer[0] + 3, outer[1] + 3, 'var(--travertine-shade)');
  for (let i = 0; i < 9; i++) {
    const fill = i % 3 === 2 ? 'var(--ar-honours)' : i === 0 ? 'var(--ar-start)' : 'var(--travertine-lit)';
    drawn += path(slab(RING, i), fill, 'stroke="var(--travertine-shade)" stroke-width="1"');
  }
  const [x, y] = ringPoint(RING, (-110 * Math.PI) / 180, 0.55);
  drawn += path(`M${round(x - 5)} ${round(y - 10)}l13 9-9 11z`, 'var(--cloth)', 'stroke="#fffaf0" stroke-width="1.5"');
  return drawn + group(cx, cy - 10, colosseum(89, 53, 28));
}

const HOUSES: Record<string, () => string> = {
  quaestor: () => temple({ w: 82, columns: 28, gable: 16, dy: 24, count: 5 }) + ellipse(0, -58, 5, 5, 'var(--brass)', 'stroke="var(--brass-shade)"'),
  aedilis: () =>
    group(-26, 0, house({ w: 34, h: 26, gable: 12, dx: 7, dy: 20, wall: ROSE })) + group(18, 0, house({ w: 46, h: 30, gable: 15, dx: 8, dy: 22 })) + jar(-46, 3) + jar(-38, 5, 1.1) + jar(46, 3, 0.9) + rect(12, -17, 12, 17, 'var(--ar-hollow)'),
  mercator: () => group(-6, -18, house({ w: 60, h: 20, gable: 12, dx: 8, dy: 18 })) + group(-24, 2, stall(38, 20, 'var(--seat-0-local)', LIMEWASH[0])) + group(20, 2, stall(38, 20, CLOTH[0], LIMEWASH[0])) + jar(44, 2, 0.9),
  propraetor: () => gate(),
};

function places(): string {
  return Object.entries(HOUSES)
    .map(([name, draw]) => {
      const { x, y } = PLACES[name as 'quaestor']!;
      return ellipse(x + 3, y + 8, 76, 46, 'var(--contact)', 'opacity=".55"') + ellipse(x, y + 4, 75, 45, 'var(--paving-lit)') + group(x, y - 14, draw());
    })
    .join('');
}

function rome(): string {
  // The class brings the table's own light.
  const drawn = DEFS + terrain() + wall() + city() + arena() + places() + ship(521, 60, 0.8) + ship(528, 235, 0.65) + rect(LEFT, TOP, WIDTH, HEIGHT, '#fff', 'filter="url(#grain)" opacity=".16"') + rect(LEFT, TOP, WIDTH, HEIGHT, 'url(#light)');
  return `<g class="ave-roma">${drawn}</g>`;
}

export const pictures = [{ file: 'src/games/ave_roma/baked/rome', box: BLEED, scale: 1.5, quality: 0.42, styles: ['src/games/ave_roma/ave_roma.css'], draw: rome }];
