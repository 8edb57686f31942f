// Reviews that this page has asked for, so that a replay can tell what they say of a move.
import type { Review } from './protocol';

export const reviews = new Map<string, Review>();
