import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Space that a run of tests needs at most, in bytes. */
const room = 2 ** 31;

const memory = '/dev/shm';

const fits = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > room;
};

/** Folder for temporary files of tests: in memory if there is enough, else the system's. */
export const temporaryFolder = (): string => (existsSync(memory) && fits(memory) ? memory : tmpdir());
