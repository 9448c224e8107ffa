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

test('still deletes all other expired data while the bucket is unavailable', async () => {
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
      /** Time a day after all actions of a test. */
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

  test('deletes the photo of a declined story once the decision is final, and no other', async () => {
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
    // Its smaller copies are deleted too.
    expect(files().filter((key) => key.endsWith('.webp'))).toHaveLength(2 * 6);
    expect(await review.undo(down)).toBe('too late');
    expect((await review.queue()).waiting).not.toContain(down);
  });

  test('moves a photo back to its story when a crash left it in the wrong place', async () => {
    const { review, media, photoOf, request, send, sweepLater, sweepNow } = await dashboard();
    const [yes, no] = [await send('Yes'), await send('No')];
    await review.approve(yes);
    const [shown, hidden] = [await photoOf(yes), await photoOf(no)];
    await media.move(`stories/${shown.name}`, `.waiting/${shown.name}`);
    await media.move(`.waiting/${hidden.name}`, `stories/${hidden.name}`);
    // A photo moved just now may belong to a decision that is still being stored.
    await sweepNow();
    expect((await request(shown.address)).status).toBe(200);
    expect((await request(hidden.address)).status).toBe(200);
    await sweepLater();
    expect((await request(shown.address)).status).toBe(200);
    expect((await request(hidden.address)).status).toBe(404);
  });

  test('keeps only the right copy when a crash during a move left two', async () => {
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
