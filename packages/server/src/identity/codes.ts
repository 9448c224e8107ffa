import type { Database, Transaction } from '../database/database.ts';
import { hashOf, newRecoveryCodes, readCode } from './secrets.ts';

/** Replaces the recovery codes of a volunteer. @returns the new codes, which are stored nowhere else */
export async function replaceCodes(trx: Transaction, volunteer: string, now: number): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('volunteer_id', '=', volunteer).execute();
  const codes = newRecoveryCodes();
  const created_at = new Date(now).toISOString();
  const rows = codes.map((code) => ({
    volunteer_id: volunteer,
    code_hash: hashOf(code),
    created_at,
    used_at: null,
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Uses a recovery code. Returns `false` if it is not a code of the volunteer, or was already used. */
export async function spendCode(
  trx: Transaction,
  volunteer: string,
  code: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: new Date(now).toISOString() })
    .where('volunteer_id', '=', volunteer)
    .where('code_hash', '=', hashOf(readCode(code)))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the number of unused recovery codes of a volunteer. */
export async function codesLeft(database: Database | Transaction, volunteer: string): Promise<number> {
  const { codes } = await database
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('volunteer_id', '=', volunteer)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(codes);
}
