import type { MyConsentName } from '@banyan/api/contract';
import type { MemberConsent } from '@banyan/api/office';
import * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { changeEntry } from './changing.ts';

/* What a member allows, each with the day since when it is so. */

const Dated = v.object({ at: v.string(), how: v.picklist(['asked', 'office']) });

/** What stands in the column: only what was changed since the member joined. */
const Consents = v.record(v.string(), Dated);

/** The column of each consent that the directory goes by. */
const columns = { state: 'public_state', company: 'public_company', photo: 'public_image' } as const;

const shownBy = (name: MyConsentName): name is keyof typeof columns => Object.hasOwn(columns, name);

/** Whoever asked to join through the site answered on the form; of a roll nobody was asked. */
const sinceJoining = ({ imported, created_at }: MemberTable) => (imported === 0 ? created_at : undefined);

/** Since when a consent is as it is, an ISO instant; `undefined` when nobody ever asked. */
export function consentSince(member: MemberTable, name: MyConsentName): string | undefined {
  if (name === 'newsletter') return member.newsletter_at ?? undefined;
  const changed = v.parse(Consents, JSON.parse(member.consents))[name]?.at;
  return changed ?? (name === 'contact' ? undefined : sinceJoining(member));
}

/** Whether a member allows something; `contact` is said by the jobs themselves. */
export const allows = (member: MemberTable, name: Exclude<MyConsentName, 'contact'>): boolean =>
  shownBy(name) ? member[columns[name]] === 1 : member.newsletter === 1;

/** By what a consent is as it is; `undefined` when nobody ever asked. */
export function consentHow(member: MemberTable, name: MyConsentName): MemberConsent['how'] {
  if (name === 'newsletter') return member.newsletter_how === 'joined' ? 'form' : member.newsletter_how;
  const changed = v.parse(Consents, JSON.parse(member.consents))[name]?.how;
  if (changed !== undefined || name === 'contact') return changed ?? null;
  return member.imported === 0 ? 'form' : 'imported';
}

/** A consent as it shall be, and whose word that is: the member's own, or a volunteer's for them. */
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

/** Writes down what a member allows from now on; the directory goes by it at once. @param how By whose word. @default their own */
export function setConsent(
  trx: Transaction,
  member: MemberTable,
  { how = 'asked', ...said }: Omit<Said, 'how'> & Partial<Said>,
  now: number,
): Promise<MemberTable> {
  return changeEntry(trx, member, columnsOf(member, { ...said, how }, new Date(now).toISOString()));
}

/** Of somebody who asked to join through the site, and was told of the newsletter there: they get it from now on. */
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

/** Takes that back with the decision; what they asked for themselves stays. */
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
