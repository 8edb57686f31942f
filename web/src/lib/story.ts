// Sentences for events and choices out of a game's catalogue.
import type { Choice, GameEvent, GameModule, Translate } from '../games/types';
import type { Entry } from './protocol';

/** What tells a game's events: its words, and its module where that has more to say. */
export interface Teller {
  t: Translate;
  names: string[];
  module?: Pick<GameModule, 'retell' | 'chapter' | 'begins' | 'step' | 'joins'> | null;
}

/** "C03 (2 chimneys)" is the catalogue's name of a card; people need no id. */
const withoutId = (word: string) => /^[A-Z]+\d+[a-z]? \((.+)\)$/.exec(word)?.[1] ?? word;

/** Component ids become words, seats become names, inside lists and bundles too. */
function worded(value: unknown, t: Translate): unknown {
  if (typeof value === 'string') return withoutId(t.word(value));
  if (Array.isArray(value)) return value.map((item) => worded(item, t));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [t.word(key), worded(item, t)]),
    );
  }
  return value;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export function sentence(event: GameEvent, t: Translate, names: string[]): string {
  const { text, told } = words(event, t, names);
  return told ? text : `${text} (${signed(event.points!)})`;
}

/** An event in words; `told`: its points, if it has any, are among them; `named`: so is a seat. */
function words(event: GameEvent, t: Translate, names: string[]): { text: string; told: boolean; named: boolean } {
  const args: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) args[key] = worded(value, t);
  if (event.seat !== undefined) args['seat'] = names[event.seat] ?? `${event.seat + 1}`;
  if (event.cause && t.has(`cause.${event.cause}`)) args['cause'] = t(`cause.${event.cause}`);
  const keys = [`board.event.${event.event}_${event.cause}`, `board.event.${event.event}`, `event.${event.event}`];
  const key = keys.find((each) => t.has(each)) ?? '';
  if (!t.has(key)) return { text: plain(event, args), told: true, named: event.seat !== undefined };
  // What another seat may not know is left out of the event: it stays a question mark.
  const text = t(key, args).replace(/\{[^{}|]+\}/g, '?').replace(/\{[^{}]+\}/g, '');
  return { text, told: !event.points || t(key).includes('{points'), named: t(key).includes('{seat') };
}

function plain(event: GameEvent, args: Record<string, unknown>): string {
  const rest = Object.entries(args)
    .filter(([key, value]) => !['event', 'seat', 'move', 'seq'].includes(key) && value !== null)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  const who = event.seat === undefined ? '' : `${args['seat']}: `;
  return `${who}${event.event.replaceAll('_', ' ')}${rest.length ? ` (${rest.join(', ')})` : ''}`;
}

