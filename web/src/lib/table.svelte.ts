// One open table: the last state of the server, the log, what is selected, what is on its way.
import { loadModule } from '../games';
import type { Choice, Deed, GameEvent, GameModule, Translate } from '../games/types';
import { gameTranslator, language, p } from '../i18n/words.svelte';
import { shelf } from '../device/house';
import { isLocal } from '../device/ids';
import { LocalTable } from '../device/local-table';
import { api } from './api';
import { Choreographer, pageClock, type Act } from './choreographer';
import { told } from './errors';
import type { Entry, Hint, Refused, State, Summary, ToServer } from './protocol';
import { seatNames } from './seats';
import { settings } from './settings.svelte';
import { socketAddress, TableSocket, type Line, type Link, type SocketEvents } from './socket';
import { actionLabel, byDoer, countApart, scenesOf, scoresOf, sentences, sinceLastTurn, sinceOthers, type Teller } from './story';
import { PageStage } from './stage.svelte';
import type { Scores, Step } from '../games/types';

/** What the strongest bot would do here: asked for, put away until the next question, answered, or why not. */
type Advice = { kind: 'thinking' | 'away' } | ({ kind: 'known' } & Hint) | { kind: 'none'; why: string };
type Pending = { seq: number; action: string };
/** More actions than this at once were not seen happening: they are told, not played. */
const LONG = 24;

/** What the table looks like. */
type Look = Pick<State, 'view' | 'prospects'>;

/** What is seen of the deed that waits for the end of its turn. */
function heldDeed({ held, table }: State): Entry[] {
  return held && held.events.length > 0 ? [{ move: table.move + 1, actor: held.seat, action: held.action, events: held.events }] : [];
}

/** Of some entries those that were seen while the turn waited for its end. */
function doneBefore(before: State | null, entries: Entry[]): Set<Entry> {
  let left = before?.held?.events.length ?? 0;
  return new Set(left === 0 ? [] : entries.filter(({ move, events }) => move === before!.table.move + 1 && (left -= events.length) >= 0));
}

export class Table {
  state: State | null = $state.raw(null);
  link: Link = $state('connecting');
  entries: Entry[] = $state.raw([]);
  /** Whether those are all of them. */
  logged = $state(false);
  recent: GameEvent[] = $state.raw([]);
  selected: string | null = $state(null);
  notice: string | null = $state(null);
  busy = $state(false);
  advice: Advice | null = $state.raw(null);
  /** What a newcomer's arrow points at, at the question it was asked for. */
  whispered: ({ seq: number } & Hint) | null = $state.raw(null);
  module: GameModule | null = $state.raw(null);
  t: Translate | null = $state.raw(null);
  /** Words for the screen reader, replaced whenever something is to be said. */
  said = $state('');
  /** Whether the first minute is being told: notes wait. */
  touring = $state(false);
  /** Comes from the introduction: so many turns are still led, whatever has been read before. */
  led = $state(0);
  /** At a hot-seat table: the seat that has taken the screen. */
  shownTo: number | null = $state(null);

  /** The final count: before our eyes, counted, or put away to look at the table. */
  count: 'running' | 'done' | 'away' = $state('done');
  /** While it runs: the sums counted so far. */
  counted: number[] | null = $state.raw(null);
  /** Whether a scene of others is being played. */
  playing = $state(false);
  /** Whether it is others whose deeds are being played. */
  watching = $state(false);
  /** Whose deed is being played; null for what the table does. */
  private performer: Entry['actor'] = $state(null);
  /** Where in the game that is what is being played: what the table does leads there, a deed begins there. */
  private performed: Look | null = $state.raw(null);
  /** The rival whose deeds since our last turn are pointed at. */
  pointedAt: number | null = $state(null);
  /** Whether the last turn of the others can be shown once more. */
  repeats = $state(false);
  readonly stage = new PageStage();

