import type { CampaignState } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { chaptersOfEvents } from '../events/registration/guests.ts';
import type { Scope } from '../permissions/scope.ts';
import { storedCampaign, storedCampaigns, storedIn, storedNames } from './delivery/rows.ts';

/**
 * Rows with the chapter that they belong to now. What is written to the guests of an event belongs where the event does, which may have
 * been given to another chapter since the draft was saved.
 */
async function whereTheyBelong<Row extends Pick<MailingTable, 'chapter' | 'event_id'>>(
  database: Database | Transaction,
  stored: Promise<Row[]>,
): Promise<Row[]> {
  const rows = await stored;
  const events = new Set(rows.flatMap(({ event_id }) => event_id ?? []));
  const chapters = await chaptersOfEvents(database, [...events]);
  return rows.map((row) => {
    const chapter = chapters.get(row.event_id ?? '');
    return chapter === undefined ? row : { ...row, chapter };
  });
}

/** A letter, wherever it belongs. */
export const campaignDetail = async (
  database: Database | Transaction,
  id: string,
): Promise<MailingTable | undefined> => (await whereTheyBelong(database, storedCampaign(database, id)))[0];

/** Letters that are somewhere, oldest first. */
export const campaignsIn = (
  database: Database | Transaction,
  states: readonly CampaignState[],
): Promise<MailingTable[]> => whereTheyBelong(database, storedIn(database, states));

/** How many letters within a reach are held and leave by themselves. */
export const heldCampaigns = async (database: Database, scope: Scope): Promise<number> =>
  (await campaignsIn(database, ['held'])).filter(({ chapter }) => scope.covers(chapter)).length;

/** Every letter, those changed last first. @param event Only those to its guests. */
export const allCampaigns = (database: Database, event?: string): Promise<MailingTable[]> =>
  whereTheyBelong(database, storedCampaigns(database, event));

/** What letters are called, and whose they are. */
export const campaignNames = (
  database: Database,
  ids: readonly string[],
): Promise<(Pick<MailingTable, 'id' | 'chapter'> & { name: string })[]> =>
  whereTheyBelong(database, storedNames(database, ids));
