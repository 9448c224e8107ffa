import { emailKey } from '@banyan/api/internal';
import { type AuditAction, audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import { newId, newReference } from '../database/identity.ts';
import type { MemberTable } from '../database/member-tables.ts';
import {
  byName,
  forgetWords,
  learnSpellings,
  nameWords,
  sortName,
  spellingsOf,
} from './directory/listing.ts';
import {
  type Arriving,
  arrivingOf,
  type Newcomer,
  stageMembers,
  thoseWhoMadeWay,
} from './directory/staging.ts';
import { ImportPortions } from './import-portions.ts';
import { nextImport, showImport } from './imports.ts';
import type { Portions } from './portions.ts';
import { newEntry } from './rows.ts';

/** Columns of a member that an import provides. */
export type ImportMember = Pick<
  MemberTable,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'linkedin_url'
  | 'street1'
  | 'street2'
  | 'city'
  | 'state'
  | 'zip'
  | 'year'
  | 'dept'
  | 'dept_other'
  | 'company'
  | 'public_company'
  | 'public_state'
> & {
  /** 1 if the member asked for the newsletter. @default 0 */
  newsletter?: number;
};

type Row = Arriving['row'];

function rowOf(
  member: ImportMember,
  { who }: Importing,
  { id, imported, now }: Pick<Row, 'id' | 'imported'> & { now: number },
): Row {
  const at = new Date(now).toISOString();
  return {
    ...member,
    id,
    reference: newReference('M'),
    status: 'approved',
    email_key: emailKey(member.email),
    mentorship_interest: 0,
    job_posting: '',
    alumni_update: '',
    personal_note: '',
    public_image: 0,
    image: '',
    hidden: 0,
    imported,
    sent_from: null,
    ...newEntry,
    ...(member.newsletter === 1 && { newsletter: 1, newsletter_at: at }),
    newsletter_how: 'imported',
    created_at: at,
    decided_at: at,
    decided_by: who,
    reason: null,
  };
}

interface Importing {
  /** Name of the person who imports; stored with the rows. */
  who: string;
  /** Audit log entry. @param count Number of imported members */
  auditAction: (count: number) => AuditAction;
  /** Writes more before the import is shown, under the same lease. @default nothing */
  stage?: (portions: Portions) => Promise<void>;
  /** Writes more in the transaction that shows the import; if it throws, nothing is imported. @default nothing */
  finish?: (trx: Transaction, shown: { number: number; taken: number; leftOut: number }) => Promise<void>;
}

/** Options of an import from a file on the command line. */
export const fromFile = (who: string, file: string): Importing => ({
  who,
  auditAction: (count) => ({ who, action: 'import', subject: 'member all', detail: `${count} from ${file}` }),
});

/** Person of an import, with their future id and position. */
interface Coming extends Newcomer {
  member: ImportMember;
  id: string;
}

/** Spellings per portion for each member that a portion would hold: spellings are small. */
const spellingsPerMember = 10;

/** Writes everybody, in directory order. @returns members left out because their email address was registered in the meantime */
async function stagePeople(
  portions: Portions,
  people: readonly Coming[],
  rowFor: (coming: Coming) => Row,
): Promise<Coming[]> {
  const leftOut: Coming[] = [];
  let at = 0;
  let next: readonly Coming[] = [];
  const staged = portions.write((most) => {
    next = people.slice(at, at + most);
    const arriving = next.map((coming) => arrivingOf(rowFor(coming), coming.name));
    return arriving.length === 0 ? undefined : (trx) => stageMembers(trx, people, at, arriving);
  });
  for await (const ids of staged) {
    leftOut.push(...next.filter(({ id }) => !ids.has(id)));
    at += next.length;
  }
  return leftOut;
}

/** Runs after the people are written, so that no word is deleted again before a member has it. In the table's order. */
async function stageSpellings(
  portions: Portions,
  people: readonly Coming[],
  imported: number,
): Promise<void> {
  const spellings = spellingsOf(new Set(people.flatMap(({ member }) => nameWords(member))));
  spellings.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  let at = 0;
  const staged = portions.write((most) => {
    const next = spellings.slice(at, at + most * spellingsPerMember);
    return next.length === 0
      ? undefined
      : async (trx) => {
          await learnSpellings(trx, next, imported);
          return next.length;
        };
  });
  for await (const learnt of staged) at += learnt;
}

/** People of an import who were left out, because somebody registered with their email address in the meantime. */
export type LeftOut = readonly ImportMember[];

/**
 * Imports members into the directory: all of them, or none if anything fails. Nobody gets an email. The rows are written in
 * portions, so that nobody has to wait. Nobody reads them until one short transaction shows them all.
 * @throws ImportTaken if another import is running
 */
export async function importMemberRows(
  database: Database,
  members: readonly ImportMember[],
  importing: Importing,
  now: number,
): Promise<LeftOut> {
  const portions = await ImportPortions.begin(database);
  await portions.clear();
  try {
    const imported = await nextImport(database);
    const people = members
      .map((member): Coming => ({ member, id: newId(now), name: sortName(member) }))
      .sort(byName);
    const leftOut = await stagePeople(portions, people, ({ member, id }) =>
      rowOf(member, importing, { id, imported, now }),
    );
    await stageSpellings(portions, people, imported);
    await importing.stage?.(portions);
    await portions.merge();
    return await portions.end(async (trx) => {
      const ids = new Set(await thoseWhoMadeWay(trx));
      const madeWay = people.filter(({ id }) => ids.has(id));
      await showImport(trx, imported);
      for (const { member } of [...leftOut, ...madeWay]) await forgetWords(trx, nameWords(member));
      const left = leftOut.length + madeWay.length;
      const taken = members.length - left;
      await importing.finish?.(trx, { number: imported, taken, leftOut: left });
      await audit(trx, importing.auditAction(taken), now);
      return [...leftOut, ...madeWay].map(({ member }) => member);
    });
  } catch (error) {
    // Rows that cannot be deleted now are deleted by the next sweep or import.
    await portions
      .clear()
      .then(() => portions.end(async () => undefined))
      .catch(() => undefined);
    throw error;
  }
}

/** Deletes the rows of an import whose process died. Does nothing while an import may be running. */
export async function removeDeadImport(database: Database): Promise<void> {
  const portions = await ImportPortions.afterDead(database);
  await portions?.clear();
  await portions?.end(async () => undefined);
}
