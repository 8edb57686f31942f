// Small checkers for JSON from outside: each returns the value typed, or throws one clear sentence.

export class ShapeError extends Error {}

export type Check<T> = (value: unknown, path: string) => T;

function fail(path: string, wanted: string): never {
  throw new ShapeError(`${path} should be ${wanted}.`);
}

export const text: Check<string> = (v, p) => (typeof v === 'string' ? v : fail(p, 'a text'));
export const number: Check<number> = (v, p) => (typeof v === 'number' ? v : fail(p, 'a number'));
export const flag: Check<boolean> = (v, p) => (typeof v === 'boolean' ? v : fail(p, 'true or false'));
export const anything: Check<any> = (v) => v;
export const record: Check<Record<string, any>> = (v, p) =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? v : fail(p, 'an object');

export const list =
  <T>(item: Check<T>): Check<T[]> =>
  (v, p) =>
    Array.isArray(v) ? v.map((each, i) => item(each, `${p}[${i}]`)) : fail(p, 'a list');

export const orNull =
  <T>(inner: Check<T>): Check<T | null> =>
  (v, p) =>
    v === null || v === undefined ? null : inner(v, p);

export const or =
  <T>(inner: Check<T>, otherwise: T): Check<T> =>
  (v, p) =>
    v === null || v === undefined ? otherwise : inner(v, p);

export const oneOf =
  <const T extends readonly (string | number | boolean)[]>(...words: T): Check<T[number]> =>
  (v, p) =>
    words.includes(v as T[number]) ? (v as T[number]) : fail(p, `one of ${words.join(', ')}`);

export const either =
  <A, B>(first: Check<A>, second: Check<B>): Check<A | B> =>
  (v, p) => {
    try {
      return first(v, p);
    } catch {
      return second(v, p);
    }
  };

/** An object with these fields; others are let through unchecked, so that the server may add some. */
export const object =
  <F extends Record<string, Check<any>>>(fields: F): Check<{ [K in keyof F]: ReturnType<F[K]> }> =>
  (v, p) => {
    const from = record(v, p);
    const into: Record<string, unknown> = { ...from };
    for (const key in fields) into[key] = fields[key]!(from[key], `${p}.${key}`);
    return into as { [K in keyof F]: ReturnType<F[K]> };
  };

export type Of<C> = C extends Check<infer T> ? T : never;
