import type { Member, MergeField } from '@banyan/api/office';
import * as v from 'valibot';
import { audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { changeEntry, type EntryChanges } from './changing.ts';
import {
  auditActionTo,
  type Keeper,
  type Kept,
  type Looked,
  memberInScope,
  memberLookedAt,
} from './editing.ts';
import { nameOf } from './naming.ts';
import { othersWithEmail } from './same-email.ts';
import { mergeUndoMs } from './stored-merges.ts';

/* Merges two entries of one person, and undoes it within a week. */

type Column = keyof EntryChanges;

/** Columns of each field. */
const columnsOf: Readonly<Record<MergeField, readonly Column[]>> = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  year: ['year'],
  program: ['dept', 'dept_other'],
  linkedIn: ['linkedin_url'],
  company: ['company'],
  city: ['city'],
  state: ['state'],
  photo: ['image'],
  mentorship: ['mentorship_interest'],
  email: ['email', 'email_key'],
  phone: ['phone'],
  address: ['street1', 'street2', 'zip'],
};

/** Consents that belong to a value: if the value is taken over, both members must have consented. */
const allowedBy = {
  company: 'public_company',
  state: 'public_state',
  photo: 'public_image',
  email: 'newsletter',
} as const satisfies Partial<Record<MergeField, Column>>;

const Columns = v.partial(
  v.object({
    first_name: v.string(),
    last_name: v.string(),
    year: v.number(),
    dept: v.string(),
    dept_other: v.string(),
    linkedin_url: v.string(),
    company: v.string(),
    city: v.string(),
    state: v.string(),
    image: v.string(),
    mentorship_interest: v.number(),
    email: v.string(),
    email_key: v.string(),
    phone: v.string(),
    street1: v.string(),
    street2: v.string(),
    zip: v.string(),
    public_company: v.number(),
    public_state: v.number(),
    public_image: v.number(),
    newsletter: v.number(),
  }),
);
type Columns = v.InferOutput<typeof Columns>;

/** Data needed to undo a merge. */
const Undone = v.object({
  /** Columns of the kept entry before and after the merge. */
  before: Columns,
  given: Columns,
  dropped: v.object({ decided_at: v.nullable(v.string()), decided_by: v.nullable(v.string()) }),
  /** Ids of the pending corrections of the dropped entry. */
  corrections: v.array(v.string()),
});

/** Ids of the records moved to the email address that stays, by kind. */
export const Moved = v.object({
  from: v.string(),
  to: v.string(),
  ids: v.record(v.string(), v.array(v.string())),
});
export type Moved = v.InferOutput<typeof Moved>;

const pick = (row: MemberTable, columns: readonly string[]): Columns =>
  v.parse(Columns, Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))));

/** Values that the kept entry takes from the other one. Consents never increase. */
function givenTo(keep: MemberTable, drop: MemberTable, take: readonly MergeField[]): Columns {
  const given = pick(
    drop,
    take.flatMap((field) => columnsOf[field]),
  );
  for (const [field, column] of Object.entries(allowedBy))
    if (take.some((one) => one === field)) given[column] = Math.min(keep[column], drop[column]);
  return given;
}

/** Both entries, if they can be merged and their versions are the ones seen. */
async function bothOf(trx: Transaction, keeper: Keeper, looked: { keep: Looked; drop: Looked }) {
  const keep = await memberLookedAt(trx, keeper, looked.keep);
  const drop = await memberLookedAt(trx, keeper, looked.drop);
  if (typeof keep === 'string') return keep;
  if (typeof drop === 'string') return drop;
  const areMembers = keep.status === 'approved' && drop.status === 'approved' && keep.id !== drop.id;
  return areMembers ? { keep, drop } : 'status';
}

