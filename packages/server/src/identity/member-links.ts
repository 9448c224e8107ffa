import { randomFillSync } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { spell } from '../database/identity.ts';
import type { SignInLinkTable } from '../database/office-tables.ts';
import { hashOf, newSecret, readCode } from './secrets.ts';
import { addLink, endOtherLinks } from './sign-in-links.ts';
import { runs, skewMs } from './span.ts';

/*
 * Links for a member's own page: the email contains a link and a six-character code. Both work only in the browser that requested
 * them.
 */

/** Lifetime of a link, in milliseconds. */
const linkMs = 600_000;
/** Length of the code in characters, which are 30 bits. */
const codeDigits = 6;
/** Number of attempts after which the code becomes invalid. */
const mostTries = 5;

/** Hash of the code and the browser's secret, so that a leaked table does not reveal the short code. */
const codeHash = (binding: string, code: string) =>
  hashOf(`${binding}.${readCode(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))}`);

/** Secrets for the email, which are stored nowhere else. */
export interface MemberLink {
  token: string;
  code: string;
}

/**
 * Creates a link. The last three links of the same browser stay valid, and links of other browsers are not affected.
 * @param subject The email, as `emailKey` makes it; `undefined` for an unknown email: a row is written all the same, but opens
 * nothing
 */
export async function newMemberLink(
  trx: Transaction,
  { subject, binding }: { subject: string | undefined; binding: string },
  now: number,
): Promise<MemberLink> {
  const subject_id = subject ?? hashOf(newSecret());
  const link = { token: newSecret(), code: spell(randomFillSync(new Uint8Array(codeDigits))) };
  await addLink(trx, {
    token_hash: hashOf(link.token),
    purpose: 'member',
    subject_id,
    binding_hash: hashOf(binding),
    code_hash: codeHash(binding, link.code),
    expires_at: now + linkMs,
  });
  return link;
}

/** Ends every open link for an email. @param subject As `emailKey` makes it */
export async function endMemberLinks(trx: Transaction, subject: string): Promise<void> {
  await trx
    .deleteFrom('sign_in_links')
    .where('purpose', '=', 'member')
    .where('subject_id', '=', subject)
    .execute();
}

/** State of a link in a browser: it can be used here, only in another browser, or nowhere. */
export type MemberLinkState = { state: 'open'; subject: string } | { state: 'other-browser' | 'spent' };

const isOpen = ({ used_at, expires_at }: SignInLinkTable, now: number) =>
  used_at === null && runs(expires_at, linkMs, now);

/** Reads the state without changing it, because mail scanners open every link. */
export async function memberLinkState(
  database: Database | Transaction,
  { token, binding }: { token: string; binding: string },
  now: number,
): Promise<MemberLinkState> {
  const row = await database
    .selectFrom('sign_in_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'member')
    .executeTakeFirst();
  if (!row || !isOpen(row, now)) return { state: 'spent' };
  if (row.binding_hash !== hashOf(binding)) return { state: 'other-browser' };
  return { state: 'open', subject: row.subject_id };
}

/** Condition for a link that can still be used. */
const unspent = (trx: Transaction, now: number) =>
  trx
    .updateTable('sign_in_links')
    .where('purpose', '=', 'member')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + linkMs + skewMs);

/**
 * Uses the link with this hash, together with the other links of its browser, in one statement: only one of two concurrent requests
 * succeeds.
 */
async function spendLink(
  trx: Transaction,
  { token_hash, binding_hash }: Pick<SignInLinkTable, 'token_hash' | 'binding_hash'>,
  now: number,
): Promise<string | undefined> {
  const row = await unspent(trx, now)
    .set({ used_at: new Date(now).toISOString() })
    .where('token_hash', '=', token_hash)
    .where('binding_hash', '=', binding_hash)
    .returningAll()
    .executeTakeFirst();
  if (row) await endOtherLinks(trx, row);
  return row?.subject_id;
}

/** Uses a link in the browser that requested it. @returns the email whose page it opens; `undefined` for an invalid link */
export const spendMemberLink = (
  trx: Transaction,
  { token, binding }: { token: string; binding: string },
  now: number,
): Promise<string | undefined> =>
  spendLink(trx, { token_hash: hashOf(token), binding_hash: hashOf(binding) }, now);

/**
 * Uses a code in the browser that requested it: the code of any of its emails. Each attempt counts for all of them, even a refused
 * one, so the transaction must not be rolled back.
 * @returns the email whose page it opens; `undefined` for an invalid code
 */
export async function spendMemberCode(
  trx: Transaction,
  { code, binding }: { code: string; binding: string },
  now: number,
): Promise<string | undefined> {
  const tried = await unspent(trx, now)
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('binding_hash', '=', hashOf(binding))
    .where('tries', '<', mostTries)
    .returning(['token_hash', 'binding_hash', 'code_hash'])
    .execute();
  const found = tried.find(({ code_hash }) => code_hash === codeHash(binding, code));
  return found && spendLink(trx, found, now);
}
