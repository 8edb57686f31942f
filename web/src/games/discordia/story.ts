// The events of Discordia as steps: who, from where, to where.
import type { GameEvent, Place, Step, Translate } from '../types';
import DrawScene from './scenes/DrawScene.svelte';
import EmptiedScene from './scenes/EmptiedScene.svelte';
import RaidScene from './scenes/RaidScene.svelte';
import ShipScene from './scenes/ShipScene.svelte';
import ShortageScene from './scenes/ShortageScene.svelte';
import YearScene from './scenes/YearScene.svelte';
import { effectWords, janusWords, privilegeWords, tileWords } from './names';
import { BOAT, GERMANIC, isTower, tile, type Row } from './tables';
import { workerWords } from './words';
import { findOwn, total, type DiscordiaView, type Workers } from './view';

const together = (steps: Step[]): Step[] => (steps.length > 1 ? [{ kind: 'together', steps }] : steps);

/** Workers walk: one flight for each kind, with so many copies of its figure. */
function walk(event: GameEvent, from: (c: string) => Place, to: (c: string) => Place, figure: (c: string) => Place): Step[] {
  const workers = Object.entries((event.workers ?? {}) as Partial<Workers>).filter(([, n]) => n > 0);
  return workers.map(([c, n]) => ({ kind: 'fly', from: from(c), to: to(c), piece: figure(c), copies: n }));
}

/** Whoever is sent to a tile comes to a place of its own there; tiles that are empty again are told as a whole. */
function arrive(event: GameEvent, figure: (c: string) => Place, view: DiscordiaView): Step[] {
  const id = String(event.tile);
  const filled = findOwn(view.players[event.seat ?? 0]!, id)?.workers ?? [];
  const crew = [...(filled.at(-1) ?? '')];
  if (crew.length !== total((event.workers ?? {}) as Partial<Workers>)) return walk(event, figure, () => `crew-${id}`, figure);
  return crew.map((c, k) => ({ kind: 'fly', from: figure(c), to: `worker-${id}-${filled.length - 1}-${k}`, piece: figure(c) }));
}

/** Where a tile or Tower lay before it came into a city. */
function origin(id: string): Place {
  if (isTower(id)) return `shelf-${id}`;
  return id.endsWith('b') ? `tile-${id.slice(0, -1)}` : `display-${id}`;
}

/** What a raid brings or costs follows it. */
const aftermath = (raid: GameEvent, entry: GameEvent[]): GameEvent[] =>
  [entry[entry.indexOf(raid) + 1]].flatMap((next) => (next && next.seat === raid.seat && (next.event === 'reward' || next.event === 'damage') ? [next] : []));

