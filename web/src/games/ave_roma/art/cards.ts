// The picture of any card, in a box 58 x 64.
import { AREA_CARDS, BUILDINGS, PATRONS, WARS } from '../tables';
import { ARMS_ART } from './arms';
import { BUILDING_ART } from './buildings';
import { cameo } from './cameos';
import { ellipse, group, path, rect, stroke } from './kit';
import { LAND_ART, landOf } from './lands';

export const PICTURE = { w: 58, h: 64 };
/** Of a patron's picture the whole face. */
export const FACE = `10 0 38 ${PICTURE.h}`;
const { w, h } = PICTURE;

function war(name: string): string {
  const rays = `M${w / 2} ${h * 0.6}L0 0M${w / 2} ${h * 0.6}L${w} 0M${w / 2} ${h * 0.6}L${w / 2} 0M${w / 2} ${h * 0.6}L0 ${h * 0.6}M${w / 2} ${h * 0.6}H${w}`;
  return rect(0, 0, w, h, 'url(#ar-war)') + stroke(rays, '#ffb98f', 9, 'stroke-opacity=".16"') + ellipse(w / 2 + 3, h - 5, w * 0.34, 4, '#3a0c04', 'opacity=".5"') + group(w / 2, h - 3, ARMS_ART[name]!());
}
/** The first card of a pair is the architect's plan, the second the building itself. */
function building(name: string, plan: boolean): string {
  const house = group(w / 2 - 1, h - 6, BUILDING_ART[name]!(), 0.8);
  if (plan) {
    const grid = Array.from({ length: 9 }, (_, i) => `M${i * 8 - 3} 0v${h}M0 ${i * 8 + 1}h${w}`).join('');
    return rect(0, 0, w, h, '#e6d6ae') + stroke(grid, '#b79a63', 0.6, 'opacity=".7"') + rect(0, h - 8, w, 8, '#cdb582') + house + path(`M0 0h13q-3 6-13 10z`, '#fff6dc') + path(`M0 10q10-4 13-10v4q-3 6-13 9z`, '#a98d58', 'opacity=".6"');
  }
  return rect(0, 0, w, h, 'url(#ar-heaven)') + ellipse(w * 0.82, h * 0.2, 6, 6, 'var(--gold-lit)') + path(`M0 ${h * 0.62}q${w * 0.25} ${-h * 0.2} ${w * 0.5} 0t${w * 0.5} -4V${h}H0z`, 'var(--field)') + rect(0, h - 12, w, 12, 'var(--soil)') + house;
}
function patron(name: string): string {
  return rect(0, 0, w, h, '#6d2a1c') + rect(2, 2, w - 4, h - 4, 'none', 'stroke="#d9a33b" stroke-opacity=".6"') + group(w / 2 - 30 * 0.74, 3.5, cameo(name), 0.74);
}
function area(id: string): string {
  return LAND_ART[landOf(id)]();
}

const drawn = new Map<string, string>();

/** Each picture is drawn once. */
export function picture(id: string): string {
  if (!drawn.has(id)) drawn.set(id, draw(id));
  return drawn.get(id)!;
}

function draw(id: string): string {
  if (WARS[id]) return war(WARS[id].name);
  if (BUILDINGS[id]) return building(BUILDINGS[id].name, 'points' in (BUILDINGS[id].set ?? {}) === false);
  if (PATRONS[id]) return patron(PATRONS[id].name);
  return AREA_CARDS[id] ? area(id) : '';
}
