// Title and sentences of anything that can be looked at closely, by what `data-look` says.
import { yearEndOf, type Table } from './context';
import { signs, type Sign } from './art/effects';
import { conditionWords, decreeWords, effectsWords, effectWords, janusWords, privilegeWords, tileWords } from './names';
import { ACTION_TILES, AQUEDUCT_TOP, BOAT, DECREE_SPACES, DECREES, extension, GERMANIC, isTile, JANUS, MAP, PRIVILEGE_AT, PRIVILEGES, slotOf, tile, track, type Row, type Space, type TrackName } from './tables';
import { obstacle } from './obstacles';
import { shortOf } from './prospects';
import { bagWords, label, outcome, tileSentences } from './words';
import { findOwn, total } from './view';

type Here = Pick<Table, 'view' | 'seat' | 't' | 'targets' | 'prospects'>;

export interface Words {
  title: string;
  told: string[];
  /** Signs of the table with what they mean. */
  signs?: { row: Sign[]; words: string }[];
  /** What the choices that lie here would do now. */
  now: string[];
}

/** Where the choices of a looked-at thing lie, as `targets` names it. */
function placesOf(id: string): string[] {
  const [word = '', a = ''] = id.split(' ');
  switch (word) {
    case 'season':
      return ['boat'];
    case 'expansion':
    case 'slot':
      return [`supply ${a}`];
    case 'stars':
      return ['supply stars'];
    case 'track':
      return [`track ${a}`];
    case 'space':
      return ['free'];
    default:
      return [`display ${id}`, `own ${id}`, `open ${id}`, `privilege ${id}`];
  }
}

/** What is looked at in another's city ends in "@seat". */
export function lookWords(look: string, table: Here): Words {
  const [id = '', other] = look.split(' @');
  const { title, told, signs } = described(id, other === undefined ? table : { ...table, seat: Number(other) });
  const choices = (other === undefined ? placesOf(id) : []).flatMap((place) => table.targets.get(place) ?? []);
  const open = isTile(id) && !table.view.players.some((player) => findOwn(player, id));
  if (!open) return { title, told, ...(signs && { signs }), now: choices.map((choice) => label(choice, table.view, table.t, table.prospects)) };
  // Of a tile that can only be taken it goes without saying: what it brings is told, by what follows now where that is known.
  const follows = choices.flatMap((choice) => outcome(choice, table.seat, table.t, table.prospects, 'bare'));
  const bonus = tile(id).bonus;
  const brings = follows.length ? follows.join(', ') : bonus.length ? effectsWords(bonus, table.t) : '';
  return { title, told, now: brings ? [table.t('board.look.gives', { effect: brings })] : [] };
}

