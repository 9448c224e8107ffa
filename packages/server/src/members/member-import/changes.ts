import * as v from 'valibot';
import type { Database, Transaction } from '../../database/database.ts';
import type { ImportChangeTable, MemberTable } from '../../database/member-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { changeEntry } from '../changing.ts';
import type { ImportMember } from '../import-member-rows.ts';
import { nameOf } from '../naming.ts';

/* Changes of an import to existing members. They are stored before the import is shown, applied after it, and undone with it. */

const Wanted = v.partial(
  v.object({
    first_name: v.string(),
    last_name: v.string(),
    year: v.number(),
    dept: v.string(),
    dept_other: v.string(),
    phone: v.string(),
    linkedin_url: v.string(),
    company: v.string(),
    street1: v.string(),
    street2: v.string(),
    city: v.string(),
    state: v.string(),
    zip: v.string(),
  }),
);
type Wanted = v.InferOutput<typeof Wanted>;
const columns = v.keyof(v.required(Wanted)).options;

/** Values of a line that a member receives. Empty cells change nothing, and the member's consents stay. */
export function wantedOf({ dept, dept_other, ...member }: ImportMember): Wanted {
  const given = Object.entries({ ...member, dept }).filter(
    ([column, value]) => value !== '' && columns.some((one) => one === column),
  );
  return v.parse(Wanted, { ...Object.fromEntries(given), dept_other });
}

/** Values that differ from the member's; with `fill` only those that the member lacks. */
function differing(member: MemberTable, wanted: Wanted, isFilling: boolean): Wanted {
  const now = new Map<string, unknown>(Object.entries(member));
  const changed = Object.entries(wanted).filter(
    ([column, value]) => now.get(column) !== value && (!isFilling || now.get(column) === ''),
  );
  // The name of another program belongs to the choice "Other".
  const isOther = changed.some(([column]) => column === 'dept') || member.dept === wanted.dept;
  return v.parse(
    Wanted,
    Object.fromEntries(changed.filter(([column]) => column !== 'dept_other' || (isOther && !isFilling))),
  );
}

/** Rows per transaction, which takes a few milliseconds. */
const atOnce = 20;

const memberOf = (trx: Transaction, { member_id }: ImportChangeTable) =>
  trx.selectFrom('members').selectAll().where('id', '=', member_id).executeTakeFirst();

/** Deletes a stored change that will not be applied, or was undone. */
const drop = (trx: Transaction, { import_id, member_id }: ImportChangeTable) =>
  trx
    .deleteFrom('import_changes')
    .where('import_id', '=', import_id)
    .where('member_id', '=', member_id)
    .execute();

async function apply(trx: Transaction, change: ImportChangeTable, isFilling: boolean): Promise<void> {
  const member = await memberOf(trx, change);
  const isMember = member?.status === 'approved';
  const wanted = isMember ? differing(member, v.parse(Wanted, JSON.parse(change.wanted)), isFilling) : {};
  if (!isMember || Object.keys(wanted).length === 0) {
    await drop(trx, change);
    return;
  }
  const changed = Object.entries(member).filter(([column]) => Object.hasOwn(wanted, column));
  const before = JSON.stringify(v.parse(Wanted, Object.fromEntries(changed)));
  const { version } = await changeEntry(trx, member, wanted);
  await trx
    .updateTable('import_changes')
    .set({ before, version })
    .where('import_id', '=', change.import_id)
    .where('member_id', '=', change.member_id)
    .execute();
}

/** Applies the remaining changes of an import that was shown, a few at a time. @returns the number of changed members in total */
export async function applyChanges(database: Database, id: string, isFilling: boolean): Promise<number> {
  for (;;) {
    const isMore = await transaction(database, async (trx) => {
      const due = await trx
        .selectFrom('import_changes')
        .selectAll()
        .where('import_id', '=', id)
        .where('version', 'is', null)
        .limit(atOnce)
        .execute();
      for (const change of due) await apply(trx, change, isFilling);
      return due.length > 0;
    });
    if (!isMore) break;
  }
  const { many } = await database
    .selectFrom('import_changes')
    .select((count) => count.fn.countAll<number>().as('many'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** Restores some of the members that an import changed, if nobody has changed them since. @returns the number of rows processed */
export async function restoreSome(trx: Transaction, id: string, most: number): Promise<number> {
  const due = await trx
    .selectFrom('import_changes')
    .innerJoin('members', 'members.id', 'import_changes.member_id')
    .selectAll('import_changes')
    .where('import_id', '=', id)
    .whereRef('members.version', '=', 'import_changes.version')
    .where('members.merged_into', 'is', null)
    .limit(Math.min(most, atOnce))
    .execute();
  for (const change of due) {
    const member = await memberOf(trx, change);
    if (!member) throw new Error('A member whom a roll changed is gone in the transaction that read them.');
    await changeEntry(trx, member, v.parse(Wanted, JSON.parse(change.before ?? '{}')));
    await drop(trx, change);
  }
  return due.length;
}

/** Members that an import changed and that stay changed. */
export async function changedBy(database: Database, id: string): Promise<{ id: string; name: string }[]> {
  const rows = await database
    .selectFrom('import_changes')
    .innerJoin('members', 'members.id', 'import_changes.member_id')
    .select(['members.id', 'first_name', 'last_name'])
    .where('import_id', '=', id)
    .execute();
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
}
