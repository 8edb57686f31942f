// For scripts that drive a browser: a table that goes on from a game of tests/golden.
import { readFileSync } from 'node:fs';

/** The new table's id; `seat` says who sits where. */
export function storedTable(page, record, moves, seat = () => ({ kind: 'me' })) {
  const file = new URL(`../../tests/golden/${record}.json`, import.meta.url);
  const { game, rules, seats, options, deal, actions } = JSON.parse(readFileSync(file, 'utf8'));
  const body = {
    record: { game, rules, seats, options, deal, actions: actions.slice(0, moves) },
    seats: Array.from({ length: seats }, (_, i) => seat(i)),
  };
  return page.evaluate(async (body) => {
    const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
    await post('/api/name', { name: 'Livia' });
    const made = await post('/api/import', body);
    if (!made.id) throw new Error(JSON.stringify(made));
    return made.id;
  }, body);
}
