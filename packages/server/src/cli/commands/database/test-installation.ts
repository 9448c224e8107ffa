import { join } from 'node:path';
import { formDataOf } from '@banyan/api/internal';
import { expect, onTestFinished } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createServer } from '../../../create-server.ts';
import { openDatabase } from '../../../database/open.ts';
import { reviewing } from '../../../review/test-reviewing.ts';
import { picture, storyBody } from '../../../stories/test-story.ts';
import { terminal } from '../../../testing/terminal.ts';
import { contactBody, temporaryDirectory, trusting } from '../../../testing/test-server.ts';

/** Site that a test starts and stops. */
export async function site(dataDir: string, variables: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT_WRITES: '0', ...variables });
  const server = await createServer(config, { captchaProvider: trusting });
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(stop);
  const request = (path: string, init: RequestInit = {}) =>
    server.fetch(new Request(`http://localhost:3000/api${path}`, init), { peer: '203.0.113.7' });
  return { config, request, stop };
}

/** A stopped site with a message, and a published story with its photo. */
export async function installation() {
  const root = temporaryDirectory();
  const dataDir = join(root, 'data');
  const { config, request, stop } = await site(dataDir);
  const post = (path: string, body: unknown) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('/contact', contactBody())).status).toBe(200);
  const story = formDataOf(storyBody({ photo: await picture() }));
  const sent = await request('/alumni-stories/create', { method: 'POST', body: story });
  const { reference } = await sent.json();
  const banyan = terminal(dataDir);
  const database = await openDatabase(config);
  await reviewing({ config, database }).approve(reference);
  await database.destroy();
  const waiting = formDataOf(storyBody({ photo: await picture() }));
  await request('/alumni-stories/create', { method: 'POST', body: waiting });
  const { data } = await (await request('/alumni-stories/get-stories')).json();
  const photo: string = data[0].authorImage.replace('/api', '');
  return { root, dataDir, banyan, request, stop, post, photo };
}
