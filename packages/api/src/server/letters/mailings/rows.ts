import * as v from 'valibot';
import { Audience, type MailingList, type MailingState } from '../../../contract/office/letters/mailing.ts';
import type { Database, Writing } from '../../database/database.ts';
import type { MailingTable } from '../../database/letter-tables.ts';
import { chaptersOfEvents } from '../../events/guests.ts';
import type { Reach } from '../../reach/reach.ts';

const Stored = v.pipe(v.string(), v.parseJson(), Audience);

/** Whom a letter is for. */
export const audienceOf = ({ audience }: Pick<MailingTable, 'audience'>): Audience =>
  v.parse(Stored, audience);

/** Which list a letter stands in. */
export const listOf: Readonly<Record<MailingState, MailingList>> = {
  draft: 'draft',
  waits: 'open',
  held: 'open',
  sending: 'open',
  paused: 'open',
  sent: 'over',
  stopped: 'over',
};

/**
 * Rows with the chapter that they belong to now. What is written to the guests of an event belongs where the event does, which may have
 * been given to another chapter since; the column has what it was when somebody saved. Every read of a chapter goes through here.
 */
async function whereTheyBelong<Row extends Pick<MailingTable, 'chapter' | 'event_id'>>(
  database: Database | Writing,
  rows: readonly Row[],
): Promise<Row[]> {
  const events = new Set(rows.flatMap(({ event_id }) => event_id ?? []));
  const chapters = await chaptersOfEvents(database, [...events]);
  return rows.map((row) => {
    const chapter = chapters.get(row.event_id ?? '');
    return chapter === undefined ? row : { ...row, chapter };
  });
}

/** A letter, wherever it belongs. */
export async function mailingOf(database: Database | Writing, id: string): Promise<MailingTable | undefined> {
  const rows = await database.selectFrom('mailings').selectAll().where('id', '=', id).execute();
  return (await whereTheyBelong(database, rows))[0];
}

/** Letters that are somewhere, oldest first. */
export const mailingsIn = async (
  database: Database | Writing,
  states: readonly MailingState[],
): Promise<MailingTable[]> =>
  whereTheyBelong(
    database,
    await database.selectFrom('mailings').selectAll().where('state', 'in', states).orderBy('id').execute(),
  );

/** How many letters within a reach are held and leave by themselves. */
export const heldMailings = async (database: Database, reach: Reach): Promise<number> =>
  (await mailingsIn(database, ['held'])).filter(({ chapter }) => reach.covers(chapter)).length;

/** Every letter, those changed last first. @param event Only those to its guests. */
export const allMailings = async (database: Database, event?: string): Promise<MailingTable[]> =>
  whereTheyBelong(
    database,
    await database
      .selectFrom('mailings')
      .selectAll()
      .$if(event !== undefined, (all) => all.where('event_id', '=', event ?? ''))
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );

export async function insertMailing(writing: Writing, row: MailingTable): Promise<void> {
  await writing.insertInto('mailings').values(row).execute();
}

export async function deleteMailing(writing: Writing, id: string): Promise<void> {
  await writing.deleteFrom('mailings').where('id', '=', id).execute();
}

/** Changes columns of a letter. */
export async function keepMailing(
  writing: Writing,
  id: string,
  changes: Partial<Omit<MailingTable, 'id'>>,
): Promise<void> {
  await writing.updateTable('mailings').set(changes).where('id', '=', id).execute();
}

/** One more, or fewer, that left, were given up, or want no more letters. */
export async function countOn(
  writing: Writing,
  id: string,
  { sent = 0, failed = 0, unsubscribed = 0 }: Partial<Pick<MailingTable, 'sent' | 'failed' | 'unsubscribed'>>,
): Promise<void> {
  await writing
    .updateTable('mailings')
    .set((row) => ({
      sent: row('sent', '+', sent),
      failed: row('failed', '+', failed),
      unsubscribed: row('unsubscribed', '+', unsubscribed),
    }))
    .where('id', '=', id)
    .execute();
}

/** What letters are called, and whose they are. */
export const mailingNames = async (
  database: Database,
  ids: readonly string[],
): Promise<(Pick<MailingTable, 'id' | 'chapter'> & { name: string })[]> =>
  whereTheyBelong(
    database,
    await database
      .selectFrom('mailings')
      .select(['id', 'chapter', 'event_id', 'subject as name'])
      .where('id', 'in', ids)
      .execute(),
  );
