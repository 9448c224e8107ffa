import { expect, test } from 'vitest';
import { write } from '../database/write.ts';
import { codesLeft, replaceCodes, spendCode } from './codes.ts';
import { noon as now, volunteersAtNoon } from './test-identity.ts';

/** Two volunteers, V and W, with eight codes each. */
async function paper() {
  const database = await volunteersAtNoon();
  const replace = (volunteer: string) => write(database, (writing) => replaceCodes(writing, volunteer, now));
  const [codes, others] = [await replace('V'), await replace('W')];
  return {
    codes,
    others,
    replace,
    spend: (code: string | undefined, volunteer = 'V') =>
      write(database, (writing) => spendCode(writing, volunteer, code ?? '', now)),
    left: (volunteer = 'V') => codesLeft(database, volunteer),
    kept: () => database.selectFrom('recovery_codes').selectAll().execute(),
  };
}

test('a code is good once, for whom it was made, and only its hash is kept', async () => {
  const { codes, spend, left, kept } = await paper();
  const [code] = codes;
  expect(JSON.stringify(await kept())).not.toContain(code);
  expect(await spend(code, 'W')).toBe(false);
  expect([await spend(code), await spend(code)]).toEqual([true, false]);
  expect([await left(), await left('W')]).toEqual([7, 8]);
  const used = (await kept()).filter(({ used_at }) => used_at !== null);
  const at = new Date(now).toISOString();
  expect(used).toMatchObject([{ volunteer_id: 'V', used_at: at, created_at: at }]);
});

test('a code is read as it was copied from paper', async () => {
  const { codes, spend } = await paper();
  const typed = (codes.find((code) => /[01]/.test(code)) ?? '').replaceAll('0', 'O').replaceAll('1', 'I');
  expect(await spend(typed)).toBe(true);
});

test('new codes take the place of those before, and nobody else’s', async () => {
  const { codes, others, replace, spend, left } = await paper();
  await spend(codes[0]);
  const fresh = await replace('V');
  expect([await left(), await left('W')]).toEqual([8, 8]);
  expect([await spend(codes[1]), await spend(fresh[0]), await spend(others[0], 'W')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('what is no code at all is none', async () => {
  const { spend, left } = await paper();
  expect([await spend(''), await spend('7K2Q'), await left()]).toEqual([false, false, 8]);
});
