import type { AlumnusCard, EventItem, Story } from '@banyan/api/contract';
import { expect, test, vi } from 'vitest';
import { hasSamples } from '../settings/samples.ts';
import { temporaryDirectory, testServer } from '../testing/test-server.ts';
import { removeSamples } from './removal.ts';

/* All photographs would take a minute. */
vi.mock(import('@banyan/api/samples'), async (original) => {
  const samples = await original();
  const some = ['event-kite-morning', 'news-long-table'];
  return {
    ...samples,
    samplePhotos: Object.fromEntries(
      Object.entries(samples.samplePhotos).filter(([id]) => some.includes(id)),
    ),
    samplePortraits: { 'check-the-third-span': 'portrait-deepa' },
  };
});

test('a new database gets converted photographs, portraits and faces as samples, which can be removed', async () => {
  const { request, database } = await testServer({ SAMPLES: 'photos', DATA_DIR: temporaryDirectory() });
  const read = async <Data>(path: string): Promise<Data> => (await (await request(path)).json()).data;

  const event = await read<EventItem>('/events/get-events/event-kite-morning');
  expect(event.images).toEqual([event.media[0]?.path]);
  expect(event.media[0]).toMatchObject({
    width: 864,
    height: 1080,
    focus: { x: 0.5, y: 0.1 },
    hasText: true,
  });
  const addresses = [event.images[0], ...(event.media[0]?.sources.map(({ path }) => path) ?? [])];
  const stories = await read<Story[]>('/alumni-stories/get-stories');
  addresses.push(stories.find(({ id }) => id === 'check-the-third-span')?.authorImage);
  for (const address of addresses)
    expect([address, (await request(address?.replace('/api', '') ?? '')).status]).toEqual([address, 200]);

  const { length } = (await read<AlumnusCard[]>('/member/get-members')).filter(({ image }) => image !== '');
  expect(length).toBeGreaterThan(0);

  await removeSamples(database, { who: 'the machine' }, Date.now());
  expect(await hasSamples(database)).toBe(false);
  expect(await read('/alumni-stories/get-stories')).toEqual([]);
}, 60_000);
