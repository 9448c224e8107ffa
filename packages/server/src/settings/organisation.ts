import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

/** Who gives receipts: what the site's content says, handed over at every start and kept for all processes. */
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

export const keepOrganisation = (database: Database, given: Organisation): Promise<void> =>
  keepSetting(database, key, JSON.stringify(given));

export async function organisation(database: Database | Transaction): Promise<Organisation> {
  const kept = await setting(database, key);
  return kept === undefined ? unnamed : v.parse(Organisation, JSON.parse(kept));
}
