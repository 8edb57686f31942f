import { describe, expect, it } from 'vitest';
import { layNote } from './sheet';

const column = { below: 360, whole: 740, tabs: 41 };

describe('a note in the side column', () => {
  it('stands under the log as long as a usable rest of it is left', () => {
    expect(layNote(200, column, false)).toEqual({ where: 'under', height: 360 });
    expect(layNote(0, { ...column, below: 90 }, false)).toEqual({ where: 'under', height: 90 });
  });

  it('takes the place of the log where both do not fit, and leaves the tabs', () => {
    expect(layNote(240, column, false)).toEqual({ where: 'over', height: 360 });
  });

  it('rises over the rivals where even that is too little, but not without end', () => {
    expect(layNote(130, { below: 135, whole: 620, tabs: 41 }, false)).toEqual({ where: 'over', height: 171 });
    expect(layNote(2000, column, false).height).toBeLessThan(column.whole * 0.7);
  });

  it('leaves the list of choices free', () => {
    expect(layNote(240, column, true)).toEqual({ where: 'above', height: 360 });
  });
});
