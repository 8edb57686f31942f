// A position to try things at: moves forth and back, other moves, and what the strongest bot expects of
// each, better the longer one waits. Everything happens in the page, in as many workers as there are cores.
import type { Choice, GameEvent, GameReason } from '../games/types';
import { thinkers } from './cores';
import { Ended, Mind, type AnswerOf, type Command, type RequestOf } from './mind';
import { addUp, ranked, thought, type Thought } from './thought';

export interface Position {
  view: any;
  prospects: any;
  seat: number | null;
  choices: Choice[];
}

/** A decision further on, with the view that its words speak of. */
export interface Step {
  seat: number;
  action: string;
  view: any;
}

/** How the game may go on after a candidate. */
export interface Line {
  /** What happens in the turn that it begins. */
  events: GameEvent[];
  steps: Step[];
}

/** What the bot would do, to the end of the turn, and what that brings. */
export interface Why {
  plan: string[];
  reasons: GameReason[];
}

/** What was expected at a position of the line, as a review has it. */
export interface Outlook {
  seat: number;
  expected: number[];
  scores: number[];
}

/** The first answer comes at once, then each looks twice as deep. */
const firstLook = 200;
const deepestLook = 102_400;
/** So many candidates are followed further on, about so many decisions each, with so long a look at each. */
const lines = 3;
const longestLine = 6;
const stepLook = 100;

export class Analysis {
  position: Position | null = $state.raw(null);
  thought: Thought | null = $state.raw(null);
  further: Map<string, Line> = $state.raw(new Map());
  why: Why | null = $state.raw(null);
  /** By move: what was thought at the positions of the line that were looked at. */
  seen: Map<number, Outlook> = $state.raw(new Map());
  problem: string | null = $state(null);
  /** The game's own moves, then those that were tried. */
  line: string[] = $state.raw([]);
  at = $state(0);
  /** Where the tried moves leave the game. */
  played = $state(0);

  private readonly board = new Mind('engine');
  private minds: Mind<'engine'>[] = [];
  private readonly record: Record<string, any>;
  private readonly game: string[];
  private asked = 0;

  constructor(record: Record<string, any>, move: number) {
    this.record = record;
    this.game = record['actions'] ?? [];
    this.line = this.game;
    this.played = this.game.length;
    void this.go(Math.min(move, this.game.length));
  }

  /** What was played here in the game. */
  get next(): string | null {
    return this.at < this.played ? (this.line[this.at] ?? null) : null;
  }

  /** To a move of the line. */
  async go(to: number): Promise<void> {
    const back = to < this.at;
    this.at = Math.max(0, Math.min(this.line.length, to));
    await this.show(back);
  }

  /** Tries other moves, or goes on with the game's own. */
  async choose(...actions: string[]): Promise<void> {
    for (const action of actions) {
      if (this.line[this.at] !== action) {
        this.leaveAt(this.at, action);
      }
      this.at++;
    }
    await this.show();
  }

  /** The line goes on otherwise from here. */
  private leaveAt(at: number, action: string): void {
    this.played = Math.min(this.played, at);
    this.line = [...this.line.slice(0, at), action];
    this.seen = new Map([...this.seen].filter(([move]) => move <= at));
  }

  /** Back to the game as it was played. */
  async forget(): Promise<void> {
    const to = Math.min(this.at, this.played);
    this.seen = new Map([...this.seen].filter(([move]) => move <= this.played));
    this.line = this.game;
    this.played = this.game.length;
    await this.go(to);
  }

  end(): void {
    this.asked++;
    this.board.end();
    this.stopThinking();
  }

  private stopThinking(): void {
    for (const mind of this.minds) mind.end();
    this.minds = [];
  }

