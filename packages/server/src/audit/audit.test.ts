import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

test('no shipped code changes or deletes an audit log entry', () => {
  const files = globSync('**/*.ts', { cwd: source, exclude: (name) => /\.test\.ts$/.test(name) });
  expect(files.length).toBeGreaterThan(500);
  const changing =
    /(?:updateTable|deleteFrom|mergeInto)\(\s*['"`]audit_log|(?:update|delete from|truncate)\s+audit_log/i;
  expect(files.filter((file) => changing.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
