import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { addSampleGifts } from '../donations/sample-rows.ts';
import { addSampleEvents } from '../events/sample-rows.ts';
import { addSampleJobs } from '../jobs/sample-rows.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { addSampleMembers } from '../members/sample-rows.ts';
import { addSampleNews } from '../news/sample-rows.ts';
import { noteSamples, wereSamplesNoted } from '../settings/samples.ts';
import { addSampleStories } from '../stories/sample-rows.ts';
import type { Logger } from '../telemetry/logger.ts';
import { showSamplePhotos, storeSamplePhotos } from './photos.ts';

const seeds = [addSampleEvents, addSampleNews, addSampleStories, addSampleMembers, addSampleJobs];

/** Parts of the server that photographs need, if `SAMPLES` is `photos`. */
interface SampleParts {
  media: MediaStore;
  /** Path prefix of the API, such as `/api`. */
  basePath: string;
  logger: Logger;
}

/**
 * Adds the sample content to a new database. Deleted samples do not come back, and a database that is in use never gets any: sample
 * members do not belong in a real directory.
 */
export async function seedSamples(
  database: Database,
  { production, paypal, samples }: Pick<ServerConfig, 'production' | 'paypal' | 'samples'>,
  { media, basePath, logger }: SampleParts,
  now: number,
): Promise<void> {
  const isNew = samples === 'photos' && !(await wereSamplesNoted(database));
  if (isNew) logger.warnOnce('Converting the sample photographs. This takes a minute, once.');
  const photos = isNew ? await storeSamplePhotos(media, basePath) : undefined;
  await transaction(database, async (trx) => {
    if (!(await noteSamples(trx, now))) return;
    for (const seed of seeds) await seed(trx, now);
    if (photos) await showSamplePhotos(trx, photos);
    // No sample donations where real payments are possible.
    if (!production && !paypal) await addSampleGifts(trx, now);
  });
}
