import { type MyConsentName, myMessages as messages, myConsents } from '@banyan/api/contract';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database/database.ts';
import type { MemberTable } from '../../database/member-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { jobsWithEmail, showContact } from '../../jobs/self-service.ts';
import { setConsent } from '../../members/consents.ts';
import { entriesWithEmail, setHidden } from '../../members/self-service.ts';
import { type Act, type Acting, theMember, unknown } from '../acting.ts';

/** Own entry with this id. @throws HttpError 404 if it belongs to another person */
export async function myEntry(trx: Transaction, key: string, id: string): Promise<MemberTable> {
  const entry = (await entriesWithEmail(trx, key)).find((one) => one.id === id);
  if (!entry) throw unknown();
  return entry;
}

const consentNamed = (name: string): MyConsentName | undefined => myConsents.find((one) => one === name);

/** Gives or withdraws a consent. */
export const consent: Act = ({ services: { database, now }, me, about, to }) =>
  transaction(database, async (trx) => {
    const [id = '', named = ''] = about.split('.');
    const name = consentNamed(named);
    if (!name || (to !== 'yes' && to !== 'no')) throw unknown();
    const entry = await myEntry(trx, me.key, id);
    const isGiven = to === 'yes';
    await setConsent(trx, entry, { name, isGiven }, now());
    if (name === 'contact') {
      const jobs = await jobsWithEmail(trx, me.key);
      await showContact(
        trx,
        jobs.map((job) => job.id),
        isGiven,
      );
    }
    const auditAction = { ...theMember, action: 'consent', subject: `member ${id}`, detail: '' } as const;
    await audit(trx, { ...auditAction, data: { fields: [name], to } }, now());
    return messages.saved;
  });

const changeHidden = ({ services: { database, now }, me, about }: Acting, isHidden: boolean) =>
  transaction(database, async (trx) => {
    const entry = await myEntry(trx, me.key, about);
    if (!isHidden && entry.status !== 'approved') throw new HttpError(409, messages.notShown);
    if (await setHidden(trx, entry, isHidden)) {
      const action = isHidden ? 'hide' : 'unhide';
      await audit(trx, { ...theMember, action, subject: `member ${entry.id}`, detail: '' }, now());
    }
    return isHidden ? messages.hidden : messages.shown;
  });

export const hide: Act = (acting) => changeHidden(acting, true);
export const show: Act = (acting) => changeHidden(acting, false);
