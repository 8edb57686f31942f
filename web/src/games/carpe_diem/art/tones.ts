// The colours of tiles: roofs by the side they face, landscapes by bank, rim and growth.
import type { Dwelling, Landscape } from '../tables';
import { lit } from './markup';

export type Building = Dwelling | 'villa';

export interface Roof {
  /** Tones facing north, east, south, west: light comes from the upper left. */
  sides: readonly [string, string, string, string];
  edge: string;
  ridge: string;
}

const roof = (n: string, e: string, s: string, w: string, edge: string, ridge: string): Roof => ({
  sides: [lit(n), lit(e), lit(s), lit(w)],
  edge: lit(edge),
  ridge: lit(ridge),
});

export const ROOFS: Record<Building, Roof> = {
  villa: roof('#e58a63', '#bd5533', '#a5452b', '#dc7850', '#7a2d1a', '#f6bf9b'),
  merchant: roof('#f6d66e', '#cf9c2f', '#b98722', '#eec650', '#79540f', '#fdeaa6'),
  granary: roof('#bd8d5c', '#885c32', '#774e28', '#ab7b4a', '#4a2d13', '#dcb688'),
  administration: roof('#dedbd4', '#9d9992', '#88847d', '#ccc8c0', '#55524d', '#f5f3ee'),
  craftsman: roof('#6db59f', '#367a67', '#2c6858', '#549d87', '#163f35', '#a9dccb'),
};

export interface Land {
  bank: string;
  rim: string;
  /** The plate behind the picture of its good. */
  plate: string;
}

export const LANDS: Record<Landscape, Land> = {
  pond: { bank: lit('#e3d3a8'), rim: lit('#2d6288'), plate: lit('#dcf1fa') },
  garden: { bank: lit('#3c6a2f'), rim: lit('#5d4325'), plate: lit('#eef3d2') },
  vineyard: { bank: lit('#8d6f47'), rim: lit('#6d5230'), plate: lit('#f3e6ef') },
  farmyard: { bank: lit('#7d5522'), rim: lit('#a8741f'), plate: lit('#fff0c8') },
};

export const GOLD = lit('#ffd766');
export const GOLD_EDGE = lit('#a86f12');
export const CREAM = lit('#fff7e4');
export const SHADOW = '#2b2a12';
export const CONTACT = '#2b1608';
