// The choices of a turn as the dock offers them: in groups, the main action first, extras after it.
import type { Choice, Translate } from '../types';
import { isExtra } from './context';
import { decreeWords, privilegeWords } from './names';
import { outlookOf, type Prospects } from './prospects';
import { BOAT, isTile, ROW_OF, tile, type Colour, type Row } from './tables';
import { findOwn, type DiscordiaView } from './view';

export interface Item {
  key: string;
  /** Symbol of the sheet without its prefix. */
  glyph: string;
  words: string;
  detail: string;
  extra: boolean;
  /** One choice is taken at once; several open as a list. */
  choices: Choice[];
}

const WORD_GLYPH: Record<string, string> = {
  tile: 'i-city_tile',
  deploy: 'i-deploy',
  special: 'i-deploy',
  expand: 'i-expand',
  develop: 'i-development',
  development: 'i-development',
  expedition: 'i-expedition',
  stars: 'i-star',
  boat: 'i-boat',
  swap: 'i-swap',
  decree: 'i-decree',
  use: 'i-privilege',
  privilege: 'i-privilege',
  skip: 'i-cross',
  keep: 'i-privilege',
  done: 'i-check',
  discard: 'i-tear',
  free: 'i-expand',
};

function glyphOf(word: string, id: string): string {
  if (isTile(id)) {
    const kind = tile(id).kind;
    return `i-${ROW_OF[kind] ?? 'tower'}`;
  }
  if (word === 'expand' && id) return `i-${id}`;
  return WORD_GLYPH[word] ?? 'i-check';
}

/** Short words for a button: what it is, and on what. */
export function shortWords(choice: Choice, view: DiscordiaView, t: Translate, prospects: Prospects | null): { words: string; detail: string } {
  const [word = '', id = ''] = choice.text.split(' ');
  if (isTile(id)) {
    const face = tile(id);
    const die = face.die ? t(`board.die.${face.colour ?? 'any'}`, { value: face.die }) : t('board.no_die');
    const back = word === 'over' || word === 'tear' ? backWords(view, id, t) : '';
    if (word === 'swap') return { words: t('board.dock.swap', { n: face.swap }), detail: `${t(`board.kind_short.${face.kind}`)} ${face.die}` };
    const name = `${t(`board.kind_short.${face.kind}`)} ${face.die || ''}`.trim();
    const crew = word === 'deploy' || word === 'special' ? nextSpace(view, id) : '';
    if (crew) return { words: t('board.dock.send', { workers: crewWords(crew, t), tile: name }), detail: die };
    return { words: name, detail: back || die };
  }
  switch (word) {
    case 'expand':
      return { words: t(`board.expansion.${id}`), detail: t('board.left', { n: view.supply[id as Row] }) };
    case 'decree':
      return { words: t('board.look.decree'), detail: decreeWords(id, t) };
    case 'privilege':
    case 'use':
      return { words: t('board.look.privilege'), detail: privilegeWords(id, t) };
    case 'boat':
      return { words: t(`board.boat_short.${BOAT[view.season - 1]}`), detail: t('board.boat') };
    case 'stars':
      return { words: t('board.dock.stars', { n: outlookOf(prospects, choice.text)?.bonus.length ?? 1 }), detail: t('board.left', { n: view.supply.stars }) };
    default:
      return { words: t.has(`board.dock.${word}`) ? t(`board.dock.${word}`) : choice.text, detail: t.has(`board.dock.${word}_detail`) ? t(`board.dock.${word}_detail`) : '' };
  }
}

/** The worker space of an own tile that is filled next. */
function nextSpace(view: DiscordiaView, id: string): string {
  const own = view.players.map((player) => findOwn(player, id)).find((found) => found);
  return own ? (tile(id).spaces[own.workers.length] ?? '') : '';
}

/** "2 sailors", or their number where they are of several kinds. */
function crewWords(space: string, t: Translate): string {
  return new Set(space).size === 1 && !space.includes('g') ? t(`board.count.${space[0]}`, { n: space.length }) : t('board.dock.workers', { n: space.length });
}

function backWords(view: DiscordiaView, id: string, t: Translate): string {
  const own = view.players.map((player) => findOwn(player, id)).find((found) => found);
  const n = own?.workers.join('').length;
  return n ? t('board.gain.back', { n }) : '';
}

/** Words whose choices are listed behind one button when there are several. */
const GATHERED = ['tile', 'expand', 'decree', 'use', 'tower', 'privilege'];

/** Words that are gathered, too, where more buttons than this would stand otherwise. */
const SENDS = ['deploy', 'special'];
const MANY_ACTS = 6;

/** More tiles than this are offered by kinds. */
const MANY_TILES = 6;

/** A kind of tiles to choose from, with the workers of the own reserve that it is made for. */
function kindItem(kind: string, choices: Choice[], view: DiscordiaView, t: Translate): Item {
  // Whose work it is: the first of its places that does not take anybody.
  const colour = choices.flatMap(({ text }) => tile(text.split(' ')[1]!).spaces.join('').split('')).find((c): c is Colour => c !== 'g') ?? 'w';
  const seat = typeof view.to_act === 'number' ? view.to_act : 0;
  return {
    key: `kind ${kind}`,
    glyph: `i-${ROW_OF[kind]}`,
    words: `${t(`board.kind_short.${kind}`)} ×${choices.length}`,
    detail: t(`board.you_have`, { workers: t(`board.count.${colour}`, { n: view.players[seat]!.reserve[colour] }) }),
    extra: false,
    choices,
  };
}

export function menu(choices: Choice[], view: DiscordiaView, t: Translate, prospects: Prospects | null): Item[] {
  const tiles = choices.filter(({ text }) => text.startsWith('tile '));
  if (view.decision !== 'turn' && tiles.length > MANY_TILES) {
    const kinds = Object.keys(ROW_OF).map((kind) => [kind, tiles.filter(({ text }) => tile(text.split(' ')[1]!).kind === kind)] as const);
    return [
      ...kinds.filter(([, some]) => some.length).map(([kind, some]) => kindItem(kind, some, view, t)),
      ...menu(choices.filter((choice) => !tiles.includes(choice)), view, t, prospects),
    ];
  }
  const turn = view.decision === 'turn' || view.decision === 'die';
  const keyOf = (text: string, gathered: string[]) => (turn && gathered.includes(text.split(' ')[0]!) ? text.split(' ')[0]! : text);
  const gathered = new Set(choices.map(({ text }) => keyOf(text, GATHERED))).size > MANY_ACTS ? [...GATHERED, ...SENDS] : GATHERED;
  const items: Item[] = [];
  for (const choice of choices) {
    const [word = '', id = ''] = choice.text.split(' ');
    if (word === 'done' && view.decision === 'turn') continue;
    // What an extra does for nothing is not worth the main action; the board has both.
    if (word === 'deploy' && choices.some(({ text }) => text === `special ${id}`)) continue;
    const key = keyOf(choice.text, gathered);
    const known = items.find((item) => item.key === key);
    if (known) {
      known.choices.push(choice);
      known.words = t(`board.dock.${word}`);
      known.detail = t('board.open', { n: known.choices.length });
      known.glyph = WORD_GLYPH[word] ?? known.glyph;
    } else {
      items.push({ key, glyph: glyphOf(word, id), ...shortWords(choice, view, t, prospects), extra: isExtra(choice, view, prospects), choices: [choice] });
    }
  }
  return items;
}
