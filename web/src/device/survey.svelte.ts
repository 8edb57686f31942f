// The course of a game: each of its decisions judged as a review does it, in the page. First a few from
// beginning to end, then those between, so that the whole is seen early.
import type { Entry } from '../lib/protocol';
import { log } from '../lib/protocol';
import { coarseToFine, type Judged } from '../lib/review';
import type { Row } from './api';
import { Ended, Mind, type AnswerOf, type Command, type RequestOf } from './mind';

export class Survey {
  rows: Judged[] = $state.raw([]);
  /** What happened at each move. */
  entries: Entry[] = $state.raw([]);
  progress = $state(0);

  private readonly mind = new Mind('table');

  /** `known` is what a review has said of this game already. */
  constructor(record: Record<string, any>, known: Judged[]) {
    this.rows = known;
    void this.look(record, new Set(known.map(({ move }) => move))).catch((problem) => {
      // Without a course there is still a board to try things at.
      if (!(problem instanceof Ended)) console.warn(problem);
    });
  }

  end(): void {
    this.mind.end();
  }

  private async look(record: Record<string, any>, known: Set<number>): Promise<void> {
    const seats = Array.from({ length: Number(record['seats']) }, () => ({ kind: 'me' as const }));
    await this.ask({ cmd: 'create', id: 'd_survey', record, seats });
    this.entries = log(await this.ask({ cmd: 'log' }), 'log').entries;
    const moves: number = record['actions']?.length ?? 0;
    const order = coarseToFine(moves);
    for (const [done, move] of order.entries()) {
      this.progress = done / order.length;
      if (known.has(move)) continue;
      const row: Row | null = await this.ask({ cmd: 'judge', move });
      if (row) this.rows = [...this.rows, row].sort((a, b) => a.move - b.move);
    }
    this.progress = 1;
    this.mind.end();
  }

  private async ask<C extends Command<'table'>>(request: RequestOf<'table', C>): Promise<AnswerOf<'table', C>> {
    const answer = await this.mind.ask(request);
    if (answer?.error) throw new Error(answer.error);
    return answer;
  }
}
