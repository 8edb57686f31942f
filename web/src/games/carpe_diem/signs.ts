// The small symbols before an event in the log.
import type { GameEvent } from '../types';
import { TILES } from './tables';

const PLAIN: Record<string, string> = {
  coins: 'coin', sold: 'coin', bread: 'bread', prestige: 'prestige', writ: 'writ', drew: 'card', returned: 'card',
  fulfilled: 'tick', penalty: 'no', scored: 'vp', start_points: 'vp',
  started: 'walk', moved: 'walk', stays: 'walk', removed: 'shutters', forum: 'gap', marker: 'gap', first: 'gap',
};

export function signs(event: GameEvent): string[] {
  const tile = TILES[String(event.tile)];
  if (tile && event.event !== 'stored') return [...new Set(tile.features.map(({ type }) => `cd-${type}`))];
  if (event.event === 'stored') return ['cd-stored'];
  if (event.event === 'goods') return [`cd-${String(event.good)}`];
  if (event.event === 'completed') return [`cd-${String(event.feature)}`];
  const plain = PLAIN[event.event];
  return plain ? [`cd-${plain}`] : [];
}