/** `entry`: everything that happened at once with the event. */
export function story(event: GameEvent, view: DiscordiaView, t: Translate, _prospects: unknown = null, entry: GameEvent[] = [event]): Step[] {
  const seat = event.seat ?? 0;
  const note = (at: Place, words?: string, sound?: 'stone' | 'wood' | 'water' | 'horn'): Step => ({
    kind: 'light',
    at,
    ...(event.seat === undefined ? {} : { seat }),
    ...(words ? { note: words } : {}),
    ...(sound ? { sound } : {}),
  });
  const id = String(event.tile ?? event.tower ?? event.decree ?? event.privilege ?? '');
  const count = Object.values((event.workers ?? {}) as Partial<Workers>).reduce((a, n) => a + n, 0);
  const figure = (c: string) => `figure-${seat}-${c}`;
  const bag = (c: string) => `bag-${c}`;
  const dieWords = t(`board.die.${String(event.die)}`, { value: String(event.value) });
  const crew = () => `crew-${id}`;
  switch (event.event) {
    case 'dealt':
    case 'drew': {
      const newcomers: Step[] = event.cause === 'shortage' && count > 0 ? [{ kind: 'scene', ahead: true, Scene: DrawScene, events: [event], ms: Math.min(3200, 1500 + 110 * count), sound: 'wood' }] : [];
      return [...newcomers, ... together([...walk(event, bag, figure, bag), note(`reserve-${seat}`, t('board.story.drawn', { n: `+${count}` }))])];
    }
    case 'returned':
      return count ? together([...walk(event, figure, bag, figure), note(`reserve-${seat}`, t('board.story.bag', { n: `−${count}` }))]) : [];
    case 'deployed':
      // A Ship that is full has turned by now: its scene tells of the crew.
      if (tile(id).kind === 'ship' && !findOwn(view.players[seat]!, id)) return [];
      return together([...arrive(event, figure, view), note(`tile-${id}`, t('board.story.sent', { workers: workerWords((event.workers ?? {}) as Partial<Workers>, t) }))]);
    case 'covered':
    case 'torn_down':
      return together([...walk(event, crew, figure, bag), note(`tile-${event.by ?? id}`, count ? `+${count}` : undefined, 'stone')]);
    case 'ship_turned':
      return [{ kind: 'scene', ahead: true, Scene: ShipScene, events: [event], ms: 2600, sound: 'water' }];
    case 'emptied': {
      const full = entry.filter((each) => each.event === 'emptied' && Object.values((each.workers ?? {}) as Partial<Workers>).some((n) => n > 0));
      return event === full[0] ? [{ kind: 'scene', ahead: true, Scene: EmptiedScene, events: full, ms: 3000, sound: 'wood' }] : [];
    }
    case 'season':
      return [{ kind: 'fly', from: `bank-${Number(event.season) === 1 ? 5 : Number(event.season) - 1}`, to: 'boat', sound: 'water' }, { kind: 'light', at: `bank-${event.season}` }];
    case 'germanic_opened': {
      const germanic = GERMANIC[String(event.germanic)];
      return [note(germanic?.side === 'damage' ? 'raid-left' : 'raid-right', germanic ? `+${germanic.strength}` : undefined, 'horn')];
    }
    case 'rolled':
      return together((['r', 'y', 'b'] as const).map((c) => ({ kind: 'fly', from: 'cup', to: `die-${c}`, sound: 'dice' })));
    case 'janus':
    case 'janus_shuffled':
      return [note('janus', event.janus ? janusWords(String(event.janus), t) : undefined)];
    case 'janus_tile':
      return [{ kind: 'fly', from: `display-${id}`, to: 'janus', piece: `display-${id}` }];
    case 'janus_tower':
    case 'janus_decree':
    case 'janus_privilege':
      return [{ kind: 'fly', from: `shelf-${id}`, to: 'janus', piece: `shelf-${id}` }];
    case 'janus_removed':
      return [note(`supply-${event.what === 'star' ? 'stars' : event.what === 'manipulator' ? 'manipulators' : String(event.what)}`, '−1')];
    case 'chose_die':
      return [note(`die-${String(event.die)}`, event.shown === event.value ? undefined : `${String(event.shown)} → ${dieWords}`)];
    case 'placed':
      // Where only the common board is in sight it leaves towards the tab of its city.
      return together([
        { kind: 'fly', from: origin(id), to: `tile-${id}`, sound: 'stone' },
        { kind: 'fly', from: origin(id), to: `out-${seat}`, piece: origin(id), sound: 'stone' },
        note(`tile-${id}`, tileWords(id, t)),
      ]);
    case 'discarded':
      return [note(`tile-${id}`, tileWords(id, t))];
    case 'aqueduct':
      if (event.from === event.to) return [];
      return together([{ kind: 'fly', from: `step-${seat}-${String(event.from)}`, to: `ring-${seat}`, sound: 'water' }, note(`ring-${seat}`, t('board.story.aqueduct', { to: String(event.to) }))]);
    case 'took_star':
      return together([{ kind: 'fly', from: 'supply-stars', to: `stars-${seat}`, piece: 'supply-star', sound: 'coin' }, note(`stars-${seat}`, t('board.gain.took_star', { n: 1 }))]);
    case 'lost_star':
      return [{ kind: 'fly', from: `stars-${seat}`, to: 'supply-stars', piece: 'supply-star', sound: 'coin' }];
    case 'star':
      return together([
        { kind: 'fly', from: `stars-${seat}`, to: `track-${seat}-${String(event.track)}-${String(event.space)}`, piece: 'supply-star', sound: 'coin' },
        note(`track-${seat}-${String(event.track)}`, t('board.story.star', { track: t(`board.expansion.${String(event.track)}`), space: String(event.space) })),
      ]);
    case 'manipulator':
      return together([{ kind: 'fly', from: 'supply-manipulators', to: `manipulators-${seat}`, piece: 'supply-manipulators', sound: 'wood' }, note(`manipulators-${seat}`, t('board.gain.manipulator', { n: 1 }))]);
    case 'expansion': {
      const kind = String(event.kind);
      const spaces = view.players[seat]?.city[kind as Row];
      const to = spaces ? `space-${seat}-${kind}-${spaces.length - 1}` : `slot-${seat}-${kind}`;
      return together([{ kind: 'fly', from: `supply-${kind}`, to, piece: `supply-${kind}`, sound: 'stone' }, note(to, `+ ${t(`board.expansion.${kind}`)}`)]);
    }
    case 'privilege':
      return together([...[`privilege-${seat}-${id}`, `privilege-${seat}`].map((to): Step => ({ kind: 'fly', from: `shelf-${id}`, to, piece: `shelf-${id}` })), note(`privilege-${seat}`, t('board.look.privilege'))]);
    case 'used_privilege':
      return [note(`privilege-${seat}-${event.privilege}`, privilegeWords(String(event.privilege), t))];
    case 'decree':
      return together([...[`decree-${seat}-${String(event.space)}`, `decree-${seat}`].map((to): Step => ({ kind: 'fly', from: `shelf-${id}`, to, piece: `shelf-${id}`, sound: 'stone' })), note(`decree-${seat}`, t('board.look.decree'))]);
    case 'boat':
      return [note(`bank-${String(event.season)}`, `${t('board.boat')}: ${effectWords(BOAT[Number(event.season) - 1]!, t)}`, 'water')];
    case 'swap':
      return [note(`tile-${id}`, t('board.effect.swap', { n: Number(event.number) }))];
    case 'raid':
      return [{ kind: 'scene', ahead: true, Scene: RaidScene, events: [event, ...aftermath(event, entry)], ms: 2400, sound: 'horn' }];
    case 'shortage':
      return [{ kind: 'scene', ahead: true, Scene: ShortageScene, events: [event], ms: 2200, sound: 'stone' }];
    case 'year':
      return [{ kind: 'scene', ahead: true, Scene: YearScene, events: [event], ms: 1500, sound: 'horn' }];
    default:
      // took_tile and tower are seen when they are placed, reward and damage in the scene of the raid;
      // refills and rows by what lies there.
      return [];
  }
}
