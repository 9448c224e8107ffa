import { randomUUID } from 'node:crypto';
import { type Challenge, calls } from '@banyan/api/contract';
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

let made = 0;

/** Messages whose proofs of work are done, none like another before: the same message again is answered as the first, and not written. */
export const messages = (url: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      made += 1;
      return messageWith(made, await solvedToken(url));
    }),
  );

/** The requests that send messages, to the letter, ready before anything is measured. */
export const sending = (url: string, bodies: readonly string[]): string[] =>
  bodies.map((body) =>
    [
      `POST ${base}${sendContactMessage.path} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Idempotency-Key: ${randomUUID()}`,
      '',
      body,
    ].join('\r\n'),
  );