  private readonly choreographer = new Choreographer<Act & { after: Look }>(
    this.stage,
    pageClock(),
    () => (document.hidden ? 'instant' : settings.speed),
    (playing) => {
      this.playing = playing;
      if (!playing) this.watching = false;
      this.repeats = !playing && this.choreographer.canRepeat;
    },
    (act) => {
      this.watching = !act.own;
      this.performer = act.chance ? 'chance' : act.actor;
      this.stage.tone = act.own ? null : act.actor;
      this.performed = act.actor === null ? act.after : this.state;
    },
  );
  /** The last state that came; the one shown may be a scene behind. */
  private received: State | null = null;
  /** What will be counted, as long as the deed is seen that ended the game. */
  private finale: Entry[] = $state.raw([]);
  private socket: Line;
  private pending: Pending | null = null;
  /** The choice that was sent last. */
  private sent: Choice | null = $state.raw(null);
  /** Whether that ends the turn by its own words. */
  private finishing = false;
  private queue: string[] = [];
  /** Moves between the actions of one plan: nobody was asked there, so an undo does not end there. */
  private readonly between = new Set<number>();
  /** The question at which an undo was asked for that may take several steps. */
  private undoing: number | null = null;
  private dropped = false;
  private saidHold: boolean | null = null;

  constructor(readonly id: string) {
    const events: SocketEvents = {
      onstate: (state) => void this.take(state),
      onrefused: (refused) => this.refuse(refused),
      onlink: (link) => {
        this.link = link;
        if (link === 'lost') this.dropped = true;
      },
    };
    this.socket = isLocal(id) ? new LocalTable(id, shelf, events) : new TableSocket(socketAddress(id), events);
  }

  readonly summary: Summary | null = $derived.by(() => this.state?.table ?? null);
  readonly view: any = $derived.by(() => this.state?.view ?? null);
  readonly seat: number | null = $derived.by(() => this.state?.seat ?? null);
  readonly own: number[] = $derived.by(() =>
    (this.summary?.seats ?? []).flatMap((seat, i) => (seat.mine ? [i] : [])),
  );
  /** The only seat of who looks, if there is one. */
  readonly you: number | null = $derived.by(() => (this.own.length === 1 ? this.own[0]! : null));
  readonly names: string[] = $derived.by(() =>
    seatNames(this.summary?.seats ?? [], settings.people[this.id]),
  );
  readonly teller: Teller | null = $derived.by(() =>
    this.t ? { t: this.t, names: this.names, module: this.module } : null,
  );
  readonly decision: string | null = $derived.by(() => this.view?.decision ?? null);
  readonly held = $derived.by(() => {
    const held = this.state?.held ?? null;
    return held && this.own.includes(held.seat) ? held : null;
  });
  /** The action that is chosen and waits, and nothing of it has been done on the table. */
  readonly staged: string | null = $derived.by(() => (this.held && this.held.events.length === 0 ? this.held.action : null));
  /** The same as a choice, as far as it was chosen here. */
  readonly waits: Choice | null = $derived.by(() => (this.staged !== null && this.sent?.text === this.staged ? this.sent : null));
  /** Whether the rules wait for us; what led there may still be on its way. */
  private readonly called: boolean = $derived.by(
    () =>
      this.summary?.state === 'running' &&
      (this.held !== null || (this.state?.legal.length ?? 0) > 0),
  );
  /** Our turn begins when the deeds of the others have been seen or skipped. */
  readonly mine: boolean = $derived.by(() => this.called && !this.watching);
  readonly choices: Choice[] = $derived.by(() =>
    this.busy || this.held || this.curtain || this.watching ? [] : (this.state?.legal ?? []),
  );
  /** Where in the game that is what is told at the moment. */
  readonly status: string = $derived.by(() => {
    const look = (this.watching ? this.performed : null) ?? this.state;
    return look?.view && this.module && this.t ? this.module.status(look.view, this.t, look.prospects) : '';
  });
  /** Whose turn is seen at the moment. */
  readonly acting: Summary['to_act'] = $derived.by(() =>
    this.watching ? this.performer : (this.state?.held?.seat ?? this.summary?.to_act ?? null),
  );
  readonly scores: Scores = $derived.by(() => {
    const seats = this.summary?.seats.length ?? 0;
    const own = this.view && this.module ? this.module.scores(this.view, this.entries.flatMap((entry) => entry.events)) : null;
    return own && own.total.length === seats ? own : scoresOf(this.entries, seats);
  });
  private score(seat: number): number | null {
    return this.summary?.seats[seat]?.score ?? this.scores.total[seat] ?? null;
  }
  /** While the end is counted, the points of each seat before it; else null. */
  readonly standing: number[] | null = $derived.by(() => {
    const finale = this.summary?.state === 'over' ? countApart(this.entries).finale : this.finale;
    if (this.count !== 'running' || finale.length === 0) return null;
    const counted = scoresOf(finale, this.names.length).total;
    return counted.map((points, seat) => (this.score(seat) ?? 0) - points);
  });
  /** The causes that were scored in play alone; none where the end adds nothing. */
  readonly known: string[] = $derived.by(() => {
    const { deeds, finale } = countApart(this.entries);
    const causes = (entries: Entry[]) => new Set(scoresOf(entries, this.names.length).causes.flatMap((own) => Object.keys(own)));
    const atEnd = causes(finale);
    return atEnd.size === 0 ? [] : [...causes(deeds)].filter((cause) => !atEnd.has(cause));
  });
  /** The points that stand beside a seat's name. */
  shownScore(seat: number): number | null {
    if (this.count === 'running' && this.counted) return this.counted[seat] ?? null;
    const score = this.standing?.[seat] ?? this.score(seat);
    return score === null ? null : score - (this.stage.lag[seat] ?? 0);
  }
  /** The log as it may be read: the count does not give its end away. */
  readonly told: Entry[] = $derived.by(() =>
    this.count === 'running' && this.summary?.state === 'over' ? countApart(this.entries).deeds : this.entries,
  );
  readonly since: Entry[] = $derived.by(() => sinceLastTurn(this.entries, this.own));
  /** The whole turn of whoever acted last. */
  readonly sinceOthers: GameEvent[] = $derived.by(() => sinceOthers(this.told).flatMap((entry) => entry.events));
  /** What others did, as long as we have not acted since. */
  readonly sinceEvents: GameEvent[] = $derived.by(() => {
    const last = this.entries.at(-1);
    // What went by itself is no act of ours.
    const acted = typeof last?.actor === 'number' && last.action !== null && this.own.includes(last.actor);
    return acted ? [] : this.since.flatMap((entry) => entry.events);
  });

