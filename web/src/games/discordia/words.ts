// Choices and standings in words of the catalogue (section `board`).
import type { Choice, GameEvent, Translate } from '../types';
import { decreeWords, effectsWords, effectWords, privilegeWords, spaceWords, tileWords } from './names';
import { actionsOf, closedWords, obstacle } from './obstacles';
import { outlookOf, shortOf, type Prospects } from './prospects';
import { BOAT, DECREES, isTile, PRIVILEGES, ROW_OF, tile, TILE_IDS } from './tables';
import { findOwn, inHand, total, type DiscordiaView, type Workers } from './view';

/** "2 soldiers, 1 farmer" */
export function workerWords(workers: Partial<Workers>, t: Translate): string {
  return (Object.entries(workers) as [keyof Workers, number][])
    .filter(([, n]) => n > 0)
    .map(([c, n]) => t(`board.count.${c}`, { n }))
    .join(', ');
}

/** "1 sailor, 2 soldiers + 1 of any kind": the spaces in their order. */
const spacesWords = (spaces: readonly string[], t: Translate): string => spaces.map((space) => spaceWords(space, t)).join(', ');

/** What a tile or Tower needs and does, a short sentence each. */
export function tileSentences(id: string, t: Translate): string[] {
  const face = tile(id);
  const told: string[] = [];
  if (face.spaces.length) {
    told.push(t('board.look.spaces', { n: face.spaces.length, spaces: spacesWords(face.spaces, t) }));
    if (face.die && !face.swap) told.push(t(`board.look.die_${face.colour ?? 'any'}`, { value: face.die }));
  }
  if (face.swap) told.push(t('board.look.swap', { value: face.die, n: face.swap }));
  if (face.swap && face.bonus.length) told.push(t('board.look.built', { effect: effectsWords(face.bonus, t) }));
  if (face.strength) told.push(t('board.look.strength', { n: face.strength }));
  if (face.kind === 'ship') told.push(t('board.look.ship'));
  if (face.spaces.length && (face.kind === 'barracks' || face.kind === 'military_tower')) told.push(t('board.look.barracks'));
  return told;
}

/** Workers that come back when this own tile is covered or torn down. */
const workersOn = (view: DiscordiaView, seat: number, id: string): number => findOwn(view.players[seat]!, id)?.workers.join('').length ?? 0;

/** Both open what a raid brings; that it comes goes without saying in the events of a choice. */
const RAIDED = ['damage', 'reward'];

/** What follows for the seat, as short phrases; what its raid brings after it is told as the raid's. */
export function effects(events: GameEvent[], seat: number | null, t: Translate): string[] {
  const own = events.filter((e) => seat === null || e.seat === undefined || e.seat === seat);
  const raid = own.findIndex(({ event }) => RAIDED.includes(event));
  if (raid < 0) return gains(own, t);
  const brought = gains(own.slice(raid), t);
  return [...gains(own.slice(0, raid), t), ...(brought.length ? [t('board.gain.raid', { effect: brought.join(', ') })] : [])];
}

