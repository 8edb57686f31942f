// Title and sentences of anything that can be looked at closely, by what `data-look` says.
import { yearEnd } from './city';
import { ACTION_TILES, BOAT, DECREE_SPACES, GERMANIC, MAP, privilegeKind, tile, track, type Row, type Space } from './tables';
import { decreeStand } from './prospects';
import { label, tileSentences, tileWords } from './words';
import { total } from './view';
import type { Table } from './context';

export interface Words {
  title: string;
  told: string[];
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

export function lookWords(id: string, table: Pick<Table, 'view' | 'seat' | 't' | 'targets'>): Words {
  const { title, told } = described(id, table);
  const now = placesOf(id)
    .flatMap((place) => table.targets.get(place) ?? [])
    .map((choice) => label(choice, table.view, table.t));
  return { title, told, now };
}

function described(id: string, { view, seat, t }: Pick<Table, 'view' | 'seat' | 't'>): { title: string; told: string[] } {
  const player = view.players[seat]!;
  const effects = (list: string[]) => list.map((e) => t(`board.effect.${e}`)).join(', ');
  const spaceWords = (space: Space | undefined) => [
    ...(space?.bonus.length ? [t('board.look.gives', { effect: effects(space.bonus) })] : []),
    ...(space?.symbol ? [t('board.look.symbol')] : []),
  ];
  if (/^(MT|TT|[SKMF][A-D])\d/.test(id)) {
    const face = tile(id);
    const places = face.spaces.length;
    const own = view.players.findIndex((p) => [...Object.values(p.city).flat(), ...p.towers].some((o) => o?.id === id));
    return { title: tileWords(id, t), told: [...tileSentences(id, t), ...(own < 0 && places ? [t('board.look.adds', { n: places })] : [])] };
  }
  if (ACTION_TILES[id]) return { title: t('board.look.action'), told: ACTION_TILES[id]!.map((a) => t(`board.action.${a}`)) };
  if (/^DE\d/.test(id)) {
    const stand = decreeStand(id, player);
    return {
      title: t('board.look.decree'),
      told: [t(`board.decree.${id}`), ...(player.decrees.includes(id) ? [] : [t('board.look.decree_how'), ...(stand ? [t('board.look.decree_now', stand)] : [])])],
    };
  }
  if (/^PR\d/.test(id)) {
    const kind = privilegeKind(id);
    return { title: t('board.look.privilege'), told: [t(`board.effect.${kind}`), t(`board.look.${kind.startsWith('wild_') ? 'wild' : 'once'}`)] };
  }
  if (/^J\d/.test(id)) return { title: t('board.janus_name'), told: [t(`board.janus.${id}`), t('board.janus_left', { n: view.janus?.stack.length ?? 0 })] };
  const germanic = GERMANIC[id];
  if (germanic) {
    const side = 'AC'.includes(id[0]!) ? 'damage' : 'reward';
    return { title: t('board.look.germanic', { n: germanic.strength }), told: [t(`board.look.${side}`, { effect: effects(germanic.effects) }), t('board.look.raid')] };
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
      return { title: t(`board.expansion.${a}`), told: [t(`board.look.expansion_${a}`), t('board.look.expansion'), t('board.in_supply', { what: t(`board.expansion.${a}`), n: view.supply[a as Row] })] };
    case 'slot': {
      const name = a as Row | 'expedition' | 'development';
      const space = name in MAP ? MAP[name as Row][n] : player.expansions[name] === 0 ? { symbol: false, bonus: ['take_star'] } : undefined;
      return { title: t('board.slot_of', { what: t(`board.expansion.${a}`) }), told: [t('board.look.slot'), ...spaceWords(space)] };
    }
    case 'space':
      return { title: a === 'tower' ? t('board.tower_space') : t('board.free_of', { row: t(`board.expansion.${a}`) }), told: [t(`board.look.space_${a}`)] };
    case 'track': {
      const name = a as 'expedition' | 'development';
      return { title: `${t(`board.track.${a}`)}, ${n}`, told: [t(`board.look.track_${a}`), ...spaceWords(track(name, player.expansions[name])[n - 1])] };
    }
    case 'decree-space':
      return { title: t('board.decree_space', { n }), told: [...spaceWords(DECREE_SPACES[n - 1]), t('board.look.decree_how')] };
    case 'worker':
      return { title: t(`board.worker.${a}`), told: [t(`board.look.worker_${a}`), t(`board.count.${a}`, { n: player.reserve[a as 'b'] })] };
    case 'year-end': {
      const end = yearEnd(view, seat);
      return {
        title: t('board.year.now'),
        told: [
          t('board.look.year_end'),
          t('board.shortage_sum', { symbols: end.symbols, free: end.free, aqueduct: end.aqueduct, value: end.shortage }),
          t('board.raid_stand', { strength: end.strength, needed: `${end.needed}${end.known ? '' : ' + ?'}` }),
        ],
      };
    }
    case 'reserve':
      return { title: t('board.reserve', { n: total(player.reserve) }), told: [t('board.score_note')] };
    case 'bag':
      return { title: t('board.bag', { n: total(view.bag) }), told: [t('board.look.bag')] };
    case 'aqueduct':
      return { title: t('board.aqueduct', { n: player.aqueduct }), told: [t('board.look.aqueduct')] };
    case 'janus':
      return { title: t('board.janus_name'), told: [t('board.janus_waits', { n: view.janus?.stack.length ?? 0 })] };
    default:
      // stars, manipulator, pile, drawer, privileges
      return { title: t(`board.look.${word}_title`), told: [t(`board.look.${word}`)] };
  }
}
