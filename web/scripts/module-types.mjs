// Writes src/device/api.ts: the requests and answers of the engine's module as types, from apps/capi/api.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'web/src/device/api.ts');
const { types, ...handles } = JSON.parse(readFileSync(join(root, 'apps/capi/api.json'), 'utf8'));

const basic = { text: 'string', number: 'number', flag: 'boolean', object: 'Record<string, any>', any: 'any', null: 'null' };
const type = (described) =>
  typeof described === 'string'
    ? described.split(' | ').map((each) => each.replace(/^\w+/, (word) => basic[word] ?? word)).join(' | ')
    : `{ ${Object.entries(described).map(([field, of]) => `${field}: ${type(of)}`).join('; ')} }`;

const lines = [
  '// Made by scripts/module-types.mjs from apps/capi/api.json.',
  ...Object.entries(types).map(([name, described]) => `export type ${name} = ${type(described)};`),
  '/** An error or a refusal has changed nothing. */',
  'export type Failure = { error: string; refused: { code: string; reason: string } };',
  'export interface Api {',
];
for (const [handle, commands] of Object.entries(handles)) {
  lines.push(`  ${handle}: {`);
  for (const [name, { about, request, answer }] of Object.entries(commands)) {
    lines.push(`    /** ${about[0].toUpperCase()}${about.slice(1)}. */`, `    ${name}: { request: ${type(request)}; answer: ${type(answer)} };`);
  }
  lines.push('  };');
}
const text = `${[...lines, '}'].join('\n')}\n`;
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
