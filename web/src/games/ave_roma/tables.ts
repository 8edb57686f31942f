// The components of Ave Roma, read from what the rules' tables say (components.json is written by
// `cmake --build --target page_data`). Here are only their types and the forms the page wants.
import components from './components.json';

export const RESOURCES = ['wood', 'stone', 'livestock', 'wheat', 'ore', 'wine'] as const;
export type Resource = (typeof RESOURCES)[number];
export const LOCATIONS = ['quaestor', 'aedilis', 'mercator', 'propraetor', 'legatus', 'aedificator', 'senatus', 'roma'] as const;
export type Location = (typeof LOCATIONS)[number];
export type CardRow = 'legatus' | 'aedificator' | 'senatus';
export const ROW_DECKS = { legatus: 'war', aedificator: 'building', senatus: 'patron' } as const;
export type Symbol = 'amphora' | 'sword' | 'lion';
/** Icons of a price: kinds, colours (`black` `green` `red`), `any`, `surplus`, `denarii`. */
export type Price = Partial<Record<string, number>>;

export interface AreaCard {
  name: string;
  top: [Resource, Resource];
  bottom: [Resource, Resource];
  fragment: 'black' | 'green' | 'red' | 'multi';
  symbol: Symbol;
}
export interface BoughtCard {
  name: string;
  price: Price;
  points: number;
  influence: number;
  symbol: Symbol;
  /** Second card of a building pair. */
  set?: Price;
}
export interface Patron {
  name: string;
  price: Price;
  modifier: string;
  at: Location;
  /** Price of BUY_INFLUENCE. */
  pay?: Price;
  endgame: string;
  /** Kinds, symbol or card type that the end-game bonus counts. */
  counts?: string[];
  symbol: Symbol;
}

/** The icons of a price or gain in the order in which they are printed; points and the like last. */
export function inOrder(icons: Price): [string, number][] {
  const printed = [...components.price_icons, 'political', 'points', 'influence'];
  return printed.flatMap((icon): [string, number][] => (icons[icon] ? [[icon, icons[icon]]] : []));
}
function price(icons: Price): Price {
  return Object.fromEntries(inOrder(icons));
}
/** `circus_maximus`: Circus Maximus. */
function title(word: string): string {
  return word.replace(/(^|_)(.)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());
}
function table<Row extends { id: string }, T>(rows: Row[], read: (row: Row) => T): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, read(row)]));
}

export const AREA_CARDS: Record<string, AreaCard> = table(components.area_cards, (card) => ({
  name: card.name,
  top: card.top as [Resource, Resource],
  bottom: card.bottom as [Resource, Resource],
  fragment: card.fragment as AreaCard['fragment'],
  symbol: card.icon as Symbol,
}));
export const BUILDINGS: Record<string, BoughtCard> = table(components.building_cards, (card) => ({
  name: title(card.pair),
  price: price(card.price),
  points: card.points,
  influence: card.influence,
  symbol: card.icon as Symbol,
  set: { [card.bonus === 'point' ? 'points' : card.bonus]: 1 },
}));
export const WARS: Record<string, BoughtCard> = table(components.war_cards, (card) => ({
  name: title(card.set),
  price: price(card.price),
  points: card.points,
  influence: card.influence,
  symbol: card.icon as Symbol,
}));
export const PATRONS: Record<string, Patron> = table(components.patron_cards, (card) => {
  const { kind, location, pay } = card.modifier as { kind: string; location: string; pay?: Price };
  const { kind: endgame, param } = card.endgame as { kind: string; param?: string | string[] };
  return {
    name: card.name,
    price: price(card.price),
    modifier: kind,
    at: location as Location,
    endgame,
    symbol: card.icon as Symbol,
    ...(pay ? { pay: price(pay) } : {}),
    ...(param ? { counts: [param].flat() } : {}),
  };
});

/** Own prices by board side. */
export const BOARDS: Record<string, Record<Resource, number>> = components.boards;
export interface TrackSpace {
  cost: Price;
  honours: boolean;
}
export const COLOSSEUM: TrackSpace[] = components.colosseum.map((space) => ({
  cost: price(space.cost),
  honours: space.honours,
}));
export const POLITICAL_POINTS = components.political_points;
/** Points of each level; the tables name the numbers of players for which they hold: `2-3`. */
export function areaPoints(seats: number, level: number): number {
  const points = Object.entries(components.area_points).find(([range]) => {
    const [least, most] = range.split('-').map(Number);
    return least! <= seats && seats <= most!;
  });
  return points?.[1][level] ?? 0;
}
export const AREA_TOP = components.area_points['2-3'].length - 1;
export const STORAGE = components.storage;
export const SURPLUS_MAX = components.surplus_max;
export const WORKERS = Array.from({ length: components.worker_values }, (_, i) => i + 1);
export const areaPrice = (advanced: boolean): number => components.area_price[advanced ? 'advanced' : 'basic'];
/** What the nth card of a war brings, from the second on. */
export const WAR_SET: Record<string, Price> = components.war_set;
export const TRAINING = components.training;
/** Seats from which a slot is open; the three card rows are always open. */
export const SLOT_SEATS = components.locations.find(({ id }) => id === 'quaestor')!.slots;
export const COLOURS = components.colours as Record<Resource, 'black' | 'green' | 'red'>;

/** Cards of a name. */
export function setSize(name: string): number {
  return [...Object.values(BUILDINGS), ...Object.values(WARS)].filter((card) => card.name === name).length;
}
/** Price, points and influence of any card that is bought. */
export function boughtCard(id: string): BoughtCard | null {
  return BUILDINGS[id] ?? WARS[id] ?? null;
}
export function symbolOf(id: string): Symbol {
  return (AREA_CARDS[id] ?? BUILDINGS[id] ?? WARS[id] ?? PATRONS[id])!.symbol;
}
export function cardName(id: string): string {
  return (AREA_CARDS[id] ?? BUILDINGS[id] ?? WARS[id] ?? PATRONS[id])?.name ?? id;
}
