import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Challenge, proofToken } from '../../contract/index.ts';
import { ourMessages } from '../../contract/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { contactBody, testServer } from '../test-server.ts';
import type { CaptchaProvider } from './captcha.ts';
import { hcaptcha } from './hcaptcha.ts';
import { proofOfWork } from './proof-of-work.ts';
import { type QuestionProvider, question, questionToken } from './question.ts';
import { type SiteVerify, siteverify } from './siteverify-double.ts';
import { answerTo } from './test-solved-question.ts';

/** hCaptcha's double, for as long as the test runs. */
async function openDouble(misbehave?: SiteVerify) {
  const double = await siteverify(misbehave);
  onTestFinished(double.close);
  return double;
}

/** A visitor who sends a message. */
const sending = { call: 'sendContactMessage', network: '203.0.113.7' };

interface Tried {
  captchaProvider: CaptchaProvider;
  /** What a person who did it right would send. */
  solve: () => Promise<string>;
  /** Lets this many milliseconds pass. */
  wait: (ms: number) => void;
}

async function proofOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution');
  return proofToken(challenge, solution);
}

async function solve(captchaProvider: CaptchaProvider, purpose = sending, tries = 1): Promise<string> {
  const challenge = await captchaProvider.challenge?.(purpose, tries);
  if (!challenge) throw new Error('no challenge');
  return proofOf(challenge);
}

function answer(captchaProvider: QuestionProvider): string {
  const { text, token } = captchaProvider.ask();
  return questionToken(token, String(answerTo(text)));
}

function testClock() {
  let time = Date.now();
  return {
    now: () => time,
    wait(ms: number) {
      time += ms;
    },
  };
}

const providers = {
  async 'proof of work'(): Promise<Tried> {
    const clock = testClock();
    const captchaProvider = proofOfWork('a secret', clock.now);
    return { captchaProvider, solve: () => solve(captchaProvider), wait: clock.wait };
  },
  async hCaptcha(): Promise<Tried> {
    const clock = testClock();
    const double = await openDouble();
    const options = { siteKey: 'key', secret: 'secret', hosts: [], verifyUrl: double.verifyUrl };
    return {
      captchaProvider: hcaptcha(options, clock.now),
      solve: async () => double.issue(),
      wait: clock.wait,
    };
  },
  async 'the question'(): Promise<Tried> {
    const clock = testClock();
    const captchaProvider = question('a secret', clock.now);
    return { captchaProvider, solve: async () => answer(captchaProvider), wait: clock.wait };
  },
};

const refusal = async (attempt: Promise<unknown>): Promise<Refusal> => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Refusal) return error;
  throw new Error(`expected a refusal, not ${String(error)}`);
};

describe.each(Object.entries(providers))('%s', (_, open) => {
  test('lets a person through, and names what to mark as used', async () => {
    const { captchaProvider, solve } = await open();
    const one = await captchaProvider.check(await solve(), sending);
    const other = await captchaProvider.check(await solve(), sending);
    expect(one.expiresAt).toBeGreaterThan(Date.now());
    expect(one.key).not.toBe(other.key);
  });

  test.each(['', 'nonsense', 'e30=', '{}', '\u0000', 'a'.repeat(8_000), '1.2.9999999999999.1.x:3'])(
    'refuses %j as a 422 about the CAPTCHA',
    async (token) => {
      const { captchaProvider } = await open();
      const error = await refusal(captchaProvider.check(token, sending));
      expect(error.status).toBe(422);
      expect(error.message).toContain('CAPTCHA');
      expect(error.errors).toMatchObject([{ field: 'captchaToken' }]);
    },
  );

  test('a verification serves one submission', async () => {
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
  test('expires on the server later than on the page, and not much later', async () => {
    const { captchaProvider, solve, wait } = await providers['proof of work']();
    const [early, late] = [await solve(), await solve()];
    wait(150_000);
    await captchaProvider.check(early, sending);
    wait(200_000);
    expect((await refusal(captchaProvider.check(late, sending))).message).toContain('CAPTCHA');
  });

  test('takes nobody else’s challenge and no changed one', async () => {
    const { captchaProvider, solve: solveOurs } = await providers['proof of work']();
    expect(
      (await refusal(captchaProvider.check(await solve(proofOfWork('another secret', Date.now)), sending)))
        .status,
    ).toBe(422);
    const proof = JSON.parse(atob(await solveOurs()));
    const changed = [
      { ...proof, solution: { ...proof.solution, derivedKey: '0'.repeat(64) } },
      {
        ...proof,
        challenge: {
          ...proof.challenge,
          parameters: { ...proof.challenge.parameters, expiresAt: 9_999_999_999 },
        },
      },
      { ...proof, challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, cost: 1 } } },
    ];
    for (const one of changed) {
      expect((await refusal(captchaProvider.check(btoa(JSON.stringify(one)), sending))).status).toBe(422);
    }
  });

  test.each([
    [1, 'sendContactMessage', 300, 900],
    [10, 'sendContactMessage', 300, 900],
    [11, 'sendContactMessage', 600, 1_800],
    [21, 'sendContactMessage', 1_200, 3_600],
    [10_000, 'sendContactMessage', 1_200, 3_600],
    [1, '', 600, 1_800],
  ])('challenge %i of a network for %j costs %i to %i tries', async (tries, call, least, most) => {
    const captchaProvider = proofOfWork('a secret', Date.now);
    const token = await solve(captchaProvider, { ...sending, call }, tries);
    const { counter } = JSON.parse(atob(token)).solution;
    expect(counter).toBeGreaterThanOrEqual(least);
    expect(counter).toBeLessThanOrEqual(most);
  });

  test('a proof serves the call and the network that its challenge was for', async () => {
    const captchaProvider = proofOfWork('a secret', Date.now);
    const token = await solve(captchaProvider);
    for (const elsewhere of [
      { ...sending, call: 'registerMember' },
      { ...sending, call: '' },
      { ...sending, network: '203.0.113.8' },
    ])
      expect((await refusal(captchaProvider.check(token, elsewhere))).message).toBe(
        ourMessages.captchaRefused,
      );
    await captchaProvider.check(token, sending);
  });

  test('one of an older page, which does not say what for, serves any call of its network', async () => {
    const captchaProvider = proofOfWork('a secret', Date.now);
    const token = await solve(captchaProvider, { ...sending, call: '' });
    await captchaProvider.check(token, sending);
    const elsewhere = { ...sending, network: '2001:db8:0:1' };
    expect((await refusal(captchaProvider.check(token, elsewhere))).status).toBe(422);
  });

  test('of another network is refused with what to do, and a fresh one is taken', async () => {
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
    expect((await post('/contact', body, {}, '198.51.100.2')).status).toBe(200);
    expect((await rows()).messages).toHaveLength(1);
  });

  test('a challenge is at the contract’s address, and only with this provider', async () => {
    const ours = await testServer({}, {});
    expect((await ours.request('/verification/challenge')).status).toBe(200);
    const theirs = await testServer({ HCAPTCHA_SITE_KEY: 'k', HCAPTCHA_SECRET: 's' }, {});
    expect((await theirs.request('/verification/challenge')).status).toBe(404);
  });
});

