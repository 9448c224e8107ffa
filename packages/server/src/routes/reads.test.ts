import { createClient } from '@banyan/api/client';
import { contractVersion } from '@banyan/api/contract';
import { sampleStories } from '@banyan/api/samples';
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const stories = '/alumni-stories/get-stories';

describe('reads', () => {
  test('returns the first run’s content through the client', async () => {
    const { server } = await testServer();
    const client = createClient({
      base: 'http://localhost:3000/api',
      fetch: (...request) => server.fetch(new Request(...request), { peer: '203.0.113.7' }),
    });
    expect((await client.getFeaturedEvent()).data?.title).toContain('The Long Table');
    expect((await client.fetchAllNews()).data).toHaveLength(12);
    expect((await client.getStories()).data).toEqual(sampleStories(new Date()));
    expect(await client.health()).toEqual({ status: 'ok', contract: contractVersion });
  });

  test('returns null and an empty list when there is no content', async () => {
    const { request, database } = await testServer();
    await database.deleteFrom('news').execute();
    await database.updateTable('stories').set({ status: 'rejected' }).execute();
    await database.updateTable('events').set({ is_approved: 0 }).execute();
    expect(await (await request('/events/get-featured-event')).json()).toEqual({ success: true, data: null });
    expect(await (await request('/news/fetch-all-news')).json()).toEqual({ success: true, data: [] });
    expect(await (await request(stories)).json()).toEqual({ success: true, data: [] });
  });

  test('does not restore deleted content at the next start', async () => {
    const { database, dataDir } = await testServer();
    await database.deleteFrom('news').execute();
    await database.deleteFrom('stories').execute();
    const { request } = await testServer({ DATA_DIR: dataDir });
    expect(await (await request('/news/fetch-all-news')).json()).toEqual({ success: true, data: [] });
    expect(await (await request(stories)).json()).toEqual({ success: true, data: [] });
  });

  test('answers the health check with 503 when the database is gone', async () => {
    const { request, database } = await testServer();
    await database.schema.dropTable('settings').execute();
    expect((await request('/health')).status).toBe(503);
  });
});
