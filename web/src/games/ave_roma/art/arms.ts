// The arms of the six wars, standing on 0, 0, about 50 wide and 56 high.
import { BRASS, CLOTH, TIMBER, ellipse, group, line, path, rect, stroke } from './kit';

const STEEL = 'url(#ar-steel)';
const BRONZE = 'url(#ar-brass)';
const edge = 'stroke="#4a463c" stroke-width="1"';
const rim = `stroke="${BRASS[2]}" stroke-width="1"`;

function helmet(): string {
  return (
    path('M-12-34C-10-48 14-48 15-30l2 12-8 2-2-8-14 1-3 14-6-6z', STEEL, edge) +
    path('M-10-38C-18-58 22-62 22-30l-5-6C14-48 0-48-10-38z', CLOTH[0], `stroke="${CLOTH[2]}"`) + rect(-13, -31, 29, 4, BRONZE) +
    path('M4-25c5 4 5 12-2 16l-3-3c3-4 3-9 1-13z', BRONZE, rim)
  );
}
function swords(): string {
  const sword =
    path('M-3-26L0-31 3-26V10h-6z', STEEL, edge) + line(0, -26, 0, 9, '#fff', 1) + rect(-11, 9, 22, 4.5, BRONZE, `rx="2" ${rim}`) +
    rect(-2.8, 13, 5.6, 11, TIMBER[1]) + ellipse(0, 26, 4.5, 4, BRASS[1], rim);
  return group(0, -28, sword, 1, 28) + group(0, -28, sword, 1, -28);
}
function scutum(): string {
  return (
    rect(-17, -54, 34, 50, CLOTH[0], `rx="8" stroke="${BRASS[1]}" stroke-width="3.5"`) + rect(-14, -51, 8, 44, '#fff', 'opacity=".16" rx="4"') +
    stroke('M0-50v42M-13-29h26M-11-47L11-11M11-47L-11-11', 'var(--gold)', 2) + ellipse(0, -29, 7.5, 8.5, STEEL, edge)
  );
}
function javelins(): string {
  const javelin = rect(-1.4, -40, 2.8, 42, TIMBER[0]) + path('M-4-40L0-55 4-40 0-36z', STEEL, edge);
  return (
    [-16, 0, 16].map((turn) => group(0, -4, javelin, 1, turn)).join('') + ellipse(0, -16, 15, 14, BRONZE, rim) + ellipse(0, -16, 10, 9.5, CLOTH[1]) + ellipse(0, -16, 4, 4, BRASS[0])
  );
}
function cuirass(): string {
  const straps = [-15, -9, -3, 3, 9].map((x) => path(`M${x} -15h6l-1 12h-4z`, CLOTH[1], `stroke="${CLOTH[2]}" stroke-width=".8"`)).join('');
  return (
    straps + path('M-20-52q5 5 10 3q4 5 10 5t10-5q5 2 10-3q4 8 1 16q-4 3-4 9l1 13q-16 6-36 0l1-13q0-6-4-9q-3-8 1-16z', BRONZE, rim) +
    stroke('M-9-40q5 5 9 1M9-40q-5 5-9 1M0-38v22M-6-28q6 4 12 0M-6-21q6 4 12 0', BRASS[2], 1.3) +
    stroke('M-15-47q-2 8 2 13', '#fff', 2, 'opacity=".5"') + ellipse(-12, -49, 3.5, 2.5, BRASS[0]) + ellipse(12, -49, 3.5, 2.5, BRASS[0])
  );
}
function bow(): string {
  const arrow = rect(-1, -30, 2, 44, TIMBER[0]) + path('M-3.5-30L0-38 3.5-30z', STEEL, edge) + path('M-3.5 14l3.5-5 3.5 5v5l-3.5-4-3.5 4z', '#fff8e6', edge);
  return (
    stroke('M-14-55q-2 2 0 5q26 8 26 21t-26 21q-2 3 0 5', TIMBER[2], 5) + stroke('M-14-55q-2 2 0 5q26 8 26 21t-26 21q-2 3 0 5', TIMBER[0], 2.5) +
    line(-14, -54, -14, -4, '#fff3d6', 1.2) + rect(8, -35, 7, 12, CLOTH[1], 'rx="2"') + group(-2, -29, arrow, 0.95, 90) + group(-16, -8, path('M-7-24h14l-2 28h-10z', TIMBER[1], `stroke="${TIMBER[2]}"`) + rect(-7, -24, 14, 4, BRASS[1]), 0.55, 14)
  );
}

export const ARMS_ART: Record<string, () => string> = {
  Hannibal: helmet,
  Spartacus: swords,
  Vercingetorix: scutum,
  Pyrrhus: javelins,
  Mithridates: cuirass,
  Arminius: bow,
};
