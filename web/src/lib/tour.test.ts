import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translate';
import { useLanguage } from '../i18n/words.svelte';
import { noteAt, playingBefore, stopsOf } from './tour';

const room = { width: 1000, height: 800 };
const note = { width: 300, height: 150 };

describe('the place of a tour note', () => {
  it('is below, above or beside what is lit', () => {
    expect(noteAt({ left: 400, top: 100, right: 600, bottom: 200 }, note, room)).toEqual({ left: 350, top: 214 });
    expect(noteAt({ left: 400, top: 600, right: 600, bottom: 780 }, note, room)).toEqual({ left: 350, top: 436 });
    expect(noteAt({ left: 0, top: 0, right: 500, bottom: 800 }, note, room)).toEqual({ left: 514, top: 325 });
  });
  it('stays on the screen even where everything is lit', () => {
    const at = noteAt({ left: 0, top: 0, right: 1000, bottom: 800 }, note, room);
    expect(at.left).toBeGreaterThanOrEqual(14);
    expect(at.top + note.height).toBeLessThanOrEqual(800);
  });
});

describe('the last step of the tour', () => {
  it('points at what is asked, or says whose turn comes first', async () => {
    await useLanguage('en');
    const last = (before?: string[], whole?: boolean) => stopsOf([], translator({}), before, whole).at(-1)!.text;
    expect(last()).toMatch(/^Here stands what is asked/);
    expect(last(['Balbus'])).toMatch(/^Balbus begins, then you\./);
    expect(last(['Balbus', 'Cotta'])).toMatch(/^Balbus begins, then Cotta, then you\./);
    expect(last(['Balbus'], false)).toMatch(/^Balbus begins, you play later\./);
  });
  it('knows who plays before, as far as the order of turns is known', () => {
    expect(playingBefore(1, 0, 3, [0, 2, 1])).toEqual({ seats: [1], whole: true });
    expect(playingBefore(1, 0, 3, [1, 2, 0])).toEqual({ seats: [1, 2], whole: true });
    expect(playingBefore(1, 0, 3, undefined)).toEqual({ seats: [1], whole: false });
    expect(playingBefore(1, 0, 2, undefined)).toEqual({ seats: [1], whole: true });
  });
});
