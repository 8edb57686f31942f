import { describe, expect, it } from 'vitest';
import { arrow, chained } from './arrows';

const box = (x: number, y: number) => ({ x: x - 10, y: y - 10, width: 20, height: 20 });
const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

describe('arrows of a plan', () => {
  it('go on where the last one led', () => {
    const aims = [
      { from: 'patrician-0', to: 'space-3' },
      { from: 'tile-W12', to: 'hand-0' },
      { from: 'hand-0', to: 'cell-0-b4' },
    ];
    expect(chained(aims)).toEqual([{ from: 'patrician-0', to: 'space-3' }, { from: 'tile-W12', to: 'cell-0-b4' }]);
    expect(aims[1]!.to, 'the aims stay as they are').toBe('hand-0');
  });

  it('end in the middle of their target, and bend upwards whichever way they go', () => {
    for (const [from, to] of [[0, 300], [300, 0]] as const) {
      const drawn = arrow(box(from, 100), box(to, 100), 14)!;
      expect(numbers(drawn.head).slice(0, 2)).toEqual([to, 100]);
      expect(numbers(drawn.shaft).slice(0, 2)).toEqual([from, 100]);
      expect(numbers(drawn.shaft)[3]).toBeLessThan(100);
    }
  });

  it('are left out where there is no way to go', () => {
    expect(arrow(box(10, 10), box(20, 10), 14)).toBeNull();
  });
});
