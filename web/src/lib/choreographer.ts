// Events as a story: states are shown one after the other, each after the scene of the one before.
// What we do ourselves is shown at once; everything can be skipped.
import type { Step } from '../games/types';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** One change of the table: how to show it, and what is then seen of it. */
export interface Act {
  /** Whose deed; null for chance, set-up and what only the table did. */
  actor: number | null;
  /** Whether chance decided it. */
  chance?: boolean;
  /** Our own deeds and undos wait for nothing. */
  own: boolean;
  steps: Step[];
  /** Whether a sentence is told that has to be read. */
  told: boolean;
  /** Puts the new state in place. */
  show(): void;
}

/** Time as the choreographer needs it; tests pass their own. */
export interface Clock {
  /** Resolves after so many milliseconds, or at once when `hurry` is called. */
  wait(ms: number): Promise<void>;
  hurry(): void;
}

/** Where it is seen: measures before a change, moves afterwards. */
export interface Stage {
  /** Before what others do: the page turns to where it is seen. */
  turn(): Promise<void>;
  capture(steps: Step[]): void;
  /** After the state is shown, before the first step: what is still to arrive is hidden. */
  ready(steps: Step[]): Promise<void>;
  /** Begins to play one step, for so long; the clock says when it is over. */
  play(step: Step, ms: number): void;
  /** Everything stands where it belongs. */
  settle(): void;
}

const NATURAL_MS = { fly: 400, points: 480, light: 600 } as const;
/** A told deed stays for at least so long. */
const READ_MS = 800;
/** The steps of a rival's whole turn. */
const TURN_MS = 1700;
/** What was told last in a turn stays for so long before anything else is told. */
const LAST_MS = 700;
/** When a turn is long, what is told stays for at least so long. */
const LEAST_READ_MS = 320;
/** No piece travels faster than the eye follows, however many steps a turn has. */
const LEAST_MS = 250;
/** Several that set out one after the other share their time: up to two fifths pass before the last one does. */
const LEAST_SEVERAL_MS = 420;
/** With more turns than this waiting, everything goes twice as fast. */
const UNHURRIED = 4;
/** More turns than this never wait: the oldest are only shown, not played. */
const WAITING = 8;
const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

export function naturalMs(step: Step): number {
  if (step.kind === 'scene') return step.ms;
  if (step.kind === 'together') return Math.max(0, ...step.steps.map(naturalMs));
  const copies = step.kind === 'fly' ? Math.min(step.copies ?? 1, 24) : 1;
  return NATURAL_MS[step.kind] + 50 * (copies - 1);
}

function leastMs(step: Step): number {
  if (step.kind === 'together') return Math.max(0, ...step.steps.map(leastMs));
  return step.kind === 'fly' && (step.copies ?? 1) > 1 ? LEAST_SEVERAL_MS : LEAST_MS;
}

/** How long each step takes, so that they fit into what is left of a turn, as far as the eye can follow;
 *  scenes keep theirs. */
export function paced(steps: Step[], leftMs: number, factor: number): number[] {
  const natural = steps.map(naturalMs);
  const squeezable = natural.reduce((sum, ms, i) => sum + (steps[i]!.kind === 'scene' ? 0 : ms), 0);
  const squeeze = squeezable > leftMs ? leftMs / squeezable : 1;
  return natural.map((ms, i) => Math.round(factor * (steps[i]!.kind === 'scene' ? ms : Math.max(leastMs(steps[i]!), ms * squeeze))));
}

/** How many turns a row of acts makes up: acts of one actor are one, and chance belongs to them. */
function turnsOf(acts: Act[]): number {
  const actors = acts.flatMap((act) => act.actor ?? []);
  return actors.filter((actor, i) => actor !== actors[i - 1]).length;
}

export class Choreographer<A extends Act = Act> {
  private queue: A[] = [];
  private running = false;
  /** Begun, and not shown yet. */
  private unseen: A | null = null;
  /** Grows with every skip: whatever began before ends at once. */
  private era = 0;
  private turn: { actor: number | null; leftMs: number } = { actor: null, leftMs: TURN_MS };
  /** What others did since our last deed, for "show again". */
  private last: A[] = [];
  private held = false;

  constructor(
    private readonly stage: Stage,
    private readonly clock: Clock,
    private readonly speed: () => Speed,
    /** Told whenever something begins or ends to play. */
    private readonly onplaying: (playing: boolean) => void = () => {},
    /** Told before each act. */
    private readonly onact: (act: A) => void = () => {},
  ) {}

