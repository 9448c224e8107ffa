import { type Correction, safeHref } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { newId, newReference } from '../database/identity.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { CorrectionTable } from '../database/tables.ts';
import { changeEntry, isListed } from './changing.ts';
import { nameOf } from './naming.ts';

/** Columns of a member that a correction may change, stored as JSON. */
const Changes = v.partial(
  v.object({
    first_name: v.string(),
    last_name: v.string(),
    year: v.number(),
    dept: v.string(),
    dept_other: v.string(),
    linkedin_url: v.string(),
    company: v.string(),
    public_company: v.number(),
    state: v.string(),
    public_state: v.number(),
    phone: v.string(),
    street1: v.string(),
    street2: v.string(),
    city: v.string(),
    zip: v.string(),
  }),
);
type Changes = v.InferOutput<typeof Changes>;

const columns = v.keyof(v.required(Changes)).options;
const changesIn = (json: string): Changes => v.parse(Changes, JSON.parse(json));

/** Columns of a row that pass the test, as changes. */
const pick = (row: Changes, passes: (column: keyof Changes) => boolean): Changes =>
  v.parse(Changes, Object.fromEntries(columns.filter(passes).map((column) => [column, row[column]])));

/** Public data of a member as the form's fields; empty for a member who is not in the directory. */
export function publicEntry(member: MemberTable) {
  const shown = (text: string, consent = 1) => (isListed(member) && consent === 1 ? text : '');
  return {
    FirstName: shown(member.first_name),
    LastName: shown(member.last_name),
    Year: shown(String(member.year)),
    Dept: shown(member.dept),
    Dept_Other: shown(member.dept === 'Other' ? member.dept_other : ''),
    LinkedInURL: shown(safeHref(member.linkedin_url) ?? ''),
    Company: shown(member.company, member.public_company),
    State: shown(member.state, member.public_state),
  };
}

/** Consent that follows from a field: 1 if it is filled in, 0 if a shown value was cleared. We keep the cleared value itself. */
function consent(written: string, shown: string): number | undefined {
  if (written !== '') return 1;
  return shown === '' ? undefined : 0;
}

/** Columns that a correction changes, with their new values. */
export function differences(member: MemberTable, body: Correction): Changes {
  const shown = publicEntry(member);
  const changes: Changes = {
    first_name: body.FirstName,
    last_name: body.LastName,
    year: body.Year,
    dept: body.Dept,
    dept_other: body.Dept === 'Other' ? body.Dept_Other : '',
    linkedin_url: body.LinkedInURL,
    company: body.Company || undefined,
    public_company: consent(body.Company, shown.Company),
    state: body.State || undefined,
    public_state: consent(body.State, shown.State),
  };
  return pick(changes, (column) => changes[column] !== undefined && changes[column] !== member[column]);
}

/** Columns whose empty value is an answer if the other column is filled in. */
const saidWith: Partial<Record<keyof Changes, keyof Changes>> = {
  dept_other: 'dept',
  public_company: 'company',
  public_state: 'state',
  street2: 'street1',
};

/** Columns in which a membership request differs from the member. A field left empty changes nothing. */
export const differencesOfRequest = (member: MemberTable, request: MemberTable): Changes =>
  pick(request, (column) => request[saidWith[column] ?? column] !== '' && request[column] !== member[column]);

/** Stores a correction for review. */
export async function addCorrection(trx: Transaction, member: MemberTable, changes: Changes, now: number) {
  const row = {
    id: newId(now),
    reference: newReference('K'),
    status: 'pending' as const,
    member_id: member.id,
    wanted: JSON.stringify(changes),
    created_at: new Date(now).toISOString(),
  };
  await trx.insertInto('corrections').values(row).execute();
  return { id: row.id, reference: row.reference };
}

const inWords = (column: keyof Changes, value: string | number | undefined) =>
  column.startsWith('public_') ? (value === 1 ? 'yes' : 'no') : String(value);

/** Changes in words for a volunteer: the field, its current value and its new value. */
export function changesOf({ wanted, before }: CorrectionTable, member: MemberTable) {
  const changes = changesIn(wanted);
  const previousValues = before === null ? member : changesIn(before);
  return columns
    .filter((column) => changes[column] !== undefined)
    .map((column) => ({
      column,
      from: inWords(column, previousValues[column]),
      to: inWords(column, changes[column]),
    }));
}

/** The member as they will be after the correction. */
export const correctedMember = ({ wanted }: CorrectionTable, member: MemberTable): MemberTable => ({
  ...member,
  ...changesIn(wanted),
});

/** Name of the member before a correction that was applied and changed it; `undefined` for every other correction. */
export function nameBefore({ before }: CorrectionTable, member: MemberTable): string | undefined {
  const was = before === null ? {} : changesIn(before);
  const isRenamed = was.first_name !== undefined || was.last_name !== undefined;
  return isRenamed ? nameOf({ ...member, ...was }) : undefined;
}

/** Reads the current row, because another correction of the same member may just have been approved. */
const memberOf = (trx: Transaction, { member_id }: CorrectionTable) =>
  trx.selectFrom('members').selectAll().where('id', '=', member_id).executeTakeFirstOrThrow();

/** Applies a correction to its member and stores the values before it. */
export async function applyCorrection(trx: Transaction, row: CorrectionTable): Promise<void> {
  const member = await memberOf(trx, row);
  const changes = changesIn(row.wanted);
  const previousValues = JSON.stringify(pick(member, (column) => changes[column] !== undefined));
  await changeEntry(trx, member, changes);
  await trx.updateTable('corrections').set({ before: previousValues }).where('id', '=', row.id).execute();
}

/** Restores the values before a correction, except for columns that changed since. */
export async function revertCorrection(trx: Transaction, row: CorrectionTable): Promise<void> {
  if (row.before === null) return;
  const member = await memberOf(trx, row);
  const [changes, previousValues] = [changesIn(row.wanted), changesIn(row.before)];
  await changeEntry(
    trx,
    member,
    pick(
      previousValues,
      (column) => previousValues[column] !== undefined && member[column] === changes[column],
    ),
  );
  await trx.updateTable('corrections').set({ before: null }).where('id', '=', row.id).execute();
}

/** Members of these corrections, by id. */
export async function membersOf(
  database: Database | Transaction,
  corrections: readonly CorrectionTable[],
): Promise<ReadonlyMap<string, MemberTable>> {
  if (corrections.length === 0) return new Map();
  const ids = corrections.map(({ member_id }) => member_id);
  const members = await database.selectFrom('members').selectAll().where('id', 'in', ids).execute();
  return new Map(members.map((member) => [member.id, member]));
}

/** All corrections of a member. */
export const correctionsOf = (database: Database, { id }: MemberTable): Promise<CorrectionTable[]> =>
  database.selectFrom('corrections').selectAll().where('member_id', '=', id).execute();
