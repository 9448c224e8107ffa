import { createHmac } from 'node:crypto';
import type { Spend } from '../database/spent-tokens.ts';
import { isSameText } from '../settings/timing-safe-equal.ts';

/** What a member may do with a link out of their own letter, without a login. */
export const entryPurposes = ['hide', 'correct'] as const;
export type EntryPurpose = (typeof entryPurposes)[number];

/** A link that holds: whose entry it is about, and what to mark as used. */
export interface EntryToken {
  memberId: string;
  spend: Spend;
}

/** Characters of a row's id. */
const idLength = 26;

const signatureOf = (secret: string, purpose: EntryPurpose, payload: string) =>
  createHmac('sha256', `${secret}:entry`).update(`${purpose}.${payload}`).digest('base64url');

/** The member's id, when it ends, and a signature over both and the purpose: nothing about the person is in it. */
export function entryToken(
  secret: string,
  purpose: EntryPurpose,
  memberId: string,
  expiresAt: number,
): string {
  const payload = `${memberId}.${expiresAt.toString(36)}`;
  return `${payload}.${signatureOf(secret, purpose, payload)}`;
}

/** What a token is worth now. Whether it was used before only the database knows. */
export function readEntryToken(
  secret: string,
  purpose: EntryPurpose,
  token: string,
  now: number,
): EntryToken | 'unknown' | 'expired' {
  const payload = token.slice(0, token.lastIndexOf('.'));
  const signature = signatureOf(secret, purpose, payload);
  if (!isSameText(token, `${payload}.${signature}`)) return 'unknown';
  // What is signed was written by `entryToken`.
  const [memberId, expiresAt] = [
    payload.slice(0, idLength),
    Number.parseInt(payload.slice(idLength + 1), 36),
  ];
  return expiresAt <= now ? 'expired' : { memberId, spend: { key: `entry:${signature}`, expiresAt } };
}
