import { expect, it } from 'vitest';
import { percents } from './shares';

it('makes percents that add up to a hundred', () => {
  expect(percents([0.445, 0.335, 0.22])).toEqual([45, 33, 22]);
  expect(percents([0.505, 0.495]).reduce((a, b) => a + b)).toBe(100);
  expect(percents([1 / 3, 1 / 3, 1 / 3]).reduce((a, b) => a + b)).toBe(100);
  expect(percents([0.62])).toEqual([62]);
  expect(percents([])).toEqual([]);
});
