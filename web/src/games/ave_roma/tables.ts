// The components as the page draws them; the rules have their own (games/ave_roma/tables.h).

export const RESOURCES = ['wood', 'stone', 'livestock', 'wheat', 'ore', 'wine'] as const;
export type Resource = (typeof RESOURCES)[number];
export const LOCATIONS = ['quaestor', 'aedilis', 'mercator', 'propraetor', 'legatus', 'aedificator', 'senatus', 'roma'] as const;
export type Location = (typeof LOCATIONS)[number];
export type CardRow = 'legatus' | 'aedificator' | 'senatus';
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

export const AREA_CARDS: Record<string, AreaCard> = {
  A01: { name: 'Italia', top: ['livestock', 'wine'], bottom: ['wood', 'ore'], fragment: 'multi', symbol: 'lion' },
  A02: { name: 'Sicilia', top: ['wheat', 'wine'], bottom: ['ore', 'wine'], fragment: 'black', symbol: 'sword' },
  A03: { name: 'Baetica', top: ['wood', 'ore'], bottom: ['livestock', 'wine'], fragment: 'multi', symbol: 'lion' },
  A04: { name: 'Lusitania', top: ['stone', 'wine'], bottom: ['wood', 'livestock'], fragment: 'red', symbol: 'lion' },
  A05: { name: 'Tarraconensis', top: ['stone', 'livestock'], bottom: ['wood', 'wine'], fragment: 'green', symbol: 'lion' },
  A06: { name: 'Sardinia', top: ['wood', 'stone'], bottom: ['stone', 'ore'], fragment: 'green', symbol: 'sword' },
  A07: { name: 'Narbonensis', top: ['stone', 'ore'], bottom: ['wood', 'wine'], fragment: 'green', symbol: 'lion' },
  A08: { name: 'Aquitania', top: ['wood', 'wheat'], bottom: ['livestock', 'ore'], fragment: 'red', symbol: 'amphora' },
  A09: { name: 'Lugdunensis', top: ['stone', 'ore'], bottom: ['wheat', 'wine'], fragment: 'multi', symbol: 'amphora' },
  A10: { name: 'Africa', top: ['wheat', 'ore'], bottom: ['livestock', 'wheat'], fragment: 'black', symbol: 'amphora' },
  A11: { name: 'Numidia', top: ['livestock', 'ore'], bottom: ['stone', 'wine'], fragment: 'black', symbol: 'sword' },
  A12: { name: 'Asia', top: ['wood', 'livestock'], bottom: ['wheat', 'wine'], fragment: 'multi', symbol: 'sword' },
  A13: { name: 'Macedonia', top: ['stone', 'wheat'], bottom: ['wood', 'livestock'], fragment: 'red', symbol: 'amphora' },
  A14: { name: 'Achaea', top: ['wheat', 'ore'], bottom: ['wood', 'stone'], fragment: 'red', symbol: 'lion' },
  A15: { name: 'Dalmatia', top: ['stone', 'wheat'], bottom: ['ore', 'wine'], fragment: 'multi', symbol: 'amphora' },
  A16: { name: 'Aegyptus', top: ['livestock', 'wheat'], bottom: ['stone', 'livestock'], fragment: 'multi', symbol: 'sword' },
  A17: { name: 'Syria', top: ['livestock', 'ore'], bottom: ['wood', 'wheat'], fragment: 'black', symbol: 'sword' },
  A18: { name: 'Thracia', top: ['wood', 'wine'], bottom: ['stone', 'wheat'], fragment: 'green', symbol: 'amphora' },
  A19: { name: 'Cyrenaica', top: ['wheat', 'wine'], bottom: ['wheat', 'ore'], fragment: 'black', symbol: 'amphora' },
  A20: { name: 'Belgica', top: ['wood', 'livestock'], bottom: ['livestock', 'wine'], fragment: 'red', symbol: 'sword' },
  A21: { name: 'Bithynia', top: ['stone', 'livestock'], bottom: ['wheat', 'ore'], fragment: 'black', symbol: 'amphora' },
  A22: { name: 'Noricum', top: ['wood', 'stone'], bottom: ['wood', 'ore'], fragment: 'green', symbol: 'lion' },
  A23: { name: 'Mauretania', top: ['livestock', 'wheat'], bottom: ['wood', 'wheat'], fragment: 'red', symbol: 'sword' },
  A24: { name: 'Epirus', top: ['wood', 'wheat'], bottom: ['stone', 'ore'], fragment: 'green', symbol: 'amphora' },
  A25: { name: 'Galatia', top: ['ore', 'wine'], bottom: ['stone', 'wine'], fragment: 'green', symbol: 'sword' },
  A26: { name: 'Pannonia', top: ['ore', 'wine'], bottom: ['stone', 'livestock'], fragment: 'black', symbol: 'lion' },
  A27: { name: 'Dacia', top: ['wood', 'ore'], bottom: ['wood', 'stone'], fragment: 'green', symbol: 'sword' },
  A28: { name: 'Cilicia', top: ['wood', 'wine'], bottom: ['livestock', 'wheat'], fragment: 'red', symbol: 'lion' },
  A29: { name: 'Britannia', top: ['livestock', 'wine'], bottom: ['livestock', 'ore'], fragment: 'black', symbol: 'amphora' },
  A30: { name: 'Cappadocia', top: ['stone', 'wine'], bottom: ['stone', 'wheat'], fragment: 'red', symbol: 'lion' },
};
export const BUILDINGS: Record<string, BoughtCard> = {
  B01: { name: 'Taberna', price: { wheat: 1, wine: 1, denarii: 2 }, points: 3, influence: 0, symbol: 'amphora', set: { wine: 1 } },
  B02: { name: 'Taberna', price: { livestock: 1, wine: 1, denarii: 2 }, points: 0, influence: 1, symbol: 'lion', set: { points: 1 } },
  B03: { name: 'Insula', price: { wood: 1, stone: 1, denarii: 2 }, points: 3, influence: 0, symbol: 'sword', set: { wood: 1 } },
  B04: { name: 'Insula', price: { wood: 1, wheat: 1, denarii: 2 }, points: 0, influence: 1, symbol: 'amphora', set: { points: 1 } },
  B05: { name: 'Horreum', price: { livestock: 1, wheat: 1, denarii: 2 }, points: 3, influence: 0, symbol: 'lion', set: { wheat: 1 } },
  B06: { name: 'Horreum', price: { stone: 1, wheat: 1, denarii: 2 }, points: 0, influence: 1, symbol: 'sword', set: { points: 1 } },
  B07: { name: 'Thermae', price: { wood: 1, stone: 1, wine: 1, denarii: 2 }, points: 4, influence: 0, symbol: 'amphora', set: { surplus: 1 } },
  B08: { name: 'Thermae', price: { stone: 1, wine: 1, any: 1, denarii: 2 }, points: 1, influence: 1, symbol: 'lion', set: { points: 1 } },
  B09: { name: 'Bibliotheca', price: { wood: 1, livestock: 1, wine: 1, denarii: 2 }, points: 4, influence: 0, symbol: 'lion', set: { livestock: 1 } },
  B10: { name: 'Bibliotheca', price: { wood: 1, livestock: 1, red: 1, denarii: 2 }, points: 1, influence: 1, symbol: 'sword', set: { points: 1 } },
  B11: { name: 'Portus', price: { stone: 1, wheat: 1, ore: 1, denarii: 2 }, points: 4, influence: 0, symbol: 'sword', set: { wheat: 1 } },
  B12: { name: 'Portus', price: { wheat: 1, ore: 1, green: 1, denarii: 2 }, points: 1, influence: 1, symbol: 'amphora', set: { points: 1 } },
  B13: { name: 'Basilica', price: { wood: 1, stone: 1, livestock: 1, ore: 1, denarii: 2 }, points: 5, influence: 0, symbol: 'sword', set: { stone: 1 } },
  B14: { name: 'Basilica', price: { stone: 1, wheat: 1, red: 1, any: 1, denarii: 2 }, points: 2, influence: 1, symbol: 'amphora', set: { points: 1 } },
  B15: { name: 'Forum', price: { wood: 1, stone: 1, livestock: 1, wheat: 1, ore: 1, denarii: 3 }, points: 6, influence: 0, symbol: 'lion', set: { surplus: 1 } },
  B16: { name: 'Forum', price: { wood: 1, wine: 1, black: 1, green: 1, red: 1, denarii: 3 }, points: 0, influence: 2, symbol: 'sword', set: { points: 1 } },
  B17: { name: 'Colosseum', price: { wood: 1, stone: 1, livestock: 2, ore: 1, wine: 1, denarii: 3 }, points: 7, influence: 0, symbol: 'amphora', set: { ore: 1 } },
  B18: { name: 'Colosseum', price: { livestock: 1, ore: 2, black: 1, green: 1, red: 1, denarii: 3 }, points: 1, influence: 2, symbol: 'lion', set: { points: 1 } },
  B19: { name: 'Pons', price: { stone: 1, ore: 1, denarii: 2 }, points: 3, influence: 0, symbol: 'amphora', set: { stone: 1 } },
  B20: { name: 'Pons', price: { wood: 1, ore: 1, denarii: 2 }, points: 0, influence: 1, symbol: 'lion', set: { points: 1 } },
  B21: { name: 'Theatrum', price: { wood: 1, livestock: 1, wheat: 1, wine: 1, denarii: 2 }, points: 5, influence: 0, symbol: 'sword', set: { wine: 1 } },
  B22: { name: 'Theatrum', price: { wine: 1, wheat: 1, black: 1, red: 1, denarii: 2 }, points: 2, influence: 1, symbol: 'amphora', set: { points: 1 } },
  B23: { name: 'Villa', price: { stone: 1, livestock: 1, wine: 1, denarii: 2 }, points: 4, influence: 0, symbol: 'lion', set: { livestock: 1 } },
  B24: { name: 'Villa', price: { livestock: 1, wine: 1, green: 1, denarii: 2 }, points: 1, influence: 1, symbol: 'sword', set: { points: 1 } },
  B25: { name: 'Circus Maximus', price: { wood: 1, stone: 1, livestock: 2, ore: 1, denarii: 3 }, points: 6, influence: 0, symbol: 'sword', set: { surplus: 1 } },
  B26: { name: 'Circus Maximus', price: { wood: 1, ore: 1, green: 1, red: 1, any: 1, denarii: 3 }, points: 0, influence: 2, symbol: 'amphora', set: { points: 1 } },
  B27: { name: 'Aquaeductus', price: { wood: 1, stone: 1, ore: 1, wheat: 1, denarii: 2 }, points: 5, influence: 0, symbol: 'lion', set: { wood: 1 } },
  B28: { name: 'Aquaeductus', price: { stone: 1, ore: 1, green: 1, any: 1, denarii: 2 }, points: 2, influence: 1, symbol: 'sword', set: { points: 1 } },
  B29: { name: 'Pantheon', price: { wood: 1, stone: 1, wheat: 1, ore: 1, wine: 2, denarii: 3 }, points: 7, influence: 0, symbol: 'amphora', set: { ore: 1 } },
  B30: { name: 'Pantheon', price: { wood: 1, wheat: 1, ore: 1, wine: 1, black: 1, any: 1, denarii: 3 }, points: 1, influence: 2, symbol: 'lion', set: { points: 1 } },
};
export const WARS: Record<string, BoughtCard> = {
  W01: { name: 'Hannibal', price: { surplus: 2, denarii: 2 }, points: 0, influence: 1, symbol: 'sword' },
  W02: { name: 'Hannibal', price: { wine: 1, surplus: 2, denarii: 2 }, points: 1, influence: 1, symbol: 'amphora' },
  W03: { name: 'Hannibal', price: { surplus: 3 }, points: 3, influence: 0, symbol: 'lion' },
  W04: { name: 'Hannibal', price: { ore: 1, surplus: 3, denarii: 2 }, points: 5, influence: 0, symbol: 'sword' },
  W05: { name: 'Hannibal', price: { surplus: 4, denarii: 4 }, points: 0, influence: 2, symbol: 'lion' },
  W06: { name: 'Spartacus', price: { surplus: 1, denarii: 4 }, points: 0, influence: 1, symbol: 'amphora' },
  W07: { name: 'Spartacus', price: { livestock: 1, surplus: 2, denarii: 2 }, points: 1, influence: 1, symbol: 'lion' },
  W08: { name: 'Spartacus', price: { surplus: 2, denarii: 2 }, points: 3, influence: 0, symbol: 'sword' },
  W09: { name: 'Spartacus', price: { surplus: 4, denarii: 2 }, points: 5, influence: 0, symbol: 'amphora' },
  W10: { name: 'Spartacus', price: { red: 1, surplus: 3, denarii: 4 }, points: 0, influence: 2, symbol: 'sword' },
  W11: { name: 'Vercingetorix', price: { surplus: 3 }, points: 0, influence: 1, symbol: 'lion' },
  W12: { name: 'Vercingetorix', price: { wheat: 1, surplus: 2, denarii: 2 }, points: 1, influence: 1, symbol: 'sword' },
  W13: { name: 'Vercingetorix', price: { surplus: 1, denarii: 4 }, points: 3, influence: 0, symbol: 'amphora' },
  W14: { name: 'Vercingetorix', price: { surplus: 3, denarii: 4 }, points: 5, influence: 0, symbol: 'lion' },
  W15: { name: 'Vercingetorix', price: { surplus: 5, denarii: 2 }, points: 0, influence: 2, symbol: 'amphora' },
  W16: { name: 'Pyrrhus', price: { surplus: 2, denarii: 2 }, points: 0, influence: 1, symbol: 'sword' },
  W17: { name: 'Pyrrhus', price: { wood: 1, surplus: 1, denarii: 4 }, points: 1, influence: 1, symbol: 'amphora' },
  W18: { name: 'Pyrrhus', price: { surplus: 3 }, points: 3, influence: 0, symbol: 'lion' },
  W19: { name: 'Pyrrhus', price: { green: 1, surplus: 3, denarii: 2 }, points: 5, influence: 0, symbol: 'sword' },
  W20: { name: 'Pyrrhus', price: { black: 1, surplus: 4, denarii: 2 }, points: 0, influence: 2, symbol: 'lion' },
  W21: { name: 'Mithridates', price: { surplus: 1, denarii: 4 }, points: 0, influence: 1, symbol: 'lion' },
  W22: { name: 'Mithridates', price: { ore: 1, surplus: 2, denarii: 2 }, points: 1, influence: 1, symbol: 'sword' },
  W23: { name: 'Mithridates', price: { surplus: 2, denarii: 2 }, points: 3, influence: 0, symbol: 'amphora' },
  W24: { name: 'Mithridates', price: { surplus: 2, denarii: 6 }, points: 5, influence: 0, symbol: 'lion' },
  W25: { name: 'Mithridates', price: { surplus: 3, denarii: 6 }, points: 0, influence: 2, symbol: 'amphora' },
  W26: { name: 'Arminius', price: { surplus: 3 }, points: 0, influence: 1, symbol: 'amphora' },
  W27: { name: 'Arminius', price: { stone: 1, surplus: 2, denarii: 2 }, points: 1, influence: 1, symbol: 'lion' },
  W28: { name: 'Arminius', price: { surplus: 2, denarii: 2 }, points: 3, influence: 0, symbol: 'sword' },
  W29: { name: 'Arminius', price: { any: 1, surplus: 3, denarii: 2 }, points: 5, influence: 0, symbol: 'amphora' },
  W30: { name: 'Arminius', price: { any: 1, surplus: 4, denarii: 2 }, points: 0, influence: 2, symbol: 'sword' },
};
export const PATRONS: Record<string, Patron> = {
  P01: { name: 'Cicero', price: { stone: 1, denarii: 12 }, modifier: 'DISCOUNT', at: 'senatus', endgame: 'PER_ACTIVE_PATRON', symbol: 'amphora' },
  P02: { name: 'Crassus', price: { ore: 1, denarii: 10 }, modifier: 'GAIN_POINT', at: 'quaestor', endgame: 'PER_RESOURCE', symbol: 'lion', counts: ['ore', 'wine'] },
  P03: { name: 'Agrippa', price: { wood: 1, denarii: 13 }, modifier: 'DISCOUNT', at: 'aedificator', endgame: 'AREA_LEVEL_POINTS', symbol: 'sword' },
  P04: { name: 'Pompeius', price: { wine: 1, denarii: 11 }, modifier: 'DISCOUNT', at: 'legatus', endgame: 'FIRST_IN_AREA', symbol: 'sword' },
  P05: { name: 'Marius', price: { ore: 1, denarii: 13 }, modifier: 'RESOURCE_FOR_SURPLUS', at: 'legatus', endgame: 'PAIRS_OF_ICON', symbol: 'sword', counts: ['sword'] },
  P06: { name: 'Scipio', price: { livestock: 1, denarii: 12 }, modifier: 'FREE_STEP', at: 'legatus', endgame: 'PER_AREA_PRESENT', symbol: 'lion' },
  P07: { name: 'Tiberius Gracchus', price: { wheat: 1, denarii: 10 }, modifier: 'GAIN_2_DENARII', at: 'aedilis', endgame: 'PER_RESOURCE', symbol: 'amphora', counts: ['livestock', 'wheat'] },
  P08: { name: 'Gaius Gracchus', price: { wheat: 1, denarii: 12 }, modifier: 'GAIN_AREA_RESOURCE', at: 'aedilis', endgame: 'PER_ACTIVE_PATRON', symbol: 'lion' },
  P09: { name: 'Brutus', price: { livestock: 1, denarii: 11 }, modifier: 'GAIN_POINT', at: 'roma', endgame: 'AREA_PLUS_1', symbol: 'sword' },
  P10: { name: 'Antonius', price: { wine: 1, denarii: 13 }, modifier: 'FREE_MOVEMENT', at: 'roma', endgame: 'PAIRS_OF_ICON', symbol: 'lion', counts: ['lion'] },
  P11: { name: 'Octavianus', price: { stone: 1, denarii: 11 }, modifier: 'BROWN_UP', at: 'propraetor', endgame: 'DOUBLE_OTHER_PATRON', symbol: 'amphora' },
  P12: { name: 'Lepidus', price: { wood: 1, denarii: 10 }, modifier: 'FREE_AREA_CARD', at: 'propraetor', endgame: 'PER_CARD_TYPE', symbol: 'lion', counts: ['area'] },
  P13: { name: 'Seneca', price: { any: 1, denarii: 9 }, modifier: 'TRAINING_AFTER', at: 'quaestor', endgame: 'POLITICAL_PLUS_1', symbol: 'amphora' },
  P14: { name: 'Vitruvius', price: { stone: 1, denarii: 11 }, modifier: 'SURPLUS_FOR_RESOURCE', at: 'aedificator', endgame: 'PER_POINTS_CARD', symbol: 'sword' },
  P15: { name: 'Maecenas', price: { wine: 1, denarii: 13 }, modifier: 'GAIN_AREA_RESOURCE', at: 'senatus', endgame: 'ICON_SETS', symbol: 'amphora' },
  P16: { name: 'Fabius Maximus', price: { wheat: 1, denarii: 12 }, modifier: 'GAIN_SURPLUS', at: 'quaestor', endgame: 'PER_CARD_TYPE', symbol: 'lion', counts: ['war'] },
  P17: { name: 'Livia', price: { livestock: 1, denarii: 12 }, modifier: 'FREE_STEP', at: 'senatus', endgame: 'POLITICAL_LEVELS', symbol: 'amphora' },
  P18: { name: 'Atticus', price: { wood: 1, denarii: 13 }, modifier: 'GAIN_SURPLUS', at: 'mercator', endgame: 'AREA_LEVEL_POINTS', symbol: 'sword' },
  P19: { name: 'Cato', price: { wood: 1, denarii: 10 }, modifier: 'FREE_AREA_CARD', at: 'aedilis', endgame: 'PER_CARD_TYPE', symbol: 'amphora', counts: ['building'] },
  P20: { name: 'Clodius', price: { livestock: 1, denarii: 11 }, modifier: 'GAIN_POINT', at: 'mercator', endgame: 'PAIRS_OF_ICON', symbol: 'sword', counts: ['amphora'] },
  P21: { name: 'Lucullus', price: { any: 1, denarii: 12 }, modifier: 'BUY_INFLUENCE', at: 'aedilis', endgame: 'PER_RESOURCE', symbol: 'lion', pay: { surplus: 2, denarii: 1 }, counts: ['wood', 'stone'] },
  P22: { name: 'Plinius', price: { black: 1, denarii: 11 }, modifier: 'GAIN_AREA_RESOURCE', at: 'quaestor', endgame: 'PER_2_RESOURCES', symbol: 'amphora' },
  P23: { name: 'Sulla', price: { stone: 1, denarii: 11 }, modifier: 'GAIN_2_DENARII', at: 'legatus', endgame: 'POLITICAL_LEVELS', symbol: 'sword' },
  P24: { name: 'Cassius', price: { red: 1, denarii: 10 }, modifier: 'TRAINING_AFTER', at: 'roma', endgame: 'PER_INFLUENCE_CARD', symbol: 'lion' },
  P25: { name: 'Cornelia', price: { wheat: 1, denarii: 11 }, modifier: 'GAIN_2_DENARII', at: 'propraetor', endgame: 'PER_AREA_PRESENT', symbol: 'amphora' },
  P26: { name: 'Servilia', price: { wine: 1, denarii: 13 }, modifier: 'GAIN_SURPLUS', at: 'aedificator', endgame: 'ICON_SETS', symbol: 'sword' },
  P27: { name: 'Fulvia', price: { green: 1, denarii: 12 }, modifier: 'BUY_INFLUENCE', at: 'mercator', endgame: 'POLITICAL_PLUS_1', symbol: 'lion', pay: { black: 1, green: 1, red: 1 } },
  P28: { name: 'Hortensius', price: { ore: 1, denarii: 11 }, modifier: 'GAIN_POINT', at: 'senatus', endgame: 'PER_CARD_TYPE', symbol: 'amphora', counts: ['patron'] },
  P29: { name: 'Varro', price: { any: 1, denarii: 11 }, modifier: 'GAIN_2_DENARII', at: 'aedificator', endgame: 'AREA_PLUS_1', symbol: 'sword' },
  P30: { name: 'Flaminius', price: { ore: 1, denarii: 9 }, modifier: 'FREE_AREA_CARD', at: 'mercator', endgame: 'FIRST_IN_AREA', symbol: 'lion' },
};