  get playing(): boolean {
    return this.running;
  }

  get canRepeat(): boolean {
    return !this.running && this.last.some((act) => act.steps.length > 0);
  }

  push(act: A): void {
    if (act.own) {
      this.skip();
      this.last = [];
    } else if (act.steps.length > 0 || act.told) {
      this.last.push(act);
      while (turnsOf(this.last) > WAITING) this.last.shift();
    }
    if (this.held ? act.own : this.speed() === 'instant') {
      this.skip();
      act.show();
      return;
    }
    this.queue.push(act);
    // Who only watches must not fall behind without bound.
    while (turnsOf(this.queue) > WAITING) {
      this.catchUp();
      this.queue.shift()!.show();
    }
    if (!this.running && !this.held) void this.run();
  }

  /** What others do is shown only afterwards, as long as something else is explained. */
  hold(held: boolean): void {
    this.held = held;
    if (held || this.running || this.queue.length === 0) return;
    if (this.speed() === 'instant') this.skip();
    else void this.run();
  }

  /** To the end of everything: all states shown, nothing moves. */
  skip(): void {
    ++this.era;
    const rest = this.unseen ? [this.unseen, ...this.queue] : this.queue;
    this.unseen = null;
    this.queue = [];
    this.stage.settle();
    for (const act of rest) act.show();
    this.clock.hurry();
    this.rest();
  }

  /** The last turn of the others once more, over the present state. */
  repeat(): void {
    if (!this.canRepeat || this.speed() === 'instant') return;
    this.turn = { actor: null, leftMs: TURN_MS };
    this.queue = this.last.map((act) => ({ ...act, show: () => {} }));
    void this.run();
  }

  private catchUp(): void {
    const act = this.unseen;
    this.unseen = null;
    act?.show();
  }

  private rest(): void {
    if (!this.running) return;
    this.running = false;
    this.onplaying(false);
  }

  private async run(): Promise<void> {
    const era = this.era;
    this.running = true;
    this.onplaying(true);
    for (let act = this.queue.shift(); act; act = this.queue.shift()) {
      await this.perform(act, era);
      if (era !== this.era) return;
    }
    this.stage.settle();
    this.rest();
  }

  private async perform(act: A, era: number): Promise<void> {
    this.onact(act);
    const factor = FACTOR[this.speed()] * (turnsOf(this.queue) > UNHURRIED ? 0.5 : 1);
    if (act.actor !== this.turn.actor || act.own) this.turn = { actor: act.actor, leftMs: TURN_MS };
    const lengths = paced(act.steps, this.turn.leftMs, factor);
    let spent = 0;
    /** False if it was skipped. */
    const play = async (steps: Step[]): Promise<boolean> => {
      for (const step of steps) {
        const ms = lengths[act.steps.indexOf(step)]!;
        this.stage.play(step, ms);
        await this.clock.wait(ms);
        if (era !== this.era) return false;
        spent += ms;
      }
      return true;
    };
    const ahead = act.steps.filter((step) => step.kind === 'scene' && step.ahead);
    const after = act.steps.filter((step) => !ahead.includes(step));
    this.unseen = act;
    if (ahead.length > 0 && !(await play(ahead))) return;
    if (!act.own) await this.stage.turn();
    if (era !== this.era) return;
    this.stage.capture(after);
    this.catchUp();
    await this.stage.ready(after);
    if (era !== this.era || !(await play(after))) return;
    const read = act.told && !act.own ? Math.min(READ_MS, Math.max(this.turn.leftMs, LEAST_READ_MS)) * factor : 0;
    if (read > spent) {
      await this.clock.wait(read - spent);
      if (era !== this.era) return;
    }
    this.turn.leftMs -= Math.max(spent, read) / (factor || 1);
    const next = this.queue[0];
    const covers = act.actor !== null && next?.steps.some((step) => step.kind === 'scene' && step.ahead);
    if (act.told && !act.own && (!next || covers || (next.actor !== act.actor && next.actor !== null))) await this.clock.wait(LAST_MS * factor);
  }
}

/** The clock of the page. */
export function pageClock(): Clock {
  const waiting = new Set<() => void>();
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiting.add(end);
      }),
    hurry: () => [...waiting].forEach((end) => end()),
  };
}
