import { ourMessages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { contactBody, registrationBody, testServer } from '../testing/test-server.ts';
import type { CaptchaProvider } from './captcha.ts';
import { hcaptcha } from './hcaptcha.ts';
import { proofOfWork } from './proof-of-work.ts';
import { type QuestionProvider, question, questionToken } from './question.ts';
import { openFake, proofOf, refusal, sending, solve, testClock } from './test-captcha.ts';
import { answerTo } from './test-solved-question.ts';

interface Tried {
  captchaProvider: CaptchaProvider;
  /** Token of a person who solved the verification. */
  solve: () => Promise<string>;
  /** Advances the clock by milliseconds. */
  wait: (ms: number) => void;
}

function answer(captchaProvider: QuestionProvider): string {
  const { text, token } = captchaProvider.ask();
  return questionToken(token, String(answerTo(text)));
}

const providers = {
  async 'proof of work'(): Promise<Tried> {
    const clock = testClock();
    const captchaProvider = proofOfWork('a secret', clock.now);
    return { captchaProvider, solve: () => solve(captchaProvider), wait: clock.wait };
  },
  async hCaptcha(): Promise<Tried> {
    const clock = testClock();
    const fake = await openFake();
    const options = { siteKey: 'key', secret: 'secret', hosts: [], verifyUrl: fake.verifyUrl };
    return {
      captchaProvider: hcaptcha(options, clock.now),
      solve: async () => fake.issue(),
      wait: clock.wait,
    };
  },
  async 'the question'(): Promise<Tried> {
    const clock = testClock();
    const captchaProvider = question('a secret', clock.now);
    return { captchaProvider, solve: async () => answer(captchaProvider), wait: clock.wait };
  },
};

describe.each(Object.entries(providers))('%s', (_, open) => {
  test.each(['', 'nonsense', 'e30=', '{}', '\u0000', 'a'.repeat(8_000), '1.2.9999999999999.1.x:3'])(
    'refuses %j with a 422 about the CAPTCHA',
    async (token) => {
      const { captchaProvider } = await open();
      const error = await refusal(captchaProvider.check(token, sending));
      expect(error.status).toBe(422);
      expect(error.message).toContain('CAPTCHA');
      expect(error.errors).toMatchObject([{ field: 'captchaToken' }]);
    },
  );

  test('accepts a verification for one submission only', async () => {
    const { captchaProvider, solve } = await open();
    const { post, rows } = await testServer({}, { captchaProvider });
    const captchaToken = await solve();
    expect((await post('/contact', contactBody({ captchaToken }))).status).toBe(200);
    const again = await post('/contact', contactBody({ captchaToken, message: 'Another.' }));
    expect(again.status).toBe(422);
    expect((await again.json()).message).toContain('CAPTCHA');
    expect((await rows()).messages).toHaveLength(1);
  });
});

describe('proof of work', () => {
  test('refuses a proof of another network with an instruction and one of another form, and accepts a new one', async () => {
    const { request, post, rows } = await testServer({ RATE_LIMIT_WRITES: '60' }, {});
    const asked = async (address: string) => {
      const answer = await request('/verification/challenge?for=sendContactMessage', {}, address);
      expect(answer.headers.get('Cache-Control')).toContain('no-store');
      return proofOf(await answer.json());
    };
    const captchaToken = await asked('198.51.100.1');
    const refused = await post('/contact', contactBody({ captchaToken }), {}, '198.51.100.2');
    expect([refused.status, (await refused.json()).message]).toEqual([422, ourMessages.captchaRefused]);
    const body = contactBody({ captchaToken: await asked('198.51.100.2') });
    const elsewhere = registrationBody({ captchaToken: body.captchaToken });
    expect((await post('/member/member-register', elsewhere, {}, '198.51.100.2')).status).toBe(422);
    expect((await post('/contact', body, {}, '198.51.100.2')).status).toBe(200);
    expect((await rows()).messages).toHaveLength(1);
  });

  test('serves challenges at the API’s address only with this provider', async () => {
    const ours = await testServer({}, {});
    expect((await ours.request('/verification/challenge')).status).toBe(200);
    const theirs = await testServer({ HCAPTCHA_SITE_KEY: 'k', HCAPTCHA_SECRET: 's' }, {});
    expect((await theirs.request('/verification/challenge')).status).toBe(404);
  });
});