  /** Where chance decides there is nothing to think about: it goes on to the next decision, or `back`. */
  private async show(back = false): Promise<void> {
    const asked = ++this.asked;
    this.thought = null;
    this.why = null;
    this.further = new Map();
    this.stopThinking();
    try {
      let question = await this.setUp(this.board);
      while (question.to_act === 'chance' && this.at < this.line.length) {
        if (asked !== this.asked) return;
        back &&= this.at > 0;
        this.at += back ? -1 : 1;
        question = await this.setUp(this.board);
      }
      while (question.to_act === 'chance' && this.at === this.line.length) {
        const drawn = await this.ask(this.board, { cmd: 'draw', seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
        this.leaveAt(this.at, drawn.action);
        this.at = this.line.length;
        question = await this.ask(this.board, { cmd: 'legal' });
      }
      const seat = typeof question.to_act === 'number' ? question.to_act : null;
      const { view } = await this.ask(this.board, { cmd: 'view', seat });
      const { prospects } = await this.ask(this.board, { cmd: 'prospects', seat });
      if (asked !== this.asked) return;
      const legal: string[] = question.legal ?? [];
      this.position = { view, prospects, seat, choices: legal.map((text) => ({ text, events: [], final: false })) };
      this.problem = null;
      if (legal.length > 0) this.think(asked);
    } catch (problem) {
      this.complain(asked, problem);
    }
  }

  private complain(asked: number, problem: unknown): void {
    if (asked !== this.asked || problem instanceof Ended) return;
    this.problem = problem instanceof Error ? problem.message : String(problem);
  }

  /** The position of the line, at an engine of its own. */
  private async setUp(mind: Mind<'engine'>): Promise<AnswerOf<'engine', 'legal'>> {
    const actions = this.line.slice(0, this.at);
    const { record } = this;
    if (record['position']) {
      await this.ask(mind, { cmd: 'load', position: record['position'] });
      for (const action of actions) await this.ask(mind, { cmd: 'apply', action });
    } else {
      await this.ask(mind, { cmd: 'deal', record: { ...record, actions, result: null } });
    }
    return this.ask(mind, { cmd: 'legal' });
  }

  private think(asked: number): void {
    const searches: Thought[] = [];
    this.minds = Array.from({ length: thinkers() }, () => new Mind('engine'));
    this.minds.forEach((mind, i) => void this.search(asked, mind, i, searches).catch((problem) => this.complain(asked, problem)));
  }

  /** One of several searches, each with drawings of its own, deeper and deeper; the first also looks further on. */
  private async search(asked: number, mind: Mind<'engine'>, number: number, searches: Thought[]): Promise<void> {
    await this.setUp(mind);
    for (let iterations = firstLook; iterations <= deepestLook; iterations *= 2) {
      const answer = await this.ask(mind, { cmd: 'bot', bot: 'imperator', seed: number + 1, iterations });
      if (asked !== this.asked) return;
      searches[number] = thought(answer, 'bot');
      this.thought = addUp(searches.filter((each) => each !== undefined));
      this.note(this.thought);
      if (number === 0) {
        this.why = { plan: answer.plan, reasons: answer.reasons as GameReason[] };
        await this.lookFurther(asked, mind);
      }
    }
  }

  private note(thought: Thought): void {
    const seat = this.position?.seat ?? null;
    const best = seat === null ? undefined : ranked(thought, seat)[0];
    if (!best || seat === null) return;
    this.seen = new Map(this.seen).set(this.at, { seat, expected: best.expected, scores: best.scores });
  }

  /** Follows the best candidates that have not been followed yet. */
  private async lookFurther(asked: number, mind: Mind<'engine'>): Promise<void> {
    const seat = this.position?.seat ?? 0;
    const best = this.thought ? ranked(this.thought, seat).slice(0, lines).map(({ action }) => action) : [];
    const fresh = best.filter((action) => !this.further.has(action));
    for (const action of fresh) {
      const line = await this.follow(mind, action);
      if (asked !== this.asked) return;
      this.further = new Map(this.further).set(action, line);
    }
    if (fresh.length > 0) await this.setUp(mind);
  }

  /** What strong players do after an action, up to a draw of chance. */
  private async follow(mind: Mind<'engine'>, action: string): Promise<Line> {
    const { to_act: whose } = await this.setUp(mind);
    const events = (await this.ask(mind, { cmd: 'apply', action })).events as GameEvent[];
    const steps: Step[] = [];
    while (steps.length < longestLine) {
      const { to_act: seat } = await this.ask(mind, { cmd: 'legal' });
      if (typeof seat !== 'number') break;
      const { plan } = await this.ask(mind, { cmd: 'bot', bot: 'imperator', seed: 1, iterations: stepLook });
      // The whole turn, as far as the seat can foresee it.
      for (const action of plan) {
        const { view } = await this.ask(mind, { cmd: 'view', seat });
        const own = seat === whose && steps.every((step) => step.seat === whose);
        steps.push({ seat, action, view });
        const applied = await this.ask(mind, { cmd: 'apply', action });
        if (own) events.push(...(applied.events as GameEvent[]));
      }
    }
    return { events, steps };
  }

  private async ask<C extends Command<'engine'>>(mind: Mind<'engine'>, request: RequestOf<'engine', C>): Promise<AnswerOf<'engine', C>> {
    const answer = await mind.ask(request);
    if (answer.error) throw new Error(answer.error);
    return answer;
  }
}
