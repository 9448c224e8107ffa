import * as v from 'valibot';
import type { MyConsentName } from '../../contract/my/my-page.ts';
import type { Writing } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { listMember, unlistMember } from './directory/listing.ts';
import { isListed } from './entries.ts';

/* What a member allows, each with the day since when it is so. */

const Dated = v.object({ at: v.string(), how: v.literal('asked') });

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

function columnsOf(member: MemberTable, name: MyConsentName, isGiven: boolean, at: string) {
  const yes = isGiven ? 1 : 0;
  if (name === 'newsletter') return { newsletter: yes, newsletter_at: at, newsletter_how: 'asked' as const };
  const consents = v.parse(Consents, JSON.parse(member.consents));
  const dated = JSON.stringify({ ...consents, [name]: { at, how: 'asked' } });
  return { ...(shownBy(name) && { [columns[name]]: yes }), consents: dated };
}

/** Writes down what a member allows from now on; the directory goes by it at once. */
export async function setConsent(
  writing: Writing,
  member: MemberTable,
  { name, isGiven }: { name: MyConsentName; isGiven: boolean },
  now: number,
): Promise<void> {
  const changed = columnsOf(member, name, isGiven, new Date(now).toISOString());
  await unlistMember(writing, member.id);
  await writing.updateTable('members').set(changed).where('id', '=', member.id).execute();
  if (isListed(member)) await listMember(writing, { ...member, ...changed });
}

/** Of somebody who asked to join through the site, and was told of the newsletter there: they get it from now on. */
export async function joinNewsletter(writing: Writing, id: string, now: number): Promise<void> {
  await writing
    .updateTable('members')
    .set({ newsletter: 1, newsletter_at: new Date(now).toISOString(), newsletter_how: 'joined' })
    .where('id', '=', id)
    .where('newsletter_at', 'is', null)
    .execute();
}

/** Takes that back with the decision; what they asked for themselves stays. */
export async function leaveNewsletter(writing: Writing, id: string): Promise<void> {
  await writing
    .updateTable('members')
    .set({ newsletter: 0, newsletter_at: null, newsletter_how: null })
    .where('id', '=', id)
    .where('newsletter_how', '=', 'joined')
    .execute();
}
