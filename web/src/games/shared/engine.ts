// For tests: positions of real games, asked of the program itself (docs/engine-protocol.md).
//
// The program is $TRICLINIUM, or what a build left in build/dev or build.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Choice, GameEvent } from '../types';

/** What the seat to act is sent: the state message of a table, without the table. */
export interface Situation<View = any, Prospects = any> {
  view: View;
  /** Null once the game is over. */
  seat: number | null;
  choices: Choice[];
  prospects: Prospects;
  /** The action that led here, with what happened. */
  action: string | null;
  events: GameEvent[];
}

export interface Play {
  game: string;
  seats: number;
  seed: number;
  options?: Record<string, unknown>;
}

function program(): string {
  const built = ['build/dev/triclinium', 'build/triclinium'].map((path) => join(import.meta.dirname, '../../../..', path));
  const found = [process.env['TRICLINIUM'] ?? '', ...built].find((path) => path && existsSync(path));
  if (!found) throw new Error('no program: cmake --build --preset dev --target triclinium, or name it in $TRICLINIUM');
  return found;
}

/** One `triclinium engine`: a line in, a line out. */
export class Engine {
  private readonly child = spawn(program(), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();

  async ask(cmd: string, more: Record<string, unknown> = {}): Promise<any> {
    this.child.stdin.write(`${JSON.stringify({ cmd, ...more })}\n`);
    const { value } = await this.lines.next();
    if (value === undefined) throw new Error(`${cmd}: the program has ended`);
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(`${cmd}: ${answer.error}`);
    return answer;
  }

  close(): void {
    this.child.stdin.end();
  }
}

/** What would follow from an action, as far as it can be known before. */
async function preview(engine: Engine, text: string): Promise<Choice> {
  const { events } = await engine.ask('apply', { action: text });
  await engine.ask('undo');
  const drawn = events.findIndex((e: GameEvent) => e.event === 'drew');
  return { text, events: drawn < 0 ? events : events.slice(0, drawn), final: false };
}

/** Lets the greedy bot play; `wants` says of each question whether its situation is recorded. */
async function situations<V, P>(play: Play, wants: (decision: string) => boolean): Promise<Situation<V, P>[]> {
  const engine = new Engine();
  const found: Situation<V, P>[] = [];
  let action: string | null = null;
  let events: GameEvent[] = [];
  await engine.ask('new', { ...play });
  for (let move = 0; ; move++) {
    const { to_act, decision, legal } = await engine.ask('legal');
    const over = to_act === null;
    if (over || wants(decision)) {
      const choices: Choice[] = [];
      for (const text of legal ?? []) choices.push(await preview(engine, text));
      const { view } = await engine.ask('view', { seat: to_act });
      const { prospects } = await engine.ask('prospects', { seat: to_act });
      found.push({ view, seat: to_act, choices, prospects, action, events });
    }
    if (over) break;
    if (to_act === 'chance') {
      ({ action, events } = await engine.ask('draw', { seed: move }));
      continue;
    }
    ({ action } = await engine.ask('bot', { bot: 'greedy', seed: move }));
    ({ events } = await engine.ask('apply', { action }));
  }
  engine.close();
  return found;
}

/** Situations of several games by their question, at most `most` of each question and game. */
export class Situations<V extends { decision: string | null }, P> {
  private constructor(readonly cases: ReadonlyMap<string, Situation<V, P>>) {}

  /** `rare` questions are always met, of the others every so many-th (`every`), so that a whole game is. */
  static async record<V extends { decision: string | null }, P>(
    plays: Play[], rare: (decision: string) => boolean, { every, most }: { every: number; most: number },
  ): Promise<Situations<V, P>> {
    const cases = new Map<string, Situation<V, P>>();
    for (const play of plays) {
      const seen: Record<string, number> = {};
      let nth = 0;
      const wants = (decision: string) => (rare(decision) || nth++ % every === 0) && (seen[decision] = (seen[decision] ?? 0) + 1) <= most;
      const found = await situations<V, P>(play, wants);
      found.forEach((each, i) => cases.set(`${each.view.decision ?? 'over'} of ${play.seats}, number ${i}`, each));
    }
    return new Situations(cases);
  }

  /** The last situation with this question (the fullest one) that satisfies `is`. */
  last(decision: string | null, is: (each: Situation<V, P>) => boolean = () => true): Situation<V, P> {
    const found = [...this.cases.values()].filter((each) => each.view.decision === decision && is(each)).at(-1);
    if (!found) throw new Error(`no position asks for ${decision}`);
    return structuredClone(found);
  }
}
