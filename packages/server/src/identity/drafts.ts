import { dayMs } from '@banyan/api/contract';
import { draftLimits, officeMessages as messages } from '@banyan/api/office';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import type { DraftTable } from '../database/office-tables.ts';
import { HttpError } from '../http/http-error.ts';

/** For how many days a draft is kept after it was saved last. */
const keptDays = 90;

/** What somebody is writing, about what. */
interface Subject {
  volunteer: string;
  kind: string;
  /** Reference of what it is about, in whatever case. */
  ref: string;
}

/** Field by field. */
type Text = Readonly<Record<string, string>>;

const Body = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What they were writing; `null` when nothing is kept. */
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

/** @throws Refusal 409 when somebody has as many other drafts as they may, or as long ones */
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

/** Keeps what somebody is writing, in place of what was kept before; of empty texts nothing is. @returns when (ISO) @throws Refusal 409 */
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

/** Forgets what anybody was writing about these. @param refs References, in whatever case. */
export async function forgetDraftsAbout(trx: Transaction, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  const subjects = refs.map((ref) => ref.toUpperCase());
  await trx.deleteFrom('drafts').where('subject', 'in', subjects).execute();
}

/** Gives somebody's drafts to whoever goes on; what that one is writing themselves stays. */
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

/** Forgets drafts that nobody has gone on with for 90 days. */
export async function forgetDrafts(database: Database, now: number): Promise<void> {
  const before = new Date(now - keptDays * dayMs).toISOString();
  await database.deleteFrom('drafts').where('saved_at', '<', before).execute();
}
