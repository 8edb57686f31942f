// What the table asks at the moment, in words: question, reason, first-time note, what follows.
import type { Choice, GameEvent } from '../games/types';
import { p } from '../i18n/words.svelte';
import { outcome, ownPlace } from './outcome';
import { settings } from './settings.svelte';
import type { Entry } from './protocol';
import { apart, byDoer, isQuiet, reasonParts, sentences, toldTurns, type Deed, type Teller, type ToldTurn } from './story';
import type { Table } from './table.svelte';

export const isAsked = (table: Table): boolean => table.mine && !table.held && table.decision !== null;

export function questionOf(table: Table): string {
  if (table.link !== 'open' && !table.state) return p('prompt.opening');
  if (table.summary?.state === 'over') {
    return table.count === 'running' || table.watching ? p('count.title') : outcome(table.summary.result?.ranks ?? [], table.names, table.you);
  }
  if (table.standIn) return p('prompt.stand_in');
  if (table.stage.scene) return table.status;
  if (table.held) {
    if (!goesOn(table)) return p('prompt.held');
    const own = table.held.action === null && table.t ? table.module?.question?.(table.view, table.t, table.state?.prospects) : null;
    return own || p('prompt.held_action');
  }
  if (isAsked(table)) {
    const own = table.t && table.view ? table.module?.question?.(table.view, table.t, table.state?.prospects) : null;
    if (own) return own;
    const key = `decision.${table.decision}`;
    return table.t?.has(key) ? table.t(key) : p('prompt.choose');
  }
  const actor = table.acting;
  if (actor === 'chance') return p('prompt.chance');
  if (typeof actor === 'number' && table.own.includes(actor)) return p('prompt.your_turn');
  if (typeof actor === 'number') return p('prompt.waiting', { name: table.names[actor] });
  return p(table.watching ? 'prompt.goes_on' : 'prompt.nothing');
}

/** Whether what waits does not end the turn: something that comes to light, or is drawn, in its middle. */
export const goesOn = (table: Table): boolean =>
  table.held !== null && (table.held.action !== null ? table.held.next === 'reveal' : (table.module?.goesOn?.(table.view) ?? false));

/** The line below the question: the effect of what is pointed at, else what others just did. */
export function effectOf(table: Table): string {
  if (table.summary?.state === 'over') {
    if (table.count === 'running' || table.watching) return '';
    const { result } = table.summary;
    return (result && ownPlace(result, table.names, table.you, table.t)) || p('prompt.over');
  }
  const selected = table.choices.find((choice) => choice.text === table.selected);
  if (selected) return table.wordsOf(selected.text);
  if (table.stage.scene) return '';
  if (table.held?.action && goesOn(table)) return isQuiet(table.held.action) ? p('prompt.held_last') : table.waits ? table.label(table.waits) : table.actionWords(table.held.action);
  if (table.held) return latestDeeds(recapOf(table)?.deeds ?? []);
  // What others do stands in the dock.
  if (table.mine || captionOf(table)) return '';
  if (table.own.length === 0 && table.summary?.state === 'running') return p('prompt.watching');
  return latestOf(table);
}

/** So many letters stand in two lines. */
const TWO_LINES = 96;

/** The last own deeds that two lines hold. */
function latestDeeds(deeds: Deed[]): string {
  const texts = deeds.flatMap(({ text, common }) => (common ? [] : [text]));
  while (texts.length > 1 && texts.join(' · ').length > TWO_LINES) texts.shift();
  return texts.join(' · ');
}

/** The last thing that happened, as one short sentence or two. */
export function latestOf(table: Table): string {
  if (!table.teller) return '';
  const last = table.entries.slice(-4);
  const told = last.filter((entry) => entry.events.length > 0);
  return (told.length > 0 ? told : last)
    .flatMap((entry) => sentences(entry, table.teller!))
    .slice(-2)
    .join(' ');
}

