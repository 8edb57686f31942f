import { expect, test } from 'vitest';
import { loadComponents } from './components';

test.each(['carpe-diem', 'ave-roma', 'discordia'])('%s tells the same box in both languages', async (game) => {
  const english = (await loadComponents('en', game))!;
  const german = (await loadComponents('de', game))!;
  expect(german.sections.map((part) => part.id)).toEqual(english.sections.map((part) => part.id));
  for (const [i, part] of english.sections.entries()) {
    expect(german.sections[i]!.rows.map((row) => row.ids).flat().sort()).toEqual(
      part.rows.map((row) => row.ids).flat().sort(),
    );
    for (const row of [...part.rows, ...german.sections[i]!.rows]) {
      expect(row.text).not.toMatch(/[{}]|undefined/);
      expect(row.count).toBe(row.ids.length);
    }
  }
});

test('a game without a list has none', async () => {
  expect(await loadComponents('en', 'toy')).toBeNull();
});
