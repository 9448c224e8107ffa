import type { CampaignState } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { chaptersOfEvents } from '../events/registration/guests.ts';
import type { Scope } from '../permissions/scope.ts';
import { storedCampaign, storedCampaigns, storedIn, storedNames } from './delivery/rows.ts';

/**
 * Adds the current chapter to rows. A campaign to an event’s guests belongs to the event’s chapter, which may have changed since
 * the draft was saved.
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

/** Campaign in any chapter. */
export const campaignDetail = async (
  database: Database | Transaction,
  id: string,
): Promise<MailingTable | undefined> => (await whereTheyBelong(database, storedCampaign(database, id)))[0];

/** Campaigns in the given states, oldest first. */
export const campaignsIn = (
  database: Database | Transaction,
  states: readonly CampaignState[],
): Promise<MailingTable[]> => whereTheyBelong(database, storedIn(database, states));

/** Number of scheduled campaigns within a scope. */
export const heldCampaigns = async (database: Database, scope: Scope): Promise<number> =>
  (await campaignsIn(database, ['held'])).filter(({ chapter }) => scope.covers(chapter)).length;

/** All campaigns, last changed first. @param event Only campaigns to its guests. */
export const allCampaigns = (database: Database, event?: string): Promise<MailingTable[]> =>
  whereTheyBelong(database, storedCampaigns(database, event));

/** Names and chapters of campaigns. */
export const campaignNames = (
  database: Database,
  ids: readonly string[],
): Promise<(Pick<MailingTable, 'id' | 'chapter'> & { name: string })[]> =>
  whereTheyBelong(database, storedNames(database, ids));
