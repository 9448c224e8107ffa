import { type enterMyPage, myMessages as messages } from '@banyan/api/contract';
import { auditUnseen } from '../audit/audit.ts';
import type { Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import { tooOften } from '../http/rate-window.ts';
import type { Services, Visitor } from '../http/services.ts';
import { giveCookie, readCookie, takeCookie } from '../identity/cookies.ts';
import { wantsEmail } from '../identity/email-opt-outs.ts';
import { labelOf } from '../identity/label.ts';
import { signedInEmail } from '../identity/member-emails.ts';
import {
  type MemberLinkState,
  memberLinkState,
  spendMemberCode,
  spendMemberLink,
} from '../identity/member-links.ts';
import { noteMemberPasskeyUsed } from '../identity/member-passkeys.ts';
import { type Begun, beginSession, type Place, wasHere } from '../identity/sessions.ts';
import { queueEmail } from '../mail/outbox.ts';
import { personIn, rowsOf } from '../people/rows.ts';
import { theMember } from './acting.ts';
import { knownBrowserToken } from './known-browser.ts';
import { checkedPasskey, unknownPasskey } from './passkeys.ts';
import { requireOurs } from './signed-in.ts';

/** Failed attempts of one network in ten minutes. Valid credentials are never refused because of them. */
const mostFailed = 20;

const event = 'sign-in-refused';

const refused = (state: MemberLinkState['state'] | 'wrong code') => {
  if (state === 'wrong code')
    return new HttpError(422, messages.wrongCode, {
      errors: [{ field: 'code', code: 'invalid', message: messages.wrongCode }],
      event,
    });
  return state === 'other-browser'
    ? new HttpError(409, messages.otherBrowser, { event })
    : new HttpError(410, messages.spent, { event });
};

interface Entering {
  key: string;
  /** Id of the passkey that was used; `null` for sign-in by email. */
  passkey: string | null;
  place: Place;
  publicOrigin: string;
}

/** Starts a session, and queues an email if the browser is new. */
async function begin(
  trx: Transaction,
  { key, passkey, place, publicOrigin }: Entering,
  now: number,
): Promise<Begun> {
  const person = personIn(await rowsOf(trx, key, now));
  const isNew = !(await wasHere(trx, key, place.label));
  if (person && isNew && (await wantsEmail(trx, key, 'new-browser')))
    await queueEmail(trx, signedInEmail(person, place.label, publicOrigin), now);
  const begun = await beginSession(trx, { kind: 'member', subject: key, passkey, ...place }, now);
  const subject = `session ${begun.session.id}` as const;
  await auditUnseen(trx, { ...theMember, action: 'sign in', subject, detail: '' }, now);
  return begun;
}

/** Logs a passkey whose counter went backwards, since it may have been copied. Synced passkeys do not count. */
const noteCounter = (trx: Transaction, { session }: Begun, now: number): Promise<void> =>
  auditUnseen(
    trx,
    { ...theMember, action: 'passkey counted backwards', subject: `session ${session.id}`, detail: '' },
    now,
  );

/** Email key of the page that was opened, and the session. */
interface Entered extends Begun {
  key: string;
}

/** Starts a session with the given credentials. @throws HttpError if they are invalid */
async function enter(
  services: Services,
  { token, code, passkey: shown }: { token: string; code: string; passkey: string },
  visitor: Visitor,
): Promise<Entered> {
  const { config, database, now } = services;
  const { publicOrigin } = config;
  const binding = readCookie(visitor, 'myAsked', publicOrigin) ?? '';
  const instead = readCookie(visitor, 'my', publicOrigin);
  const place = { label: labelOf(visitor.agent), ...(instead && { instead }) };
  const used =
    token === '' && code === '' && shown !== '' ? await checkedPasskey(services, shown) : undefined;
  // A wrong code must be counted, so the transaction commits before the error is thrown.
  const come = await transaction(database, async (trx): Promise<Entered | Parameters<typeof refused>[0]> => {
    const entering = { passkey: used?.passkey.id ?? null, place, publicOrigin };
    if (used) {
      const key = await noteMemberPasskeyUsed(trx, used, now());
      if (key === undefined) throw unknownPasskey();
      const begun = await begin(trx, { key, ...entering }, now());
      if (used.wentBack) await noteCounter(trx, begun, now());
      return { key, ...begun };
    }
    const key = token
      ? await spendMemberLink(trx, { token, binding }, now())
      : await spendMemberCode(trx, { code, binding }, now());
    if (key !== undefined) return { key, ...(await begin(trx, { key, ...entering }, now())) };
    return token ? (await memberLinkState(trx, { token, binding }, now())).state : 'wrong code';
  });
  if (typeof come === 'string') throw refused(come);
  return come;
}

/**
 * Signs in to a person's own page: once by the email's link or its six-character code, in the browser that requested it, or by a
 * passkey.
 */
export const enterHandler = (services: Services): Handler<typeof enterMyPage> => ({
  async answer({ body }, context) {
    requireOurs(context);
    const { config, now, secret } = services;
    const { publicOrigin } = config;
    const { visitor } = context;
    const come = await enter(services, body, visitor).catch(async (error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      const { one } = await visitor.count('my page tries');
      throw one > mostFailed ? tooOften(messages.enteredTooOften, now()) : error;
    });
    takeCookie(visitor, 'myAsked', publicOrigin);
    giveCookie(visitor, 'my', come.token, publicOrigin);
    giveCookie(visitor, 'myKnown', knownBrowserToken(secret, come.key), publicOrigin);
    return { success: true, message: messages.signedIn };
  },
});
