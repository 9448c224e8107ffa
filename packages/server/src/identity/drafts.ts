import { dayMs } from '@banyan/api/contract';
import { draftLimits, officeMessages as messages } from '@banyan/api/office';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import type { DraftTable } from '../database/office-tables.ts';
import { HttpError } from '../http/http-error.ts';

/** Days that a draft is kept after it was last saved. */
const keptDays = 90;

/** Volunteer and subject of a draft. */
interface Subject {
  volunteer: string;
  kind: string;
  /** Reference of the item that the draft is about, in any letter case. */
  ref: string;
}

/** Text by field. */
type Text = Readonly<Record<string, string>>;

const Body = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Returns a volunteer's draft; `null` if there is none. */
export async function draftOf(
  database: Database,
  { volunteer, kind, ref }: Subject,
): Promise<{ text: Record<string, string>; savedAt: string } | null> {
  const row = await database
    .selectFrom('drafts')
    .select(['body', 'saved_at'])
    .where('volunteer_id', '=', volunteer)
    .where('kind', '=', kind)
    .where('subject', '=', ref.toUpperCase())
    .executeTakeFirst();
  return row ? { text: v.parse(Body, row.body), savedAt: row.saved_at } : null;
}

/** @throws HttpError 409 when the volunteer's other drafts are too many or too long */
async function requireRoom(
  trx: Transaction,
  { volunteer, kind, ref }: Subject,
  bytes: number,
): Promise<void> {
  const others = await trx
    .selectFrom('drafts')
    .select(['kind', 'subject', sql<number>`octet_length(body)`.as('bytes')])
    .where('volunteer_id', '=', volunteer)
    .orderBy('saved_at')
    .execute();
  const isThis = (draft: Pick<DraftTable, 'kind' | 'subject'>) =>
    draft.kind === kind && draft.subject === ref.toUpperCase();
  const kept = others.filter((draft) => !isThis(draft));
  const [oldest] = kept;
  const sum = kept.reduce((all, draft) => all + Number(draft.bytes), bytes);
  if (oldest && (kept.length >= draftLimits.many || sum > draftLimits.bytes))
    throw new HttpError(409, messages.draftsFull(draftLimits.many, oldest.subject));
}

/** Stores a draft in place of the previous one; empty texts delete it. @returns the time (ISO) @throws HttpError 409 */
export async function keepDraft(
  trx: Transaction,
  { volunteer, kind, ref }: Subject,
  text: Text,
  now: number,
): Promise<string> {
  const saved_at = new Date(now).toISOString();
  const subject = ref.toUpperCase();
  if (Object.values(text).every((one) => one.trim() === '')) {
    await trx
      .deleteFrom('drafts')
      .where('volunteer_id', '=', volunteer)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute();
    return saved_at;
  }
  const kept = { body: JSON.stringify(text), saved_at };
  await requireRoom(trx, { volunteer, kind, ref }, Buffer.byteLength(kept.body));
  await trx
    .insertInto('drafts')
    .values({ volunteer_id: volunteer, kind, subject, ...kept })
    .onConflict((conflict) => conflict.columns(['volunteer_id', 'kind', 'subject']).doUpdateSet(kept))
    .execute();
  return saved_at;
}

/** Deletes all volunteers' drafts about these items. @param refs References, in any letter case. */
export async function forgetDraftsAbout(trx: Transaction, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  const subjects = refs.map((ref) => ref.toUpperCase());
  await trx.deleteFrom('drafts').where('subject', 'in', subjects).execute();
}

/** Moves a volunteer's drafts to another one, whose own drafts stay. */
export async function handDraftsOver(trx: Transaction, from: string, to: string): Promise<void> {
  const theirs = await trx.selectFrom('drafts').selectAll().where('volunteer_id', '=', from).execute();
  for (const draft of theirs)
    await trx
      .insertInto('drafts')
      .values({ ...draft, volunteer_id: to })
      .onConflict((conflict) => conflict.columns(['volunteer_id', 'kind', 'subject']).doNothing())
      .execute();
  await trx.deleteFrom('drafts').where('volunteer_id', '=', from).execute();
}

/** Deletes drafts that were not saved for 90 days. */
export async function forgetDrafts(database: Database, now: number): Promise<void> {
  const before = new Date(now - keptDays * dayMs).toISOString();
  await database.deleteFrom('drafts').where('saved_at', '<', before).execute();
}
