import { expect, test, vi } from 'vitest';
import { reviewing } from '../../review/test-reviewing.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { registrationBody, temporaryDirectory, testServer } from '../../testing/test-server.ts';
import { rememberedTotal } from './totals.ts';

test('counts a total once, and again after each change', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const counted = vi.fn(async () => counted.mock.calls.length);
  const total = (changes: string, expression: string) =>
    rememberedTotal(database, changes, expression, counted);
  expect([await total('1', 'a'), await total('1', 'a'), await total('1', 'b')]).toEqual([1, 1, 2]);
  expect([await total('2', 'a'), await total('2', 'a')]).toEqual([3, 3]);
});

test('remembers the totals of the latest searches among very many', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const counted = vi.fn(async () => 1);
  const total = (expression: string) => rememberedTotal(database, '1', expression, counted);
  for (let number = 0; number < 3_000; number += 1) await total(String(number));
  await total('2999');
  expect(counted).toHaveBeenCalledTimes(3_000);
  await total('0');
  expect(counted).toHaveBeenCalledTimes(3_001);
});

test('every process counts a newly listed member in searches made before', async () => {
  const DATA_DIR = temporaryDirectory();
  const one = await testServer({ DATA_DIR });
  const servers = [one, await testServer({ DATA_DIR })];
  const { approve, undo } = reviewing(one);
  const totals = async (search: string) => {
    const answers = await Promise.all(
      servers.map(async ({ request }) => (await request(`/member/get-members?search=${search}`)).json()),
    );
    return answers.map(({ total }) => total);
  };
  const before = await totals('z');
  const everybody = await totals('');
  const answer = await one.post('/member/member-register', registrationBody({ LastName: 'Zelkova' }));
  const { reference } = await answer.json();
  expect(await totals('z')).toEqual(before);
  await approve(reference);
  expect(await totals('z')).toEqual(before.map((total) => total + 1));
  expect(await totals('')).toEqual(everybody.map((total) => total + 1));
  await undo(reference);
  expect(await totals('z')).toEqual(before);
});
