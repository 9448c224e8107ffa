import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { enterByPass, makePass } from './check-in-passes.ts';

/**
 * Signs in a helper with a new check-in pass.
 * @returns the pass’s id, and the secret of the helper's cookie
 */
export async function helperByPass(
  database: Database,
  wanted: Parameters<typeof makePass>[1],
  madeAt: number,
  enteredAt = madeAt,
): Promise<{ pass: string; session: string }> {
  const { id } = await transaction(database, (trx) => makePass(trx, wanted, madeAt));
  const pass = await database
    .selectFrom('door_passes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tara = { name: 'Tara', instead: undefined };
  const entered = await transaction(database, (trx) => enterByPass(trx, pass, tara, enteredAt));
  return { pass: id, session: entered?.session ?? '' };
}