/** Numbers added up, then the rest in order. */
function gains(events: GameEvent[], t: Translate): string[] {
  const sums = { star: 0, manipulator: 0 };
  const aqueduct = { steps: 0, to: 0 };
  let won = false;
  const told: string[] = [];
  for (const e of events) {
    const workers = (e.workers ?? {}) as Partial<Workers>;
    if (e.event === 'aqueduct') {
      aqueduct.to = Number(e.to);
      aqueduct.steps += aqueduct.to - Number(e.from);
    } else if (e.event === 'star') {
      told.push(t('board.gain.star', { track: t(`board.track.${String(e.track)}`), space: Number(e.space) }));
    } else if (e.event === 'took_star') sums.star++;
    else if (e.event === 'lost_star') sums.star--;
    else if (e.event === 'manipulator') sums.manipulator++;
    else if (e.event === 'deployed') {
      if (total(workers)) told.push(t('board.gain.deployed', { workers: workerWords(workers, t), n: total(workers) }));
    } else if (e.event === 'returned') {
      if (total(workers)) told.push(t('board.gain.returned', { workers: workerWords(workers, t), n: total(workers) }));
    } else if (e.event === 'covered' || e.event === 'torn_down') {
      if (total(workers)) told.push(t('board.gain.back', { n: total(workers) }));
    } else if (e.event === 'won') won = true;
  }
  if (aqueduct.steps) told.push(t('board.gain.aqueduct', { steps: signed(aqueduct.steps), n: Math.abs(aqueduct.steps), to: aqueduct.to }));
  if (sums.star) told.push(t(sums.star > 0 ? 'board.gain.took_star' : 'board.gain.lost_star', { n: Math.abs(sums.star) }));
  if (sums.manipulator) told.push(t('board.gain.manipulator', { n: sums.manipulator }));
  if (won) told.push(t('board.gain.won'));
  return told;
}

/** What effects have left behind among the events of a choice; the others will be asked. */
const DONE_BY: [effect: RegExp, event: string][] = [
  [/^aqueduct/, 'aqueduct'],
  [/^take_star/, 'took_star'],
  [/^take_manipulator/, 'manipulator'],
  [/^star_expedition/, 'star'],
];
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** "The bag has only 2" */
export const bagWords = (n: number, t: Translate): string => t(n ? 'board.year.short' : 'board.year.empty', { n });

/** By how many workers a choice changes the year's end, as the rules foretell it. */
export function yearEndChange(choice: Choice, seat: number, prospects?: Prospects | null): number | null {
  const outlook = outlookOf(prospects, choice.text);
  // A full Ship turns at the end of the turn, and its new places are not foretold; neither is what is due beyond the bag.
  return !outlook || shortOf(prospects, seat) !== null || choice.events.some((e) => e.event === 'ship_turned' && e.seat === seat) ? null : outlook.shortage;
}

/** Everything a choice brings: what its events say, what it will ask (`bare`: without "then"), what it changes. */
export function outcome(choice: Choice, seat: number, t: Translate, prospects?: Prospects | null, form: 'then' | 'bare' = 'then'): string[] {
  const outlook = outlookOf(prospects, choice.text);
  const happened = new Set(choice.events.filter((e) => e.seat === seat).map((e) => e.event));
  const asked = (outlook?.bonus ?? []).filter((effect) => {
    const event = DONE_BY.find(([pattern]) => pattern.test(effect))?.[1];
    return !(event && happened.has(event));
  });
  const end = yearEndChange(choice, seat, prospects);
  const [word = '', id = ''] = choice.text.split(' ');
  const builds = word === 'tile' || word === 'free';
  const placed = choice.events.find(({ event, seat: whose }) => event === 'placed' && whose === seat)?.tile ?? (word === 'tile' ? id : null);
  const places = placed ? tile(String(placed)).spaces.length : 0;
  return [
    ...effects(choice.events, seat, t),
    ...(asked.length ? [form === 'bare' ? effectsWords(asked, t) : t('board.gain.then', { effect: effectsWords(asked, t) })] : []),
    ...(outlook?.permanent ?? []).map((effect) => t('board.gain.lasting', { effect: effectWords(effect, t) })),
    ...(outlook && outlook.symbols > 0 ? [t('board.gain.symbol')] : []),
    ...(places ? [t('board.gain.places', { n: places })] : []),
    ...(end !== null && (end !== 0 || builds) ? [t(`board.gain.year_end_${end > 0 ? 'more' : end < 0 ? 'fewer' : 'same'}`, { n: Math.abs(end) })] : []),
    ...(outlook && outlook.strength !== 0 ? [t('board.gain.strength', { n: signed(outlook.strength) })] : []),
  ];
}

