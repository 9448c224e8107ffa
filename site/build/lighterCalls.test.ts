import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutServerParts } from './lighterCalls.ts';

const folder = new URL('../../packages/api/src/contract/', import.meta.url);
const rows = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .filter((source) => source.includes('satisfies Call;'));

test('every row of the table loses what only a server reads, and nothing a client needs', () => {
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const lighter = withoutServerParts(row);
    expect(lighter).not.toMatch(/^ {2}(summary|query|bodyLimit|verified|cached):/m);
    const kept = /^ {2}(method|path|params|body|multipart|timeoutMs|reads|owned|answer):/gm;
    expect(lighter.match(kept)).toEqual(row.match(kept));
  }
});
