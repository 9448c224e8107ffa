import { dayMs } from '@banyan/api/contract';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { keepDigestTime } from '../settings/digest-time.ts';
import { sendDigestIfOwed } from './digest.ts';

/** Sends the weekly digest now. @returns all emails to its recipients, the latest last */
export async function digestNow(
  { config, database }: { config: ServerConfig; database: Database },
  now = Date.now(),
) {
  await transaction(database, (trx) => keepDigestTime(trx, { weekday: 1, hour: 8 }, now - 8 * dayMs));
  await sendDigestIfOwed({ config, database, now });
  return database.selectFrom('outbox').selectAll().where('about', '=', 'digest').orderBy('id').execute();
}
