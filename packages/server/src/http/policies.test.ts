import { describe, expect, test } from 'vitest';
import { jobBody } from '../jobs/test-job.ts';
import { storyBody } from '../stories/test-story.ts';
import {
  contactBody,
  eventBody,
  registrationBody,
  testServer,
} from '../testing/test-server.ts';

describe('captcha', () => {

  test.each([
    ['/contact', contactBody({ captchaToken: '' })],
    ['/member/member-register', registrationBody({ captchaToken: '' })],
    ['/jobs/create-jobs', jobBody({ captchaToken: '' })],
    ['/events/register/event-test', eventBody({ homepage: 'https://example.org' })],
    ['/donations/create-order', { amount: 25, currency_code: 'USD', homepage: 'https://example.org' }],
  ])('%s stores nothing without a proof that its policy wants', async (path, body) => {
    const { post, event, rows } = await testServer();
    await event();
    const before = await rows();
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors[0].field).toBe('captchaToken');
    expect(await rows()).toEqual(before);
  });
});

test('bodyLimit: counted where the call says so, more for a story than for a message', async () => {
  const { post, request } = await testServer();
  const long = 'x'.repeat(100_000);
  expect((await post('/contact', contactBody({ message: long }))).status).toBe(413);
  const form = new FormData();
  for (const [name, value] of Object.entries(storyBody({ story: long }))) form.append(name, String(value));
  expect((await request('/alumni-stories/create', { method: 'POST', body: form })).status).toBe(422);
});
