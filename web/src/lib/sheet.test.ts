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

  it('hides whole rivals where even that is too little', () => {
    expect(layNote(480, column, false)).toEqual({ where: 'over', height: 540 });
    expect(layNote(600, column, false)).toEqual({ where: 'over', height: 720 });
    expect(layNote(2000, column, false)).toEqual({ where: 'over', height: 720 });
  });

  it('scrolls below them where little is missing, or nobody can be hidden whole', () => {
    expect(layNote(370, column, false)).toEqual({ where: 'over', height: 360 });
    expect(layNote(600, { ...column, rivals: [800] }, false)).toEqual({ where: 'over', height: 360 });
  });

  it('leaves the list of choices free', () => {
    expect(layNote(240, column, true)).toEqual({ where: 'above', height: 360 });
  });
});
