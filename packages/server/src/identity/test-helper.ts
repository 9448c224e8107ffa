import type { Database } from '../database/database.ts';
import { write } from '../database/write.ts';
import { enterByPass, makePass } from './door-passes.ts';

/**
 * Somebody who came to a door by a pass, made then.
 * @returns the pass’s id, and what is in their cookie
 */
export async function helperByPass(
  database: Database,
  wanted: Parameters<typeof makePass>[1],
  madeAt: number,
  enteredAt = madeAt,
): Promise<{ pass: string; session: string }> {
  const { id } = await write(database, (writing) => makePass(writing, wanted, madeAt));
  const pass = await database
    .selectFrom('door_passes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tara = { name: 'Tara', instead: undefined };
  const entered = await write(database, (writing) => enterByPass(writing, pass, tara, enteredAt));
  return { pass: id, session: entered?.session ?? '' };
}
