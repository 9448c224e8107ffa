import { isMoment } from '@banyan/api/contract';
import type { Flyer } from '@banyan/api/office';
import { flyerNames } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import type { FlyerTable } from '../../database/flyer-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { noteChange } from '../../settings/changed.ts';
import { type FlyerRow, flyerAlt, flyerColumns } from './flyer-plan.ts';

/* Stored flyers of events. Only public events have one. */

/** Time after which a flyer that could not be drawn is tried again, in milliseconds. */
const retryMs = 3_600_000;

/** Public events with a valid date, which are those that get a flyer. Upcoming ones come first, then the latest. */
export async function eventsWithFlyer(database: Database, now: number): Promise<FlyerRow[]> {
  const rows = await database
    .selectFrom('events')
    .select(flyerColumns)
    .where('is_active', '=', 1)
    .where('is_approved', '=', 1)
    .orderBy('date', 'desc')
    .execute();
  const today = new Date(now).toISOString().slice(0, 10);
  const dated = rows.filter(({ date }) => isMoment(date));
  return [
    ...dated.filter(({ date }) => date >= today).toReversed(),
    ...dated.filter(({ date }) => date < today),
  ];
}

export const storedFlyers = (database: Database): Promise<FlyerTable[]> =>
  database.selectFrom('flyers').selectAll().execute();

const storedFlyer = (database: Database, id: string): Promise<FlyerTable | undefined> =>
  database.selectFrom('flyers').selectAll().where('event_id', '=', id).executeTakeFirst();

/** True if a flyer should be drawn: it differs from the stored one, and did not fail just now. */
export const isFlyerDue = (row: FlyerTable | undefined, folder: string, now: number): boolean =>
  row?.folder !== folder && !(row?.failed === folder && now < row.failed_at + retryMs);

async function store(trx: Transaction, row: FlyerTable): Promise<void> {
  await trx
    .insertInto('flyers')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row))
    .execute();
}

/** Records that a flyer is drawn, and lets pages show it. */
export const noteDrawn = (database: Database, event_id: string, folder: string): Promise<void> =>
  transaction(database, async (trx) => {
    await store(trx, { event_id, folder, failed: null, reason: '', failed_at: 0 });
    await noteChange(trx);
  });

/** Records that a flyer could not be drawn; an earlier flyer of the event no longer applies. */
export const noteFailed = (
  database: Database,
  event_id: string,
  failed: string,
  reason: string,
  now: number,
): Promise<void> =>
  transaction(database, async (trx) => {
    await store(trx, { event_id, folder: null, failed, reason, failed_at: now });
    await noteChange(trx);
  });

/** Forgets the flyer of an event that has none any more. */
export const forgetFlyer = (database: Database, id: string): Promise<void> =>
  transaction(database, async (trx) => {
    await trx.deleteFrom('flyers').where('event_id', '=', id).execute();
    await noteChange(trx);
  });

/** Lets a flyer that could not be drawn be tried again at once. */
export async function retryFlyer(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('flyers')
    .set({ failed: null, reason: '', failed_at: 0 })
    .where('event_id', '=', id)
    .execute();
  await noteChange(trx);
}

const addressIn = (mediaBase: string, folder: string, name: string) => `${mediaBase}${folder}/${name}.png`;

/** Address of the picture for link previews of a public event; `undefined` while there is none. */
export async function previewOf(
  database: Database,
  id: string,
  mediaBase: string,
): Promise<string | undefined> {
  const row = await storedFlyer(database, id);
  return row?.folder ? addressIn(mediaBase, row.folder, 'preview') : undefined;
}

/** Folders of all flyers. */
export async function flyerFolders(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('flyers').select('folder').execute();
  return rows.flatMap(({ folder }) => folder ?? []);
}

/** Flyer of an event in any state. @param folder Folder of its flyer as it should be now; `undefined` for an event that has none. */
export async function flyerView(
  database: Database,
  event: Pick<EventTable, 'cancelled_at'> & FlyerRow,
  folder: string | undefined,
  mediaBase: string,
): Promise<Flyer> {
  const alt = flyerAlt(event);
  const without = (state: Flyer['state'], reason = '') => ({ state, reason, alt, pictures: [] });
  if (event.cancelled_at !== null) return without('cancelled');
  if (folder === undefined) return without('draft');
  const row = await storedFlyer(database, event.id);
  if (row?.folder === folder)
    return {
      state: 'ready',
      reason: '',
      alt,
      pictures: flyerNames.map((name) => ({ name, path: addressIn(mediaBase, folder, name) })),
    };
  return row?.failed === folder ? without('failed', row.reason) : without('drawing');
}
