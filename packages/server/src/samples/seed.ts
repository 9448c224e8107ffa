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
import { showSamplePhotos, storeSamplePhotos } from './photos.ts';

const seeds = [addSampleEvents, addSampleNews, addSampleStories, addSampleMembers, addSampleJobs];

/**
 * Adds the sample content to a new database. Deleted samples do not come back, and a database that is in use never gets any: sample
 * members do not belong in a real directory.
 * @param store Storage of the photographs, if `SAMPLES` is `photos`.
 */
export async function seedSamples(
  database: Database,
  { production, paypal, samples }: Pick<ServerConfig, 'production' | 'paypal' | 'samples'>,
  store: { media: MediaStore; basePath: string },
  now: number,
): Promise<void> {
  const isNew = samples === 'photos' && !(await wereSamplesNoted(database));
  const photos = isNew ? await storeSamplePhotos(store.media, store.basePath) : undefined;
  await transaction(database, async (trx) => {
    if (!(await noteSamples(trx, now))) return;
    for (const seed of seeds) await seed(trx, now);
    if (photos) await showSamplePhotos(trx, photos);
    // No sample donations where real payments are possible.
    if (!production && !paypal) await addSampleGifts(trx, now);
  });
}
