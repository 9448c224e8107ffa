import type { MyConsentName } from '@banyan/api/contract';
import type { ContactSaved } from '@banyan/api/office';
import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { endMemberLinks } from '../identity/member-links.ts';
import { endMemberSessions } from '../identity/sessions.ts';
import { jobsWithEmail, showContact } from '../jobs/self-service.ts';
import { queueEmail } from '../mail/outbox.ts';
import { allows, setConsent } from '../members/consents.ts';
import {
  auditActionTo,
  type Keeper,
  type Kept,
  type Looked,
  memberInScope,
  memberLookedAt,
  saveContact,
} from '../members/editing.ts';
import { entryLinksEmail } from '../members/entry-emails.ts';
import { setHidden } from '../members/self-service.ts';
import { leavingOf } from './account-deletion.ts';

/* Actions of volunteers on a member that involve more than the entry's columns. */

type Versioned = Kept<{ version: number }>;

/** Changes a member's contact data. Sessions of the previous email end. */
export const changeContact = (
  database: Database,
  keeper: Keeper,
  contact: Looked & Omit<ContactSaved, 'version'>,
  now: number,
): Promise<Versioned> =>
  transaction(database, async (trx) => {
    const saved = await saveContact(trx, keeper, contact, now);
    if (saved.state === 'done' && saved.before !== undefined) {
      await endMemberSessions(trx, saved.before, now);
      await endMemberLinks(trx, saved.before);
    }
    return saved;
  });

/** Withdraws a member's consents. Consents that were never given stay unchanged. */
export const withdraw = (
  database: Database,
  keeper: Keeper,
  { name, ...looked }: Looked & { name: MyConsentName },
  now: number,
): Promise<Versioned> =>
  transaction(database, async (trx) => {
    const member = await memberLookedAt(trx, keeper, looked);
    if (typeof member === 'string') return { state: member };
    const jobs = name === 'contact' ? await jobsWithEmail(trx, member.email_key) : [];
    const shown = jobs.filter((job) => job.show_contact === 1).map(({ id }) => id);
    if (name === 'contact' ? shown.length === 0 : !allows(member, name))
      return { state: 'done', version: member.version };
    await showContact(trx, shown, false);
    const { version } = await setConsent(trx, member, { name, isGiven: false, how: 'office' }, now);
    await audit(trx, auditActionTo(keeper, 'consent', member, { fields: [name], to: 'no' }), now);
    return { state: 'done', version };
  });

/** Hides a member from the directory or shows them again, unless they requested deletion. */
export const changeHidden = (
  database: Database,
  keeper: Keeper,
  { id, isHidden }: { id: string; isHidden: boolean },
  now: number,
): Promise<Versioned | { state: 'leaving' }> =>
  transaction(database, async (trx) => {
    const member = await memberInScope(trx, keeper.scope, id);
    if (!member) return { state: 'gone' };
    if (member.status !== 'approved') return { state: 'status' };
    if (!isHidden && (await leavingOf(trx, member.email_key))) return { state: 'leaving' };
    if (!(await setHidden(trx, member, isHidden))) return { state: 'done', version: member.version };
    await audit(trx, auditActionTo(keeper, isHidden ? 'hide' : 'unhide', member), now);
    return { state: 'done', version: member.version + 1 };
  });

/** Sends a member the links to their own entry, to the stored address. */
export const sendLinks = (
  database: Database,
  keeper: Keeper,
  { id, config }: { id: string; config: ServerConfig },
  now: number,
): Promise<Kept> =>
  transaction(database, async (trx) => {
    const member = await memberInScope(trx, keeper.scope, id);
    if (!member) return { state: 'gone' };
    if (member.status !== 'approved') return { state: 'status' };
    await queueEmail(trx, await entryLinksEmail(trx, member, config, now), now);
    await audit(trx, auditActionTo(keeper, 'links', member), now);
    return { state: 'done' };
  });
