import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Photos and videos of events lie here, each in a folder named after its content. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media');

/** Where they are read. @param basePath Of the API, such as `/api`. */
export const mediaPath = (basePath: string) => `${basePath}/media/`;

/** Whether a folder's name is a fingerprint, so that what lies in it never changes. */
export const isItemFolder = (name: string) => /^[0-9a-f]{32}$/.test(name);

/** The file of an item's folder that says that the others are there. */
export const itemFile = 'item.json';

/** A folder or file of this machine that is being filled: hidden, so nothing of it is served. */
export const unfinished = '.unfinished-';

/** Content of files as a folder's name. @param about What else decides how the item comes out. */
export async function fingerprint(files: readonly string[], about: readonly string[]): Promise<string> {
  const whole = createHash('sha256').update(JSON.stringify(about));
  for (const file of files) {
    const one = createHash('sha256');
    await pipeline(createReadStream(file), one);
    whole.update(one.digest());
  }
  return whole.digest('hex').slice(0, 32);
}
