import * as v from 'valibot';
import type { Database, Writing } from '../database/database.ts';

/** Who gives receipts: what the site's content says, handed over at every start and kept for the command line. */
export const Organisation = v.object({
  name: v.string(),
  /** Employer identification number. */
  ein: v.string(),
  /** IANA zone that dates on receipts, and the tax year, are reckoned in. */
  timeZone: v.string(),
  /** Where donors write to. */
  email: v.string(),
});
export type Organisation = v.InferOutput<typeof Organisation>;

const key = 'organisation';
/** Before any site said who it is. */
const unnamed: Organisation = { name: 'The association', ein: '', timeZone: 'UTC', email: '' };

export async function keepOrganisation(database: Database, given: Organisation): Promise<void> {
  const row = { key, value: JSON.stringify(given) };
  await database
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export async function organisation(database: Database | Writing): Promise<Organisation> {
  const row = await database.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? v.parse(Organisation, JSON.parse(row.value)) : unnamed;
}
