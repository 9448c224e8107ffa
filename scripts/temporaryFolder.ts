import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Room that what a run of tests writes takes at most, in bytes. */
const room = 2 ** 31;

const memory = '/dev/shm';

const fits = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > room;
};

/** Where tests write what need not outlive them: in memory where there is enough of it, else where temporary files go. */
export const temporaryFolder = (): string => (existsSync(memory) && fits(memory) ? memory : tmpdir());
