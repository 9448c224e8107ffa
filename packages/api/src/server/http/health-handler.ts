import type { health } from '../../contract/health.ts';
import { contractVersion } from '../../contract/version.ts';
import { ping } from '../settings/settings.ts';
import type { Handler } from './handler.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** Answers once the database does. */
export const healthHandler = ({ database }: Services): Handler<typeof health> => ({
  async answer() {
    try {
      await ping(database);
    } catch {
      throw new Refusal(503, 'The database does not answer.');
    }
    return { status: 'ok', contract: contractVersion };
  },
});
