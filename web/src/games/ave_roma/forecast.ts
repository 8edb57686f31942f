// Points if the game ended here: money, stock, politics, areas, and the patrons' counts (AR-54).
import { COLOURS, PATRONS, POLITICAL_POINTS, RESOURCES, areaPoints, boughtCard, symbolOf, type Resource } from './tables';
import type { GameEvent } from '../types';
import type { AveRomaView, Player } from './view';

export interface Sheet {
  total: number;
  causes: Record<string, number>;
}

/** Levels after the adjustment: nobody stands above the brown marker (AR-53). */
export function adjusted(view: AveRomaView, area: number): (number | null)[] {
  const { brown, levels } = view.areas[area]!;
  const order = levels.map((level, seat) => ({ level, seat })).filter((m) => m.level !== null) as { level: number; seat: number }[];
  order.sort((a, b) => b.level - a.level);
  const result: (number | null)[] = levels.map(() => null);
  let limit = brown;
  for (const { level, seat } of order) {
    const now = Math.max(0, Math.min(level, limit));
    result[seat] = now;
    limit = Math.max(0, now - 1);
  }
  return result;
}

function countSymbols(player: Player): Record<string, number> {
  const counts: Record<string, number> = { amphora: 0, sword: 0, lion: 0 };
  for (const id of [...player.areas, ...player.buildings, ...player.wars, ...player.active, ...player.passive]) counts[symbolOf(id)]!++;
  return counts;
}

/** A patron's end-game points as far as they do not depend on a later choice. */
export function patronPoints(view: AveRomaView, seat: number, id: string): number {
  const player = view.players[seat]!;
  const patron = PATRONS[id]!;
  const levels = view.areas.map((_, i) => adjusted(view, i));
  const own = levels.map((l) => l[seat] ?? null);
  const bought = [...player.buildings, ...player.wars].map((card) => boughtCard(card)!);
  const symbols = countSymbols(player);
  switch (patron.endgame) {
    case 'POLITICAL_LEVELS':
      return player.political;
    case 'POLITICAL_PLUS_1':
      return player.political >= 10 ? 2 : POLITICAL_POINTS[player.political + 1]! - POLITICAL_POINTS[player.political]!;
    case 'PER_ACTIVE_PATRON':
      return player.active.length;
    case 'FIRST_IN_AREA': {
      const each = view.seats <= 3 ? 2 : 3;
      const first = levels.filter((l) => l[seat] !== null && l.every((other, s) => s === seat || other === null || other < l[seat]!));
      return each * first.length;
    }
    case 'AREA_LEVEL_POINTS':
      return Math.max(0, ...own.map((level) => level ?? 0));
    case 'PER_AREA_PRESENT':
      return own.filter((level) => level !== null).length;
    case 'PER_POINTS_CARD':
      return bought.filter((card) => card.points > 0).length;
    case 'PER_INFLUENCE_CARD':
      return bought.filter((card) => card.influence > 0).length;
    case 'ICON_SETS':
      return 2 * Math.min(symbols['amphora']!, symbols['sword']!, symbols['lion']!);
    case 'PAIRS_OF_ICON':
      return 2 * Math.floor(symbols[patron.counts![0]!]! / 2);
    case 'PER_2_RESOURCES':
      return Math.floor(RESOURCES.reduce((sum, kind) => sum + player.resources[kind], 0) / 2);
    case 'PER_RESOURCE':
      return patron.counts!.reduce((sum, kind) => sum + player.resources[kind as Resource], 0);
    case 'PER_CARD_TYPE': {
      const of: Record<string, number> = {
        area: player.areas.length,
        building: player.buildings.length,
        war: player.wars.length,
        patron: player.active.length + player.passive.length,
      };
      return of[patron.counts![0]!] ?? 0;
    }
    default:
      return 0;
  }
}

export function forecast(view: AveRomaView, seat: number): Sheet {
  const player = view.players[seat]!;
  const causes = { ...player.points };
  if (view.phase !== 'over') {
    const stock = Object.keys(COLOURS).reduce((sum, kind) => sum + player.resources[kind as Resource], player.surplus);
    causes['money'] = Math.floor(player.denarii / 5);
    causes['stock'] = Math.floor(stock / 3);
    causes['endgame'] = [...player.active, ...player.passive].reduce((sum, id) => sum + patronPoints(view, seat, id), 0);
    causes['politics'] = POLITICAL_POINTS[player.political]!;
    causes['areas'] = view.areas.reduce((sum, _, i) => {
      const level = adjusted(view, i)[seat];
      return sum + (level === null || level === undefined ? 0 : areaPoints(view.seats, level));
    }, 0);
  }
  return { total: Object.values(causes).reduce((a, n) => a + n, 0), causes };
}

export interface Row {
  cause: string;
  patron: string | null;
  /** By seat; null where the line is not this seat's. */
  points: (number | null)[];
}

/** The forecast line by line, each patron by itself, the total last. */
export function sheetRows(view: AveRomaView): Row[] {
  const sheets = view.players.map((_, seat) => forecast(view, seat));
  const now: Row = { cause: 'now', patron: null, points: view.players.map((p) => p.score) };
  const line = (cause: string): Row => ({ cause, patron: null, points: sheets.map((s) => s.causes[cause] ?? 0) });
  const patrons = view.players.flatMap((player, seat) =>
    [...player.active, ...player.passive].map((patron): Row => ({
      cause: 'endgame',
      patron,
      points: view.players.map((_, s) => (s === seat ? patronPoints(view, seat, patron) : null)),
    })),
  );
  const total: Row = { cause: 'total', patron: null, points: sheets.map((s) => s.total) };
  return [now, line('money'), line('stock'), ...patrons, line('politics'), line('areas'), total];
}

/** End-game points by patron as the log tells them, in place of their sum; the sum where it does not. */
export function scoresByPatron(view: AveRomaView, events: GameEvent[]): Sheet[] {
  return view.players.map((player, seat) => {
    const causes: Record<string, number> = {};
    for (const e of events) {
      if (e.event !== 'scored' || e.cause !== 'endgame' || e.seat !== seat) continue;
      const key = `patron ${String(e.patron)}`;
      causes[key] = (causes[key] ?? 0) + (e.points ?? 0);
    }
    const { endgame = 0, ...rest } = player.points;
    const told = Object.values(causes).reduce((a, n) => a + n, 0) === endgame;
    return { total: player.score, causes: { ...rest, ...(told ? causes : { endgame }) } };
  });
}
