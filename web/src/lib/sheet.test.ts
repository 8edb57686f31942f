import { describe, expect, it } from 'vitest';
import { layNote } from './sheet';

const column = { below: 360, whole: 740, tabs: 41, rivals: [720, 540] };

describe('a note in the side column', () => {
  it('stands under the log as long as a usable rest of it is left', () => {
    expect(layNote(200, column, false)).toEqual({ where: 'under', height: 360 });
    expect(layNote(0, { ...column, below: 90 }, false)).toEqual({ where: 'under', height: 90 });
  });

  it('takes the place of the log where both do not fit, and leaves the tabs', () => {
    expect(layNote(240, column, false)).toEqual({ where: 'over', height: 360 });
  });

  it('scrolls there rather than hide a rival', () => {
    expect(layNote(600, column, false)).toEqual({ where: 'over', height: 360 });
  });

  it('hides whole rivals where nothing could be read below them', () => {
    const low = { ...column, below: 100 };
    expect(layNote(480, low, false)).toEqual({ where: 'over', height: 540 });
    expect(layNote(600, low, false)).toEqual({ where: 'over', height: 720 });
    expect(layNote(2000, low, false)).toEqual({ where: 'over', height: 720 });
    expect(layNote(600, { ...low, rivals: [800] }, false)).toEqual({ where: 'over', height: 100 });
  });

  it('shares the place of the log with the list of choices', () => {
    expect(layNote(600, column, true)).toEqual({ where: 'under', height: 360 });
  });
});
