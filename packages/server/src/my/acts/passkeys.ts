import { myMessages as messages } from '@banyan/api/contract';
import { officeMessages } from '@banyan/api/office';
import { type AuditAction, auditUnseen } from '../../audit/audit.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { setWanted } from '../../identity/email-opt-outs.ts';
import { labelOf } from '../../identity/label.ts';
import {
  newBrowserEmailsOffEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
} from '../../identity/member-emails.ts';
import { addMemberPasskey, removeMemberPasskey } from '../../identity/member-passkeys.ts';
import { endSession, sessionsOf } from '../../identity/sessions.ts';
import { queueEmail } from '../../mail/outbox.ts';
import { personIn, rowsOf } from '../../people/rows.ts';
import { type Act, type Acting, theMember, unknown } from '../acting.ts';
import { checkedNewPasskey } from '../passkeys.ts';

const auditAction = ({ me }: Acting, action: AuditAction['action']): AuditAction => ({
  ...theMember,
  action,
  subject: `session ${me.session.id}`,
  detail: '',
});

/** Adds a passkey for the page. */
export const addPasskey: Act = async (acting) => {
  const { services, visitor, me, passkey: made } = acting;
  const { config, database, now } = services;
  const passkey = await checkedNewPasskey(services, me, made);
  const label = labelOf(visitor.agent);
  return transaction(database, async (trx) => {
    if (!(await addMemberPasskey(trx, passkey, { key: me.key, label }, now())))
      throw new HttpError(409, officeMessages.knownPasskey);
    const person = personIn(await rowsOf(trx, me.key, now()));
    if (person) await queueEmail(trx, passkeyAddedEmail(person, label, config.publicOrigin), now());
    await auditUnseen(trx, auditAction(acting, 'passkey add'), now());
    return messages.passkeyAdded;
  });
};

/** Removes a passkey and ends the sessions that began with it, except this one. */
export const removePasskey: Act = (acting) => {
  const { services, me, about } = acting;
  const { config, database, now } = services;
  return transaction(database, async (trx) => {
    const removed = await removeMemberPasskey(trx, me.key, about);
    if (!removed) throw unknown();
    for (const { id, passkey_id } of await sessionsOf(trx, me.key, now(), 'member'))
      if (passkey_id === removed.id && id !== me.session.id) await endSession(trx, id, now());
    const person = personIn(await rowsOf(trx, me.key, now()));
    if (person) await queueEmail(trx, passkeyRemovedEmail(person, removed.label, config.publicOrigin), now());
    await auditUnseen(trx, auditAction(acting, 'passkey remove'), now());
    return messages.passkeyRemoved;
  });
};

/** Turns the email about new browsers on or off. Turning it off sends a last one. */
export const notifyOfNewBrowsers: Act = ({ services: { config, database, now }, me, to }) => {
  if (to !== 'yes' && to !== 'no') throw unknown();
  const isWanted = to === 'yes';
  return transaction(database, async (trx) => {
    const changed = await setWanted(trx, me.key, { email: 'new-browser', isWanted }, now());
    const person = personIn(await rowsOf(trx, me.key, now()));
    if (changed && !isWanted && person)
      await queueEmail(trx, newBrowserEmailsOffEmail(person, config.publicOrigin), now());
    return isWanted ? messages.newBrowserEmailsOn : messages.newBrowserEmailsOff;
  });
};
