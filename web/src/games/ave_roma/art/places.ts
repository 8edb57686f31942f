// Where things stand on the map of Rome; the baked ground and the live pieces share these numbers.
import type { Location } from '../tables';

export type CityPlace = Extract<Location, 'quaestor' | 'aedilis' | 'mercator' | 'propraetor' | 'roma'>;

/** The map that is always seen, and what the ground covers around it: x, y, width, height. */
export const MAP = { w: 540, h: 384 };
export const BLEED = [-110, -110, 760, 604] as const;

/** The middle of each place: its building stands above, its slots and its name below. */
export const PLACES: Record<CityPlace, { x: number; y: number }> = {
  quaestor: { x: 72, y: 104 },
  aedilis: { x: 72, y: 314 },
  mercator: { x: 432, y: 104 },
  propraetor: { x: 432, y: 314 },
  roma: { x: 250, y: 198 },
};

/** Colours of the ribbons: the place's colour, its edge, the words on it. */
export const RIBBONS: Record<Location, { fill: string; edge: string; ink: string }> = {
  quaestor: { fill: '#e0b03f', edge: '#8a5a14', ink: '#2b2420' },
  aedilis: { fill: '#7a5430', edge: '#4d2d13', ink: '#fff8e6' },
  mercator: { fill: '#f3e8cd', edge: '#8f7a52', ink: '#2b2420' },
  propraetor: { fill: '#2e5b88', edge: '#173856', ink: '#fff8e6' },
  roma: { fill: '#6b3f6e', edge: '#3d1f40', ink: '#fff8e6' },
  legatus: { fill: '#93331f', edge: '#5c1509', ink: '#fff8e6' },
  aedificator: { fill: '#4a4541', edge: '#211d1a', ink: '#fff8e6' },
  senatus: { fill: '#4c6735', edge: '#2a3d19', ink: '#fff8e6' },
};
