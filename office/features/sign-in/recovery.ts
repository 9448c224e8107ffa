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
 * Tries of one network for one e-mail in ten minutes that are wrong. A right code is never refused, and what others try for the same
 * e-mail does not count: a code has 130 bits, so this limit saves work, and no stranger may use it to keep a volunteer out.
 */
const wrongTries = 5;

/** How long the answer takes at least, in milliseconds: longer than the work of a right guess, so that time tells nothing. */
const neutralMs = 300;

/** One browser's request. */
interface Asking {
  visitor: Visitor;
  /** Milliseconds since 1970. */
  at: number;
}

/** Emails a recovery link where email and code match. The answer is the same where they do not. */
export async function requestRecovery(
  { config, database, now }: Services,
  { email, code }: { email: string; code: string },
  { visitor, at }: Asking,
) {
  // Of two emails that one browser has asked for, either works there.
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

/** Spends a recovery link in the browser that asked for it, which may make a passkey then. @throws Refusal 410 */
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
