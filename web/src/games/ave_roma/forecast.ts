// The score sheets: points so far, and as the rules foretell them.
import type { GameEvent, Scores } from '../types';
import type { Prospects } from './prospects';
import type { AveRomaView } from './view';

export interface Row {
  cause: string;
  patron: string | null;
  /** By seat; null where the line is not this seat's. */
  points: (number | null)[];
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, n) => a + n, 0);

/** Endgame points as one line for each patron, where these tell all of them. */
function byPatron(causes: Record<string, number>, patrons: Record<string, number>): Record<string, number> {
  const { endgame = 0, ...rest } = causes;
  if (sum(Object.values(patrons)) !== endgame) return causes;
  return { ...rest, ...Object.fromEntries(Object.entries(patrons).map(([id, n]) => [`patron ${id}`, n])) };
}

/** The forecast line by line, each patron by itself, the total last. */
export function sheetRows(view: AveRomaView, prospects: Prospects): Row[] {
  const now: Row = { cause: 'now', patron: null, points: view.players.map((p) => p.score) };
  const line = (cause: string): Row => ({ cause, patron: null, points: prospects.forecast.map(({ causes }, seat) => (causes[cause] ?? 0) - (view.players[seat]!.points[cause] ?? 0)) });
  const patrons = prospects.forecast.flatMap((sheet, seat) =>
    Object.entries(sheet.patrons).map(([patron, points]): Row => ({
      cause: 'endgame',
      patron,
      points: view.players.map((_, s) => (s === seat ? points : null)),
    })),
  );
  const total: Row = { cause: 'total', patron: null, points: prospects.forecast.map((sheet) => sheet.total) };
  return [now, line('money'), line('stock'), ...patrons, line('politics'), line('areas'), total];
}

export function forecasts(prospects: Prospects | null): Scores | null {
  if (!prospects) return null;
  return {
    total: prospects.forecast.map(({ total }) => total),
    causes: prospects.forecast.map(({ causes, patrons }) => byPatron(causes, patrons)),
  };
}

/** End-game points by patron as the log tells them, in place of their sum; the sum where it does not. */
export function scoresByPatron(view: AveRomaView, events: GameEvent[]): Scores {
  const causes = view.players.map((player, seat) => {
    const patrons: Record<string, number> = {};
    for (const e of events) {
      if (e.event !== 'scored' || e.cause !== 'endgame' || e.seat !== seat) continue;
      patrons[String(e.patron)] = (patrons[String(e.patron)] ?? 0) + (e.points ?? 0);
    }
    return byPatron(player.points, patrons);
  });
  return { total: view.players.map(({ score }) => score), causes };
}
