import { createClient } from '@banyan/api/client';
import { chapterIds } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

test('counts as many members of each chapter as the directory lists for it', async () => {
  const { server } = await testServer();
  const client = createClient({
    base: 'http://localhost:3000/api',
    fetch: (...request) => server.fetch(new Request(...request), { peer: '203.0.113.7' }),
  });
  const { data } = await client.getChapterCounts();
  expect(data.map(({ chapter }) => chapter)).toEqual(chapterIds);
  expect(data.some(({ members }) => members > 0)).toBe(true);
  for (const { chapter, members } of data) {
    expect(members).toBe((await client.getMembers({ query: { chapter } })).total);
  }
});
