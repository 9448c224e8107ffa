import { randomUUID } from 'node:crypto';
import { type Challenge, calls } from '@banyan/api/contract';
import type { Ask } from './load.ts';
import { solved } from './proof.ts';

/** Where the server that is measured has its calls. */
export const base = '/api';

const { sendContactMessage, getVerificationChallenge } = calls;

/** A proof of work for one message, done. */
export async function solvedToken(url: string): Promise<string> {
  const address = `${url}${base}${getVerificationChallenge.path}?for=sendContactMessage`;
  const response = await fetch(address);
  const challenge: Challenge = await response.json();
  return solved(challenge);
}

/** What a visitor's browser sends. @param index Makes it another message */
export const messageWith = (index: number, captchaToken: string): string =>
  JSON.stringify({
    firstName: 'Asha',
    lastName: 'Kadamb',
    email: `asha.${index}@example.org`,
    phone: '',
    message: `Message ${index}: which years does the reunion in autumn invite?`,
    captchaToken,
  });

/** Messages whose proofs of work are done. */
export const messages = (url: string, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async (_, index) => messageWith(index, await solvedToken(url))));

/** The request that sends it, or none where there is no message any more. */
export function messageOf(body: string | undefined): Ask | undefined {
  if (body === undefined) return undefined;
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Idempotency-Key': randomUUID(),
  };
  return { path: base + sendContactMessage.path, method: 'POST', headers, body };
}
