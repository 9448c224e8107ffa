import { describe, expect, test } from 'vitest';
import type { CaptchaRule } from '../captcha/guard.ts';
import { jobBody } from '../jobs/test-job.ts';
import { storyBody } from '../stories/test-story.ts';
import {
  contactBody,
  eventBody,
  freshToken,
  registrationBody,
  testServer,
  trusting,
} from '../testing/test-server.ts';
import { guardedHandler } from './guarded.ts';
import type { AnyHandler } from './handler.ts';
import { anonymousVisitor } from './visitor.ts';

const forgets: AnyHandler = { answer: async () => 'answered' };

/** Returns the result of a handler that forgets the captcha, behind a policy. */
async function answerOf(captcha: CaptchaRule, body: object) {
  const policy = { summary: '', captcha };
  const context = {
    idempotencyKey: undefined,
    captchaProvider: trusting,
    tries: 0,
    visitor: anonymousVisitor,
    sentFrom: null,
  };
  const input = { body: { captchaToken: '', homepage: '', ...body }, params: undefined, query: undefined };
  return guardedHandler('call', forgets, policy).answer(input, context);
}

describe('captcha of a policy', () => {
  test('throws away the result of a handler that forgot to check the captcha', async () => {
    const lost = 'call answered without';
    await expect(answerOf('always', { captchaToken: freshToken() })).rejects.toThrow(lost);
    await expect(answerOf('suspicious', { fillMs: 20 })).rejects.toThrow(lost);
    expect(await answerOf('suspicious', {})).toBe('answered');
    expect(await answerOf('never', {})).toBe('answered');
  });

  test.each([
    ['/contact', contactBody({ captchaToken: '' })],
    ['/contact', contactBody({ captchaToken: 'bad' })],
    ['/member/member-register', registrationBody({ captchaToken: '' })],
    ['/jobs/create-jobs', jobBody({ captchaToken: '' })],
    ['/events/register/event-test', eventBody({ homepage: 'https://example.org' })],
    ['/events/register/event-test', eventBody({ fillMs: 1_499 })],
    ['/donations/create-order', { amount: 25, currency_code: 'USD', homepage: 'https://example.org' }],
  ])('%s stores nothing without a captcha that its policy requires', async (path, body) => {
    const { post, event, rows } = await testServer();
    await event();
    const before = await rows();
    const answer = await post(path, body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        success: false,
        message: expect.stringContaining('CAPTCHA'),
        errors: [expect.objectContaining({ field: 'captchaToken' })],
      },
    ]);
    expect(await rows()).toEqual(before);
  });

  test('suspicious: requires a captcha for the eleventh write of a visitor in ten minutes', async () => {
    const { post, event } = await testServer({ RATE_LIMIT_WRITES: '60' });
    const attend = await event();
    const statuses = [];
    for (let tries = 1; tries <= 11; tries += 1)
      statuses.push((await post(attend, eventBody({ fillMs: 1_500 }))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 422]);
    expect((await post(attend, eventBody({ captchaToken: freshToken() }))).status).toBe(200);
  });
});

test('bodyLimit: accepts as many bytes as the call says, more for a story than for a message', async () => {
  const { post, request } = await testServer();
  const long = 'x'.repeat(100_000);
  expect((await post('/contact', contactBody({ message: long }))).status).toBe(413);
  const form = new FormData();
  for (const [name, value] of Object.entries(storyBody({ story: long }))) form.append(name, String(value));
  expect((await request('/alumni-stories/create', { method: 'POST', body: form })).status).toBe(422);
});