  /** Whether a bot plays all own seats at the moment. */
  readonly standIn: boolean = $derived.by(
    () => this.own.length > 0 && this.own.every((seat) => this.summary!.seats[seat]!.stand_in),
  );

  /** Whether the screen waits for the next person at a hot-seat table. */
  readonly curtain: boolean = $derived.by(() => {
    const acting = this.held?.seat ?? this.seat;
    return (
      settings.curtain &&
      this.summary?.state === 'running' &&
      this.summary.hot_seat &&
      this.own.length > 1 &&
      acting !== null &&
      this.called &&
      acting !== this.shownTo &&
      (this.module?.secrets?.(this.view) ?? true)
    );
  });

  draw(): void {
    this.shownTo = this.held?.seat ?? this.seat;
  }

  label(choice: Choice): string {
    if (!this.module || !this.t) return choice.text;
    return this.module.label(choice, this.view, this.t, this.state?.prospects);
  }

  /** What one of the choices does, or an action that is none of them at the moment. */
  wordsOf(action: string): string {
    const choice = this.choices.find(({ text }) => text === action);
    return this.deedOf(action)?.words ?? (choice ? this.label(choice) : this.actionWords(action));
  }

  /** The plan of the newcomer's arrow. */
  readonly arrow: string[] | null = $derived.by(() => (this.whispered && this.whispered.seq === this.state?.seq ? this.whispered.plan : null));

  /** What is picked as one with an action that is advised. */
  private deedOf(action: string): Deed | null {
    const plan = [this.advice?.kind === 'known' ? this.advice.plan : null, this.arrow].find((each) => each?.[0] === action);
    return (plan && this.t && this.module?.deed?.(plan, this.t, this.state?.prospects)) ?? null;
  }
  whole(action: string): string[] {
    return this.deedOf(action)?.actions ?? [action];
  }

