import { captchaMessages, ourMessages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { captchaRefused, captchaRequired, captchaUnavailable, captchaUsed } from './captcha.ts';
import { type CaptchaRule, captchaGuard } from './guard.ts';
import { trusting } from './test-trusting.ts';

const asked = { captchaProvider: trusting, tries: 1, call: 'sendContactMessage', network: '203.0.113.7' };
const guardOf = (rule: CaptchaRule, body: unknown, tries = 1) =>
  captchaGuard(rule, { ...asked, body, tries });

/** Result of a guard: the proof’s name, that none is needed, or the refusal. */
const verdict = (rule: CaptchaRule, body: unknown, tries = 1, anyway = false) =>
  guardOf(rule, body, tries)
    .guard.check(anyway)
    .then(
      (proof) => proof?.key ?? 'nothing to prove',
      (error: unknown) => (error instanceof Error ? error.message : error),
    );

const free = 'nothing to prove';
const required = captchaMessages.required;

describe('verification guard', () => {
  test.each<[CaptchaRule, object, number, string]>([
    ['always', {}, 0, required],
    ['always', { captchaToken: 'one' }, 0, 'test:one'],
    ['always', { captchaToken: 'bad' }, 0, ourMessages.captchaRefused],
    ['never', { homepage: 'x', fillMs: 0 }, 1_000, free],
    ['suspicious', {}, 1, free],
    ['suspicious', { homepage: '', fillMs: 1_500 }, 10, free],
    ['suspicious', { homepage: 'x' }, 1, required],
    ['suspicious', { fillMs: 1_499 }, 1, required],
    ['suspicious', { fillMs: 0 }, 1, required],
    ['suspicious', {}, 11, required],
    ['suspicious', { homepage: 'x', captchaToken: 'two' }, 1, 'test:two'],
  ])('with the rule %s, body %j and try %i the result is %s', async (rule, body, tries, said) => {
    expect(await verdict(rule, body, tries)).toBe(said);
  });

  test('requires a proof from a visitor whom the handler finds suspicious, whatever the rule says', async () => {
    expect(await guardOf('never', {}).guard.check()).toBeUndefined();
    expect(await verdict('never', {}, 1, true)).toBe(required);
    expect(await verdict('never', { captchaToken: 'one' }, 1, true)).toBe('test:one');
  });
});

describe('settled guard', () => {
  test('is settled if no proof is required', () => {
    expect(guardOf('never', {}).isSettled()).toBe(true);
    expect(guardOf('suspicious', {}).isSettled()).toBe(true);
  });

  test('is settled only after a valid proof', async () => {
    const { guard, isSettled } = guardOf('always', { captchaToken: 'one' });
    expect(isSettled()).toBe(false);
    await guard.check();
    expect(isSettled()).toBe(true);
  });

  test('is not settled after an invalid proof', async () => {
    const { guard, isSettled } = guardOf('always', { captchaToken: 'bad' });
    await expect(guard.check()).rejects.toThrow();
    expect(isSettled()).toBe(false);
  });

  test('is settled for a repeated request', () => {
    const { guard, isSettled } = guardOf('always', {});
    guard.repeats();
    expect(isSettled()).toBe(true);
  });
});

describe('verification errors', () => {
  test.each([
    [captchaRequired(), 'required', captchaMessages.required, undefined],
    [captchaRefused(), 'invalid', ourMessages.captchaRefused, 'captcha-refused'],
    [captchaUsed(), 'invalid', ourMessages.captchaUsed, 'captcha-refused'],
  ])('describes the problem, and logs a forged proof: %s', (refusal, code, message, event) => {
    const { status, errors } = refusal;
    expect({ status, message: refusal.message, errors, event: refusal.event }).toEqual({
      status: 422,
      message,
      event,
      errors: [{ field: 'captchaToken', code, message }],
    });
  });

  test('says when to try again if the provider cannot be reached', () => {
    const { status, message, headers, event } = captchaUnavailable();
    expect({ status, message, headers, event }).toEqual({
      status: 503,
      message: ourMessages.captchaUnavailable,
      event: undefined,
      headers: { 'Retry-After': '60' },
    });
  });
});
