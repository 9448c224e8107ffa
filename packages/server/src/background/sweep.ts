import type { Database } from '../database/database.ts';
import { forgetIdempotencyRecords } from '../database/idempotency.ts';
import { forgetSpentTokens } from '../database/spent-tokens.ts';
import { forgetOldCheckIns } from '../events/check-in/forgetting.ts';
import { forgetRateWindows } from '../http/rate-windows.ts';
import { forgetOfficeWork } from '../identity/forgetting.ts';
import { forgetSentEmails } from '../mail/outbox.ts';
import { forgetOldRefusals } from '../mail/refusals.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { MediaUnavailable } from '../media/store/unavailable.ts';
import { forgetUploads } from '../media/uploads/forgetting.ts';
import { forgetOldImports } from '../members/member-import/stored-imports.ts';
import { forgetOldMerges } from '../members/stored-merges.ts';
import { portraitsInUse } from '../stories/decisions.ts';
import { sweepPortraits } from '../stories/portrait.ts';
import { placePortraits } from '../stories/published-portraits.ts';

/**
 * Deletes expired data: idempotency records, used verifications, rate windows, emails sent and sessions ended more than 30 days
 * ago, drafts older than 90 days, check-ins a year after the event, files not saved within a day, and photos of finally declined
 * stories. Moves photos that a crash left in the wrong place. If photos are unavailable, they wait for the next run.
 */
export async function sweep(database: Database, media: MediaStore, now: number): Promise<void> {
  await forgetIdempotencyRecords(database, now);
  await forgetSpentTokens(database, now);
  await forgetRateWindows(database, now);
  await forgetSentEmails(database, now);
  await forgetOldRefusals(database, now);
  await forgetOfficeWork(database, now);
  await forgetOldCheckIns(database, now);
  await forgetOldMerges(database, now);
  await forgetOldImports(database, now);
  try {
    await forgetUploads(database, media, now);
    await placePortraits(database, media, now);
    await sweepPortraits(await portraitsInUse(database, now), media, now);
  } catch (error) {
    if (!(error instanceof MediaUnavailable)) throw error;
  }
}
