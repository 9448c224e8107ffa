import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '@banyan/api/contract';
import { testedEngine } from '@banyan/server/testing/test-database';
import { expect, test } from 'vitest';
import { admin, linesOf, reviewOffice } from '../review/test-review.ts';

test('makes one backup at a time for an admin, on the server’s disk', async () => {
  const { clock, dataDir, volunteer } = await reviewOffice();
  const { browser } = await volunteer(admin);
  if (testedEngine === 'postgres') {
    expect((await browser.get('/copies')).body).toEqual({ madeBy: 'postgres', copies: [] });
    expect((await browser.post('/copies', { withMedia: false })).status).toBe(409);
    return;
  }
  expect((await browser.get('/copies')).body).toEqual({ madeBy: 'site', copies: [] });
  const both = await Promise.all([
    browser.post('/copies', { withMedia: false }),
    browser.post('/copies', { withMedia: false }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [name = ''] = await readdir(path.join(dataDir, 'backups'));
  expect(existsSync(path.join(dataDir, 'backups', name, 'secret.key'))).toBe(true);
  const { body } = await browser.get('/copies');
  expect(body.copies).toEqual([{ name, bytes: expect.any(Number), madeAt: expect.any(String) }]);

  const looks = async () =>
    linesOf((await browser.get('/desk')).body.needsAttention).filter(({ what }) => what === 'copy is old');
  expect(await looks()).toEqual([]);
  // Whole seconds, because some file systems do not store milliseconds.
  const nineDaysAgo = new Date(Math.floor(clock.now / 1_000) * 1_000 - 9 * dayMs);
  await utimes(path.join(dataDir, 'backups', name), nineDaysAgo, nineDaysAgo);
  expect(await looks()).toEqual([{ what: 'copy is old', last: nineDaysAgo.toISOString() }]);
});
