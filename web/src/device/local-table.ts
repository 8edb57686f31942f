// One table of this device: answers as the server's socket would, keeps every change before it
// tells it, and lets the bots think in a worker of their own.
import { p } from '../i18n/words.svelte';
import { ApiError } from '../lib/api';
import { told as sentence } from '../lib/errors';
import { state as checkState, summary as checkSummary, type ToServer } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Line, SocketEvents } from '../lib/socket';
import { Follower } from './follower';
import type { Change } from './api';
import { Ended, Mind, type RequestOf } from './mind';
import type { Kept, Shelf } from './shelf';

/** Requests that change the table. */
type Changing = RequestOf<'table', 'act' | 'undo' | 'end_turn' | 'setting' | 'bot_act'>;

/** Where there was no room for a bot's move, it is tried again so much later. */
const patience = 10_000;

/** A bot that answers at once would not be seen playing. */
const shortestThought = () => (settings.speed === 'instant' ? 0 : 400);

export class LocalTable implements Line {
  private table: Mind<'table'> | null = null;
  private thinker: Follower | null = null;
  private thinking = 0;
  private seen = 0;
  private closed = false;
  private letGo: () => void = () => {};
  private queue: Promise<void> = Promise.resolve();
  private readonly comeBack = () => this.hurry();

  constructor(
    private readonly id: string,
    private readonly shelf: Promise<Shelf>,
    private readonly events: SocketEvents,
  ) {
    events.onlink('connecting');
    addEventListener('focus', this.comeBack);
    this.inTurn(() => this.open());
  }

  get seq(): number {
    return this.seen;
  }

  send(message: ToServer): boolean {
    if (!this.table) return false;
    if (message.type === 'ping' || message.type === 'hello') return true;
    const { type, ...rest } = message;
    // Whoever takes a decision back while a bot thinks wants another thought.
    this.stopThinking();
    this.inTurn(() => this.command({ cmd: type, ...rest } as Changing));
    return true;
  }

  /** Plays on here, if another tab has taken the game meanwhile. */
  hurry(): void {
    if (!this.closed && !this.table) this.inTurn(() => this.open());
  }

  close(): void {
    this.closed = true;
    removeEventListener('focus', this.comeBack);
    this.leave();
  }

  private leave(): void {
    this.letGo();
    this.letGo = () => {};
    this.table?.end();
    this.table = null;
    this.stopThinking();
  }

  private inTurn(step: () => Promise<void>): void {
    this.queue = this.queue.then(step).catch((problem) => {
      if (this.closed || problem instanceof Ended) return;
      this.leave();
      this.events.onlink('lost');
      this.refuse('damaged', problem instanceof ApiError ? sentence(problem) : p('device.damaged'));
    });
  }

  private async open(): Promise<void> {
    if (this.closed || this.table) return;
    await this.claim();
    const found = await (await this.shelf).read(this.id);
    if (!found) return this.refuse('gone', p('device.gone'));
    const table = new Mind('table');
    this.table = table;
    const answer = await table.ask({ cmd: 'restore', ...found.kept.made, changes: found.changes });
    if (answer.error) throw new Error(answer.error);
    await this.tell(this.seen);
  }

  /** One tab plays a game: the one where somebody looks last has it, the other is told. */
  private claim(): Promise<void> {
    return new Promise((resolve) => {
      if (!navigator.locks) return resolve();
      navigator.locks
        .request(`triclinium.${this.id}`, { steal: true }, () => {
          resolve();
          return new Promise<void>((release) => (this.letGo = release));
        })
        .catch(() => {
          if (this.closed) return;
          this.leave();
          this.events.onlink('lost');
          this.refuse('elsewhere', p('device.elsewhere'));
        });
    });
  }

  private async command(request: Changing): Promise<void> {
    const { table } = this;
    if (this.closed || !table) return;
    const before = this.seen;
    const told = await table.ask({ ...request, now: Date.now() });
    if (told.error !== undefined) return this.refuse('illegal', told.error);
    if (told.refused) {
      this.refuse(told.refused.code, told.refused.reason);
      return this.tell(before);
    }
    const kept = told.changes.length === 0 || (await this.keep(table, told.changes));
    await this.tell(before, kept);
  }

  // What is not kept has not happened.
  private async keep(table: Mind<'table'>, changes: Change[]): Promise<boolean> {
    const shelf = await this.shelf;
    const found = await shelf.read(this.id);
    if (!found) throw new ApiError('', 'no_table', 404);
    const state = await table.ask({ cmd: 'state', since: this.seen });
    const kept: Kept = { ...found.kept, summary: checkSummary(state.table, 'table'), updated: Date.now() };
    try {
      await shelf.write(kept, changes);
      return true;
    } catch {
      await table.ask({ cmd: 'restore', ...found.kept.made, changes: found.changes });
      this.refuse('storage', p('device.full'));
      return false;
    }
  }

  private async tell(since: number, kept = true): Promise<void> {
    const raw = await this.table!.ask({ cmd: 'state', since });
    if (this.closed || !this.table) return;
    const message = checkState(raw, 'state');
    this.seen = message.seq;
    this.events.onlink('open');
    this.events.onstate(message);
    if (raw.bot_to_act === null) return;
    if (kept) void this.letBotThink();
    else setTimeout(() => this.inTurn(() => this.goOn()), patience);
  }

  private async goOn(): Promise<void> {
    if (!this.closed && this.table) await this.tell(this.seen);
  }

  private stopThinking(): void {
    if (this.thinking === 0) return;
    this.thinking = 0;
    this.thinker?.end();
    this.thinker = null;
  }

  private async letBotThink(): Promise<void> {
    const question = this.seen;
    if (this.thinking === question) return;
    this.stopThinking();
    this.thinking = question;
    const begun = performance.now();
    try {
      this.thinker ??= new Follower(this.id, await this.shelf);
      const { action } = await this.thinker.ask({ cmd: 'think' });
      const rest = shortestThought() - (performance.now() - begun);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      if (this.thinking !== question) return;
      this.thinking = 0;
      this.inTurn(() => this.command({ cmd: 'bot_act', action }));
    } catch (problem) {
      if (this.thinking === question && !(problem instanceof Ended)) this.refuse('bot', p('device.bot'));
    }
  }

  private refuse(code: string, reason: string): void {
    this.events.onrefused({ type: 'refused', code, reason, seq: this.seen });
  }
}
