// Names of places that events and drawings share.
import type { Place } from '../types';

/** A finished feature, by the first of its cells. */
export const featurePlace = (seat: number, cells: string[]): Place => `feature-${seat}-${[...cells].sort()[0] ?? ''}`;