/** What a choice does, in a sentence; the accessible name of its place on the board. */
export function label(choice: Choice, view: DiscordiaView, t: Translate, prospects?: Prospects | null): string {
  const seat = typeof view.to_act === 'number' ? view.to_act : null;
  const base = sentence(choice, view, seat, t, prospects);
  const parts = seat === null ? [] : outcome(choice, seat, t, prospects);
  return parts.length ? `${base}: ${parts.join(', ')}` : base;
}

/** The tiles that a name may be meant to tell apart. */
function inSight(view: DiscordiaView, seat: number | null): string[] {
  const held = inHand(view);
  const own = seat === null ? [] : [...Object.values(view.players[seat]!.city).flat(), ...view.players[seat]!.towers].flatMap((each) => each?.id ?? []);
  return [...view.display.flat(), ...own, held].filter((id): id is string => id !== null);
}

/** What the column of a value offers: "tile, send to Ships or Barracks, Expansion; not now: Farms (you have none)". */
function columnWords(value: number, view: DiscordiaView, seat: number, t: Translate, prospects?: Prospects | null): string {
  const tiles = view.display.some((row) => row[value - 1]);
  const actions = actionsOf(value, view, seat, prospects);
  const open = actions.filter((action) => !obstacle(action, view, seat, prospects));
  const [sends, others] = [open.filter((action) => action in ROW_OF), open.filter((action) => !(action in ROW_OF))];
  const word = (action: string) => t(`board.column.${action}`);
  const offers = [...(tiles ? [word('tile')] : []), ...(sends.length ? [t('board.column.send', { what: sends.map(word).join(t('board.column.or')) })] : []), ...others.map(word)];
  const brings = [...offers, ...(sails(view, value) ? [boatWords(view.season, t)] : [])].join(', ') || t('board.column.nothing');
  const closed = closedWords(actions, view, seat, t, prospects);
  return closed ? `${brings}; ${closed}` : brings;
}

/** Whether this value is the place of the boat. */
export const sails = (view: DiscordiaView, value: number): boolean => view.stage === 'turn' && value === view.season;

/** "the boat: a Tower" */
export const boatWords = (season: number, t: Translate): string => t('board.boat_brings', { gain: t(`board.boat_gain.${BOAT[season - 1]}`) });

function sentence(choice: Choice, view: DiscordiaView, seat: number | null, t: Translate, prospects?: Prospects | null, others: readonly string[] = inSight(view, seat)): string {
  const [word = '', argument = '', value = ''] = choice.text.split(' ');
  switch (word) {
    case 'die': {
      const die = t(`board.die.${argument}`, { value });
      const shown = view.dice?.[argument as 'r' | 'y' | 'b'] ?? Number(value);
      const turned = Math.abs(shown - Number(value));
      const base = turned ? t('board.do.die_turned', { die, n: turned }) : t('board.do.die', { die });
      return seat === null ? base : `${base}: ${columnWords(Number(value), view, seat, t, prospects)}`;
    }
    case 'tile':
      if (view.decision === 'setup') return t('board.do.first_tile', { tile: tileWords(argument, t, 'first_kind', others) });
      return t('board.do.tile', { tile: tileWords(argument, t, 'kind', others) });
    case 'over':
    case 'tear': {
      const told = choice.events.some((e) => e.event === 'covered' || e.event === 'torn_down');
      const back = seat === null || told ? 0 : workersOn(view, seat, argument);
      return t(`board.do.${word}`, { tile: tileWords(argument, t, 'kind', others) }) + (back ? `; ${t('board.gain.back', { n: back })}` : '');
    }
    case 'deploy':
    case 'special':
    case 'swap':
    case 'tower':
      return t(`board.do.${word === 'deploy' && view.decision === 'deploy' ? 'send_any' : word}`, { tile: tileWords(argument, t, 'kind', others), n: tile(argument).swap });
    case 'expand':
      return t('board.do.expand', { what: t(`board.expansion.${argument}`) });
    case 'decree':
      return t('board.do.decree', { decree: decreeWords(argument, t) });
    case 'privilege':
    case 'use':
      return t(`board.do.${word}`, { effect: privilegeWords(argument, t) });
    case 'send':
    case 'return':
      return t(`board.do.${word}`, { workers: t(`board.count.${argument}`, { n: Number(value) }) });
    case 'boat':
      return t('board.do.boat', { season: t(`board.season.${view.season}`) });
    case 'done':
      return t(view.decision === 'decrees' ? 'board.do.no_decree' : 'board.do.done');
    default:
      return t.has(`board.do.${word}`) ? t(`board.do.${word}`) : choice.text;
  }
}

