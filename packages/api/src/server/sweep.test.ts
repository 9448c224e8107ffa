import { readdirSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { terminal } from '../cli/terminal.ts';
import { dayMs } from '../contract/day.ts';
import { formDataOf } from '../contract/form-data.ts';
import { limits } from '../contract/limits.ts';
import { keepPortrait } from './stories/portrait.ts';
import { picture, storyBody } from './stories/test-story.ts';
import { sweep } from './sweep.ts';
import { testServer } from './test-server.ts';

test('the photo of a story that was turned down goes when that can no longer be undone, and no other goes', async () => {
  const { request, database, dataDir } = await testServer();
  const banyan = terminal(dataDir);
  const send = async (title: string) => {
    const body = formDataOf(storyBody({ title, photo: await picture() }));
    return (await (await request('/alumni-stories/create', { method: 'POST', body })).json()).reference;
  };
  const waiting = () => readdirSync(join(dataDir, 'media', '.waiting')).length;
  const old = () => {
    for (const name of readdirSync(join(dataDir, 'media', '.waiting')))
      utimesSync(join(dataDir, 'media', '.waiting', name), 1, 1);
  };
  const [down, , back] = [await send('One'), await send('Two'), await send('Three')];
  await banyan('reject', down, back, '--reason', 'It is about somebody else.');
  await keepPortrait(Buffer.from('of no story'), dataDir, '/api');
  await sweep(database, dataDir, Date.now());
  expect(waiting()).toBe(4);
  old();
  await sweep(database, dataDir, Date.now());
  expect(waiting()).toBe(3);
  const decided_at = new Date(Date.now() - limits.storyUndoDays * dayMs).toISOString();
  expect((await banyan('undo', back)).code).toBe(0);
  await database.updateTable('stories').set({ decided_at }).where('status', '=', 'rejected').execute();
  await sweep(database, dataDir, Date.now());
  expect(waiting()).toBe(2);
  expect((await banyan('undo', down)).out).toContain('its photo is deleted');
  expect((await banyan('queue')).out).not.toContain(down);
});

test('a photo that a crash left in the wrong place is where its story is again', async () => {
  const { request, database, dataDir } = await testServer();
  const banyan = terminal(dataDir);
  const send = async (title: string) => {
    const body = formDataOf(storyBody({ title, photo: await picture() }));
    return (await (await request('/alumni-stories/create', { method: 'POST', body })).json()).reference;
  };
  const photoOf = async (reference: string) => {
    const stories = database.selectFrom('stories').select('photo').where('reference', '=', reference);
    const { photo } = await stories.executeTakeFirstOrThrow();
    return { address: photo.replace('/api', ''), name: photo.replace(/^.*\//, '') };
  };
  const folder = (name: '.waiting' | 'stories') => join(dataDir, 'media', name);
  const [yes, no] = [await send('Yes'), await send('No')];
  await banyan('approve', yes);
  const [shown, hidden] = [await photoOf(yes), await photoOf(no)];
  renameSync(join(folder('stories'), shown.name), join(folder('.waiting'), shown.name));
  renameSync(join(folder('.waiting'), hidden.name), join(folder('stories'), hidden.name));
  // Moved just now, it may be one of a decision that is being written.
  await sweep(database, dataDir, Date.now());
  expect((await request(shown.address)).status).toBe(200);
  expect((await request(hidden.address)).status).toBe(200);
  await sweep(database, dataDir, Date.now() + dayMs + 1_000);
  expect((await request(shown.address)).status).toBe(200);
  expect((await request(hidden.address)).status).toBe(404);
});
