// Prestige is a road that climbs on arches, one step a space; every fifth step is of red stone.
import { lit, path, rect, round } from './markup';
import { PRESTIGE_MAX } from '../tables';
import { CONTACT } from './tones';

/** From 0 to the end of the bar (CD-61). */
export const STEPS = PRESTIGE_MAX + 1;

export interface Road {
  step: number;
  base: number;
  rise: number;
  tread: number;
}

export const road = (width: number, height: number): Road => ({
  step: width / STEPS,
  base: height - 4,
  rise: Math.max(0.6, Math.min(2.1, (height - 56) / 20)),
  tread: Math.min(34, height * 0.42),
});

export const treadTop = ({ base, rise, tread }: Road, space: number): number => base - tread - 8 - space * rise;

export function drawRoad(shape: Road): string {
  const { step, base, tread, rise } = shape;
  let out = path(`M4 ${base}h${STEPS * step}v6h${-STEPS * step}z`, CONTACT, 'opacity=".3"');
  for (let space = 0; space < STEPS; space++) {
    const [x, y] = [space * step, treadTop(shape, space)];
    const wall = base - y - tread;
    out += rect(x - 0.3, y + tread, step + 0.6, wall, space % 5 ? lit('#cdb68a') : lit('#c3a473'));
    out += `<path d="M${round(x)} ${round(y + tread + 3)}h${round(step)}" stroke="var(--travertine-shade)" stroke-opacity=".8" stroke-width="1.5"/>`;
    if (wall - 7 > 11) out += arch(x, base, step, wall - 7);
    out += rect(x + 0.4, y, step - 0.8, tread, space % 5 ? 'url(#cd-stone)' : lit('#e2b08a'), 1, 'stroke="var(--travertine-shade)" stroke-width=".8"');
    out += `<path d="M${round(x + 1.3)} ${round(y + 1)}v${tread - 1}" stroke="var(--limewash-lit)" stroke-width="2"/>`;
    out += `<path d="M${round(x + step)} ${round(y - rise)}v${tread}" stroke="var(--cd-stone-edge)" stroke-opacity=".7" stroke-width="2.2"/>`;
  }
  return out;
}

function arch(x: number, base: number, step: number, high: number): string {
  const [r, top] = [(step - 12) / 2, round(Math.min(11, high - 2))];
  const left = round(x + 6);
  return (
    path(`M${left} ${base}v${round(9 - high)}a${r} ${top} 0 0 1 ${step - 12} 0V${base}Z`, lit('#5a4024')) +
    path(`M${left} ${base}v${round(9 - high)}a${r} ${top} 0 0 1 5-8V${base}Z`, lit('#7d5c36')) +
    `<path d="M${left} ${round(base - high + 9)}a${r} ${top} 0 0 1 ${step - 12} 0" fill="none" stroke="${lit('#efe0bb')}" stroke-width="2"/>`
  );
}
