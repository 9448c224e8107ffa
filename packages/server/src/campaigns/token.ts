import { createHmac } from 'node:crypto';
import { spell } from '../database/identity.ts';
import { isSameText } from '../settings/timing-safe-equal.ts';

/** Length of a signature: 130 bits. */
const characters = 26;

/** Kind of recipient: a member, a guest of an event, or the volunteer who tested the campaign. */
type ReaderKind = 'member' | 'guest' | 'test';

/** Campaign and recipient of a link. */
export interface EmailRecipientOf {
  kind: ReaderKind;
  /** Id of the campaign. */
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

/** Token of a campaign’s unsubscribe link: ids and a signature, without personal data. Nothing is stored, and it never expires. */
export const unsubscribeToken = (secret: string, { kind, campaign, id }: EmailRecipientOf): string =>
  signed(secret, `${emails[kind]}.${campaign}.${id}`);

/** Recipient of the link; `undefined` if it was not signed with this secret. */
export function readUnsubscribeToken(secret: string, token: string): EmailRecipientOf | undefined {
  const [email = '', campaign = '', id = ''] = token.split('.');
  if (!isSameText(token, signed(secret, `${email}.${campaign}.${id}`))) return undefined;
  const kind = kinds[email];
  return kind && { kind, campaign, id };
}

/** Path of the unsubscribe page, which also accepts one-click requests of mail programs. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;
