import { type Challenge, proofToken } from '@banyan/api/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { onTestFinished } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import type { CaptchaProvider } from './captcha.ts';
import { type SiteVerify, siteverify } from './siteverify-fake.ts';

/** hCaptcha fake that is closed when the test ends. */
export async function openFake(misbehave?: SiteVerify) {
  const fake = await siteverify(misbehave);
  onTestFinished(fake.close);
  return fake;
}

/** Purpose of a visitor who sends a message. */
export const sending = { call: 'sendContactMessage', network: '203.0.113.7' };

/** Token of a browser that has done the work. */
export async function proofOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution');
  return proofToken(challenge, solution);
}

/** Token for a new challenge. */
export async function solve(captchaProvider: CaptchaProvider, purpose = sending, tries = 1): Promise<string> {
  const challenge = await captchaProvider.challenge?.(purpose, tries);
  if (!challenge) throw new Error('no challenge');
  return proofOf(challenge);
}

/** Error with which an attempt is refused. */
export const refusal = async (attempt: Promise<unknown>): Promise<HttpError> => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw new Error(`expected a refusal, not ${String(error)}`);
};

/** Clock that advances only on request. */
export function testClock(time = Date.now()) {
  return {
    now: () => time,
    wait(ms: number) {
      time += ms;
    },
  };
}
