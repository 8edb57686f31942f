// A position to try things at: moves forth and back, other moves, and what the strongest bot expects of
// each, better the longer one waits. Everything happens in the page.
import type { Choice } from '../games/types';
import { list, number, object, text, type Of } from '../lib/shape';
import { Ended, Mind } from './mind';

const candidate = object({ action: text, visits: number, expected: list(number), scores: list(number) });
const thought = object({ iterations: number, candidates: list(candidate), plan: list(text) });
export type Thought = Of<typeof thought>;

export interface Position {
  view: any;
  prospects: any;
  seat: number | null;
  choices: Choice[];
}

/** The first answer comes at once, then each looks twice as deep. */
const firstLook = 200;
const deepestLook = 102_400;

export class Analysis {
  position: Position | null = $state.raw(null);
  thought: Thought | null = $state.raw(null);
  problem: string | null = $state(null);
  /** The game's own moves, then those that were tried. */
  line: string[] = $state.raw([]);
  at = $state(0);
  /** Where the tried moves leave the game. */
  played = $state(0);

  private readonly board = new Mind('engine');
  private thinker: Mind | null = null;
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

  /** To a move of the line. */
  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.line.length, to));
    await this.show();
  }

  /** Tries another move, or goes on with the game's own. */
  async choose(action: string): Promise<void> {
    if (this.line[this.at] !== action) {
      this.played = Math.min(this.played, this.at);
      this.line = [...this.line.slice(0, this.at), action];
    }
    await this.go(this.at + 1);
  }

  /** Back to the game as it was played. */
  async forget(): Promise<void> {
    const to = Math.min(this.at, this.played);
    this.line = this.game;
    this.played = this.game.length;
    await this.go(to);
  }

  end(): void {
    this.asked++;
    this.board.end();
    this.thinker?.end();
  }

  private async show(): Promise<void> {
    const asked = ++this.asked;
    this.thought = null;
    this.thinker?.end();
    this.thinker = null;
    try {
      let question = await this.setUp(this.board);
      while (question.to_act === 'chance' && this.at === this.line.length) {
        const drawn = await this.ask(this.board, { cmd: 'draw', seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
        this.played = Math.min(this.played, this.at);
        this.line = [...this.line, drawn.action];
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
      if (legal.length > 0) void this.think(asked);
    } catch (problem) {
      if (asked === this.asked && !(problem instanceof Ended)) this.problem = problem instanceof Error ? problem.message : String(problem);
    }
  }

  /** The position of the line, at an engine of its own. */
  private async setUp(mind: Mind): Promise<any> {
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

  private async think(asked: number): Promise<void> {
    const mind = (this.thinker = new Mind('engine'));
    try {
      await this.setUp(mind);
      for (let iterations = firstLook; iterations <= deepestLook; iterations *= 2) {
        const answer = await this.ask(mind, { cmd: 'bot', bot: 'imperator', seed: 1, iterations });
        if (asked !== this.asked) return;
        this.thought = thought(answer, 'bot');
      }
    } catch (problem) {
      if (asked === this.asked && !(problem instanceof Ended)) this.problem = problem instanceof Error ? problem.message : String(problem);
    }
  }

  private async ask(mind: Mind, request: object): Promise<any> {
    const answer = await mind.ask(request);
    if (answer.error) throw new Error(answer.error);
    return answer;
  }
}
