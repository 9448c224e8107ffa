import { leaveWord, myMessages as messages } from '@banyan/api/contract';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { askToLeave, leavingBehind, stay as stayHere } from '../../people/account-deletion.ts';
import { stopEmailChange } from '../../people/email-change.ts';
import { personIn, rowsOf } from '../../people/rows.ts';
import type { Act } from '../acting.ts';

/** Hides the entry at once and schedules the deletion of everything else in a week. */
export const deleteMe: Act = ({ services: { config, database, now }, me, about, to }) => {
  const message = messages.wordWrong;
  if (to.toLowerCase() !== leaveWord)
    throw new HttpError(422, message, { errors: [{ field: 'to', code: 'invalid', message }] });
  return transaction(database, async (trx) => {
    const person = personIn(await rowsOf(trx, me.key, now()));
    const stories = about === 'keep' ? 'keep' : 'take-down';
    const { publicOrigin } = config;
    const { email = me.key, name = '' } = person ?? {};
    await stopEmailChange(trx, me.key, now());
    await askToLeave(trx, { email, email_key: me.key, name, stories, publicOrigin }, now());
    return messages.leaving;
  });
};

const stayGone = () => new HttpError(410, messages.stayGone);

/** Stops the deletion from the page. */
export const stay: Act = ({ services: { database, now }, me }) =>
  transaction(database, async (trx) => {
    if (!(await stayHere(trx, me.key, now()))) throw stayGone();
    return messages.staying;
  });

/** Stops the deletion by the link in the email, without sign-in. */
export const keepAccountByEmail = ({ database, now }: Services, token: string): Promise<string> =>
  transaction(database, async (trx) => {
    const leaving = await leavingBehind(trx, token, now());
    if (!leaving || !(await stayHere(trx, leaving.email_key, now()))) throw stayGone();
    return messages.staying;
  });
