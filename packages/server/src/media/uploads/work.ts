import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officeMessages as messages } from '@banyan/api/office';
import type { Database } from '../../database/database.ts';
import type { UploadTable } from '../../database/upload-tables.ts';
import { isDiskFull } from '../../http/disk-full.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { contentOfFile } from '../content.ts';
import { importItem } from '../import-item.ts';
import { madeApart } from '../make-in-worker.ts';
import type { StoredItem } from '../picture.ts';
import { takesTooMuch } from '../picture-worker.ts';
import { RefusedFile } from '../refused-file.ts';
import type { MediaStore } from '../store/media-store.ts';
import { MediaUnavailable } from '../store/unavailable.ts';
import { forgetFiles, forgetPieces, madeFolder, putTogether } from './files.ts';
import { sentenceOf } from './refusals.ts';
import { claimMs, claimUpload, keepClaim, noteOutcome, uploadWith } from './rows.ts';

export interface UploadWork {
  database: Database;
  media: MediaStore;
  /** Address of all media, such as `/api/media/`. */
  base: string;
  now: () => number;
  /** Told of what was nobody's fault but ours. */
  logger: Logger;
}

/** How long it may take to make something of a file, in seconds. */
const seconds = { image: 120, video: 15 * 60 };

/** How often a process may begin to work on a file: one that ended three of them is not to end a fourth. */
const mostAttempts = 3;

/** The work was called off, because the server stops. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

class DiskFull extends Error {
  override readonly name = 'DiskFull';
}

/** Of a film on which its process was ended. */
const filmTooMuch = 'it takes too much to open; save it smaller, as MP4, and try again';

/** What becomes of a file on this machine. @throws RefusedFile, DiskFull, Stopped */
async function madeOf(
  row: UploadTable,
  file: string,
  name: string,
  folder: string,
  signal: AbortSignal,
): Promise<StoredItem> {
  const type = row.part === 'item' ? (await contentOfFile(file)).type : 'image';
  const answer = await madeApart({ part: row.part, file, name, folder }, seconds[type], { signal });
  if (signal.aborted) throw new Stopped();
  if (answer?.isFull) throw new DiskFull();
  if (!answer?.item)
    throw new RefusedFile(answer?.refused || (type === 'video' ? filmTooMuch : takesTooMuch));
  return answer.item;
}

type Outcome = Parameters<typeof noteOutcome>[2];

async function workedOn(
  row: UploadTable,
  { media, base }: UploadWork,
  signal: AbortSignal,
): Promise<Outcome> {
  const work = await mkdtemp(join(tmpdir(), 'banyan-upload-'));
  try {
    const file = join(work, 'file');
    const missing = await putTogether(row, media, file);
    if (missing !== undefined) return { state: 'waiting', received: missing, attempts: 0 };
    // Who writes news may have begun a piece that has no name yet.
    const subject = row.subject_kind === 'event' ? row.subject_id : 'news';
    const item = await importItem({ file, name: row.name }, media, base, subject, {
      make: (name, folder) => madeOf(row, file, name, folder, signal),
      folder: madeFolder(row),
      as: row.part === 'item' ? '' : row.part,
    });
    return { state: 'ready', item: JSON.stringify(item) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** What is noted of a file on which something failed. */
function failed(error: unknown, { attempts }: UploadTable, { logger }: UploadWork): Outcome {
  if (error instanceof RefusedFile) return { state: 'refused', reason: sentenceOf(error.message) };
  if (error instanceof DiskFull || isDiskFull(error)) return { state: 'refused', reason: messages.diskFull };
  // Neither is the file's fault, so neither counts.
  if (error instanceof Stopped || error instanceof MediaUnavailable)
    return { state: 'waiting', attempts: attempts - 1 };
  logger.error('uploads', error);
  return attempts < mostAttempts ? { state: 'waiting' } : { state: 'refused', reason: messages.fileFault };
}

/** Says again and again that this process works on a file. @returns what ends that */
function claimKept({ database, now, logger }: UploadWork, { id }: UploadTable): () => void {
  const again = () => keepClaim(database, id, now()).catch((error) => logger.error('uploads', error));
  const timer = setInterval(again, claimMs / 3);
  return () => clearInterval(timer);
}

/** Whether no other process has taken it over, because this one stood still for too long. */
async function isInOurHands(database: Database, { id, attempts }: UploadTable): Promise<boolean> {
  const now = await uploadWith(database, id);
  return now?.state === 'working' && now.attempts === attempts;
}

/**
 * Works on the next file that is whole. Several processes may do it at the same time; each file is in the hands of one, and one that
 * dies leaves it to the others a minute later.
 * @returns whether there may be more to do at once
 */
export async function workOnNext(parts: UploadWork, signal: AbortSignal): Promise<boolean> {
  const { database, media, now } = parts;
  const row = await claimUpload(database, now());
  if (!row) return false;
  const endClaim = claimKept(parts, row);
  let outcome: Outcome;
  try {
    outcome =
      row.attempts > mostAttempts
        ? { state: 'refused', reason: messages.fileFault }
        : await workedOn(row, parts, signal);
  } catch (error) {
    outcome = failed(error, row, parts);
  } finally {
    endClaim();
  }
  // Before it is known to be refused: then it may be chosen again, and its pieces lie where these did.
  if (outcome.state === 'refused' && (await isInOurHands(database, row)))
    await forgetFiles(row, media).catch((error) => parts.logger.error('uploads', error));
  const isNoted = await noteOutcome(database, row.id, outcome, now());
  if (isNoted && outcome.state === 'ready') await forgetPieces(row, media);
  // Dropped meanwhile. One that another process has finished is still there, with what that has made.
  if (!isNoted && !(await uploadWith(database, row.id))) await forgetFiles(row, media);
  // What was put back is not tried again at once; what lacks a piece waits for that.
  return outcome.state !== 'waiting' || outcome.received !== undefined;
}

/** What works on files that have come. */
export interface UploadWorker {
  /** Says that one has just come. */
  wake(): void;
  /** Ends it: what is being worked on is left to others. */
  stop(): Promise<void>;
}

/** Works in the background on files that have come, one at a time. @param intervalMs How often it looks by itself. */
export function startUploadWork(parts: UploadWork, intervalMs: number): UploadWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let isAsked = false;
  async function run(): Promise<void> {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      while (!signal.aborted && (await workOnNext(parts, signal)));
    }
  }
  const wake = () => {
    if (signal.aborted) return;
    isAsked = true;
    running ??= run()
      .catch((error) => parts.logger.error('uploads', error))
      .finally(() => {
        running = undefined;
        // Asked for after it had looked for the last time.
        if (isAsked) wake();
      });
  };
  const timer = setInterval(wake, intervalMs).unref();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
