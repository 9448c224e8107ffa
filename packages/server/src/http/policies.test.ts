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
import { HttpError } from './http-error.ts';
import { policies } from './policies.ts';
import { anonymousVisitor } from './visitor.ts';

const asks: AnyHandler = {
  answer: async (_, { captcha }) => ((await captcha.check()) ? 'proven' : 'nothing to prove'),
};
const forgets: AnyHandler = { answer: async () => 'answered' };

/** Returns the result of a handler behind a policy; `422` if the captcha is required. */
async function answerOf(handler: AnyHandler, captcha: CaptchaRule, body: object, tries = 0) {
  const policy = { summary: '', captcha };
  const context = {
    idempotencyKey: undefined,
    captchaProvider: trusting,
    visitor: anonymousVisitor,
    sentFrom: null,
  };
  try {
    const input = { body: { captchaToken: '', homepage: '', ...body }, params: undefined, query: undefined };
    return await guardedHandler('call', handler, policy).answer(input, { ...context, tries });
  } catch (error) {
    if (error instanceof HttpError && error.errors[0]?.field === 'captchaToken') return error.status;
    throw error;
  }
}

describe('captcha of a policy', () => {
  test('always: refuses everybody without a captcha', async () => {
    expect(await answerOf(asks, 'always', {})).toBe(422);
    expect(await answerOf(asks, 'always', { captchaToken: 'bad' })).toBe(422);
    expect(await answerOf(asks, 'always', { captchaToken: freshToken() })).toBe('proven');
  });

  test('suspicious: refuses visitors who look like a program without a captcha', async () => {
    expect(await answerOf(asks, 'suspicious', { fillMs: 9_000 }, 10)).toBe('nothing to prove');
    expect(await answerOf(asks, 'suspicious', { homepage: 'https://example.org' })).toBe(422);
    expect(await answerOf(asks, 'suspicious', { fillMs: 20 })).toBe(422);
    expect(await answerOf(asks, 'suspicious', {}, 11)).toBe(422);
    expect(await answerOf(asks, 'suspicious', { fillMs: 20, captchaToken: freshToken() })).toBe('proven');
  });

  test('never: requires no captcha', async () => {
    expect(await answerOf(asks, 'never', { homepage: 'https://example.org', fillMs: 20 }, 99)).toBe(
      'nothing to prove',
    );
  });

  test('throws away the result of a handler that forgot to check the captcha', async () => {
    await expect(answerOf(forgets, 'always', { captchaToken: freshToken() })).rejects.toThrow(
      'call answered without',
    );
    await expect(answerOf(forgets, 'suspicious', { fillMs: 20 })).rejects.toThrow('call answered without');
    expect(await answerOf(forgets, 'suspicious', {})).toBe('answered');
    expect(await answerOf(forgets, 'never', {})).toBe('answered');
  });

  test.each([
    ['/contact', contactBody({ captchaToken: '' })],
    ['/member/member-register', registrationBody({ captchaToken: '' })],
    ['/jobs/create-jobs', jobBody({ captchaToken: '' })],
    ['/events/register/event-test', eventBody({ homepage: 'https://example.org' })],
    ['/donations/create-order', { amount: 25, currency_code: 'USD', homepage: 'https://example.org' }],
  ])('%s stores nothing without a captcha that its policy requires', async (path, body) => {
    const { post, event, rows } = await testServer();
    await event();
    const before = await rows();
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors[0].field).toBe('captchaToken');
    expect(await rows()).toEqual(before);
  });
});

test('query: refuses invalid values with a message, and passes valid ones to the handler', async () => {
  const { request } = await testServer();
  const refused = await request('/member/get-members?page=0');
  expect([refused.status, (await refused.json()).message]).toEqual([422, 'Pages are numbered from 1.']);
  expect((await (await request('/member/get-members?limit=3')).json()).data).toHaveLength(3);
});

test('query: accepts a chapter in four calls', () => {
  const asking = Object.entries(policies).filter(
    ([, policy]) => 'query' in policy && 'chapter' in policy.query.entries,
  );
  expect(asking.map(([name]) => name)).toEqual([
    'getFeaturedEvent',
    'getActiveEvents',
    'fetchAllNews',
    'getMembers',
  ]);
});

test('bodyLimit: accepts as many bytes as the call says, more for a story than for a message', async () => {
  const { post, request } = await testServer();
  const long = 'x'.repeat(100_000);
  expect((await post('/contact', contactBody({ message: long }))).status).toBe(413);
  const form = new FormData();
  for (const [name, value] of Object.entries(storyBody({ story: long }))) form.append(name, String(value));
  expect((await request('/alumni-stories/create', { method: 'POST', body: form })).status).toBe(422);
});

test('cached: allows caching for half a minute, until the next question, or not at all', async () => {
  const { request } = await testServer();
  const kept = async (path: string) => (await request(path)).headers.get('Cache-Control');
  expect(await kept('/jobs/get-jobs')).toBe('public, max-age=30');
  expect(await kept('/member/get-daily-members')).toBe('public, no-cache');
  expect(await kept('/health')).toBe('no-store');
});

test('summary: has a line for the docs for every call', () => {
  for (const { summary } of Object.values(policies)) expect(summary).toMatch(/^[A-Z].+\.$/);
});
