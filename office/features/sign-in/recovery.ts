import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '@banyan/api/internal';
import { officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import { tooOften } from '@banyan/server/http/rate-window';
import type { Services, Visitor } from '@banyan/server/http/services';
import { giveCookie, readCookie, takeCookie } from '@banyan/server/identity/cookies';
import { notifyRecovery } from '@banyan/server/identity/emails';
import { ownAction } from '@banyan/server/identity/entering';
import { labelOf } from '@banyan/server/identity/label';
import { newRecovery, spendRecovery } from '@banyan/server/identity/recovery';
import { newSecret } from '@banyan/server/identity/secrets';
import { beginSession } from '@banyan/server/identity/sessions';
import { volunteerById } from '@banyan/server/identity/volunteers';

/**
 * Wrong attempts that one network may make for one email in ten minutes. A correct code is never rejected, and attempts from other
 * networks do not count. A code has 130 bits, so the limit only saves work; a stranger must not be able to lock a volunteer out.
 */
const wrongTries = 5;

/** Minimum response time in milliseconds. It is longer than handling a correct code takes, so the response time reveals nothing. */
const neutralMs = 300;

/** Request of one browser. */
interface Asking {
  visitor: Visitor;
  /** Milliseconds since 1970. */
  at: number;
}

/** Emails a recovery link if email and code match. The response is the same if they do not. */
export async function requestRecovery(
  { config, database, now }: Services,
  { email, code }: { email: string; code: string },
  { visitor, at }: Asking,
) {
  // Keeps the cookie of an earlier request, so that both links work in this browser.
  const binding = readCookie(visitor, 'lost', config.publicOrigin) ?? newSecret();
  giveCookie(visitor, 'lost', binding, config.publicOrigin);
  const asking = transaction(database, async (trx) => {
    const made = await newRecovery(trx, { email, code, binding }, at);
    if (!made) return false;
    const link = `${config.publicOrigin}/office/new-passkey#${made.token}`;
    await notifyRecovery(trx, made.volunteer, link, at);
    await auditUnseen(trx, ownAction(made.volunteer.id, 'recovery code used'), at);
    return true;
  });
  const [isRight] = await Promise.all([asking, pause(neutralMs)]);
  if (!isRight && (await visitor.count(`office codes of ${emailKey(email)}`)).one > wrongTries)
    throw tooOften(messages.tooOften, now());
  return { success: true as const, message: messages.recoverySent };
}

/** Uses up a recovery link in the browser that asked for it, which may then register a passkey. @throws HttpError 410 */
export async function spendRecoveryLink(
  { config, database }: Services,
  token: string,
  { visitor, at }: Asking,
) {
  const binding = readCookie(visitor, 'lost', config.publicOrigin) ?? '';
  const opened = await transaction(database, async (trx) => {
    const id = await spendRecovery(trx, { token, binding }, at);
    const volunteer = id === undefined ? undefined : await volunteerById(trx, id);
    if (!volunteer) throw new HttpError(410, messages.recoveryGone, { event: 'sign-in-refused' });
    const label = labelOf(visitor.agent);
    await auditUnseen(trx, ownAction(volunteer.id, 'recovery link used'), at);
    const beginning = { kind: 'enrol', subject: volunteer.id, passkey: null, label } as const;
    return { volunteer, begun: await beginSession(trx, beginning, at) };
  });
  takeCookie(visitor, 'lost', config.publicOrigin);
  giveCookie(visitor, 'enrol', opened.begun.token, config.publicOrigin);
  return { name: opened.volunteer.name };
}