/** Moves the pending corrections of one entry to the other. @param ids Which ones. @default all of them */
async function handCorrections(trx: Transaction, from: string, to: string, ids?: readonly string[]) {
  const rows = await trx
    .updateTable('corrections')
    .set({ member_id: to })
    .where('member_id', '=', from)
    .where('status', '=', 'pending')
    .$if(ids !== undefined, (some) => some.where('id', 'in', ids ?? []))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Merges two entries.
 * @param move Moves the records under the email address that is dropped to the one that stays; receives also the dropped entry.
 */
export async function mergeEntries(
  trx: Transaction,
  keeper: Keeper,
  { take, ...looked }: { keep: Looked; drop: Looked; take: readonly MergeField[] },
  move: (from: MemberTable, to: MemberTable, drop: MemberTable) => Promise<Moved>,
  now: number,
): Promise<Kept<{ undoUntil: string }>> {
  const both = await bothOf(trx, keeper, looked);
  if (typeof both === 'string') return { state: both };
  const { keep, drop } = both;
  const at = new Date(now).toISOString();
  const given = givenTo(keep, drop, take);
  const before = pick(keep, Object.keys(given));
  const { decided_at, decided_by } = drop;
  // This comes first, because only one approved member can have an email address.
  await changeEntry(trx, drop, { status: 'rejected', merged_into: keep.id, decided_at: at });
  const kept = await changeEntry(trx, keep, given);
  await trx.updateTable('members').set({ merged_into: keep.id }).where('merged_into', '=', drop.id).execute();
  const corrections = await handCorrections(trx, drop.id, keep.id);
  const moved = await move(given.email_key === undefined ? drop : keep, kept, drop);
  const row = {
    dropped_id: drop.id,
    kept_id: keep.id,
    undone: JSON.stringify({ before, given, dropped: { decided_at, decided_by }, corrections }),
    moved: JSON.stringify(moved),
    merged_at: at,
  };
  await trx.insertInto('member_merges').values(row).execute();
  await audit(trx, auditActionTo(keeper, 'member merge', keep, { dropped: drop.id, fields: [...take] }), now);
  return { state: 'done', undoUntil: new Date(now + mergeUndoMs).toISOString() };
}

/** Earlier values of the columns that still have the values of the merge. */
const goingBack = (kept: MemberTable, { before, given }: { before: Columns; given: Columns }): Columns => {
  const now = new Map<string, unknown>(Object.entries(kept));
  const wasGiven = new Map<string, unknown>(Object.entries(given));
  return v.parse(
    Columns,
    Object.fromEntries(Object.entries(before).filter(([column]) => now.get(column) === wasGiven.get(column))),
  );
};

const isTaken = async (trx: Transaction, member: MemberTable, besides: string) =>
  (await othersWithEmail(trx, member)).some(({ status, id }) => status === 'approved' && id !== besides);

/** Undoes a merge. Changes since then stay. @param moveBack Moves records back. */
export async function undoMergeOf(
  trx: Transaction,
  keeper: Keeper,
  { kept: keptId, dropped: droppedId }: { kept: string; dropped: string },
  moveBack: (moved: Moved) => Promise<void>,
  now: number,
): Promise<Kept | { state: 'late' }> {
  const kept = await memberInScope(trx, keeper.scope, keptId);
  if (!kept) return { state: 'gone' };
  const merge = await trx
    .selectFrom('member_merges')
    .selectAll()
    .where('dropped_id', '=', droppedId)
    .where('kept_id', '=', kept.id)
    .executeTakeFirst();
  if (!merge || Date.parse(merge.merged_at) + mergeUndoMs <= now) return { state: 'late' };
  const undone = v.parse(Undone, JSON.parse(merge.undone));
  const dropped = await trx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', droppedId)
    .executeTakeFirstOrThrow();
  const back = goingBack(kept, undone);
  const restored = { ...kept, ...back };
  const isOneEmail = restored.email_key === dropped.email_key;
  if (isOneEmail || (await isTaken(trx, restored, droppedId)) || (await isTaken(trx, dropped, kept.id)))
    return { state: 'taken' };
  await changeEntry(trx, kept, back);
  await changeEntry(trx, dropped, { status: 'approved', merged_into: null, ...undone.dropped });
  const parts = trx.selectFrom('member_merges').select('dropped_id').where('kept_id', '=', droppedId);
  await trx.updateTable('members').set({ merged_into: droppedId }).where('id', 'in', parts).execute();
  if (undone.corrections.length > 0) await handCorrections(trx, kept.id, droppedId, undone.corrections);
  await moveBack(v.parse(Moved, JSON.parse(merge.moved)));
  await trx.deleteFrom('member_merges').where('dropped_id', '=', droppedId).execute();
  await audit(trx, auditActionTo(keeper, 'member unmerge', kept, { dropped: droppedId }), now);
  return { state: 'done' };
}

/** Merges into an entry that can still be undone, newest first. */
export async function mergesInto(database: Database, id: string, now: number): Promise<Member['merged']> {
  const rows = await database
    .selectFrom('member_merges')
    .innerJoin('members', 'members.id', 'member_merges.dropped_id')
    .select(['members.id', 'reference', 'first_name', 'last_name', 'merged_at'])
    .where('kept_id', '=', id)
    .orderBy('merged_at', 'desc')
    .execute();
  return rows
    .map((row) => ({ row, until: Date.parse(row.merged_at) + mergeUndoMs }))
    .filter(({ until }) => until > now)
    .map(({ row, until }) => ({
      id: row.id,
      ref: row.reference,
      name: nameOf(row),
      at: row.merged_at,
      undoUntil: new Date(until).toISOString(),
    }));
}