export function reasonOf(table: Table): { text: string; rules: string[] } | null {
  const { t, view } = table;
  if (!isAsked(table) || !t) return null;
  const picked = table.choices.find(({ text }) => text === table.selected);
  const own = picked && table.module?.why?.(picked, view, t);
  const key = `why.${table.decision}`;
  return own || t.has(key) ? reasonParts(own || t(key)) : null;
}

const LED_END = 'led';

/** A note for the first time that this is asked, until it has been read; at the end of the last led
 *  turn what comes now. */
export function guideOf(table: Table): { mark: string; text: string; how: string; anew: boolean } | null {
  if (table.led === 1 && table.held && !goesOn(table)) return { mark: LED_END, text: p('tour.done'), how: '', anew: false };
  if (!isAsked(table) || table.touring || table.curtain || !table.summary) return null;
  const { game } = table.summary;
  const mark = `${game}.${table.decision}`;
  if (!table.led && (!settings.guide || settings.read.includes(mark))) return null;
  // The second led turn has something new to say.
  const again = table.led === 1 ? [`guide.${table.decision}_again`] : [];
  const key = [...again, `guide.${table.decision}`, `why.${table.decision}`].find((each) => table.t?.has(each));
  if (!key) return null;
  const text = reasonParts(table.t!(key)).text;
  // Who has read nothing of this game yet may not know how to take a piece, and may want more.
  const fresh = !settings.read.some((each) => each.startsWith(`${game}.`));
  const how = fresh || table.led > 0 ? p(matchMedia('(pointer: coarse)').matches ? 'tour.by_finger' : 'tour.by_mouse') : '';
  return { mark, text, how, anew: fresh && table.led === 0 };
}

/** What was answered in silence to the question that stands. */
export const whisperOf = (table: Table): string | null => table.arrow?.[0] ?? null;

/** Something else is wanted in the place of guide and advice: those of a led turn come back at the next question. */
export function giveWay(table: Table): void {
  if (table.led > 0 && guideOf(table)?.mark !== LED_END) return void (table.advice = { kind: 'away' });
  readGuide(table);
  table.dismiss();
}

/** The note for newcomers has been read. */
export function readGuide(table: Table): void {
  const guide = guideOf(table);
  table.led = 0;
  if (guide && !settings.read.includes(guide.mark)) settings.read.push(guide.mark);
}

/** What others did since the last own turn: one for each of them, and what the table did. */
export function changesOf(table: Table): ToldTurn[] {
  if (!table.teller || !table.mine) return [];
  const turns = toldTurns(table.since, table.teller).flatMap(apart).filter(({ deeds }) => deeds.length > 0);
  // Dice that were rolled for one's own turn are no news.
  if (table.names.length > 1 && !turns.some(({ actor }) => typeof actor === 'number')) return [];
  return turns.reduce<ToldTurn[]>((all, turn) => {
    const last = all.at(-1);
    if (last?.actor !== turn.actor) return [...all, turn];
    return [...all.slice(0, -1), { ...last, entries: [...last.entries, ...turn.entries], deeds: [...last.deeds, ...turn.deeds] }];
  }, []);
}

export interface Caption {
  actor: Entry['actor'];
  deeds: Deed[];
  /** From here on they are new. */
  fresh: number;
}

/** So many entries are looked back for the deed that is told. */
const BACK = 24;

/** What was done last: all entries of that turn, with what the table did upon it. */
function lastTurn(told: Entry[]): Entry[] {
  const back = told.slice(-BACK).filter(({ move }) => move > 0);
  const actor = actorOf(back);
  const deed = back.findLastIndex((entry) => entry.actor === actor && entry.events.length > 0);
  // Where the table went on, a turn was over, even if the same seat has the next one.
  const over = ({ actor: by, events }: Entry, i: number) =>
    (typeof by === 'number' && by !== actor) || (i < deed && events.some((event) => event.befalls));
  return back.slice(back.findLastIndex(over) + 1);
}
const actorOf = (entries: Entry[]): Entry['actor'] => entries.findLast((entry) => typeof entry.actor === 'number')?.actor ?? null;

