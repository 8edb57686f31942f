// Looks through a finished game, decision by decision, as long as somebody wants to know.
import type { Follower } from './follower';

/** Nobody has asked for so long: it rests until the next question. */
const patience = 5000;

export class Reviewer {
  private readonly rows: object[] = [];
  private done = 0;
  private asked = 0;
  private busy = false;
  private ended = false;
  private broken: Error | null = null;

  constructor(
    private readonly follower: Follower,
    private readonly moves: number,
    private readonly now = () => Date.now(),
  ) {}

  ask() {
    if (this.broken) throw this.broken;
    this.asked = this.now();
    if (!this.busy) void this.goOn();
    const over = this.done === this.moves;
    return { state: over ? 'done' : 'running', progress: this.moves === 0 ? 1 : this.done / this.moves, moves: [...this.rows] };
  }

  end(): void {
    this.ended = true;
    this.follower.end();
  }

  private async goOn(): Promise<void> {
    this.busy = true;
    try {
      while (!this.ended && this.done < this.moves && this.now() - this.asked < patience) {
        const row = await this.follower.ask<object | null>({ cmd: 'judge', move: this.done + 1 });
        if (row !== null) this.rows.push(row);
        this.done++;
      }
    } catch (problem) {
      if (!this.ended) this.broken = problem instanceof Error ? problem : new Error(String(problem));
    }
    this.busy = false;
  }
}
