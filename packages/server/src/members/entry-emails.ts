import { dayMs, limits } from '@banyan/api/contract';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { installationSecret } from '../settings/secret.ts';
import { type EntryPurpose, entryToken } from './entry-token.ts';

/** Path of the page that a member's link opens. */
const entryPath = (purpose: EntryPurpose) => `/my-entry/${purpose}`;

/** Lines with a member's two personal links. Anybody with the email can use them, so they are sent only to the member's address. */
export async function entryLinkLines(
  database: Database | Transaction,
  config: ServerConfig,
  memberId: string,
  now: number,
): Promise<readonly string[]> {
  const expiresAt = now + limits.entryLinkDays * dayMs;
  const secret = await installationSecret(database, config);
  const link = (purpose: EntryPurpose) =>
    `${config.publicOrigin}${entryPath(purpose)}?token=${entryToken(secret, purpose, memberId, expiresAt)}`;
  return [
    `These two links are only for you. Each works once, for ${limits.entryLinkDays} days; please do not share them.`,
    '',
    'To correct what the directory shows about you:',
    link('correct'),
    '',
    'To hide your entry:',
    link('hide'),
  ];
}

/** Recipient of an email. */
type Told = Pick<MemberTable, 'id' | 'reference' | 'email' | 'first_name' | 'last_name'>;

const dear = ({ first_name, last_name }: Told) => `Dear ${`${first_name} ${last_name}`.trim()},`;

/** Email to a member who requested their links again. */
export const entryLinksEmail = async (
  database: Database | Transaction,
  member: Told,
  config: ServerConfig,
  now: number,
): Promise<EmailMessage> => ({
  kind: 'entry-links',
  recipient: member.email,
  subject: 'Your entry in the alumni directory',
  body: [
    dear(member),
    '',
    'Here are the links to your own entry in the alumni directory.',
    '',
    ...(await entryLinkLines(database, config, member.id, now)),
    '',
    'If you did not ask for them, ignore this email.',
  ].join('\n'),
  about: member.id,
});

/** Email to a member who was hidden from the directory, so that they notice if it was somebody else. */
export const entryHiddenEmail = (member: Told, publicOrigin: string): EmailMessage => ({
  kind: 'entry-hidden',
  recipient: member.email,
  subject: 'You are hidden from the alumni directory',
  body: [
    dear(member),
    '',
    'As you asked with the link in our email, you are hidden from the alumni directory. You are still a member.',
    '',
    'If you did not ask for that, or want to be listed again, write to us:',
    `${publicOrigin}/contact`,
    '',
    `Your reference: ${member.reference}`,
  ].join('\n'),
  about: member.id,
});
