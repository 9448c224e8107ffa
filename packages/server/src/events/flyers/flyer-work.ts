import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import type { FlyerTable } from '../../database/flyer-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { isDiskFull } from '../../http/disk-full.ts';
import { itemKey } from '../../media/import-item.ts';
import { itemFile } from '../../media/media-folder.ts';
import type { MediaStore } from '../../media/store/media-store.ts';
import { MediaUnavailable } from '../../media/store/unavailable.ts';
import { changesSoFar } from '../../settings/changed.ts';
import type { FlyerSite } from '../../settings/flyer-look.ts';
import { endLease, holdLease, takeLease } from '../../settings/lease.ts';
import { type Background, repeat } from '../../settings/repeat.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { drawnApart } from './draw-apart.ts';
import type { Backdrop } from './flyer-job.ts';
import { type FlyerPlan, flyerPlan, type PictureSource, undrawableLetter } from './flyer-plan.ts';
import {
  eventsWithFlyer,
  forgetFlyer,
  isFlyerDue,
  noteDrawn,
  noteFailed,
  storedFlyers,
} from './flyer-rows.ts';

/* Draws the flyers of public events in the background, one at a time in one of all processes, when what they show has changed. */

export interface FlyerWork extends FlyerSite {
  database: Database;
  media: MediaStore;
  now: () => number;
  /** Receives internal errors. */
  logger: Logger;
}

/** Name of the lease: of all processes, one draws. */
const task = 'flyers';
/** Duration of the lease in milliseconds; it is extended before each flyer. */
const leaseMs = 60_000;
/** Maximum time to draw a flyer, in seconds. */
const seconds = 30;
/** Bytes of the largest photo that is opened. */
const largestPhoto = 30_000_000;
/** Time after which flyers are compared even if nothing seems to have changed, in milliseconds. */
const checkMs = 600_000;

/** Reason why a flyer could not be drawn, in words for volunteers. */
class Undrawable extends Error {
  override readonly name = 'Undrawable';
}

const tryAgain = 'Press Try again. If it fails twice, choose another first photo in the gallery.';
const reasons = {
  letter: (letter: string) =>
    `The flyer has no letters for “${letter}”. Write title and place in Latin or Devanagari letters.`,
  tooMuch: `Drawing it took too long. ${tryAgain}`,
  fault: `Something went wrong while it was drawn. ${tryAgain}`,
  diskFull: 'The server’s disk is full. Tell the person who runs the site, then press Try again.',
};

async function bytesOf(media: MediaStore, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await media.about(key);
  if (!file || file.size === 0 || file.size > largestPhoto) return undefined;
  const body = await media.read(key, { start: 0, end: file.size - 1 });
  return body && new Uint8Array(await new Response(body).arrayBuffer());
}

async function backdropOf(
  source: PictureSource,
  { chapter }: FlyerPlan,
  { media, look }: FlyerWork,
): Promise<Backdrop | undefined> {
  if ('drawing' in source) {
    const drawing = await look.drawing(source.drawing, chapter);
    return drawing === undefined ? undefined : { drawing };
  }
  const photo = await bytesOf(media, source.key);
  return photo && { photo, ...(source.focus && { focus: source.focus }) };
}

/** First picture of a plan that exists: a photo may have been deleted. @throws Undrawable if there is none */
async function firstBackdrop(plan: FlyerPlan, parts: FlyerWork): Promise<Backdrop> {
  for (const source of plan.pictures) {
    const backdrop = await backdropOf(source, plan, parts);
    if (backdrop) return backdrop;
  }
  throw new Undrawable(reasons.fault);
}

/** Draws a flyer and stores it in its folder. @throws Undrawable, MediaUnavailable */
async function draw(plan: FlyerPlan, parts: FlyerWork, signal: AbortSignal): Promise<void> {
  const { media } = parts;
  // The folder may exist: the database was restored, or another process died before it noted the flyer.
  if (await media.about(itemKey(plan.folder))) return;
  const letter = undrawableLetter(plan.texts);
  if (letter !== undefined) throw new Undrawable(reasons.letter(letter));
  const { texts, address, colors } = plan;
  const backdrop = await firstBackdrop(plan, parts);
  const answer = await drawnApart({ texts, address, colors, backdrop }, seconds, { signal });
  signal.throwIfAborted();
  if (!answer) throw new Undrawable(reasons.tooMuch);
  await media.makeFolder(plan.folder, itemFile, async (work) => {
    for (const { name, bytes } of answer.flyers) await writeFile(join(work, `${name}.png`), bytes);
    await writeFile(join(work, itemFile), '{}');
  });
}

