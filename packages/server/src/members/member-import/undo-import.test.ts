import { expect, test } from 'vitest';
import { commit } from './commit-import.ts';
import { choice, meera } from './test-import-choice.ts';
import { cutOffWhile, readImportOf, shownOf, undoneImport } from './test-undone-import.ts';
import { undo } from './undo-import.ts';

test.each(['fill', 'take'] as const)(
  'undoes an import of 300 lines except for edited entries (existing members: %s)',
  async (duplicates) => {
    await undoneImport(300, duplicates);
  },
  60_000,
);

test('an interrupted import shows nobody and continues when retried, and so does an interrupted undo', async () => {
  const memberImport = await readImportOf(2_000);
  const { database, id } = memberImport;
  const rows = async () =>
    (await database.selectFrom('members').select('id').where('email_key', 'like', 'z-%').execute()).length;
  await cutOffWhile(memberImport, 'commit', async () => (await rows()) > 100);
  expect(await shownOf(database)).toBe(0);
  const committed = await commit(database, 'secret', meera, { id, ...choice }, Date.now());
  expect(committed).toMatchObject({ state: 'done', counts: { taken: 2_000 } });
  expect([await shownOf(database), await rows()]).toEqual([2_000, 2_000]);
  await cutOffWhile(memberImport, 'undo', async () => (await rows()) < 1_900);
  const left = await rows();
  expect(left).toBeGreaterThan(0);
  expect(await undo(database, meera, id, Date.now())).toEqual({
    state: 'done',
    removed: 2_000,
    restored: 0,
    kept: [],
  });
  expect(await rows()).toBe(0);
  expect(await undo(database, meera, id, Date.now())).toMatchObject({ state: 'done', removed: 2_000 });
}, 120_000);
