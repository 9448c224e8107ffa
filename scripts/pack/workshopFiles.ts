import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What is written for those who work on the product: stories, pages about components and their examples, tests. */
const workshopFilesIn = (files: readonly string[]): string[] =>
  files.filter((file) =>
    /\.(?:stories|docs|example|test|test-d|trust)\.(?:[\w.]+)$|\/docs\/component\//.test(file),
  );

/** @throws an error that names files of a tarball that nobody who installs it can use. */
export async function refuseWorkshopFiles(tarball: string): Promise<void> {
  const { stdout } = await execute('tar', ['-tzf', tarball], { maxBuffer: 2 ** 26 });
  const found = workshopFilesIn(stdout.split('\n'));
  if (found.length > 0)
    throw new Error(`${tarball} holds what is not for those who install it: ${found.join(', ')}`);
}
