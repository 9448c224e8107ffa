import { createHmac } from 'node:crypto';
import { spell } from '../database/identity.ts';
import { isSameText } from '../settings/timing-safe-equal.ts';

/** Characters of a signature: 130 bits. */
const characters = 26;

/** Whom a letter to many was for: a member, a guest of an event, or the volunteer who tried it. */
type ReaderKind = 'member' | 'guest' | 'test';

/** Which letter it was, and whose. */
export interface EmailRecipientOf {
  kind: ReaderKind;
  /** Id of the letter to many. */
  campaign: string;
  /** Id of the member, the registration or the volunteer. */
  id: string;
}

const emails = { member: 'm', guest: 'g', test: 't' } as const satisfies Record<ReaderKind, string>;
const kinds: Readonly<Record<string, ReaderKind>> = { m: 'member', g: 'guest', t: 'test' };

function signed(secret: string, content: string): string {
  const digest = createHmac('sha256', `${secret}:unsubscribe`).update(content).digest();
  return `${content}.${spell(digest.subarray(0, characters))}`;
}

/** The link under a letter to many: ids and a signature, nothing about the person. Nothing is stored, and it never ends. */
export const unsubscribeToken = (secret: string, { kind, campaign, id }: EmailRecipientOf): string =>
  signed(secret, `${emails[kind]}.${campaign}.${id}`);

/** Whose link it is; `undefined` for what was not made with this secret. */
export function readUnsubscribeToken(secret: string, token: string): EmailRecipientOf | undefined {
  const [email = '', campaign = '', id = ''] = token.split('.');
  if (!isSameText(token, signed(secret, `${email}.${campaign}.${id}`))) return undefined;
  const kind = kinds[email];
  return kind && { kind, campaign, id };
}

/** The page that it opens, and what takes the one press of a mailbox. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;