  /** The words of the button that takes a choice. */
  takes(choice: Choice): string {
    return this.deedOf(choice.text)?.words ?? (this.t && this.module?.takes?.(choice, this.view, this.t, this.state?.prospects)) ?? this.actionWords(choice.text);
  }

  /** An action of the log, of a hint or of a review in words. */
  actionWords(text: string): string {
    if (!this.t) return text;
    const told = this.view ? this.module?.action?.(text, this.view, this.t) : null;
    return told ?? actionLabel(text, this.decision ?? '', this.t);
  }

  choose(texts: string[]): void {
    if (!this.state || this.busy || texts.length === 0) return;
    const [first, ...rest] = texts;
    const { move } = this.state.table;
    for (const each of this.between) if (each >= move) this.between.delete(each);
    this.queue = rest;
    this.act(first!);
  }

  get mayHint(): boolean {
    return this.seat !== null && this.choices.length > 0 && this.summary?.hints !== false;
  }

  /** Asks what the strongest bot would do, and shows it on the board. */
  async askHint(): Promise<void> {
    const asked = this.state?.seq;
    if (this.seat === null || !this.mayHint || this.advice?.kind === 'thinking') return;
    // A plan is carried through: its next step is the answer.
    if (this.advice?.kind === 'known') return this.showHint();
    this.advice = { kind: 'thinking' };
    let advice: Advice;
    try {
      // The arrow has told it already: there is one advice.
      advice = { kind: 'known', ...(this.arrow ? this.whispered! : await api.hint(this.id, this.seat)) };
    } catch (error) {
      advice = { kind: 'none', why: told(error) };
    }
    // It belongs to one question.
    if (this.state?.seq !== asked) return;
    this.advice = advice;
    if (advice.kind === 'known') this.showHint();
  }

  /** Whoever puts advice away goes on alone. */
  dismiss(): void {
    this.advice = null;
    this.led = 0;
  }

  showHint(): void {
    if (this.advice?.kind !== 'known') return;
    const { action } = this.advice;
    if (this.choices.some((choice) => choice.text === action)) this.selected = action;
  }

  /** The others do not play yet: bots begin as soon as they are called. */
  get mayUndo(): boolean {
    const { acting } = this;
    const played = this.watching || (!this.mine && typeof acting === 'number' && this.summary?.seats[acting]?.kind === 'bot');
    return !!this.state?.undo && !this.busy && !played;
  }

  undo(): void {
    // What was chosen at once is taken back at once: a whole plan, else one action.
    this.queue = [];
    this.undoing = this.socket.seq;
    this.ask({ type: 'undo', seq: this.socket.seq });
  }

  endTurn(): void {
    this.ask({ type: 'end_turn', seq: this.socket.seq });
  }

  applyHold(): void {
    if (!this.summary || this.own.length === 0 || this.summary.hold === settings.hold) return;
    if (this.saidHold === settings.hold) return;
    if (this.socket.send({ type: 'setting', hold: settings.hold })) this.saidHold = settings.hold;
  }

  hurry(): void {
    this.socket.hurry();
  }

  close(): void {
    this.socket.close();
    this.choreographer.skip();
  }

  /** To the end of what is being shown. */
  skip(): void {
    this.choreographer.skip();
  }

  /** Others wait with what they show while the game is explained. */
  hold(held: boolean): void {
    this.choreographer.hold(held);
  }

  /** The last turn of the others once more. */
  showAgain(): void {
    this.choreographer.repeat();
  }

  private act(action: string): void {
    this.pending = { seq: this.socket.seq, action };
    this.finishing = this.module?.finishes?.(action, this.view) ?? false;
    this.sent = this.received?.legal.find(({ text }) => text === action) ?? null;
    this.ask({ type: 'act', ...this.pending });
  }

  private ask(message: ToServer): void {
    this.notice = null;
    this.selected = null;
    this.busy = this.socket.send(message) || this.pending !== null;
  }

  private refuse(refused: Refused): void {
    this.pending = null;
    this.queue = [];
    this.undoing = null;
    this.busy = false;
    // A stale answer only means that the table moved on; the state that follows says it all.
    this.notice = refused.code === 'stale' ? p('table.stale') : refused.reason;
  }

