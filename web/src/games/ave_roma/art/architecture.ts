// Rome in bird's-eye view, oblique: depth goes up and a little to the right. Each building stands
// with the middle of its foot on 0, 0. The same functions make places, city and cards.
import {
  BRASS, CLOTH, HOLLOW, LIMEWASH, TERRACOTTA, TIMBER, TRAVERTINE, WINDOW, contact, ellipse, group, line, path, polygon, rect, round, stroke,
  type Point, type Tones,
} from './kit';

export function roof(left: number, right: number, y: number, top: number, dx: number, dy: number, tones: Tones = TERRACOTTA): string {
  const middle = (left + right) / 2;
  let drawn =
    polygon([[left, y], [middle, top], [middle + dx, top - dy], [left + dx, y - dy]], tones[0]) +
    polygon([[right, y], [middle, top], [middle + dx, top - dy], [right + dx, y - dy]], tones[2]);
  const rows = Math.max(3, Math.round(dy / 5));
  for (let i = 1; i < rows; i++) {
    const k = i / rows;
    const [x, up] = [middle + dx * k, top - dy * k];
    drawn += line(x, up, left + dx * k, y - dy * k, tones[1], 1, 'opacity=".75"');
    drawn += line(x, up, right + dx * k, y - dy * k, HOLLOW, 0.8, 'opacity=".4"');
  }
  return drawn + line(middle, top, middle + dx, top - dy, tones[0], 2.2);
}

export function column(x: number, y: number, h: number, w = 5): string {
  return (
    rect(x - w / 2, y - h, w, h, 'url(#ar-column)') +
    rect(x - w / 2 - 1.5, y - h, w + 3, 2.5, LIMEWASH[0]) +
    rect(x - w / 2 - 1.5, y - 2.5, w + 3, 2.5, LIMEWASH[1])
  );
}

/** An arched opening, its shadow on the left side. */
export function arch(x: number, y: number, w: number, h: number, fill: string = HOLLOW): string {
  const r = w / 2;
  return (
    path(`M${round(x - r)} ${round(y)}v${round(-(h - r))}a${round(r)} ${round(r)} 0 0 1 ${round(w)} 0v${round(h - r)}z`, fill) +
    path(`M${round(x - r)} ${round(y)}v${round(-(h - r))}a${round(r)} ${round(r)} 0 0 1 ${round(r)} ${round(-r)}v${round(h)}z`, '#1d0f08', 'opacity=".35"')
  );
}

export interface House {
  w: number;
  h: number;
  /** Height of the gable. */
  gable: number;
  dx?: number;
  dy?: number;
  wall?: Tones;
  tiles?: Tones;
  windows?: number;
}
export function house({ w, h, gable, dx = 4, dy = 9, wall = LIMEWASH, tiles = TERRACOTTA, windows = 2 }: House): string {
  const [left, right] = [-w / 2, w / 2];
  let drawn =
    contact(4, 0, w * 0.62, 5) +
    polygon([[right, 0], [right, -h], [right + dx, -h - dy], [right + dx, -dy]], wall[2]) +
    rect(left, -h, w, h, wall[1]) +
    rect(left, -h, w * 0.35, h, wall[0], 'opacity=".7"') +
    roof(left - 2, right + 2, -h, -h - gable, dx, dy, tiles) +
    polygon([[left - 2, -h], [right + 2, -h], [0, -h - gable]], wall[0]) +
    stroke(`M${left - 2} ${-h}L0 ${-h - gable}L${right + 2} ${-h}`, tiles[1], 2);
  for (let i = 0; i < windows; i++) drawn += rect(left + (w * (i + 0.5)) / windows - 2.2, -h * 0.72, 4.4, 6, WINDOW);
  return drawn;
}

