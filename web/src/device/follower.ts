// A second copy of a table in a worker of its own, brought up to date before each thought: bots,
// hints and reviews take their time there while the table itself stays quick.
import { Mind, type AnswerOf, type Command, type RequestOf } from './mind';
import type { Shelf } from './shelf';

export class Follower {
  private readonly mind = new Mind('table');
  private known = -1;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly shelf: Shelf,
  ) {}

  ask<C extends Command<'table'>>(request: RequestOf<'table', C>): Promise<AnswerOf<'table', C>> {
    const asked = this.queue.then(async () => {
      await this.catchUp();
      return this.tell<C>(request);
    });
    this.queue = asked.catch(() => {});
    return asked;
  }

  end(): void {
    this.mind.end();
  }

  // Changes are only ever added, an undo too: what is new is enough, and the bot keeps its thoughts.
  private async catchUp(): Promise<void> {
    const found = await this.shelf.read(this.id, this.known);
    if (!found) throw new Error('This game is gone.');
    const { kept, changes } = found;
    if (this.known < 0) await this.tell({ cmd: 'restore', ...kept.made, changes });
    else if (changes.length > 0) await this.tell({ cmd: 'follow', changes });
    this.known = changes.at(-1)?.seq ?? this.known;
  }

  private async tell<C extends Command<'table'>>(request: RequestOf<'table', C>): Promise<AnswerOf<'table', C>> {
    const answer = await this.mind.ask(request);
    if (answer?.error) throw new Error(answer.error);
    return answer;
  }
}
