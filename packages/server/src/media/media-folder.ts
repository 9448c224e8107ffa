import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Folder of the photos and videos of events. Each item has a folder in it, named after its content. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media');

/** Returns the path where media are served. @param basePath Path prefix of the API, such as `/api`. */
export const mediaPath = (basePath: string) => `${basePath}/media/`;

/** True if a folder's name is a fingerprint, so that its content never changes. */
export const isItemFolder = (name: string) => /^[0-9a-f]{32}$/.test(name);

/** File that marks an item's folder as complete. */
export const itemFile = 'item.json';

/** Prefix of a local folder or file that is being filled. It is hidden, so it is not served. */
export const unfinished = '.unfinished-';

/** Computes a folder name from the content of files. @param about Other values that influence the result. */
export async function fingerprint(files: readonly string[], about: readonly string[]): Promise<string> {
  const whole = createHash('sha256').update(JSON.stringify(about));
  for (const file of files) {
    const one = createHash('sha256');
    await pipeline(createReadStream(file), one);
    whole.update(one.digest());
  }
  return whole.digest('hex').slice(0, 32);
}
