import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

/** Association that issues receipts. The site’s content defines it at every start; it is stored for all processes. */
export const Organisation = v.object({
  name: v.string(),
  /** Employer identification number. */
  ein: v.string(),
  /** IANA time zone of the dates on receipts and of the tax year. */
  timeZone: v.string(),
  /** Email address for donors. */
  email: v.string(),
});
export type Organisation = v.InferOutput<typeof Organisation>;

const key = 'organisation';
/** Placeholder until a site has defined it. */
const unnamed: Organisation = { name: 'The association', ein: '', timeZone: 'UTC', email: '' };

export const keepOrganisation = (database: Database, given: Organisation): Promise<void> =>
  keepSetting(database, key, JSON.stringify(given));

export async function organisation(database: Database | Transaction): Promise<Organisation> {
  const kept = await setting(database, key);
  return kept === undefined ? unnamed : v.parse(Organisation, JSON.parse(kept));
}
