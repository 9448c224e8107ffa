import type { MyConsentName } from '@banyan/api/contract';
import type { ContactSaved } from '@banyan/api/office';
import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { write } from '../database/write.ts';
import { endMemberLinks } from '../identity/member-links.ts';
import { endMemberSessions } from '../identity/sessions.ts';
import { jobsWithEmail, showContact } from '../jobs/mine.ts';
import { queueLetter } from '../mail/outbox.ts';
import { allows, setConsent } from '../members/consents.ts';
import {
  deedTo,
  type Keeper,
  type Kept,
  type Looked,
  memberLookedAt,
  memberWithin,
  saveContact,
} from '../members/editing.ts';
import { entryLinksLetter } from '../members/entry-letters.ts';
import { setHidden } from '../members/mine.ts';
import { leavingOf } from './leaving.ts';

/* What volunteers do for a member, where that is more than the entry's own columns. */

type Versioned = Kept<{ version: number }>;

/** Changes how a member is reached. Whoever is signed in with the email before is so no longer. */
export const changeContact = (
  database: Database,
  keeper: Keeper,
  contact: Looked & Omit<ContactSaved, 'version'>,
  now: number,
): Promise<Versioned> =>
  write(database, async (writing) => {
    const saved = await saveContact(writing, keeper, contact, now);
    if (saved.state === 'done' && saved.before !== undefined) {
      await endMemberSessions(writing, saved.before, now);
      await endMemberLinks(writing, saved.before);
    }
    return saved;
  });

/** Takes back what a member allowed. What they never did stays as it is. */
export const withdraw = (
  database: Database,
  keeper: Keeper,
  { name, ...looked }: Looked & { name: MyConsentName },
  now: number,
): Promise<Versioned> =>
  write(database, async (writing) => {
    const member = await memberLookedAt(writing, keeper, looked);
    if (typeof member === 'string') return { state: member };
    const jobs = name === 'contact' ? await jobsWithEmail(writing, member.email_key) : [];
    const shown = jobs.filter((job) => job.show_contact === 1).map(({ id }) => id);
    if (name === 'contact' ? shown.length === 0 : !allows(member, name))
      return { state: 'done', version: member.version };
    await showContact(writing, shown, false);
    const { version } = await setConsent(writing, member, { name, isGiven: false, how: 'office' }, now);
    await audit(writing, deedTo(keeper, 'consent', member, { fields: [name], to: 'no' }), now);
    return { state: 'done', version };
  });

/** Takes a member out of the directory, or puts them back: not one who asked to be deleted. */
export const changeHidden = (
  database: Database,
  keeper: Keeper,
  { id, isHidden }: { id: string; isHidden: boolean },
  now: number,
): Promise<Versioned | { state: 'leaving' }> =>
  write(database, async (writing) => {
    const member = await memberWithin(writing, keeper.reach, id);
    if (!member) return { state: 'gone' };
    if (member.status !== 'approved') return { state: 'status' };
    if (!isHidden && (await leavingOf(writing, member.email_key))) return { state: 'leaving' };
    if (!(await setHidden(writing, member, isHidden))) return { state: 'done', version: member.version };
    await audit(writing, deedTo(keeper, isHidden ? 'hide' : 'unhide', member), now);
    return { state: 'done', version: member.version + 1 };
  });

/** Sends a member the links to their own entry, to the address we have. */
export const sendLinks = (
  database: Database,
  keeper: Keeper,
  { id, config }: { id: string; config: ServerConfig },
  now: number,
): Promise<Kept> =>
  write(database, async (writing) => {
    const member = await memberWithin(writing, keeper.reach, id);
    if (!member) return { state: 'gone' };
    if (member.status !== 'approved') return { state: 'status' };
    await queueLetter(writing, await entryLinksLetter(writing, member, config, now), now);
    await audit(writing, deedTo(keeper, 'links', member), now);
    return { state: 'done' };
  });