  private async take(came: State): Promise<void> {
    if (this.module?.id !== came.table.game || !this.t) {
      const [module, t] = await Promise.all([
        loadModule(came.table.game),
        gameTranslator(came.table.game),
      ]);
      if (this.received && this.received.seq > came.seq) return;
      this.module = module;
      this.t = t;
    }
    const before = this.received;
    const ended = before?.table.state === 'running' && came.table.state === 'over';
    const events = byDoer([...came.events, ...heldDeed(came)], this.module.begins);
    const { deeds, finale } = ended ? countApart(events) : { deeds: events, finale: [] };
    const state = { ...came, events: [...deeds, ...finale] };
    this.received = state;
    // An undo, a hot-seat handover or a long absence is no story.
    const taken = before !== null && state.table.move < before.table.move;
    const passedOn = before !== null && state.table.hot_seat && state.seat !== before.seat;
    const untold = before === null || taken || passedOn || came.events.length > LONG;
    const own = (actor: Entry['actor']) => typeof actor === 'number' && !!state.table.seats[actor]?.mine;
    // What ended the game is seen first, then the count begins.
    const scenes = untold ? [[]] : [...scenesOf(deeds), ...(ended ? [finale] : [])];
    const known = doneBefore(before, deeds);
    for (const [i, entries] of scenes.entries()) {
      const last = entries.at(-1);
      const whole = i === scenes.length - 1;
      const fresh = entries === finale ? [] : entries.filter((entry) => !known.has(entry));
      // What we do by force upon the deed of another is part of the story.
      const ours = scenes.slice(0, i + 1).flat().every((entry) => own(entry.actor));
      // A deed that tells nothing changed nothing to be seen; else as it looked then, or as soon after it as is known.
      const silent = i === 0 && !whole && entries.every(({ events }) => events.length === 0);
      const seen: Look = (silent && before) || scenes.slice(i).flatMap((scene) => scene.at(-1)?.after ?? []).at(0) || state;
      const steps = fresh.flatMap((entry) => this.stepsOf(entry, seen));
      this.choreographer.push({
        actor: typeof last?.actor === 'number' ? last.actor : null,
        chance: last?.actor === 'chance',
        after: seen,
        own: entries.length === 0 ? !(ended && whole && i > 0) && state.seq !== before?.seq || !this.playing : ours,
        steps,
        // A step of one deed with nothing to see is told with the rest of it.
        told: !ours && fresh.some(({ action, events }) => events.length > 0 && !(steps.length === 0 && action && this.module?.joins?.(action))),
        // Nothing is asked before all of it has been seen.
        show: () => {
          if (ended) this.keepBack(finale);
          const later = scenes.slice(i + 1).flatMap((scene) => (scene === finale ? [] : scene.flatMap(({ events }) => events)));
          this.show(whole ? state : this.until(state, seen, later), whole ? state.events : scenes.slice(0, i + 1).flat());
        },
      });
    }
    this.repeats = this.choreographer.canRepeat;
  }

  /** The state as it is seen while something is still to be told; nothing is asked there. */
  private until(state: State, { view, prospects }: Look, later: GameEvent[]): State {
    const seats = state.table.seats.map((each, seat) => {
      const owed = later.reduce((sum, event) => sum + (event.seat === seat ? (event.points ?? 0) : 0), 0);
      return { ...each, score: each.score === null ? null : each.score - owed };
    });
    return { ...state, view, prospects, legal: [], held: null, table: { ...state.table, seats, state: 'running' } };
  }

  private stepsOf(entry: Entry, { view, prospects }: Look): Step[] {
    if (!this.module?.story || !this.t) return [];
    return entry.events.flatMap((event) => this.module!.story!(event, view, this.t!, prospects, entry.events).map((step) => ({ ...step, of: event })));
  }