function described(id: string, { view, seat, t, prospects }: Here): Omit<Words, 'now'> {
  const player = view.players[seat]!;
  const effects = (list: string[]) => effectsWords(list, t);
  const spaceWords = (space: Space | undefined) => [
    ...(space?.permanent ? [t('board.look.gives', { effect: effectWords(space.permanent, t) })] : []),
    ...(space?.bonus.length ? [t('board.look.gives', { effect: effects(space.bonus) })] : []),
    ...(space?.symbol ? [t('board.look.symbol')] : []),
  ];
  if (isTile(id)) {
    const face = tile(id);
    const own = view.players.some((p) => findOwn(p, id));
    return { title: tileWords(id, t), told: [...tileSentences(id, t), ...(!own && face.spaces.length ? [t('board.look.adds')] : [])] };
  }
  if (ACTION_TILES[id]) {
    const closed = (action: string) => {
      const why = obstacle(action, view, seat, prospects);
      return why ? ` (${t(`board.obstacle.${why}`)})` : '';
    };
    return { title: t('board.look.action'), told: ACTION_TILES[id]!.map((action) => t(`board.action.${action}`) + closed(action)) };
  }
  if (id in DECREES) {
    const stand = prospects?.cities[seat]?.standing[id];
    const parts = DECREES[id]!.map((part, i) => `${conditionWords(part, t)}: ${t('board.have_of', { have: stand?.[i] ?? 0, need: part.at_least })}`);
    return { title: t('board.look.decree'), told: [decreeWords(id, t), ...(stand ? [...parts, t('board.look.decree_how')] : [])] };
  }
  if (id in PRIVILEGES) {
    const wild = PRIVILEGES[id]!.wildcards.length > 0;
    return { title: t('board.look.privilege'), told: [privilegeWords(id, t), t(`board.look.${wild ? 'wild' : 'once'}`)] };
  }
  if (id in JANUS) return { title: t('board.janus_name'), told: [janusWords(id, t), t('board.janus_left', { n: view.janus?.stack.length ?? 0 })] };
  const germanic = GERMANIC[id];
  if (germanic) {
    return { title: t('board.look.germanic', { n: germanic.strength }), told: [t(`board.look.${germanic.side}`, { effect: effects(germanic.effects) }), t('board.look.raid')] };
  }
  const [word = '', a = '', b = ''] = id.split(' ');
  const n = Number(b || a);
  switch (word) {
    case 'raid':
      return { title: t('board.raid'), told: [t('board.look.raid_how'), t('board.germanic_hidden')] };
    case 'season':
      return { title: t(`board.season.${a}`), told: [t('board.look.season', { value: n, effect: effects([BOAT[n - 1]!]) }), ...(n === 4 ? [t('board.look.saturnalia')] : [])] };
    case 'die':
      return { title: t(`board.look.die_title_${a}`), told: [t(`board.look.die_does_${a}`), t('board.look.die_turn')] };
    case 'expansion':
      return { title: t(`board.expansion.${a}`), told: [t(`board.look.expansion_${a}`, { n: a in MAP ? 1 : extension(a as TrackName).length }), t('board.look.expansion', { at: PRIVILEGE_AT.join(t('board.and')) }), t('board.in_supply', { what: t(`board.expansion.${a}`), n: view.supply[a as Row] })] };
    case 'slot': {
      const name = a as Row | TrackName;
      const covers = name in MAP ? MAP[name as Row][n] : { symbol: false, bonus: slotOf(name as TrackName), permanent: null };
      const space = name in MAP || player.expansions[name] === 0 ? covers : undefined;
      return { title: t('board.slot_of', { what: t(`board.expansion.${a}`) }), told: [t('board.look.slot'), ...spaceWords(space)] };
    }
    case 'space':
      return { title: a === 'tower' ? t('board.tower_space') : t('board.free_of', { row: t(`board.expansion.${a}`) }), told: [t(`board.look.space_${a}`)] };
    case 'track': {
      const name = a as TrackName;
      return { title: `${t(`board.track.${a}`)}, ${n}`, told: [t(`board.look.track_${a}`), ...spaceWords(track(name, player.expansions[name])[n - 1])] };
    }
    case 'decree-space':
      return { title: t('board.decree_space', { n }), told: [...spaceWords(DECREE_SPACES[n - 1]), t('board.look.decree_how')] };
    case 'worker':
      return { title: t(`board.worker.${a}`), told: [t(`board.look.worker_${a}`), t(`board.count.${a}`, { n: player.reserve[a as 'b'] })] };
    case 'year-end': {
      const end = yearEndOf(prospects, seat);
      const short = view.stage === 'over' ? null : shortOf(prospects, seat);
      if (!end) return { title: t('board.year.now'), told: [t('board.look.year_end')] };
      return {
        title: t('board.year.now'),
        told: [
          t('board.look.year_end'),
          t('board.shortage_sum', { symbols: end.symbols, free: end.free, aqueduct: end.aqueduct, value: end.shortage }),
          ...(short === null ? [] : [bagWords(short, t)]),
          t('board.raid_stand', { strength: end.strength, needed: `${end.needed}${end.known ? '' : ' + ?'}` }),
          ...(end.raid ? [t('board.raid_brings', { n: end.raid })] : []),
        ],
      };
    }
    case 'reserve':
      return { title: t('board.reserve', { n: total(player.reserve) }), told: [t('board.score_note')] };
    case 'bag':
      return { title: t('board.bag', { n: total(view.bag) }), told: [t('board.look.bag')] };
    case 'aqueduct':
      return { title: t('board.aqueduct', { n: player.aqueduct }), told: [t('board.look.aqueduct', { top: AQUEDUCT_TOP })] };
    case 'janus':
      return { title: t('board.janus_name'), told: [t('board.janus_waits', { n: view.janus?.stack.length ?? 0 })] };
    case 'stars':
      return {
        title: t('board.look.stars_title'),
        told: [t('board.look.stars')],
        signs: [
          { row: signs('star_expedition'), words: t('board.look.star_expedition') },
          { row: [{ icon: 'development' }], words: t('board.look.star_development') },
          { row: signs('take_star'), words: t('board.look.star_take') },
        ],
      };
    default:
      // manipulator, pile, decrees, privileges
      return { title: t(`board.look.${word}_title`), told: [t(`board.look.${word}`, { at: PRIVILEGE_AT.join(t('board.and')) })] };
  }
}