/** A step of a plan: whether it will be the main action goes without saying. */
export function stepWords(text: string, view: DiscordiaView, t: Translate): string {
  const [word, id = ''] = text.split(' ');
  if (word === 'deploy' || word === 'special') return t('board.do.send_any', { tile: tileWords(id, t, 'kind', TILE_IDS) });
  return sentence({ text, events: [], final: true }, view, null, t, null, TILE_IDS);
}

/** An action of the past that names a component, in the words of the board. */
export function pastAction(text: string, view: DiscordiaView, t: Translate): string | null {
  const [word = '', id = ''] = text.split(' ');
  const known = isTile(id) || id in DECREES || id in PRIVILEGES;
  const sight = inSight(view, typeof view.to_act === 'number' ? view.to_act : null);
  // What lay beside it is not known any more once it is gone: then a tile is told from all others.
  const others = sight.includes(id) ? sight : TILE_IDS;
  return known && t.has(`board.do.${word}`) ? sentence({ text, events: [], final: true }, view, null, t, null, others) : null;
}

export function status(view: DiscordiaView, t: Translate): string {
  if (view.stage === 'over') return t('board.status.over');
  if (view.stage === 'setup') return t('board.status.setup');
  if (view.stage === 'turn') {
    return t('board.status.turn', { year: view.year, season: t(`board.season.${view.season}`) });
  }
  return t(`board.status.${view.stage}`, { year: view.year });
}

/** The open question with its piece: "What do you do with red 3?" */
export function question(view: DiscordiaView, t: Translate): string | null {
  const [entry = '', id = ''] = (view.pending[0] ?? '').split(' ');
  const held = inHand(view);
  // A draw that waits for our word.
  const drawn = /^draw_(\d+)/.exec(entry)?.[1];
  if (drawn) return t(view.pending[1]?.startsWith('give_') ? 'board.ask.swap' : 'board.ask.draw', { n: Number(drawn) });
  if (view.decision === 'turn' && view.turn) {
    return t(view.turn.main ? 'board.ask.turn_more' : 'board.ask.turn', { die: t(`board.die.${view.turn.die}`, { value: view.turn.value }) });
  }
  // It is drawn beside the question.
  if (view.decision === 'place' && held) return t('board.ask.place', { tile: t(`board.kind.${tile(held).kind}`) });
  if (view.decision === 'send' && id) return t('board.ask.send', { tile: tileWords(id, t, 'kind', inSight(view, typeof view.to_act === 'number' ? view.to_act : null)) });
  if (view.decision === 'return') {
    const n = Number(entry.split('_')[1]);
    return t(entry.startsWith('give_') ? 'board.ask.give' : 'board.ask.return', { n });
  }
  return null;
}

/** Why the game has ended (DI-60, DI-61, DI-73), said to the seat that looks. */
export function ending(view: DiscordiaView, t: Translate, prospects?: Prospects | null): string {
  const { year } = view;
  const empty = view.players.findIndex((player) => total(player.reserve) === 0);
  if (view.seats === 1) return empty < 0 ? t('board.ending.solo_lost', { n: total(view.players[0]!.reserve) }) : t('board.ending.solo_won', { year });
  if (empty < 0) return t('board.ending.years');
  return t(`board.ending.${empty === prospects?.seat ? 'empty_you' : 'empty'}`, { year });
}
