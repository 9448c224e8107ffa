import { createClient } from '@banyan/api/client';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

test('counts only members in the directory by class year', async () => {
  const { database, server } = await testServer();
  const client = createClient({
    base: 'http://localhost:3000/api',
    fetch: (...request) => server.fetch(new Request(...request), { peer: '203.0.113.7' }),
  });
  const { data } = await client.getClassYears();
  const years = data.map(({ year }) => year);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
  const { total } = await client.getMembers();
  expect(data.reduce((sum, { members }) => sum + members, 0)).toBe(total);

  const [first] = data;
  if (!first) throw new Error('nobody is listed');
  await database.updateTable('members').set({ position: null }).where('year', '=', first.year).execute();
  expect((await client.getClassYears()).data).toEqual(data.slice(1));
});
