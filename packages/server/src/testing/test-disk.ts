import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { testedEngine } from './test-database.ts';
import { LeftOut } from './test-proof.ts';

/* A disk that fails, and one that has only what was synced, as after a power cut: of the rest, by chance, some. */

const source = join(import.meta.dirname, 'test-disk.c');

/** Compiles what writes down what a program writes. @throws LeftOut where that cannot be */
function compiled(folder: string): string {
  if (testedEngine !== 'sqlite') throw new LeftOut('It is about the file of SQLite.');
  if (process.platform !== 'linux') throw new LeftOut('Only Linux loads a library in front of a program so.');
  const library = join(folder, 'disk.so');
  const { error, stderr } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
  if (error) throw new LeftOut('This machine has no C compiler (cc), which makes such a disk.');
  if (!existsSync(library)) throw new Error(`The C compiler said: ${stderr}`);
  return library;
}

/** One thing that a program did to a file; see `test-disk.c`. */
interface Entry {
  kind: number;
  name: string;
  offset: number;
  bytes: Buffer;
}

const kinds = { written: 1, truncated: 2, synced: 3 };

function entriesOf(log: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + 24 <= log.length; ) {
    const nameEnd = at + 24 + log.readUInt32LE(at + 4);
    const end = nameEnd + Number(log.readBigUInt64LE(at + 16));
    entries.push({
      kind: log.readUInt32LE(at),
      name: log.toString('utf8', at + 24, nameEnd),
      offset: Number(log.readBigUInt64LE(at + 8)),
      bytes: log.subarray(nameEnd, end),
    });
    at = end;
  }
  return entries;
}

/** A file that grows: to write behind its end does not copy it each time. */
class GrowingFile {
  #room: Buffer;
  #length: number;

  constructor(bytes: Buffer) {
    this.#room = Buffer.from(bytes);
    this.#length = bytes.length;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#length);
  }

  apply({ kind, offset, bytes }: Entry): void {
    const end = kind === kinds.truncated ? offset : offset + bytes.length;
    if (end > this.#room.length) {
      const larger = Buffer.alloc(end * 2);
      this.bytes.copy(larger);
      this.#room = larger;
    }
    if (kind === kinds.truncated) this.#room.fill(0, offset);
    else bytes.copy(this.#room, offset);
    this.#length = kind === kinds.truncated ? end : Math.max(end, this.#length);
  }
}

/** Everything that was synced, and of the rest nothing, or each write by chance. */
function survivors(files: ReadonlyMap<string, Buffer>, entries: readonly Entry[]): Map<string, Buffer> {
  const disk = new Map([...files].map(([name, bytes]) => [name, new GrowingFile(bytes)]));
  const unsynced = new Map<string, Entry[]>();
  const keep = (name: string, written: readonly Entry[]) => {
    const file = disk.get(name) ?? new GrowingFile(Buffer.alloc(0));
    disk.set(name, file);
    for (const entry of written) file.apply(entry);
  };
  for (const entry of entries) {
    const waiting = unsynced.get(entry.name) ?? [];
    unsynced.set(entry.name, waiting);
    if (entry.kind === kinds.synced) keep(entry.name, waiting.splice(0));
    else waiting.push(entry);
  }
  const chance = Math.random() < 0.5 ? 0 : Math.random();
  for (const [name, waiting] of unsynced)
    keep(
      name,
      waiting.filter(() => Math.random() < chance),
    );
  return new Map([...disk].map(([name, file]) => [name, file.bytes]));
}

/** Shared memory, which no power cut leaves, and what is only locked. */
const isForgotten = (name: string) => name.endsWith('-shm');

function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What happens to a write: the disk is full, or broken. */
const errors = { full: constants.errno.ENOSPC, broken: constants.errno.EIO };
export type DiskFault = keyof typeof errors;

/** A disk that fails when it is told to. @throws LeftOut where there is no C compiler, or no file */
export function failingDisk(directory: string) {
  const folder = workshop();
  const flag = join(folder, 'fault');
  return {
    variables: { LD_PRELOAD: compiled(folder), DISK_DIR: directory, DISK_FAULT: flag },
    fail: (fault: DiskFault) => writeFileSync(flag, String(errors[fault])),
    heal: () => rmSync(flag),
  };
}

export interface CutDisk {
  /** What a program has to be started with. */
  variables: (directory: string) => NodeJS.ProcessEnv;
  /** Makes a directory what the disk holds of it, and remembers it; the first time it only remembers. */
  between: (directory: string) => void;
}

/** A disk of which the power is cut. @throws LeftOut where there is no C compiler, or no file */
export function cutDisk(): CutDisk {
  const folder = workshop();
  const library = compiled(folder);
  const logs = new Map<string, string>();
  const remembered = new Map<string, Map<string, Buffer>>();
  const logOf = (directory: string) => {
    const log = logs.get(directory) ?? join(folder, `${logs.size}.log`);
    logs.set(directory, log);
    return log;
  };
  const filesIn = (directory: string) =>
    readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    variables: (directory) => ({
      LD_PRELOAD: library,
      DISK_DIR: directory,
      DISK_LOG: logOf(directory),
    }),
    between(directory) {
      const log = logOf(directory);
      const before = remembered.get(directory);
      if (before && existsSync(log)) {
        const disk = survivors(before, entriesOf(readFileSync(log)));
        for (const { name } of filesIn(directory)) {
          const bytes = disk.get(name);
          if (bytes && !isForgotten(name)) writeFileSync(join(directory, name), bytes);
          else rmSync(join(directory, name));
        }
        rmSync(log);
      }
      remembered.set(
        directory,
        new Map(filesIn(directory).map(({ name }) => [name, readFileSync(join(directory, name))])),
      );
    },
  };
}
