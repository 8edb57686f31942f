import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { p, useLanguage } from '../i18n/words.svelte';
import { ApiError } from './api';
import { told } from './errors';
import { ensureName, person } from './person.svelte';

beforeAll(() => useLanguage('de'));

describe('a guest without a name', () => {
  let asked: string[];
  let taken: (name: string) => boolean;

  beforeEach(() => {
    asked = [];
    person.me = null;
    const me = (name: string | null) => ({ name, account: false, id: 'p_1' });
    const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
    vi.stubGlobal('fetch', async (path: string, request?: { body?: string }) => {
      if (path === '/api/me') return answer(200, me(null));
      const { name } = JSON.parse(request!.body!);
      asked.push(name);
      return taken(name) ? answer(409, { code: 'name_taken', error: 'taken' }) : answer(200, me(name));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('gets a Roman one', async () => {
    taken = () => false;
    await ensureName();
    expect(asked).toHaveLength(1);
    expect(person.me?.name).toBe(asked[0]);
  });

  it('gets another where accounts have all of them', async () => {
    taken = (name) => !/\d/.test(name);
    await ensureName();
    expect(person.me?.name).toMatch(/^[A-Z][a-z]+ \d{3}$/);
  });

  it('is told when nothing helps', async () => {
    taken = () => true;
    const problem = await ensureName().catch((error: unknown) => error);
    expect(told(problem)).toBe(p('error.name_taken'));
    expect(asked).toHaveLength(10);
  });
});

it('tells in the language of the page that a name belongs to an account', () => {
  expect(told(new ApiError('the sentence of the server', 'name_taken', 409))).toBe(p('error.name_taken'));
});
