// The small symbols before an event in the log.
import type { GameEvent } from '../types';
import { isTower, ROW_OF, tile, isTile } from './tables';

const PLAIN: Record<string, string> = {
  chose_die: 'die', rolled: 'die', deployed: 'deploy', dealt: 'draw', drew: 'draw', returned: 'return', aqueduct: 'aqueduct',
  took_star: 'star', lost_star: 'star', star: 'star', manipulator: 'manipulator', expansion: 'expand', privilege: 'privilege',
  used_privilege: 'privilege', decree: 'decree', tower: 'tower', boat: 'boat', season: 'boat', swap: 'swap', ship_turned: 'port',
  germanic_opened: 'axe', raid: 'axe', reward: 'shield', damage: 'tear', torn_down: 'tear', shortage: 'gap', janus: 'janus',
};

export function signs(event: GameEvent): string[] {
  const id = String(event.tile);
  const row = isTile(id) ? (isTower(id) ? 'tower' : ROW_OF[tile(id).kind]) : undefined;
  const name = PLAIN[event.event] ?? row;
  return name ? [`di-i-${name}`] : [];
}