export interface Temple {
  w?: number;
  /** Height of columns and of the gable. */
  columns?: number;
  gable?: number;
  dx?: number;
  dy?: number;
  count?: number;
  steps?: number;
  tiles?: Tones;
  cella?: string;
}
export function temple({ w = 90, columns = 34, gable = 18, dx = 9, dy = 30, count = 4, steps = 3, tiles = TERRACOTTA, cella = 'var(--soil)' }: Temple = {}): string {
  const [left, right] = [-w / 2, w / 2];
  const foot = 4 * steps;
  const beam = -foot - columns - 7;
  let drawn = contact(8, 0, w * 0.68, 8);
  drawn += polygon([[right, -foot], [right, beam], [right + dx, beam - dy], [right + dx, -foot - dy]], LIMEWASH[2]);
  for (let i = 0; i < steps; i++) {
    drawn += rect(left - 8 + i * 3, -4 * (i + 1), w + 16 - i * 6, 4.2, [TRAVERTINE[1], LIMEWASH[1], TRAVERTINE[0]][i % 3]!);
    drawn += rect(left - 8 + i * 3, -4 * (i + 1), w + 16 - i * 6, 1, LIMEWASH[0]);
  }
  drawn += rect(left, beam + 7, w, columns, cella) + rect(left, beam + 7, w, columns * 0.3, HOLLOW, 'opacity=".45"');
  drawn += rect(-6, -foot - columns * 0.72, 12, columns * 0.72, HOLLOW) + rect(-6, -foot - columns * 0.72, 6, columns * 0.72, TIMBER[1]);
  for (let i = 0; i < count; i++) drawn += column(left + 5 + ((w - 10) * i) / (count - 1), -foot, columns, w > 70 ? 6 : 4.5);
  return (
    drawn +
    roof(left - 5, right + 5, beam, beam - gable, dx, dy, tiles) +
    polygon([[left - 5, beam], [right + 5, beam], [0, beam - gable]], LIMEWASH[1]) +
    polygon([[left + 6, beam - 2.5], [right - 6, beam - 2.5], [0, beam - gable + 5]], 'var(--soil-shade)') +
    rect(left - 5, beam, w + 10, 7, LIMEWASH[0]) +
    rect(left - 5, beam + 4.5, w + 10, 2.5, LIMEWASH[2], 'opacity=".6"')
  );
}

/** A triumphal gate with a bronze chariot on it. */
export function gate(w = 84, h = 56): string {
  let drawn =
    contact(8, 0, w * 0.66, 7) +
    polygon([[w / 2, 0], [w / 2, -h], [w / 2 + 9, -h - 15], [w / 2 + 9, -15]], LIMEWASH[2]) +
    polygon([[-w / 2, -h], [w / 2, -h], [w / 2 + 9, -h - 15], [-w / 2 + 9, -h - 15]], LIMEWASH[0]) +
    rect(-w / 2, -h, w, h, LIMEWASH[1]) + rect(-w / 2, -h, w, 11, LIMEWASH[0]) + rect(-w / 2 - 2, -h + 11, w + 4, 3, LIMEWASH[2]) +
    arch(0, 0, 26, 36) + arch(-28, 0, 13, 22) + arch(28, 0, 13, 22);
  for (const x of [-38, -18, 18, 38]) drawn += column(x, 0, h - 14, 4.5);
  drawn += rect(-24, -h + 2.5, 48, 6.5, BRASS[1], 'opacity=".6"');
  const horses = 'M-14 6c0-6 2-9 5-9s3 4 3 9zM-5 6c0-7 2-10 5-10s3 4 3 10zM4 6c0-6 2-9 5-9s3 4 3 9z';
  const chariot = path(horses, 'url(#ar-brass)', `stroke="${BRASS[2]}" stroke-width=".8"`) + path('M-2-4v-9h4v9z', 'url(#ar-brass)') + ellipse(0, -15, 2.6, 2.6, BRASS[1]);
  return drawn + group(4, -h - 8, chariot);
}

/** A market stall under a striped awning. */
export function stall(w: number, h: number, first: string, second: string): string {
  let drawn =
    rect(-w / 2, -h, 2.5, h, TIMBER[2]) + rect(w / 2 - 2.5, -h, 2.5, h, TIMBER[2]) +
    rect(-w / 2 + 2, -9, w - 4, 8, TIMBER[1]) + rect(-w / 2 + 2, -9, w - 4, 2, TIMBER[0]);
  const stripes = 6;
  for (let i = 0; i < stripes; i++) {
    const colour = i % 2 ? first : second;
    const low = (k: number) => -w / 2 - 3 + (k * (w + 6)) / stripes;
    const high = (k: number) => -w / 2 + 5 + (k * (w - 4)) / stripes;
    const half = round((w + 6) / stripes / 2);
    drawn += polygon([[low(i), -h + 5], [low(i + 1), -h + 5], [high(i + 1), -h - 11], [high(i), -h - 11]], colour);
    drawn += path(`M${round(low(i))} ${-h + 5}a${half} 5 0 0 0 ${half * 2} 0z`, colour) + path(`M${round(low(i))} ${-h + 5}a${half} 5 0 0 0 ${half * 2} 0z`, '#000', 'opacity=".14"');
  }
  return drawn;
}