  /** `seen`: of its events those that have been seen. */
  private show(state: State, seen: Entry[]): void {
    const first = this.state === null;
    const wasCalled = this.called;
    // At a hot-seat table the log is told anew to each seat: it may name what only that seat knows.
    const passedOn = !first && state.table.hot_seat && state.seat !== this.seat;
    if (passedOn) this.entries = [];
    const fresh = this.learn(state, seen);
    const plan = state.seq === this.state?.seq ? this.advice : this.continued(fresh, state);
    this.state = state;
    this.selected = null;
    this.busy = false;
    if (plan !== this.advice) {
      this.advice = plan;
      this.showHint();
    }
    this.recent = first ? [] : fresh.flatMap((entry) => entry.events);
    // Whoever sits there without a curtain is the one who looks: before another's secrets it falls.
    if (this.called && !this.curtain) this.draw();
    if (first || passedOn) {
      this.logged = false;
      void this.fetchLog(state.seat);
    }
    this.announce(fresh, wasCalled);
    this.applyHold();
    this.goOn(state);
  }

  /** The count does not give its end away. */
  private keepBack(finale: Entry[]): void {
    this.finale = finale;
    this.count = settings.speed === 'instant' ? 'done' : 'running';
  }

  /** The rest of a hint's plan, where its first step has just been done; what that has brought is no reason for the next. */
  private continued(fresh: Entry[], state: State): Advice | null {
    if (this.advice?.kind !== 'known') return null;
    const [done, next] = this.advice.plan;
    if (!fresh.some(({ action }) => action === done) || !state.legal.some(({ text }) => text === next)) return null;
    return { ...this.advice, action: next!, plan: this.advice.plan.slice(1), reasons: [] };
  }

  // Keeps the log: an undo shortens it, an answer of another tab lengthens it.
  private learn(state: State, seen: Entry[]): Entry[] {
    const begin = seen[0]?.move ?? Infinity;
    const kept = this.entries.filter((entry) => entry.move < begin && entry.move <= state.table.move);
    const fresh = seen.filter((entry) => !this.entries.includes(entry));
    this.entries = [...kept, ...seen];
    return fresh;
  }

  private async fetchLog(seat: number | null): Promise<void> {
    try {
      const entries = byDoer(await api.log(this.id), this.module?.begins);
      if (seat !== this.seat) return;
      const begin = this.entries[0]?.move ?? Infinity;
      this.entries = [...entries.filter((entry) => entry.move < begin), ...this.entries];
    } catch {
      // The log of this connection remains; the next opening asks again.
    }
    this.logged = true;
  }

  // An action that met a lost line is sent again if the question still stands: the sequence number
  // makes sure that it cannot count twice.
  private goOn(state: State): void {
    // Who is connected has changed, no more: the answer is still to come.
    if (!this.dropped && this.pending?.seq === state.seq) return;
    if (this.undoing !== null && this.undoing !== state.seq) {
      this.undoing = null;
      if (this.between.delete(state.table.move) && state.undo) return this.undo();
    }
    const pending = this.dropped ? this.pending : null;
    this.pending = null;
    this.dropped = false;
    const legal = (action: string) => state.legal.some((choice) => choice.text === action);
    if (pending && pending.seq === state.seq && legal(pending.action)) {
      this.act(pending.action);
      return;
    }
    if (state.held && this.own.includes(state.held.seat) && this.finishing) {
      this.finishing = false;
      this.endTurn();
      return;
    }
    const next = this.queue[0];
    if (next === undefined || state.held) return;
    // What is not asked was the only way on, and went by itself.
    const asked = legal(next);
    this.queue = asked ? this.queue.slice(1) : [];
    if (!asked) return;
    this.between.add(state.table.move);
    this.act(next);
  }

  private announce(fresh: Entry[], wasCalled: boolean): void {
    const t = this.t;
    if (!t || this.curtain) return;
    const told = fresh.flatMap((entry) => sentences(entry, this.teller!)).slice(-8);
    if (this.called && !wasCalled) told.push(p('prompt.your_turn'));
    if (this.called && !this.held && this.decision) told.push(t(`decision.${this.decision}`));
    if (told.length > 0) this.said = told.join(' ');
  }

  /** Texts in the new language. */
  async relearn(): Promise<void> {
    language();
    if (this.state) this.t = await gameTranslator(this.state.table.game);
  }
}