describe('hCaptcha', () => {
  const options = { siteKey: 'key', secret: 'secret', hosts: ['alumni.example.org', 'localhost'] };

  test('is asked with secret, token and site key, as a form', async () => {
    const { verifyUrl, forms, issue } = await openDouble();
    const token = issue();
    await hcaptcha({ ...options, verifyUrl }, Date.now).check(token, sending);
    expect(Object.fromEntries(forms[0] ?? [])).toEqual({ secret: 'secret', response: token, sitekey: 'key' });
  });

  test.each<[string, SiteVerify]>([
    ['silence', () => undefined],
    ['a broken connection', (_, __, request) => void request.socket.destroy()],
    ['garbage', (_, response) => void response.end('<html>')],
    ['another shape', (_, response) => void response.end('{"success":"yes"}')],
    ['an empty answer', (_, response) => void response.end()],
    [
      'our own mistake',
      (_, response) => void response.end('{"success":false,"error-codes":["sitekey-secret-mismatch"]}'),
    ],
    [
      'a fault of theirs, whatever it says',
      (_, response) => void response.writeHead(500).end('{"success":true}'),
    ],
    ['a redirect', (_, response) => void response.writeHead(302, { Location: 'https://example.org' }).end()],
  ])('%s lets nobody through: 503', async (_, misbehave) => {
    const { verifyUrl } = await openDouble(misbehave);
    const error = await refusal(
      hcaptcha({ ...options, verifyUrl, timeoutMs: 80 }, Date.now).check('token', sending),
    );
    expect(error.status).toBe(503);
    expect(error.message).toContain('CAPTCHA');
    expect(error.headers).toHaveProperty('Retry-After');
  });

  test.each([
    ['alumni.example.org', 'let through'],
    ['not-provided', 'let through'],
    [undefined, 'let through'],
    ['elsewhere.example.net', 422],
    ['alumni.example.org.example.net', 422],
  ])('a token solved on %s is %s', async (hostname, expected) => {
    const { verifyUrl } = await openDouble(
      (_, response) => void response.end(JSON.stringify({ success: true, hostname })),
    );
    const checked = hcaptcha({ ...options, verifyUrl }, Date.now).check('token', sending);
    if (expected === 'let through') expect(await checked).toHaveProperty('key');
    else expect((await refusal(checked)).status).toBe(expected);
  });

  test.each([
    ['without a reason', '{"success":false}'],
    ['with an empty list of reasons', '{"success":false,"error-codes":[]}'],
    ['for the token’s sake', '{"success":false,"error-codes":["invalid-input-response"]}'],
    ['on our own host', '{"success":false,"hostname":"alumni.example.org"}'],
  ])('a token that is refused %s is refused: 422', async (_, answer) => {
    const { verifyUrl } = await openDouble((_, response) => void response.end(answer));
    const error = await refusal(hcaptcha({ ...options, verifyUrl }, Date.now).check('token', sending));
    expect(error.status).toBe(422);
  });

  test('a wrong secret lets nobody through', async () => {
    const { verifyUrl, issue } = await openDouble();
    const error = await refusal(
      hcaptcha({ ...options, secret: 'wrong', verifyUrl }, Date.now).check(issue(), sending),
    );
    expect(error.status).toBe(503);
  });
});