/** Returns the reason of a failure for volunteers. @throws the error if it is none of the flyer’s */
function reasonOf(error: unknown, { logger }: FlyerWork): string {
  if (error instanceof MediaUnavailable) throw error;
  if (error instanceof Undrawable) return error.message;
  if (isDiskFull(error)) return reasons.diskFull;
  logger.error('flyers', error);
  return reasons.fault;
}

async function drawAndNote(
  id: string,
  plan: FlyerPlan,
  before: FlyerTable | undefined,
  parts: FlyerWork,
  signal: AbortSignal,
): Promise<void> {
  const { database, media, now } = parts;
  try {
    await draw(plan, parts, signal);
    await noteDrawn(database, id, plan.folder);
  } catch (error) {
    if (signal.aborted) return;
    await noteFailed(database, id, plan.folder, reasonOf(error, parts), now());
  }
  // Pages named the earlier flyer until now.
  if (before?.folder && before.folder !== plan.folder) await media.removeFolder(before.folder);
}

/** Lease of this process on drawing, as stored last. */
interface Hold {
  lease: string;
}

/** Extends the lease. @returns false if another process has taken it */
async function keepHold({ database, now }: FlyerWork, hold: Hold): Promise<boolean> {
  const kept = await transaction(database, (trx) => holdLease(trx, task, hold.lease, now() + leaseMs));
  hold.lease = kept ?? hold.lease;
  return kept !== undefined;
}

/**
 * Removes the flyers of events that have none any more, and draws those that differ from the stored ones.
 * @returns false if it was interrupted
 */
async function drawAll(parts: FlyerWork, hold: Hold, signal: AbortSignal): Promise<boolean> {
  const { database, media, now } = parts;
  const stored = new Map((await storedFlyers(database)).map((row) => [row.event_id, row]));
  const plans = (await eventsWithFlyer(database, now())).map(
    (row) => [row.id, flyerPlan(row, parts)] as const,
  );
  const ids = new Set(plans.map(([id]) => id));
  for (const { event_id, folder } of stored.values()) {
    if (ids.has(event_id)) continue;
    await forgetFlyer(database, event_id);
    if (folder) await media.removeFolder(folder);
  }
  for (const [id, plan] of plans) {
    const before = stored.get(id);
    if (!isFlyerDue(before, plan.folder, now())) continue;
    if (signal.aborted || !(await keepHold(parts, hold))) return false;
    await drawAndNote(id, plan, before, parts, signal);
  }
  return true;
}

/** Forgets flyers whose files are gone, as after a backup of the database alone, so that they are drawn again. */
export async function forgetLostFlyers({
  database,
  media,
}: Pick<FlyerWork, 'database' | 'media'>): Promise<void> {
  for (const { event_id, folder } of await storedFlyers(database))
    if (folder && !(await media.about(itemKey(folder)))) await forgetFlyer(database, event_id);
}

/**
 * Draws all flyers that are due, unless another process does.
 * @returns true if no flyer is due any more
 */
export async function drawFlyersDue(
  parts: FlyerWork,
  signal = new AbortController().signal,
): Promise<boolean> {
  const { database, now } = parts;
  const held = await takeLease(database, task, leaseMs, now());
  if (held === undefined) return false;
  const hold = { lease: held };
  try {
    return await drawAll(parts, hold, signal);
  } finally {
    await transaction(database, (trx) => endLease(trx, task, hold.lease));
  }
}

/** Rounds that are left out after a start, because the first visitors come before drawings. */
const roundsToSkip = 10;

/** Draws flyers in the background; looks every `intervalMs` whether any event has changed. */
export function startFlyers(parts: FlyerWork, intervalMs: number): Background {
  const { database, now, logger } = parts;
  const stopping = new AbortController();
  let seen: number | undefined;
  let checkAt = 0;
  let rounds = 0;
  const round = async () => {
    rounds += 1;
    if (rounds <= roundsToSkip) return;
    if (seen === undefined) await forgetLostFlyers(parts);
    const changes = await changesSoFar(database);
    if (changes === seen && now() < checkAt) return;
    if (!(await drawFlyersDue(parts, stopping.signal))) return;
    seen = changes;
    checkAt = now() + checkMs;
  };
  const onError = (error: unknown) => {
    // The store has logged why it cannot be reached.
    if (!(error instanceof MediaUnavailable)) logger.error('flyers', error);
  };
  const repeating = repeat(round, { intervalMs, onError });
  return {
    async stop() {
      stopping.abort();
      await repeating.stop();
    },
  };
}
