import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checked } from './same-keys';

const root = join(import.meta.dirname, '../../../locales');
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, language, file), 'utf8'));

/** Every text with its dotted key. */
function texts(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, value]) =>
    texts(value, path ? `${path}.${key}` : key),
  );
}
const places = (text: string) => [...new Set([...text.matchAll(/\{([^{}|]+)/g)].map((m) => m[1]!))].sort();

it('lists every catalogue where the compiler compares them', () => {
  const files = readdirSync(join(root, 'en')).map((file) => file.replace(/\.json$/, ''));
  expect(Object.keys(checked).sort()).toEqual(files.sort());
});

describe.each(readdirSync(join(root, 'en')))('%s', (file) => {
  const english = new Map(texts(read('en', file)));
  const german = new Map(texts(read('de', file)));
  it('has the same keys in both languages', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });
  it('fills the same places in both languages', () => {
    const differing = [...english]
      .filter(([key, text]) => places(text).join() !== places(german.get(key) ?? text).join())
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });
  it('has no empty text', () => {
    const empty = [...english, ...german].filter(([, text]) => !text.trim()).map(([key]) => key);
    expect(empty).toEqual([]);
  });
});