/** One thing that was done, as short as it goes below the name of who did it. */
export interface Deed {
  text: string;
  /** What it brought its seat; 0 where nothing. */
  points: number;
  /** Symbols of the game's sprite. */
  signs: string[];
  /** The part of the game that it begins: a heading. */
  chapter: boolean;
  /** It befell the table or somebody else; who is named did not do it. */
  common: boolean;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Of one's own turn "Brutus takes a pond." is "Takes a pond"; what befalls another stays a sentence. */
function brief(event: GameEvent, actor: Entry['actor'], { t, names, module }: Teller): Deed {
  const chapter = module?.chapter?.(event) ?? null;
  if (chapter !== null) return { text: t('board.chapter', { n: chapter }), points: 0, signs: [], chapter: true, common: true };
  const own = typeof actor === 'number' && event.seat === actor;
  const scored = own && event.event === 'scored' && t.has(`cause.${event.cause}`);
  const { text, named } = scored ? { text: t(`cause.${event.cause}`), named: true } : words(event, t, names);
  const name = own ? `${names[actor] ?? actor + 1}` : '';
  // "Brutus takes", "Brutus: 2 fish", but not "Brutus's patron".
  const short = name && /^:? /.test(text.slice(name.length)) && text.startsWith(name) ? text.slice(name.length).replace(/^:? /, '') : text;
  return {
    text: capital(short).replace(/\.$/, ''),
    points: event.seat === undefined ? 0 : (event.points ?? 0),
    signs: Array.isArray(event['signs']) ? (event['signs'] as string[]) : [],
    chapter: false,
    common: !own || !named,
  };
}

/** What an entry tells, in short lines. */
function deedsOf(entry: Entry, teller: Teller): Deed[] {
  const { t, module } = teller;
  if (entry.events.length === 0) {
    return isQuiet(entry.action) || module?.step?.(entry.action!) ? [] : [{ text: actionLabel(entry.action!, 'told', t), points: 0, signs: [], chapter: false, common: typeof entry.actor !== 'number' }];
  }
  const events = module?.retell?.(entry.events, t, entry.action) ?? entry.events;
  const befallen = events.findIndex((event) => event.befalls);
  return events.map((event, i) => brief(event, befallen >= 0 && i >= befallen ? null : entry.actor, teller));
}

/** That somebody has finished or done without shows by what follows. */
export const isQuiet = (action: Entry['action']): boolean => !action || action === 'done' || action === 'skip';

/** A turn with its deeds. */
export interface ToldTurn extends Turn {
  deeds: Deed[];
}

/** The turns that have something to tell, in short lines. */
export function toldTurns(entries: Entry[], teller: Teller): ToldTurn[] {
  return turnsOf(entries, teller.module?.chapter).map((turn) => ({ ...turn, deeds: joined(telling(turn.entries), teller.module?.joins).flatMap((entry) => deeds(entry, teller)) }));
}

/** Entries in a row that are steps of one deed, as one. */
function joined(entries: Entry[], joins: GameModule['joins']): Entry[] {
  return entries.reduce<Entry[]>((all, entry) => {
    const last = all.at(-1);
    const together = last?.action && entry.action && joins?.(last.action) && joins(entry.action);
    return together ? [...all.slice(0, -1), { ...entry, events: [...last.events, ...entry.events] }] : [...all, entry];
  }, []);
}

/** What the log shows of a turn: what was done, or what was counted for one seat. */
export interface LoggedTurn extends ToldTurn {
  counted: boolean;
}

/** The turns of the log. What is counted for several seats at once stands apart: one turn for each
 *  seat, equal lines as one, without those that brought nothing. */
export function loggedTurns(entries: Entry[], teller: Teller): LoggedTurn[] {
  const logged = turnsOf(byDoer(entries, teller.module?.begins), teller.module?.chapter).flatMap((turn): LoggedTurn[] => {
    const last = turn.entries.at(-1)!;
    const from = last.events.findIndex(({ event }) => event === 'scored');
    const count = from < 0 ? [] : last.events.slice(from);
    const seats = [...new Set(count.filter(({ event }) => event === 'scored').flatMap(({ seat }) => seat ?? []))];
    if (seats.length < 2) return toldTurns(turn.entries, teller).map((told) => ({ ...told, number: turn.number, counted: false }));
    const before = [...turn.entries.slice(0, -1), { ...last, events: last.events.slice(0, from) }];
    const part = (actor: Entry['actor'], events: GameEvent[]): Entry => ({ ...last, actor, events });
    const after = part(null, count.filter(({ seat }) => seat === undefined));
    return [
      { ...turn, deeds: telling(before).flatMap((entry) => deeds(entry, teller)), counted: false },
      ...seats.sort().map((seat) => {
        const own = part(seat, count.filter((event) => event.seat === seat));
        return { actor: seat, entries: [own], number: null, deeds: summed(deedsOf(own, teller)), counted: true };
      }),
      ...(after.events.length > 0 ? [{ actor: null, entries: [after], number: null, deeds: deedsOf(after, teller), counted: false }] : []),
    ];
  });
  return logged.flatMap((turn) => (turn.counted ? [turn] : apart(turn)));
}

/** What befell the table after the last deed of a turn stands below it, in nobody's name. */
export function apart<T extends ToldTurn>(turn: T): T[] {
  const own = turn.deeds.findLastIndex(({ common }) => !common) + 1;
  if (typeof turn.actor !== 'number' || own === 0 || own === turn.deeds.length) return [turn];
  return [{ ...turn, deeds: turn.deeds.slice(0, own) }, { ...turn, actor: null, number: null, deeds: turn.deeds.slice(own) }];
}

function summed(lines: Deed[]): Deed[] {
  const sums = new Map<string, Deed>();
  for (const line of lines) {
    const { points = 0 } = sums.get(line.text) ?? {};
    sums.set(line.text, { ...line, points: points + line.points });
  }
  return [...sums.values()].filter(({ points }) => points !== 0);
}

// A long log is asked for at every move; an entry says the same as long as names and language stay.
function remembered<Told>(tell: (entry: Entry, teller: Teller) => Told): (entry: Entry, teller: Teller) => Told {
  const memory = new WeakMap<Entry, { t: Translate; names: string; told: Told }>();
  return (entry, teller) => {
    const names = teller.names.join('\n');
    const before = memory.get(entry);
    if (before && before.t === teller.t && before.names === names) return before.told;
    const told = tell(entry, teller);
    memory.set(entry, { t: teller.t, names, told });
    return told;
  };
}
const deeds = remembered(deedsOf);

/** What an entry of the log says: one sentence per event, or its action where it had none. */
export const sentences = remembered(tell);

function tell(entry: Entry, { t, names, module }: Teller): string[] {
  if (entry.events.length > 0) {
    const events = module?.retell?.(entry.events, t, entry.action) ?? entry.events;
    return events.map((event) => sentence(event, t, names));
  }
  if (isQuiet(entry.action) || module?.step?.(entry.action!)) return [];
  const who = typeof entry.actor === 'number' ? `${names[entry.actor] ?? entry.actor}: ` : '';
  return [who + actionLabel(entry.action!, 'told', t)];
}

/** Entries with what others did by themselves upon them, and what befell the table, as entries of their own,
 *  divided besides at each moment at which the table may be looked at. */
export function byDoer(entries: Entry[], begins: GameModule['begins']): Entry[] {
  return entries.flatMap(({ moments = [], ...entry }) => {
    const parts: Entry[] = [{ ...entry, events: [] }];
    const looked = (events: number) => moments.find((moment) => moment.events === events);
    for (const [i, event] of entry.events.entries()) {
      const last = parts.at(-1)!;
      const actor = event.befalls ? null : event.seat !== undefined && begins?.(event) ? event.seat : last.actor;
      last.after = looked(i);
      if (actor !== last.actor || last.after) parts.push({ ...entry, actor, action: null, events: [] });
      parts.at(-1)!.events.push(event);
    }
    parts.at(-1)!.after = looked(entry.events.length);
    return parts.filter(({ action, events }) => parts.length === 1 || action !== null || events.length > 0);
  });
}

/** What ended a game, and what is counted then as an entry of nobody. */
export function countApart(entries: Entry[]): { deeds: Entry[]; finale: Entry[] } {
  const last = entries.at(-1);
  const from = last?.events.findIndex(({ event }) => event === 'scored') ?? -1;
  if (!last || from < 0) return { deeds: entries, finale: [] };
  const deed = { ...last, events: last.events.slice(0, from) };
  return { deeds: [...entries.slice(0, -1), deed], finale: [{ ...last, actor: null, action: null, events: last.events.slice(from) }] };
}

/** What is seen at once: what somebody did upon another's action is seen after it, and so is what chance brings. */
export function scenesOf(entries: Entry[]): Entry[][] {
  const scenes: Entry[][] = [[]];
  for (const entry of entries) {
    const last = scenes.at(-1)!.at(-1);
    if (last && (last.move === entry.move || (entry.actor === 'chance' && last.actor !== 'chance'))) scenes.push([]);
    scenes.at(-1)!.push(entry);
  }
  return scenes;
}

/** Entries in a row of one actor: a turn as people see it. */
export interface Turn {
  actor: Entry['actor'];
  entries: Entry[];
  /** Turns of players are counted, the set-up and what the table does are not. */
  number: number | null;
}

/** A chapter that has begun divides what one actor did before and after it. */
export function turnsOf(entries: Entry[], chapter: GameModule['chapter'] = () => null): Turn[] {
  const turns: Turn[] = [];
  let number = 0;
  for (const entry of entries) {
    const last = turns.at(-1);
    const divided = last?.entries.at(-1)!.events.some((event) => chapter(event) !== null);
    if (last && last.actor === entry.actor && !divided) last.entries.push(entry);
    else turns.push({ actor: entry.actor, entries: [entry], number: typeof entry.actor === 'number' ? ++number : null });
  }
  return turns;
}

/** Entries that say something by themselves: a step on the way says nothing where its turn has
 *  events, else only the last one does. */
export function telling(entries: Entry[]): Entry[] {
  return turnsOf(entries).flatMap(({ entries: own }) => {
    const eventful = own.filter((entry) => entry.events.length > 0);
    return eventful.length > 0 ? eventful : own.slice(-1);
  });
}

/** A choice in words: the catalogue's label of its first word, with its arguments as words. */
export function actionLabel(text: string, decision: string, t: Translate): string {
  const [first = '', ...rest] = text.split(' ');
  const keys = [`action.${decision}.${first}`, `action.${first}`];
  const key = keys.find((each) => t.has(each));
  const words = rest.map((word) => withoutId(t.word(word)));
  if (!key) return [first, ...words].join(' ');
  const args: Record<string, unknown> = { text, rest: words.join(' ') };
  words.forEach((word, i) => (args[String(i + 1)] = word));
  return t(key, args);
}

/** The preview of a choice in words: points by seat, as far as they can be known. */
export function earns(choice: Choice, seat: number | null): number {
  return choice.events
    .filter((event) => event.seat === seat)
    .reduce((sum, event) => sum + (event.points ?? 0), 0);
}

/** Causes and totals summed over a log: every point has a cause. */
export function scoresOf(entries: Entry[], seats: number) {
  const causes = Array.from({ length: seats }, (): Record<string, number> => ({}));
  for (const { events } of entries) {
    for (const event of events) {
      const own = event.seat === undefined ? undefined : causes[event.seat];
      if (!own || !event.points) continue;
      const cause = event.cause ?? event.event;
      own[cause] = (own[cause] ?? 0) + event.points;
    }
  }
  return { causes, total: causes.map((own) => Object.values(own).reduce((a, b) => a + b, 0)) };
}

/** Everything that others did between our last two turns; our present turn is passed over. */
export function sinceLastTurn(entries: Entry[], own: number[]): Entry[] {
  const mine = (entry: Entry) => typeof entry.actor === 'number' && own.includes(entry.actor);
  let end = entries.length;
  while (end > 0 && mine(entries[end - 1]!)) --end;
  let begin = end;
  while (begin > 0 && !mine(entries[begin - 1]!)) --begin;
  // Move 0 is the set-up: nobody's turn.
  return entries.slice(begin, end).filter((entry) => entry.move > 0);
}

/** What whoever acted last has done since anybody else acted, and what went by itself meanwhile. */
export function sinceOthers(entries: Entry[]): Entry[] {
  const last = entries.findLast(({ actor }) => typeof actor === 'number')?.actor;
  return entries.slice(entries.findLastIndex(({ actor }) => typeof actor === 'number' && actor !== last) + 1);
}

/** Splits "Because of this. [CD-20 CD-21]" into the words and the rule numbers. */
export function reasonParts(why: string): { text: string; rules: string[] } {
  const match = /\s*\[([A-Z]{2}-[^\]]*)\]\s*$/.exec(why);
  if (!match) return { text: why, rules: [] };
  return { text: why.slice(0, match.index), rules: match[1]!.split(/[\s,]+/).filter(Boolean) };
}
