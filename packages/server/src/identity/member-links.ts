import { randomFillSync } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { spell } from '../database/identity.ts';
import type { SignInLinkTable } from '../database/office-tables.ts';
import { hashOf, newSecret, readCode } from './secrets.ts';
import { addLink, endOtherLinks } from './sign-in-links.ts';
import { runs, skewMs } from './span.ts';

/* The letter that opens a member's own page: a link, and six characters that do the same. Both only in the browser that asked. */

/** How long they are good, in milliseconds. */
const linkMs = 600_000;
/** Characters of the code: 30 bits. */
const codeDigits = 6;
/** How often characters may be typed before the code ends. */
const mostTries = 5;

/** Of what the browser has as well, so that nobody finds six characters by trying what the table has. */
const codeHash = (binding: string, code: string) =>
  hashOf(`${binding}.${readCode(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))}`);

/** What goes into the letter, and nowhere else. */
export interface MemberLink {
  token: string;
  code: string;
}

/**
 * Makes a link. The last three of the same browser stay good, and no link of another browser ends.
 * @param subject The email, as `emailKey` makes it; `undefined` for one that nobody here has: as much is written, and it opens nothing
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

/** Ends every link that is on its way to an email. @param subject As `emailKey` makes it */
export async function endMemberLinks(trx: Transaction, subject: string): Promise<void> {
  await trx
    .deleteFrom('sign_in_links')
    .where('purpose', '=', 'member')
    .where('subject_id', '=', subject)
    .execute();
}

/** What a link is good for in a browser: its button, or only in another one, or nothing. */
export type MemberLinkState = { state: 'open'; subject: string } | { state: 'other-browser' | 'spent' };

const isOpen = ({ used_at, expires_at }: SignInLinkTable, now: number) =>
  used_at === null && runs(expires_at, linkMs, now);

/** Looks only: mail scanners open every link. */
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

/** What holds for a link that can still be used. */
const unspent = (trx: Transaction, now: number) =>
  trx
    .updateTable('sign_in_links')
    .where('purpose', '=', 'member')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + linkMs + skewMs);

/** Uses up the link with this hash, with the other links of its browser, by one statement: only one of two at once finds it. */
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

/** Uses a link up, in the browser that asked for it. @returns whose page it opens; `undefined` for none */
export const spendMemberLink = (
  trx: Transaction,
  { token, binding }: { token: string; binding: string },
  now: number,
): Promise<string | undefined> =>
  spendLink(trx, { token_hash: hashOf(token), binding_hash: hashOf(binding) }, now);

/**
 * Uses a code up, in the browser that asked for it: the code of any of its emails. Each try counts for all of them, also one that is
 * refused, so the transaction has to stay.
 * @returns whose page it opens; `undefined` for none
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
