import { dayMs, limits } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openMedia } from '../media/store/open.ts';
import { mediaPlaces, testMedia } from '../media/store/test-media.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { keepPortrait } from '../stories/portrait.ts';
import { picture, storyBody } from '../stories/test-story.ts';
import { createLogger } from '../telemetry/logger.ts';
import { testServer } from '../testing/test-server.ts';
import { sweep } from './sweep.ts';

test('while the bucket is away everything else is forgotten as ever', async () => {
  const { environment, bucket } = await testMedia('bucket');
  const { database, dataDir } = await testServer(environment);
  const lines: string[] = [];
  const logger = createLogger((line) => void lines.push(line));
  const media = await openMedia(readConfig({ ...environment, DATA_DIR: dataDir }), logger);
  bucket?.misbehave('down');
  await sweep(database, media, Date.now());
  expect(lines).toEqual([expect.stringMatching(/^media: BucketError /)]);
});

describe.each(mediaPlaces)('photos of stories in a %s', (place) => {
  async function dashboard() {
    const { environment, at, bucket } = await testMedia(place);
    const site = await testServer(environment);
    const files = at(site.dataDir);
    const media = await openMedia(readConfig({ ...environment, DATA_DIR: site.dataDir }), createLogger());
    return {
      ...site,
      bucket,
      media,
      review: reviewing(site),
      waiting: () => files.files().filter((key) => /^\.waiting\/.*\.jpg$/.test(key)).length,
      files: files.files,
      sweepNow: () => sweep(site.database, media, Date.now()),
      /** A day after everything that a test does. */
      sweepLater: () => sweep(site.database, media, Date.now() + dayMs + 1_000),
      async send(title: string) {
        const body = formDataOf(storyBody({ title, photo: await picture() }));
        return (await (await site.request('/alumni-stories/create', { method: 'POST', body })).json())
          .reference;
      },
      async photoOf(reference: string) {
        const stories = site.database
          .selectFrom('stories')
          .select('photo')
          .where('reference', '=', reference);
        const { photo } = await stories.executeTakeFirstOrThrow();
        return { address: photo.replace('/api', ''), name: photo.replace(/^.*\//, '') };
      },
    };
  }

  test('of one that was turned down it goes when that can no longer be undone, and no other goes', async () => {
    const { review, database, files, media, send, sweepLater, sweepNow, waiting } = await dashboard();
    const [down, , back] = [await send('One'), await send('Two'), await send('Three')];
    await review.reject('It is about somebody else.', down, back);
    await keepPortrait({ bytes: Buffer.from('of no story'), width: 9, height: 9, copies: [] }, media, '/api');
    await sweepNow();
    expect(waiting()).toBe(4);
    await sweepLater();
    expect(waiting()).toBe(3);
    const decided_at = new Date(Date.now() - limits.storyUndoDays * dayMs).toISOString();
    expect(await review.undo(back)).toMatchObject({ email: 'withdrawn' });
    await database.updateTable('stories').set({ decided_at }).where('status', '=', 'rejected').execute();
    await sweepLater();
    expect(waiting()).toBe(2);
    // Its smaller copies went with it.
    expect(files().filter((key) => key.endsWith('.webp'))).toHaveLength(2 * 5);
    expect(await review.undo(down)).toBe('too late');
    expect((await review.queue()).waiting).not.toContain(down);
  });

  test('one that a crash left in the wrong place is where its story is again', async () => {
    const { review, media, photoOf, request, send, sweepLater, sweepNow } = await dashboard();
    const [yes, no] = [await send('Yes'), await send('No')];
    await review.approve(yes);
    const [shown, hidden] = [await photoOf(yes), await photoOf(no)];
    await media.move(`stories/${shown.name}`, `.waiting/${shown.name}`);
    await media.move(`.waiting/${hidden.name}`, `stories/${hidden.name}`);
    // Moved just now, it may be one of a decision that is being written.
    await sweepNow();
    expect((await request(shown.address)).status).toBe(200);
    expect((await request(hidden.address)).status).toBe(200);
    await sweepLater();
    expect((await request(shown.address)).status).toBe(200);
    expect((await request(hidden.address)).status).toBe(404);
  });

  test('one that a crash in a move left at both places is at the one where it belongs', async () => {
    const { review, files, media, photoOf, send, sweepLater } = await dashboard();
    const [yes, no] = [await send('Yes'), await send('No')];
    await review.approve(yes);
    const [shown, hidden] = [await photoOf(yes), await photoOf(no)];
    await media.put(`.waiting/${shown.name}`, Buffer.from('a copy'));
    await media.put(`stories/${hidden.name}`, Buffer.from('a copy'));
    await sweepLater();
    const photos = files().filter((key) => key.endsWith('.jpg'));
    expect(photos).toEqual([`.waiting/${hidden.name}`, `stories/${shown.name}`].toSorted());
  });
});