/** Own prices by board side. */
export const BOARDS: Record<string, Record<Resource, number>> = {
  '1A': { wood: 3, stone: 1, livestock: 2, wheat: 2, ore: 3, wine: 1 },
  '1B': { wood: 1, stone: 3, livestock: 2, wheat: 2, ore: 1, wine: 3 },
  '2A': { wood: 1, stone: 3, livestock: 2, wheat: 2, ore: 3, wine: 1 },
  '2B': { wood: 3, stone: 1, livestock: 2, wheat: 2, ore: 1, wine: 3 },
  '3A': { wood: 2, stone: 2, livestock: 1, wheat: 3, ore: 3, wine: 1 },
  '3B': { wood: 2, stone: 2, livestock: 3, wheat: 1, ore: 1, wine: 3 },
  '4A': { wood: 2, stone: 2, livestock: 3, wheat: 1, ore: 3, wine: 1 },
  '4B': { wood: 2, stone: 2, livestock: 1, wheat: 3, ore: 1, wine: 3 },
  '5A': { wood: 1, stone: 3, livestock: 3, wheat: 1, ore: 2, wine: 2 },
  '5B': { wood: 3, stone: 1, livestock: 1, wheat: 3, ore: 2, wine: 2 },
};
export interface TrackSpace {
  cost: Price;
  honours: boolean;
}
export const COLOSSEUM: TrackSpace[] = [
  { cost: { denarii: 2 }, honours: false },
  { cost: { surplus: 1 }, honours: false },
  { cost: { green: 1 }, honours: true },
  { cost: { any: 1 }, honours: false },
  { cost: { denarii: 2 }, honours: false },
  { cost: { red: 1 }, honours: true },
  { cost: { any: 1 }, honours: false },
  { cost: { surplus: 1 }, honours: false },
  { cost: { black: 1 }, honours: true },
];
export const POLITICAL_POINTS = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30];
const AREA_POINTS = { few: [1, 4, 8, 12, 17, 22, 28, 34, 41], many: [1, 3, 6, 9, 13, 17, 22, 27, 33] };
export function area_points(seats: number, level: number): number {
  return (seats <= 3 ? AREA_POINTS.few : AREA_POINTS.many)[level] ?? 0;
}
export const TRAINING = [
  { range: 1, price: 0 },
  { range: 2, price: 1 },
  { range: 3, price: 2 },
  { range: 4, price: 3 },
];
/** Seats from which a slot is open; the three card rows are always open. */
export const SLOT_SEATS = [2, 2, 3, 4, 5];
export const COLOURS: Record<Resource, 'black' | 'green' | 'red'> = {
  wood: 'black',
  stone: 'black',
  livestock: 'green',
  wheat: 'green',
  ore: 'red',
  wine: 'red',
};

/** Price, points and influence of any card that is bought. */
export function bought_card(id: string): BoughtCard | null {
  return BUILDINGS[id] ?? WARS[id] ?? null;
}
export function symbol_of(id: string): Symbol {
  return (AREA_CARDS[id] ?? BUILDINGS[id] ?? WARS[id] ?? PATRONS[id])!.symbol;
}
export function card_name(id: string): string {
  return (AREA_CARDS[id] ?? BUILDINGS[id] ?? WARS[id] ?? PATRONS[id])?.name ?? id;
}