export function jar(x: number, y: number, scale = 1): string {
  const body = path('M-2-13h4l-.5 2.5c3.5 1.5 3.5 6 1.5 9L1.5 0h-3L-3-1.500c-2-3-2-7.5 1.5-9z', TERRACOTTA[1], `stroke="${TERRACOTTA[2]}" stroke-width=".8"`);
  return group(x, y, body + stroke('M-2-8.500c-1 2-.6 4 .3 6', TERRACOTTA[0], 1), scale);
}
export function pine(x: number, y: number, scale = 1): string {
  const crown = ellipse(1.5, -17, 11, 6, 'var(--forest)') + ellipse(-1, -19, 9.5, 5, 'var(--lawn)') + ellipse(-3, -20.5, 5, 2.6, 'var(--lawn-lit)');
  return group(x, y, contact(5, 0, 10, 3) + rect(-1.2, -15, 2.4, 15, TIMBER[1]) + crown, scale);
}
export function cypress(x: number, y: number, scale = 1): string {
  const crown = path('M0-26c4 6 5 18 2.5 25.5h-5C-5-8-4-20 0-26z', 'var(--forest)') + path('M0-26c-3 6-4.5 18-2.5 25.5h2z', 'var(--lawn)');
  return group(x, y, contact(4, 0, 6, 2) + crown, scale);
}
export function flag(x: number, y: number, colour: string, h = 30): string {
  return group(x, y, rect(-1, -h, 2, h, TIMBER[2]) + path(`M1 ${-h + 1}q7-3 13 0v11q-6-3-13 0z`, colour) + path(`M1 ${-h + 1}q4-2 7-1.5v11q-3-.5-7 1.5z`, '#fff', 'opacity=".25"'));
}
export function ship(x: number, y: number, scale = 1): string {
  const hull = path('M-20-4q20 7 40-1l-5 9q-16 5-30 0z', TIMBER[1], `stroke="${TIMBER[2]}"`) + path('M-20-4q20 7 40-1l-1 3q-19 7-37 1z', TIMBER[0]);
  const sail = path('M-13-27q13 4 27 0l-2 17q-11 4-23 0z', LIMEWASH[0], `stroke="${TRAVERTINE[2]}"`) + path('M-4-26q4 1 8 0v17q-4 1-8 0z', CLOTH[0]);
  return group(x, y, hull + rect(-1, -30, 2, 27, TIMBER[2]) + sail, scale);
}
export function crane(): string {
  return (
    stroke('M-26 0L-4-58L16 0M-18-22h27', TIMBER[1], 4) + stroke('M-26 0L-4-58', TIMBER[0], 1.4) + stroke('M-4-58L30-70M30-70v34', TIMBER[2], 2.5) +
    `<circle cx="-4" cy="-15" r="12" fill="none" stroke="${TIMBER[1]}" stroke-width="3.5"/>` +
    stroke('M-16-15h24M-4-27v24M-12-23l16 16M4-23l-16 16', TIMBER[2], 1.3) +
    rect(22, -36, 17, 12, TRAVERTINE[1]) + rect(22, -36, 17, 3, TRAVERTINE[0]) + rect(34, -36, 5, 12, TRAVERTINE[2], 'opacity=".5"')
  );
}
export function blocks(x: number, y: number): string {
  return group(x, y, rect(0, -9, 14, 9, TRAVERTINE[1]) + rect(0, -9, 14, 2.5, TRAVERTINE[0]) + rect(15, -9, 13, 9, TRAVERTINE[1]) + rect(15, -9, 13, 2.5, TRAVERTINE[0]) + rect(7, -18, 14, 9, TRAVERTINE[0]) + rect(17, -18, 4, 9, TRAVERTINE[2], 'opacity=".5"'));
}
export function tent(x: number, y: number, scale = 1): string {
  const cloth =
    polygon([[-16, 0], [0, -20], [8, -30], [26, -11], [16, 0]], LIMEWASH[2]) + polygon([[-16, 0], [0, -20], [16, 0]], LIMEWASH[0]) +
    polygon([[0, -20], [8, -30], [26, -11], [16, 0]], LIMEWASH[1]) + polygon([[-4, 0], [0, -13], [4, 0]], HOLLOW) + line(0, -20, 8, -30, LIMEWASH[0], 1.5);
  return group(x, y, cloth, scale);
}
export function tower(x: number, y: number, w = 20, h = 44, wall: Tones = LIMEWASH): string {
  let drawn =
    polygon([[w / 2, 0], [w / 2, -h], [w / 2 + 5, -h - 7], [w / 2 + 5, -7]], wall[2]) + rect(-w / 2, -h, w, h, wall[1]) + rect(-w / 2, -h, w * 0.35, h, wall[0]) +
    polygon([[-w / 2, -h], [w / 2, -h], [w / 2 + 5, -h - 7], [-w / 2 + 5, -h - 7]], TIMBER[1]);
  for (let i = 0; i < 3; i++) drawn += rect(-w / 2 + (i * (w - 4)) / 2 - 1, -h - 5, 5, 7, wall[0]);
  return group(x, y, drawn + rect(-2, -h * 0.65, 4, 8, HOLLOW));
}
/** A round temple with a pointed roof. */
export function tholos(x: number, y: number, scale = 1): string {
  const columns = [-13, -7, 0, 7, 13].map((d) => column(d, -3, 19, 3.5)).join('');
  const tiles = path('M-17-21a17 5 0 0 0 34 0L1-35z', TERRACOTTA[1]) + path('M-17-21a17 5 0 0 0 14 4.8L1-35z', TERRACOTTA[0]) + ellipse(1, -36, 2, 2, BRASS[1]);
  return group(x, y, contact(5, 0, 20, 5) + ellipse(0, -2, 18, 5, TRAVERTINE[0]) + rect(-12, -22, 24, 20, 'var(--soil)') + columns + tiles, scale);
}

