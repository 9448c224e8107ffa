import { ourMessages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { proofOfWork } from './proof-of-work.ts';
import { refusal, sending, solve, testClock } from './test-captcha.ts';

describe('proof of work', () => {
  test.each([
    [1, 'sendContactMessage', 300, 900],
    [10, 'sendContactMessage', 300, 900],
    [11, 'sendContactMessage', 600, 1_800],
    [20, 'sendContactMessage', 600, 1_800],
    [21, 'sendContactMessage', 1_200, 3_600],
    [1, '', 600, 1_800],
  ])('challenge %i of a network for %j costs %i to %i tries', async (tries, call, least, most) => {
    const captchaProvider = proofOfWork('a secret', Date.now);
    // A single random result proves little, so four are checked.
    for (let tried = 0; tried < 4; tried += 1) {
      const token = await solve(captchaProvider, { ...sending, call }, tries);
      const { counter } = JSON.parse(atob(token)).solution;
      expect(counter).toBeGreaterThanOrEqual(least);
      expect(counter).toBeLessThanOrEqual(most);
    }
  });

  test('accepts a proof without a call, from an older page, for any call of its network', async () => {
    const captchaProvider = proofOfWork('a secret', Date.now);
    const token = await solve(captchaProvider, { ...sending, call: '' });
    await captchaProvider.check(token, sending);
    const elsewhere = { ...sending, network: '2001:db8:0:1' };
    expect((await refusal(captchaProvider.check(token, elsewhere))).status).toBe(422);
  });
});

describe('proof', () => {
  const fixed = Math.floor(Date.now() / 1_000) * 1_000;

  test('is marked as used by itself and expires at the exact millisecond', async () => {
    const clock = testClock(fixed);
    const captchaProvider = proofOfWork('a secret', clock.now);
    const [one, other] = [await solve(captchaProvider), await solve(captchaProvider)];
    const { key, expiresAt } = await captchaProvider.check(one, sending);
    expect(key).toMatch(/^pow:[\w-]{43}$/);
    expect((await captchaProvider.check(one, sending)).key).toBe(key);
    expect((await captchaProvider.check(other, sending)).key).not.toBe(key);
    expect(expiresAt).toBe(fixed + 300_000);
    clock.wait(299_999);
    await captchaProvider.check(one, sending);
    clock.wait(1);
    expect((await refusal(captchaProvider.check(one, sending))).message).toBe(ourMessages.captchaUsed);
    expect(captchaProvider.name).toBe('proof-of-work');
  });

  test('refuses a proof with any changed part, or of another server', async () => {
    const captchaProvider = proofOfWork('a secret', Date.now);
    const elsewhere = await solve(proofOfWork('another secret', Date.now));
    expect((await refusal(captchaProvider.check(elsewhere, sending))).status).toBe(422);
    const proof = JSON.parse(atob(await solve(captchaProvider)));
    const { challenge, solution } = proof;
    const { parameters } = challenge;
    const { derivedKey } = solution;
    const changed = [
      { challenge },
      { solution },
      { ...proof, solution: { ...solution, counter: -1 } },
      { ...proof, solution: { ...solution, counter: 1.5 } },
      { ...proof, solution: { ...solution, counter: 2 ** 32 } },
      { ...proof, solution: { ...solution, derivedKey: derivedKey.toUpperCase() } },
      { ...proof, solution: { ...solution, derivedKey: `${derivedKey}0` } },
      { ...proof, solution: { ...solution, derivedKey: `0${derivedKey}` } },
      { ...proof, solution: { ...solution, derivedKey: derivedKey.slice(1) } },
      { ...proof, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { ...proof, challenge: { ...challenge, signature: '0'.repeat(64) } },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, algorithm: 'SHA-256' } } },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, cost: 999 } } },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, expiresAt: undefined } } },
      { ...proof, challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } } },
    ];
    for (const one of changed) {
      const { status } = await refusal(captchaProvider.check(btoa(JSON.stringify(one)), sending));
      expect([one, status]).toEqual([one, 422]);
    }
  });
});
