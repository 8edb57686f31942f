import { describe, expect, it } from 'vitest';
import { fill, translator } from './translate';

describe('fill', () => {
  it('replaces an argument by name and leaves unknown ones visible', () => {
    expect(fill('{seat} takes {tile}', { seat: 'Livia' })).toBe('Livia takes {tile}');
  });
  it('picks singular for 1 and −1, plural otherwise', () => {
    const template = '{n} {n|coin|coins}';
    expect(fill(template, { n: 1 })).toBe('1 coin');
    expect(fill(template, { n: -1 })).toBe('−1 coin');
    expect(fill(template, { n: 0 })).toBe('0 coins');
    expect(fill(template, { n: 12 })).toBe('12 coins');
  });
  it('writes lists and bundles', () => {
    expect(fill('{a}; {b}', { a: ['x', 'y'], b: { fish: 2 } })).toBe('x, y; 2 fish');
  });
});

describe('translator', () => {
  const t = translator({ a: { b: 'deep {x}' }, name: { W41: 'pond' } }, { c: 'second', intro: ['p'] });
  it('looks through catalogues in order', () => {
    expect(t('a.b', { x: 1 })).toBe('deep 1');
    expect(t('c')).toBe('second');
    expect(t.list('intro')).toEqual(['p']);
  });
  it('gives back what it does not know', () => {
    expect(t('a.nothing')).toBe('a.nothing');
    expect(t.has('a')).toBe(false);
    expect(t.word('W41')).toBe('pond');
    expect(t.word('W42')).toBe('W42');
  });
});
