// Addresses of the page, all after the `#` so that any static server can hand the page out.

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string | null }
  | { screen: 'table'; id: string; invite: string | null; learn: boolean }
  | { screen: 'replay'; id: string; move: number | null; seat: number | null }
  | { screen: 'analysis'; id: string; move: number | null }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'nowhere' };

const natural = (word: string | undefined | null) => (word && /^\d{1,6}$/.test(word) ? Number(word) : null);

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  let words: string[];
  try {
    words = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { screen: 'nowhere' };
  }
  const asked = new URLSearchParams(query);
  const [first, second, third, fourth] = words;
  if (!first) return { screen: 'lobby' };
  if (first === 'new') return { screen: 'new', game: second ?? null };
  if (first === 'rules' && second) return { screen: 'rules', game: second, rule: third ?? null };
  if (first === 'table' && second) {
    if (!third) return { screen: 'table', id: second, invite: asked.get('invite'), learn: asked.has('learn') };
    if (third === 'analysis' && (fourth === undefined || natural(fourth) !== null)) {
      return { screen: 'analysis', id: second, move: natural(fourth) };
    }
    if (third === 'move' && (fourth === undefined || natural(fourth) !== null)) {
      return { screen: 'replay', id: second, move: natural(fourth), seat: natural(asked.get('seat')) };
    }
  }
  return { screen: 'nowhere' };
}

export function format(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case 'new':
      return route.game ? `#/new/${part(route.game)}` : '#/new';
    case 'table':
      return `#/table/${part(route.id)}${route.invite ? `?invite=${part(route.invite)}` : route.learn ? '?learn' : ''}`;
    case 'replay':
      return (
        `#/table/${part(route.id)}/move${route.move === null ? '' : `/${route.move}`}` +
        (route.seat === null ? '' : `?seat=${route.seat}`)
      );
    case 'analysis':
      return `#/table/${part(route.id)}/analysis${route.move === null ? '' : `/${route.move}`}`;
    case 'rules':
      return `#/rules/${part(route.game)}${route.rule ? `/${part(route.rule)}` : ''}`;
    default:
      return '#/';
  }
}

export const toTable = (id: string) => format({ screen: 'table', id, invite: null, learn: false });
/** To a first game, with the tour. */
export const toLearn = (id: string) => format({ screen: 'table', id, invite: null, learn: true });
export const toMove = (id: string, move: number | null = null, seat: number | null = null) =>
  format({ screen: 'replay', id, move, seat });
export const toAnalysis = (id: string, move: number | null = null) => format({ screen: 'analysis', id, move });
export const toRules = (game: string, rule: string | null = null) =>
  format({ screen: 'rules', game, rule });
export const toNew = (game: string | null = null) => format({ screen: 'new', game });
export const toLobby = '#/';

/** The address to give to a friend. */
export function inviteAddress(id: string, invite: string | null, place: Location = location): string {
  return place.origin + place.pathname + format({ screen: 'table', id, invite, learn: false });
}
