import { officeMessages as messages } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { SavedViewTable } from '../database/office-tables.ts';
import { HttpError } from '../http/http-error.ts';

/** Owner of shared views. */
const everybody = '';

/** Returns a volunteer's own and the shared views, sorted by name. */
export async function viewsOf(database: Database, volunteer: string): Promise<SavedViewTable[]> {
  const rows = await database
    .selectFrom('saved_views')
    .selectAll()
    .where('volunteer_id', 'in', [everybody, volunteer])
    .orderBy('id')
    .execute();
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}

export const isForAll = ({ volunteer_id }: Pick<SavedViewTable, 'volunteer_id'>): boolean =>
  volunteer_id === everybody;

/** Maximum number of views of one volunteer, and of shared views. */
const mostViews = 50;

/**
 * Adds a saved view. @throws HttpError 409 when there are too many. @param volunteer Owner; `null` to share it with everybody.
 * @returns its id
 */
export async function addView(
  trx: Transaction,
  volunteer: string | null,
  view: Pick<SavedViewTable, 'name' | 'path' | 'search'>,
  now: number,
): Promise<string> {
  const { many } = await trx
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('volunteer_id', '=', volunteer ?? everybody)
    .executeTakeFirstOrThrow();
  if (Number(many) >= mostViews) throw new HttpError(409, messages.viewsFull(mostViews));
  const id = newId(now);
  const row = { id, volunteer_id: volunteer ?? everybody, ...view, created_at: new Date(now).toISOString() };
  await trx.insertInto('saved_views').values(row).execute();
  return id;
}

/** Deletes one of a volunteer's own views, or a shared one. @returns true if it existed */
export async function dropView(trx: Transaction, volunteer: string | null, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('volunteer_id', '=', volunteer ?? everybody)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
