import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { solvedQuestion } from '../captcha/test-solved-question.ts';
import type { ApiServer } from '../create-server.ts';
import { testServer } from '../testing/test-server.ts';
import { picture, storyBody } from './test-story.ts';

/** Form data as a browser sends it: CRLF line ends, an empty honeypot, and a file field even if no file was chosen. */
const posted = (more: Record<string, string> = {}, photo: Blob = new Blob([])) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...storyBody(), agreeTerms: 'on', homepage: '', ...more })) {
    form.append(name, String(value).replaceAll('\n', '\r\n'));
  }
  form.append('photo', photo, photo.size > 0 ? 'tumbler.jpg' : '');
  return form;
};

const submit = (server: ApiServer, body: FormData) =>
  server.submitForm(
    'story',
    new Request('http://localhost:3000/submit-story', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000' },
      body,
    }),
    { peer: '203.0.113.7' },
  );

test('accepts a story without JavaScript or a question, and stores its photo as hidden', async () => {
  const { server, database, dataDir } = await testServer();
  const result = await submit(server, posted({}, await picture()));
  expect(result).toMatchObject({ status: 200, success: { reference: expect.stringMatching(/^S-/) } });
  const rows = await database
    .selectFrom('stories')
    .selectAll()
    .where('reference', '=', result.success?.reference ?? '')
    .execute();
  expect(rows).toMatchObject([{ status: 'pending' }]);
  const waiting = readdirSync(join(dataDir, 'media', '.waiting'));
  expect(waiting.filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
});

test('returns the typed values with the errors, and the photo must be chosen again', async () => {
  const { server } = await testServer();
  const result = await submit(server, posted({ email: 'rohan', title: '' }, await picture()));
  expect(result).toMatchObject({ status: 422, values: { email: 'rohan', agreeTerms: true } });
  expect(result.values.story).not.toContain('\r');
  expect(result.errors.map(({ field }) => field)).toEqual(['title', 'email', 'photo']);
});

test('refuses a photo that is too large or no image, and keeps the typed values', async () => {
  const { server } = await testServer();
  const large = new File([new Uint8Array(6 * 1_048_576)], 'x', { type: 'image/jpeg' });
  for (const file of [large, new File(['none'], 'x', { type: 'image/jpeg' })]) {
    const result = await submit(server, posted({}, file));
    expect(result).toMatchObject({ status: 422, values: { name: storyBody().name } });
    expect(result.errors.map(({ field }) => field)).toEqual(['photo']);
  }
});

test('asks a question if the honeypot is filled in, and accepts the answer', async () => {
  const { server } = await testServer();
  const trapped = { homepage: 'https://x.example' };
  expect(await submit(server, posted(trapped))).toMatchObject({
    status: 422,
    errors: [{ field: 'questionAnswer' }],
  });
  expect((await submit(server, posted({ ...trapped, ...solvedQuestion(server) }))).status).toBe(200);
});
