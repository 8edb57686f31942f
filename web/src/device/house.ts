// The house of this device: its tables answer the same questions as the server's (lib/api.ts).
import { ApiError, type TableWish } from '../lib/api';
import * as protocol from '../lib/protocol';
import type { SeatWish, Summary } from '../lib/protocol';
import type { Check } from '../lib/shape';
import { thinkers } from './cores';
import { Follower } from './follower';
import { freshId } from './ids';
import { Mind, type Command, type RequestOf } from './mind';
import { Reviewer } from './reviewer';
import { openShelf, type Kept } from './shelf';

export const shelf = openShelf();

/** Games that somebody looks at beside the table itself: a few at most, the oldest is given up. */
class Kin<Member extends { end(): void }> {
  private readonly members = new Map<string, Member>();

  constructor(private readonly make: (id: string) => Promise<Member>) {}

  async of(id: string): Promise<Member> {
    const known = this.members.get(id);
    if (known) return known;
    if (this.members.size >= 2) this.drop([...this.members.keys()][0]!);
    const made = await this.make(id);
    this.members.set(id, made);
    return made;
  }

  drop(id: string): void {
    this.members.get(id)?.end();
    this.members.delete(id);
  }
}

const followers = new Kin(async (id) => new Follower(id, await shelf));
const reviewers = new Kin(async (id) => {
  const { move } = (await kept(id)).summary;
  const games = await shelf;
  return new Reviewer(Array.from({ length: thinkers() }, () => new Follower(id, games)), move);
});

async function ask<T, C extends Command<'table'>>(check: Check<T>, id: string, request: RequestOf<'table', C>): Promise<T> {
  await kept(id);
  try {
    return check(await (await followers.of(id)).ask(request), id);
  } catch (problem) {
    followers.drop(id);
    if (problem instanceof ApiError) throw problem;
    throw new ApiError(problem instanceof Error ? problem.message : '', 'failed', 409);
  }
}

async function kept(id: string): Promise<Kept> {
  const found = await (await shelf).find(id);
  if (!found) throw new ApiError('', 'no_table', 404);
  return found;
}

/** Makes a table and keeps it before anybody sees it. */
async function begin(wish: Omit<RequestOf<'table', 'create'>, 'cmd' | 'id' | 'now'>): Promise<{ id: string; invite: null }> {
  const id = freshId();
  const now = Date.now();
  const made = { ...wish, id, created: now };
  const mind = new Mind('table');
  try {
    const answer = await mind.ask({ cmd: 'create', now, ...made });
    if (answer.error) throw new ApiError(answer.error, 'bad_record', 400);
    const { table } = await mind.ask({ cmd: 'state', since: 0 });
    const summary = protocol.summary(table, 'table');
    try {
      await (await shelf).write({ id, made, summary, updated: now }, answer.changes);
    } catch {
      throw new ApiError('', 'storage', 507);
    }
  } finally {
    mind.end();
  }
  return { id, invite: null };
}

const anything: Check<any> = (value) => value;

export const house = {
  /** Whether games outlive this tab. */
  lasting: async () => (await shelf).lasting,
  async tables(): Promise<Summary[]> {
    return (await (await shelf).list()).map(({ summary }) => summary);
  },
  create({ game, options, seats, hold, hints, pace }: TableWish, name: string | null) {
    // People elsewhere and clocks for them are the server's.
    if (seats.some((seat) => seat.kind === 'open') || pace.kind !== 'untimed') {
      throw new ApiError('', 'needs_server', 0);
    }
    return begin({ game, options, seats, hold, hints: hints ?? true, name });
  },
  table: async (id: string): Promise<Summary> => (await kept(id)).summary,
  async rematch(id: string) {
    const { record: _record, forked: _forked, move: _move, ...made } = (await kept(id)).made;
    const { game, options } = (await kept(id)).summary;
    return begin({ ...made, game, options });
  },
  async fork(id: string, move: number, seats: SeatWish[]) {
    const record = await ask(anything, id, { cmd: 'fork', move });
    const { name, hold } = (await kept(id)).made;
    return begin({ record, seats, name, hold, forked: true, move });
  },
  importRecord: (record: unknown, seats: SeatWish[], name: string | null) =>
    // Whatever people bring: the module says what is wrong with it.
    begin({ record: record as Record<string, any>, seats, hold: true, name }),
  record: (id: string) => ask(anything, id, { cmd: 'record' }),
  replay: (id: string, move: number, seat: number | null) =>
    ask(protocol.replay, id, { cmd: 'replay', move, ...(seat === null ? {} : { seat }) }),
  log: async (id: string) => (await ask(protocol.log, id, { cmd: 'log' })).entries,
  hint: (id: string, seat: number) => ask(protocol.hint, id, { cmd: 'hint', seat }),
  /** As far as the review has come; it goes on as long as somebody asks. */
  async review(id: string): Promise<protocol.Review> {
    if ((await kept(id)).summary.state !== 'over') throw new ApiError('', 'running', 409);
    const reviewer = await reviewers.of(id);
    return protocol.review(reviewer.ask(), 'review');
  },
  async remove(id: string): Promise<void> {
    followers.drop(id);
    reviewers.drop(id);
    await (await shelf).remove(id);
  },
};
