import { createClient } from '@banyan/api/client';
import { describe, expect, test } from 'vitest';
import { type CaptchaProvider, captchaUsed } from '../captcha/captcha.ts';
import { contactBody, freshToken, registrationBody, testServer, trusting } from '../testing/test-server.ts';

const answerOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });

describe('contact message', () => {
  test('stores one row and one email to the volunteers for a contact message', async () => {
    const { post, rows } = await testServer();
    const answer = await answerOf(await post('/contact', contactBody({ phone: '+1 510 555 0100' })));
    expect(answer).toEqual({
      status: 200,
      success: true,
      message: expect.any(String),
      reference: expect.any(String),
    });
    const { messages, emails } = await rows();
    expect(messages).toMatchObject([
      { reference: answer.reference, email: 'leela@example.org', status: 'new' },
    ]);
    expect(emails).toMatchObject([
      { recipient: 'volunteers@example.org', reply_to: 'leela@example.org', sent_at: null },
    ]);
    expect(emails[0]?.body).toContain('Is the long table really one table?');
  });

  test('names the invalid fields of a contact message, and stores nothing', async () => {
    const { post, rows } = await testServer();
    const answer = await answerOf(await post('/contact', contactBody({ email: 'x', message: '' })));
    expect(answer).toEqual({
      status: 422,
      success: false,
      message: 'Please enter a valid email address',
      errors: [
        { field: 'email', code: 'invalid', message: 'Please enter a valid email address' },
        { field: 'message', code: 'required', message: 'Message is required' },
      ],
    });
    expect((await rows()).messages).toEqual([]);
  });
});

describe('membership request', () => {
  test('stores one pending row and one email without personal data for a membership request', async () => {
    const { post, rows } = await testServer();
    const answer = await answerOf(
      await post('/member/member-register', registrationBody({ LinkedInURL: 'linkedin.com/in/rb' })),
    );
    expect(answer).toMatchObject({ status: 200, success: true });
    const { members, emails } = await rows();
    expect(members).toMatchObject([
      {
        status: 'pending',
        year: 1998,
        dept: 'Mechanical',
        linkedin_url: 'https://linkedin.com/in/rb',
        public_state: 0,
      },
    ]);
    expect(emails).toHaveLength(1);
    expect(JSON.stringify(emails)).not.toMatch(/rohan|bakul/i);
  });

  test('names the fields of a membership request with the words that the form looks for', async () => {
    const { post } = await testServer();
    const answer = await answerOf(
      await post('/member/member-register', registrationBody({ FirstName: '', Year: 1900 })),
    );
    expect(answer.message).toBe('Member validation failed: FirstName, Year');
  });
});

describe('repeated submission', () => {
  test('stores one row for a double click and returns the same success, though a captcha is accepted only once', async () => {
    const taken = new Set<string>();
    const strict: CaptchaProvider = {
      name: 'hcaptcha',
      async check(token) {
        if (taken.has(token)) throw captchaUsed();
        taken.add(token);
        return { key: token, expiresAt: Date.now() + 60_000 };
      },
    };
    const { post, rows } = await testServer({}, { captchaProvider: strict });
    const body = registrationBody();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => answerOf(await post('/member/member-register', body))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect((await rows()).emails).toHaveLength(1);
  });

  test('stores one row for two tabs with their own captcha and key', async () => {
    const { post, rows } = await testServer();
    const body = contactBody();
    const tabs = ['tab-one-key', 'tab-two-key'].map((key) =>
      post('/contact', { ...body, captchaToken: freshToken() }, { 'Idempotency-Key': key }),
    );
    const [one, two] = await Promise.all(tabs.map(async (tab) => answerOf(await tab)));
    expect(two).toEqual(one);
    expect((await rows()).emails).toHaveLength(1);
  });

  test('returns the first response to a retry under the same key, without a second captcha', async () => {
    const { server, rows } = await testServer();
    let lose = true;
    const client = createClient({
      base: 'http://localhost:3000/api',
      fetch: async (...request) => {
        const answer = await server.fetch(new Request(...request), { peer: '203.0.113.7' });
        if (!lose) return answer;
        lose = false;
        throw new TypeError('connection reset');
      },
    });
    const body = contactBody();
    const idempotencyKey = 'one-submission';
    await expect(client.sendContactMessage(body, { idempotencyKey })).rejects.toMatchObject({
      kind: 'network',
    });
    const receipt = await client.sendContactMessage({ ...body, captchaToken: 'bad' }, { idempotencyKey });
    const { messages, emails } = await rows();
    expect(messages).toMatchObject([{ reference: receipt.reference }]);
    expect(emails).toHaveLength(1);
  });

  test('forgets a key after a day, and stores the same message again after ten minutes', async () => {
    let now = Date.now();
    const { post, rows } = await testServer({}, { captchaProvider: trusting, now: () => now });
    const body = contactBody();
    await post('/contact', body);
    now += 599_000;
    await post('/contact', { ...body, captchaToken: freshToken() });
    expect((await rows()).messages).toHaveLength(1);
    now += 2_000;
    await post('/contact', { ...body, captchaToken: freshToken() });
    expect((await rows()).messages).toHaveLength(2);
  });

  test('answers the same key with other content with 409', async () => {
    const { post, rows } = await testServer();
    const headers = { 'Idempotency-Key': 'one-submission' };
    await post('/contact', contactBody(), headers);
    const answer = await answerOf(await post('/contact', contactBody({ message: 'Other.' }), headers));
    expect(answer).toMatchObject({ status: 409, success: false });
    expect((await rows()).messages).toHaveLength(1);
  });

  test('keeps the key of a refused attempt free', async () => {
    const { post } = await testServer();
    const headers = { 'Idempotency-Key': 'one-submission' };
    const body = contactBody();
    expect((await post('/contact', { ...body, captchaToken: 'bad' }, headers)).status).toBe(422);
    expect((await post('/contact', body, headers)).status).toBe(200);
  });
});
