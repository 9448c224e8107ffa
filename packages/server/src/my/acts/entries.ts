import { type MyConsentName, myMessages as messages, myConsents } from '@banyan/api/contract';
import { audit } from '../../audit/audit.ts';
import type { Writing } from '../../database/database.ts';
import type { MemberTable } from '../../database/member-tables.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import { jobsWithEmail, showContact } from '../../jobs/mine.ts';
import { setConsent } from '../../members/consents.ts';
import { entriesWithEmail, setHidden } from '../../members/mine.ts';
import { type Act, type Acting, theMember, unknown } from '../acting.ts';

/** One's own entry of an id. @throws Refusal 404 for everybody else's */
export async function myEntry(writing: Writing, key: string, id: string): Promise<MemberTable> {
  const entry = (await entriesWithEmail(writing, key)).find((one) => one.id === id);
  if (!entry) throw unknown();
  return entry;
}

const consentNamed = (name: string): MyConsentName | undefined => myConsents.find((one) => one === name);

/** Allows something, or no longer. */
export const consent: Act = ({ services: { database, now }, me, about, to }) =>
  write(database, async (writing) => {
    const [id = '', named = ''] = about.split('.');
    const name = consentNamed(named);
    if (!name || (to !== 'yes' && to !== 'no')) throw unknown();
    const entry = await myEntry(writing, me.key, id);
    const isGiven = to === 'yes';
    await setConsent(writing, entry, { name, isGiven }, now());
    if (name === 'contact') {
      const jobs = await jobsWithEmail(writing, me.key);
      await showContact(
        writing,
        jobs.map((job) => job.id),
        isGiven,
      );
    }
    const deed = { ...theMember, action: 'consent', subject: `member ${id}`, detail: '' } as const;
    await audit(writing, { ...deed, data: { fields: [name], to } }, now());
    return messages.saved;
  });

const changeHidden = ({ services: { database, now }, me, about }: Acting, isHidden: boolean) =>
  write(database, async (writing) => {
    const entry = await myEntry(writing, me.key, about);
    if (!isHidden && entry.status !== 'approved') throw new Refusal(409, messages.notShown);
    if (await setHidden(writing, entry, isHidden)) {
      const action = isHidden ? 'hide' : 'unhide';
      await audit(writing, { ...theMember, action, subject: `member ${entry.id}`, detail: '' }, now());
    }
    return isHidden ? messages.hidden : messages.shown;
  });

export const hide: Act = (acting) => changeHidden(acting, true);
export const show: Act = (acting) => changeHidden(acting, false);
