import { createHmac } from 'node:crypto';
import type { Spend } from '../database/spent-tokens.ts';
import { isSameText } from '../settings/timing-safe-equal.ts';

/** Actions that a link in a member's own email allows without sign-in. */
export const entryPurposes = ['hide', 'correct'] as const;
export type EntryPurpose = (typeof entryPurposes)[number];

/** A valid link: the member it is about, and the key under which to mark it as used. */
export interface EntryToken {
  memberId: string;
  spend: Spend;
}

/** Characters of a row's id. */
const idLength = 26;

const signatureOf = (secret: string, purpose: EntryPurpose, payload: string) =>
  createHmac('sha256', `${secret}:entry`).update(`${purpose}.${payload}`).digest('base64url');

/** Token of the member's id, its expiry, and a signature over both and the purpose. It contains no personal data. */
export function entryToken(
  secret: string,
  purpose: EntryPurpose,
  memberId: string,
  expiresAt: number,
): string {
  const payload = `${memberId}.${expiresAt.toString(36)}`;
  return `${payload}.${signatureOf(secret, purpose, payload)}`;
}

/** Validates a token. Only the database knows if it was used before. */
export function readEntryToken(
  secret: string,
  purpose: EntryPurpose,
  token: string,
  now: number,
): EntryToken | 'unknown' | 'expired' {
  const payload = token.slice(0, token.lastIndexOf('.'));
  const signature = signatureOf(secret, purpose, payload);
  if (!isSameText(token, `${payload}.${signature}`)) return 'unknown';
  // The signature proves that `entryToken` wrote this text.
  const [memberId, expiresAt] = [
    payload.slice(0, idLength),
    Number.parseInt(payload.slice(idLength + 1), 36),
  ];
  return expiresAt <= now ? 'expired' : { memberId, spend: { key: `entry:${signature}`, expiresAt } };
}
