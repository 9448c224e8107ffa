import { officeMessages as messages } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { SavedViewTable } from '../database/office-tables.ts';
import { HttpError } from '../http/http-error.ts';

/** Whose a view is that is everybody's. */
const everybody = '';

/** Names for addresses: those that are for all, and their own. By name. */
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

/** How many views somebody may have, and how many there may be for all. */
const mostViews = 50;

/** Gives an address a name. @throws Refusal 409 when there are too many. @param volunteer Whose it is; `null` for everybody's. @returns its id */
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

/** Removes one of somebody's own, or of everybody's. @returns whether there was such a one */
export async function dropView(trx: Transaction, volunteer: string | null, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('volunteer_id', '=', volunteer ?? everybody)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