/** The Colosseum: its upper rim is the ellipse rx, ry around 0, 0; the wall is h high. */
export function colosseum(rx = 92, ry = 56, h = 30): string {
  const on = (k: number, angle: number): Point => [rx * k * Math.cos(angle), ry * k * Math.sin(angle)];
  let drawn =
    contact(10, h + 8, rx + 6, ry + 2) +
    path(`M${-rx} 0v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}z`, LIMEWASH[1]) +
    path(`M${rx * 0.2} 0L${rx * 0.2} ${h + ry * 0.98}A${rx} ${ry} 0 0 0 ${rx} ${h}V0z`, LIMEWASH[2], 'opacity=".55"');
  const arches = 19;
  for (let storey = 0; storey < 2; storey++) {
    const base = (h * (storey + 1)) / 2;
    for (let i = 0; i < arches; i++) {
      const angle = Math.PI * (1 - (i + 0.5) / arches);
      const [x, y] = on(1, angle);
      drawn += arch(x, y + base - 1, Math.max(2.2, (rx / 9.7) * Math.sin(angle)), h / 2 - 3.5);
    }
    drawn += stroke(`M${-rx} ${base}A${rx} ${ry} 0 0 0 ${rx} ${base}`, LIMEWASH[0], 1.6);
  }
  drawn += ellipse(0, 0, rx, ry, LIMEWASH[0]) + ellipse(0, 0, rx - 5, ry - 4, 'var(--soil)');
  const tiers: [number, string][] = [[0.9, LIMEWASH[1]], [0.8, 'var(--soil)'], [0.71, LIMEWASH[1]], [0.62, 'var(--soil-shade)'], [0.56, HOLLOW]];
  tiers.forEach(([k, fill], i) => (drawn += ellipse(0.6 * i, 0.9 * i, rx * k, ry * k, fill)));
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8 + 0.2;
    const [[x1, y1], [x2, y2]] = [on(0.6, angle), on(0.93, angle)];
    drawn += line(x1, y1 + 1, x2, y2, 'var(--soil-shade)', 0.8, 'opacity=".7"');
  }
  drawn += path(`M${-rx * 0.94} 0A${rx * 0.94} ${ry * 0.94} 0 0 1 0 ${-ry * 0.94}L0 ${-ry * 0.58}A${rx * 0.58} ${ry * 0.58} 0 0 0 ${-rx * 0.58} 0z`, HOLLOW, 'opacity=".3"');
  if (rx > 60) {
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (1.02 + i * 0.12);
      drawn += polygon([on(0.97, angle), on(0.97, angle + 0.3), on(0.74, angle + 0.26), on(0.74, angle + 0.04)], i % 2 ? LIMEWASH[0] : CLOTH[0], 'opacity=".92"');
    }
    for (let i = 0; i < 12; i++) {
      const [x, y] = on(1, (Math.PI * i) / 6);
      drawn += rect(x - 0.6, y - 10, 1.3, 10, TIMBER[2]) + polygon([[x + 0.6, y - 10], [x + 7, y - 8], [x + 0.6, y - 5.5]], i % 2 ? CLOTH[1] : 'var(--seat-4-local)');
    }
  }
  return drawn + ellipse(1, 4, rx * 0.54, ry * 0.54, 'url(#ar-sand)');
}
