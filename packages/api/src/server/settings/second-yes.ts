import type { Database, Writing } from '../database/database.ts';
import { setting } from './settings.ts';

/* What is large waits for another person’s yes, where the association has decided so. */

const key = 'office.second-yes';

/** Whether what is large waits for a second yes. @default no: a lone volunteer must be able to work */
export const wantsSecondYes = async (database: Database | Writing): Promise<boolean> =>
  (await setting(database, key)) === 'on';
