import { contractVersion, type health } from '@banyan/api/contract';
import { isFailing } from '../database/database-health.ts';
import { engineOf } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { keepSetting, ping } from '../settings/settings.ts';
import type { Handler } from './handler.ts';
import { HttpError } from './http-error.ts';
import type { Services } from './services.ts';

/**
 * Reports healthy while the database responds and its file has no fault. After a failed write it reports healthy again once a write
 * succeeds.
 */
export const healthHandler = ({ database, now }: Services): Handler<typeof health> => ({
  async answer() {
    try {
      await ping(database);
      if (isFailing(engineOf(database)))
        await transaction(database, (trx) => keepSetting(trx, 'recovered', new Date(now()).toISOString()));
    } catch {
      throw new HttpError(503, 'The database does not answer.');
    }
    const fault = engineOf(database).fault();
    if (fault) throw new HttpError(503, `The database is ${fault}.`);
    return { status: 'ok', contract: contractVersion };
  },
});
