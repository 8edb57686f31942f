import { describe, expect, it } from 'vitest';
import { curve, widest } from './flight';

const numbers = (frame: Keyframe) => (String(frame['transform']).match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number];

describe('the way of a piece', () => {
  const from = { x: 0, y: 100, width: 20, height: 20 };
  const to = { x: 400, y: 100, width: 40, height: 40 };
  const frames = curve(from, to, { width: 40, height: 40 });

  it('begins on the old place in its size and ends on the new one', () => {
    expect(numbers(frames[0]!)).toEqual([0, 100, 0.5]);
    expect(numbers(frames.at(-1)!)).toEqual([400, 100, 1]);
    expect(frames.at(-1)!.offset).toBe(1);
  });
  it('rises on the way', () => {
    expect(Math.min(...frames.map((frame) => numbers(frame)[1]))).toBeLessThan(80);
  });
  it('slows down towards the end', () => {
    const x = frames.map((frame) => numbers(frame)[0]);
    expect(x[1]! - x[0]!).toBeGreaterThan(3 * (x[11]! - x[10]!));
  });
  it('knows where the piece is largest', () => {
    const scale = (transform: string) => numbers({ transform })[2];
    expect(scale(widest(frames))).toBe(Math.max(...frames.map((frame) => numbers(frame)[2])));
  });
  it('moves nothing but transform', () => {
    for (const frame of frames) expect(Object.keys(frame).sort()).toEqual(['offset', 'transform']);
  });
});
