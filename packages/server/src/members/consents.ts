import type { MyConsentName } from '@banyan/api/contract';
import type { MemberConsent } from '@banyan/api/office';
import * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { changeEntry } from './changing.ts';

/* Date since when a consent has its value, and how it was given. */

const Dated = v.object({ at: v.string(), how: v.picklist(['asked', 'office']) });

/** Value of the `consents` column: only the consents that changed after the member joined. */
const Consents = v.record(v.string(), Dated);

/** Columns of the consents that the directory uses. */
const columns = { state: 'public_state', company: 'public_company', photo: 'public_image' } as const;

const shownBy = (name: MyConsentName): name is keyof typeof columns => Object.hasOwn(columns, name);

/** Members who joined through the site's form gave their consents there; imported members were never asked. */
const sinceJoining = ({ imported, created_at }: MemberTable) => (imported === 0 ? created_at : undefined);

/** ISO instant since when a consent has its value; `undefined` if the member was never asked. */
export function consentSince(member: MemberTable, name: MyConsentName): string | undefined {
  if (name === 'newsletter') return member.newsletter_at ?? undefined;
  const changed = v.parse(Consents, JSON.parse(member.consents))[name]?.at;
  return changed ?? (name === 'contact' ? undefined : sinceJoining(member));
}

/** True if a member gave a consent. The `contact` consent belongs to each job posting. */
export const allows = (member: MemberTable, name: Exclude<MyConsentName, 'contact'>): boolean =>
  shownBy(name) ? member[columns[name]] === 1 : member.newsletter === 1;

/** Source of a consent's value; `undefined` if the member was never asked. */
export function consentHow(member: MemberTable, name: MyConsentName): MemberConsent['how'] {
  if (name === 'newsletter') return member.newsletter_how === 'joined' ? 'form' : member.newsletter_how;
  const changed = v.parse(Consents, JSON.parse(member.consents))[name]?.how;
  if (changed !== undefined || name === 'contact') return changed ?? null;
  return member.imported === 0 ? 'form' : 'imported';
}

/** New value of a consent, and who set it: the member, or a volunteer for them. */
interface Said {
  name: MyConsentName;
  isGiven: boolean;
  how: 'asked' | 'office';
}

function columnsOf(member: MemberTable, { name, isGiven, how }: Said, at: string) {
  const yes = isGiven ? 1 : 0;
  if (name === 'newsletter') return { newsletter: yes, newsletter_at: at, newsletter_how: how };
  const consents = v.parse(Consents, JSON.parse(member.consents));
  const dated = JSON.stringify({ ...consents, [name]: { at, how } });
  return { ...(shownBy(name) && { [columns[name]]: yes }), consents: dated };
}

/** Stores a member's consent; the directory uses it at once. @param how Who set it. @default the member */
export function setConsent(
  trx: Transaction,
  member: MemberTable,
  { how = 'asked', ...said }: Omit<Said, 'how'> & Partial<Said>,
  now: number,
): Promise<MemberTable> {
  return changeEntry(trx, member, columnsOf(member, { ...said, how }, new Date(now).toISOString()));
}

/** Subscribes a member who joined through the site, whose form announces the newsletter. */
export async function joinNewsletter(trx: Transaction, id: string, now: number): Promise<void> {
  await trx
    .updateTable('members')
    .set(({ eb }) => ({
      newsletter: 1,
      newsletter_at: new Date(now).toISOString(),
      newsletter_how: 'joined',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('newsletter_at', 'is', null)
    .execute();
}

/** Undoes {@link joinNewsletter} when the approval is undone. A subscription that the member asked for themselves stays. */
export async function leaveNewsletter(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('members')
    .set(({ eb }) => ({
      newsletter: 0,
      newsletter_at: null,
      newsletter_how: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('newsletter_how', '=', 'joined')
    .execute();
}
