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

/** What a roll says about a member. */
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
  /** 1 for whoever asked for it. @default 0 */
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
  /** Who does it: a name, which stays with the rows. */
  who: string;
  /** What is written down in the log. @param count How many came in */
  auditAction: (count: number) => AuditAction;
  /** What else is written before it is shown, under the same lease. @default nothing */
  stage?: (portions: Portions) => Promise<void>;
  /** What is written in the transaction that shows it; when it throws, nothing is. @default nothing */
  finish?: (trx: Transaction, shown: { number: number; taken: number; leftOut: number }) => Promise<void>;
}

/** An import out of a file, by somebody who types. */
export const fromFile = (who: string, file: string): Importing => ({
  who,
  auditAction: (count) => ({ who, action: 'import', subject: 'member all', detail: `${count} from ${file}` }),
});

/** Somebody of a roll, with the id and the place that they are to have. */
interface Coming extends Newcomer {
  member: ImportMember;
  id: string;
}

/** How many spellings go into a portion for each member that would: they are small. */
const spellingsPerMember = 10;

/** Writes everybody down, in the order of the directory. @returns who did not come in: their email has been here since */
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

/** After the people, so that no word is forgotten again before they bear it. In the order of the table. */
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

/** Those of a roll who were left out: meanwhile somebody had asked to be in here by their email. */
export type LeftOut = readonly ImportMember[];

/**
 * Puts a roll into the directory: all of it, or nothing when anything fails. Nobody gets a mail. It comes in bit by bit, so
 * that nobody has to wait for it, is read by nobody until it is complete, and is then shown by one short transaction.
 * @throws ImportTaken when another import is under way
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
    // What cannot be taken out now goes with the next sweep, or the next import.
    await portions
      .clear()
      .then(() => portions.end(async () => undefined))
      .catch(() => undefined);
    throw error;
  }
}

/** Takes out what an import has left behind that died. Does nothing while one may be alive. */
export async function removeDeadImport(database: Database): Promise<void> {
  const portions = await ImportPortions.afterDead(database);
  await portions?.clear();
  await portions?.end(async () => undefined);
}
