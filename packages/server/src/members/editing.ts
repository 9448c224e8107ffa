import { chaptersOfState, programCodes, stateName } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { ContactSaved, MemberFacts } from '@banyan/api/office';
import { type AuditAction, audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { Scope } from '../permissions/scope.ts';
import { changeEntry, type EntryChanges } from './changing.ts';
import { isShown } from './imports.ts';
import { othersWithEmail } from './same-email.ts';

/* Editing members in the Office: only within the volunteer's scope, and only if the version is the one they saw. */

/** Volunteer who makes a change. */
export interface Keeper {
  /** Id of the volunteer. */
  volunteer: string;
  scope: Scope;
}

/**
 * Outcome of an edit. `gone`: there is no such member; `changed`: the version differs; `taken`: another member has the email.
 * `status`: not possible in the member's status.
 */
export type Kept<More = object> =
  | { state: 'gone' | 'changed' | 'taken' | 'status' }
  | ({ state: 'done' } & More);

/** Id and version of the entry that the volunteer saw. */
export interface Looked {
  id: string;
  version: number;
}

/**
 * Member within a scope, by id or reference. A merged entry leads to the entry it became part of. A member outside the scope costs
 * the same time as one that does not exist.
 */
export async function memberInScope(
  database: Database | Transaction,
  scope: Scope,
  name: string,
): Promise<MemberTable | undefined> {
  const capitals = name.toUpperCase();
  const row = await database
    .selectFrom('members')
    .selectAll()
    .where(isShown)
    .where('merged_into', 'is', null)
    .where((member) => {
      const merged = member
        .selectFrom('members as part')
        .select('part.merged_into')
        .where((part) =>
          part.or([part('part.id', 'in', [name, capitals]), part('part.reference', '=', capitals)]),
        )
        .where('part.merged_into', 'is not', null)
        .limit(1);
      return member.or([
        member('id', 'in', [name, capitals]),
        member('reference', '=', capitals),
        member('id', '=', merged),
      ]);
    })
    // Requests from before references were unique may share one.
    .orderBy('status')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && scope.coversState(row.state) ? row : undefined;
}

/** Member within a scope, if its version is still the one the volunteer saw. */
export async function memberLookedAt(
  trx: Transaction,
  { scope }: Keeper,
  { id, version }: Looked,
): Promise<MemberTable | 'gone' | 'changed'> {
  const member = await memberInScope(trx, scope, id);
  if (!member) return 'gone';
  return member.version === version ? member : 'changed';
}

/** Audit entry of an action on a member. It holds only ids and names of fields. */
export const auditActionTo = (
  { volunteer }: Keeper,
  action: AuditAction['action'],
  { id, state }: Pick<MemberTable, 'id' | 'state'>,
  data: AuditAction['data'] = {},
): AuditAction => ({
  who: volunteer,
  volunteer,
  chapters: chaptersOfState(state),
  action,
  subject: `member ${id}`,
  detail: '',
  data,
});

/** Facts of an entry, as fields of the form. */
export const factsOf = (row: MemberTable): MemberFacts => ({
  firstName: row.first_name,
  lastName: row.last_name,
  year: row.year,
  dept: programCodes.find((code) => code === row.dept) ?? 'Other',
  deptOther: row.dept_other,
  linkedIn: row.linkedin_url,
  company: row.company,
  city: row.city,
  state: stateName(row.state),
  mentorship: row.mentorship_interest === 1,
});

const columnsOfFacts = (facts: MemberFacts) => ({
  first_name: facts.firstName,
  last_name: facts.lastName,
  year: facts.year,
  dept: facts.dept,
  dept_other: facts.dept === 'Other' ? facts.deptOther : '',
  linkedin_url: facts.linkedIn,
  company: facts.company,
  city: facts.city,
  state: facts.state,
  mentorship_interest: facts.mentorship ? 1 : 0,
});

const columnsOfContact = ({ email, phone, street1, street2, zip }: Omit<ContactSaved, 'version'>) => ({
  email,
  email_key: emailKey(email),
  phone,
  street1,
  street2,
  zip,
});

/** Columns whose new value differs from the current one. */
function differing<Columns extends EntryChanges>(member: MemberTable, columns: Columns): Partial<Columns> {
  const before = new Map<string, unknown>(Object.entries(member));
  const changed: Partial<Columns> = { ...columns };
  for (const column in columns) if (before.get(column) === columns[column]) delete changed[column];
  return changed;
}

async function save(
  trx: Transaction,
  keeper: Keeper,
  member: MemberTable,
  { action, changes }: { action: AuditAction['action']; changes: EntryChanges },
  now: number,
): Promise<Kept<{ version: number }>> {
  const fields = Object.keys(changes).filter((column) => column !== 'email_key' && column !== 'links_since');
  if (fields.length === 0) return { state: 'done', version: member.version };
  const { version, state } = await changeEntry(trx, member, changes);
  const auditAction = auditActionTo(keeper, action, member, { fields });
  // A move concerns the chapters of both states.
  const chapters = [...new Set([...chaptersOfState(member.state), ...chaptersOfState(state)])];
  await audit(trx, { ...auditAction, chapters }, now);
  return { state: 'done', version };
}

/** Changes the facts of a member. */
export async function saveFacts(
  trx: Transaction,
  keeper: Keeper,
  looked: Looked,
  facts: MemberFacts,
  now: number,
): Promise<Kept<{ version: number }>> {
  const member = await memberLookedAt(trx, keeper, looked);
  if (typeof member === 'string') return { state: member };
  // The form shows the state's name; what is stored may be its code.
  const isSameState = stateName(facts.state) === stateName(member.state);
  const state = isSameState ? member.state : facts.state;
  const changes = differing(member, columnsOfFacts({ ...facts, state }));
  return save(trx, keeper, member, { action: 'member save', changes }, now);
}

/**
 * Changes a member's contact data. A new email address invalidates the links in emails sent to the old one.
 * @returns also the previous email, as `emailKey` makes it, if it changed
 */
export async function saveContact(
  trx: Transaction,
  keeper: Keeper,
  { version, id, ...contact }: Looked & Omit<ContactSaved, 'version'>,
  now: number,
): Promise<Kept<{ version: number; before?: string }>> {
  const member = await memberLookedAt(trx, keeper, { id, version });
  if (typeof member === 'string') return { state: member };
  const columns = columnsOfContact(contact);
  const { email_key } = columns;
  const isMoving = email_key !== member.email_key;
  const others = isMoving ? await othersWithEmail(trx, { id: member.id, email_key }) : [];
  if (member.status === 'approved' && others.some(({ status }) => status === 'approved'))
    return { state: 'taken' };
  const changes = { ...differing(member, columns), ...(isMoving && { links_since: now }) };
  const saved = await save(trx, keeper, member, { action: 'member contact', changes }, now);
  return saved.state === 'done' && isMoving ? { ...saved, before: member.email_key } : saved;
}
