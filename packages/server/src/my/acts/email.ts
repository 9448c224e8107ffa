import { myMessages as messages } from '@banyan/api/contract';
import { email, emailKey } from '@banyan/api/internal';
import * as v from 'valibot';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { leavingOf } from '../../people/account-deletion.ts';
import {
  askForEmail,
  changeBehind,
  confirmEmail as confirm,
  stopEmailChange,
} from '../../people/email-change.ts';
import { personIn, rowsOf } from '../../people/rows.ts';
import type { Act } from '../acting.ts';
import { countForAddress, countForNetwork } from '../email-limit.ts';

const NewEmail = email(messages.emailRequired, messages.emailInvalid);

/** New address as typed. @throws HttpError 422 at its field if it is missing, invalid or the current address */
function wanted(typed: string, key: string): string {
  const read = v.safeParse(NewEmail, typed);
  const wrong = read.success ? messages.sameEmail : read.issues[0].message;
  if (read.success && emailKey(read.output) !== key) return read.output;
  throw new HttpError(422, wrong, { errors: [{ field: 'to', code: 'invalid', message: wrong }] });
}

/** Starts a change of email address. The response does not reveal if another person already uses the new one. */
export const changeEmail: Act = async ({ services, visitor, me, to }) => {
  const { config, database, now } = services;
  const newEmail = wanted(to, me.key);
  const asking = { visitor, key: emailKey(newEmail) };
  await countForNetwork(asking, now());
  await countForAddress(asking, now());
  return transaction(database, async (trx) => {
    if (await leavingOf(trx, me.key)) throw new HttpError(409, messages.emailWhileLeaving);
    const person = personIn(await rowsOf(trx, me.key, now()));
    const { email: old = me.key, name = '' } = person ?? {};
    const change = { email: old, newEmail, name, publicOrigin: config.publicOrigin };
    await askForEmail(trx, change, now());
    return messages.emailAsked;
  });
};

const gone = () => new HttpError(410, messages.emailGone);

/** Confirms the new address by the link in its email, without sign-in. */
export const confirmEmailByLink = ({ database, now }: Services, token: string): Promise<string> =>
  transaction(database, async (trx) => {
    if (!(await confirm(trx, token, now()))) throw gone();
    return messages.emailConfirmed;
  });

/** Stops the change of address from the page. */
export const stopEmail: Act = ({ services: { database, now }, me }) =>
  transaction(database, async (trx) => {
    if (!(await stopEmailChange(trx, me.key, now()))) throw gone();
    return messages.emailStopped;
  });

/** Stops the change of address by the link in the email, without sign-in. */
export const stopEmailChangeByEmail = ({ database, now }: Services, token: string): Promise<string> =>
  transaction(database, async (trx) => {
    const change = await changeBehind(trx, 'stop_hash', token, now());
    if (!change || !(await stopEmailChange(trx, change.email_key, now()))) throw gone();
    return messages.emailStopped;
  });
