import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import { follows } from './follows';
import type { DiscordiaView } from './view';

const all = fixtures as unknown as Record<string, { position: DiscordiaView }>;
const at = (more: Partial<DiscordiaView>) => ({ ...structuredClone(all['turn-3']!.position), stage: 'turn', decision: 'turn', start_player: 0, season: 2, ...more }) as DiscordiaView;

describe('the button that lets a held action happen', () => {
  it('ends the turn only where the turn ends', () => {
    expect(follows(at({ active: 1 }), 'done')).toBe('end_turn');
    expect(follows(at({ active: 2 }), 'swap TT3')).toBe('draw');
  });
  it('DI-11 rolls after the last seat of a season, not after the last season', () => {
    expect(follows(at({ active: 0 }), 'done')).toBe('roll');
    expect(follows(at({ active: 1, season: 5 }), 'done')).toBe('end_turn');
  });
  it('rolls after the first tile of the starting player', () => {
    expect(follows(at({ stage: 'setup', active: 0 }), 'tile KC3')).toBe('roll');
    expect(follows(at({ stage: 'setup', active: 1 }), 'tile KC3')).toBe('end_turn');
  });
});
