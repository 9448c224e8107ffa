import type { Database } from './database/database.ts';
import { forgetIdempotencyRecords } from './database/idempotency.ts';
import { forgetSpentTokens } from './database/spent-tokens.ts';
import { forgetRateWindows } from './http/rate-windows.ts';
import { forgetSentLetters } from './mail/outbox.ts';
import { portraitsInUse } from './stories/decisions.ts';
import { sweepPortraits } from './stories/portrait.ts';
import { placePortraits } from './stories/published-portraits.ts';

/**
 * Forgets what has expired: answers, used verifications, rate windows, letters sent more than 30 days ago, and photos of
 * stories that were turned down for good. Photos that a crash left where they do not belong are put right.
 */
export async function sweep(database: Database, dataDir: string, now: number): Promise<void> {
  await forgetIdempotencyRecords(database, now);
  await forgetSpentTokens(database, now);
  await forgetRateWindows(database, now);
  await forgetSentLetters(database, now);
  await placePortraits(database, dataDir, now);
  await sweepPortraits(await portraitsInUse(database, now), dataDir, now);
}
