// Looks through a finished game, decision by decision, as long as somebody wants to know: one decision per
// core at a time.
import type { Row } from './api';
import type { Follower } from './follower';

/** Nobody has asked for so long: it rests until the next question. */
const patience = 5000;

export class Reviewer {
  private readonly rows: Row[] = [];
  private begun = 0;
  private done = 0;
  private asked = 0;
  private busy = false;
  private ended = false;
  private broken: Error | null = null;

  constructor(
    private readonly followers: Follower[],
    private readonly moves: number,
    private readonly now = () => Date.now(),
  ) {}

  ask() {
    if (this.broken) throw this.broken;
    this.asked = this.now();
    if (!this.busy) void this.lookOn();
    const over = this.done === this.moves;
    return { state: over ? 'done' : 'running', progress: this.moves === 0 ? 1 : this.done / this.moves, moves: [...this.rows].sort((a, b) => a.move - b.move) };
  }

  end(): void {
    this.ended = true;
    for (const follower of this.followers) follower.end();
  }

  private async lookOn(): Promise<void> {
    this.busy = true;
    try {
      await Promise.all(this.followers.map((follower) => this.look(follower)));
    } catch (problem) {
      if (!this.ended) this.broken = problem instanceof Error ? problem : new Error(String(problem));
    }
    this.busy = false;
  }

  private async look(follower: Follower): Promise<void> {
    while (!this.ended && this.begun < this.moves && this.now() - this.asked < patience) {
      const row = await follower.ask({ cmd: 'judge', move: ++this.begun });
      if (row) this.rows.push(row);
      this.done++;
    }
  }
}
