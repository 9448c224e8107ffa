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
  /** Receives internal errors. */
  logger: Logger;
}

/** Maximum time to process a file, in seconds. */
const seconds = { image: 120, video: 15 * 60 };

/** Maximum number of attempts to process a file: after three crashes there is no fourth attempt. */
const mostAttempts = 3;

/** The work was aborted because the server stops. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

class DiskFull extends Error {
  override readonly name = 'DiskFull';
}

/** Reason for a film whose process was ended. */
const filmTooMuch = 'it takes too much to open; save it smaller, as MP4, and try again';

/** Converts a file on this machine. @throws RefusedFile, DiskFull, Stopped */
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
    // A news item may be unsaved and have no name yet.
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

/** Returns the state of a file after an error. */
function failed(error: unknown, { attempts }: UploadTable, { logger }: UploadWork): Outcome {
  if (error instanceof RefusedFile) return { state: 'refused', reason: sentenceOf(error.message) };
  if (error instanceof DiskFull || isDiskFull(error)) return { state: 'refused', reason: messages.diskFull };
  // Neither is caused by the file, so the attempt does not count.
  if (error instanceof Stopped || error instanceof MediaUnavailable)
    return { state: 'waiting', attempts: attempts - 1 };
  logger.error('uploads', error);
  return attempts < mostAttempts ? { state: 'waiting' } : { state: 'refused', reason: messages.fileFault };
}

/** Renews the claim on a file regularly. @returns a function that stops it */
function claimKept({ database, now, logger }: UploadWork, { id }: UploadTable): () => void {
  const again = () => keepClaim(database, id, now()).catch((error) => logger.error('uploads', error));
  const timer = setInterval(again, claimMs / 3);
  return () => clearInterval(timer);
}

/** True if no other process took over the file while this one was suspended. */
async function isInOurHands(database: Database, { id, attempts }: UploadTable): Promise<boolean> {
  const now = await uploadWith(database, id);
  return now?.state === 'working' && now.attempts === attempts;
}

/**
 * Processes the next complete file. Several processes may do this at the same time: each file is claimed by one, and a file of a
 * crashed process is free a minute later.
 * @returns true if there may be more to do at once
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
  // Deletes before the refusal is visible: after that the file may be chosen again, with its pieces in the same place.
  if (outcome.state === 'refused' && (await isInOurHands(database, row)))
    await forgetFiles(row, media).catch((error) => parts.logger.error('uploads', error));
  const isNoted = await noteOutcome(database, row.id, outcome, now());
  if (isNoted && outcome.state === 'ready') await forgetPieces(row, media);
  // The upload was deleted meanwhile. One that another process has finished still exists, with its item.
  if (!isNoted && !(await uploadWith(database, row.id))) await forgetFiles(row, media);
  // A file that was set back is not retried at once; one that lacks a piece waits for the piece.
  return outcome.state !== 'waiting' || outcome.received !== undefined;
}

/** Background worker for uploaded files. */
export interface UploadWorker {
  /** Notifies the worker of a new complete file. */
  wake(): void;
  /** Stops the worker and leaves unfinished work to other processes. */
  stop(): Promise<void>;
}

/**
 * Starts to process uploaded files in the background, one at a time. @param intervalMs Interval in which it looks for files by
 * itself.
 */
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
        // A file came after the last check.
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
