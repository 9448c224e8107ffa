import type { Database } from '../database/database.ts';
import { isoDayIn } from '../dates.ts';
import type { Scope } from '../permissions/scope.ts';
import { organisation } from '../settings/organisation.ts';
import { donorName } from './donor.ts';
import { giftNamed } from './office-gift.ts';
import { giftRows, isListed, receivedOf, sumsOf, whenOf } from './office-gifts.ts';

/**
 * All gifts with the same email as the given one, and their totals by year.
 * @returns `undefined` for a gift that does not exist, is outside the scope, or has no email
 */
export async function giftsOfDonor(database: Database, scope: Scope, reference: string) {
  const named = await giftNamed(database, scope, reference);
  if (!named?.email_key) return undefined;
  const rows = await database
    .selectFrom('donations')
    .selectAll()
    .where(isListed)
    .where('email_key', '=', named.email_key)
    .orderBy(({ fn }) => fn.coalesce('captured_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .execute();
  const dayOf = isoDayIn((await organisation(database)).timeZone);
  const received = Map.groupBy(receivedOf(rows), (row) => Number(dayOf(whenOf(row)).slice(0, 4)));
  return {
    name: donorName(rows[0] ?? named),
    email: named.email ?? '',
    gifts: await giftRows(database, rows),
    years: [...received]
      .map(([year, some]) => ({ year, gifts: some.length, ...sumsOf(some) }))
      .sort((one, other) => other.year - one.year),
  };
}