/** Without what the deed that plays has yet to show. */
function asFarAsSeen(entries: Entry[], { stage, module }: Table): Entry[] {
  const last = entries.at(-1);
  if (!last || !module?.pending) return entries;
  const from = stage.event ? last.events.indexOf(stage.event) + 1 : 0;
  const next = last.events.findIndex((event, i) => i >= from && module.pending!(event, last.events));
  return next < 0 ? entries : [...entries.slice(0, -1), { ...last, events: last.events.slice(0, next) }];
}

/** The last turn of others, as far as it has been seen: whose it is, what was done, and from which deed
 *  on it is new; what befell the table upon it; the scene that plays. Null when we are asked, and unless `ownToo` when we have just acted ourselves. */
export function captionOf(table: Table, ownToo = false): Caption | null {
  const { teller } = table;
  if (!teller || table.curtain) return null;
  const { scene } = table.stage;
  if (scene) return table.stage.opens ? { actor: null, deeds: [], fresh: 0 } : sceneCaption(scene.told ?? scene.events, teller);
  if (table.mine || table.summary?.state !== 'running') return null;
  const turn = lastTurn(table.told);
  const upon = turn.slice(turn.findLastIndex(({ actor, events }) => typeof actor === 'number' && events.length > 0 && !events[0]!.befalls) + 1);
  // Where the table has gone on since the last deed, that turn is over and told.
  const over = upon.some(({ events }) => events.some((event) => event.befalls));
  const actor = over ? null : actorOf(turn);
  const whole = over ? upon : turn;
  const entries = table.playing ? asFarAsSeen(whole, table) : whole;
  const own = typeof actor === 'number' && table.own.includes(actor);
  if (own && !ownToo) return null;
  const told = (some: Entry[]) => toldTurns(some, teller).flatMap(({ deeds }) => deeds);
  const deeds = told(entries);
  const latest = entries.findLastIndex(({ events, actor: by }) => events.length > 0 && by === actor);
  return deeds.length > 0 ? { actor, deeds, fresh: latest > 0 && !own ? Math.min(told(entries.slice(0, latest)).length, deeds.length - 1) : 0 } : null;
}

/** Our own turn that waits for its end, with its events; what is chosen and waits is told as if done. */
export function recapOf(table: Table): (Caption & { events: GameEvent[] }) | null {
  const { held, teller } = table;
  if (!held || !teller || !table.mine || table.curtain || (held.action !== null && goesOn(table))) return null;
  const waits = { move: Infinity, actor: held.seat, action: held.action, events: table.waits?.events ?? [] };
  const entries = lastTurn(table.staged === null ? table.told : [...table.told, byDoer([waits], table.module?.begins)[0]!]);
  const deeds = toldTurns(entries, teller).flatMap((turn) => turn.deeds);
  if (actorOf(entries) !== held.seat || deeds.length === 0) return null;
  return { actor: held.seat, deeds, fresh: 0, events: entries.flatMap(({ events }) => events) };
}

/** What a scene shows is told when it has shown it, in the name of whom it befalls. */
function sceneCaption(events: GameEvent[], teller: Teller): Caption | null {
  const seats = [...new Set(events.map(({ seat }) => seat))];
  const actor = seats.length === 1 ? (seats[0] ?? null) : null;
  const deeds = toldTurns([{ move: 1, actor, action: null, events }], teller).flatMap((turn) => turn.deeds);
  return deeds.length > 0 ? { actor, deeds, fresh: 0 } : null;
}

/** Choices without a place on the board. */
export function asideOf(table: Table): Choice[] {
  return table.choices.filter((choice) => !table.module?.onBoard?.(choice, table.view));
}

/** What cannot be taken back, as the word on its button, and what follows the end of a turn. */
export const follows = {
  turn: { word: 'prompt.end_turn', then: 'prompt.then_turn' },
  roll: { word: 'prompt.roll', then: 'prompt.then_roll' },
  draw: { word: 'prompt.draw', then: 'prompt.then_draw' },
  reveal: { word: 'prompt.reveal', then: 'prompt.then_reveal' },
  over: { word: 'prompt.to_count', then: 'prompt.then_over' },
} as const;
