import { dayMs, limits } from '@banyan/api/contract';
import type { Published } from '@banyan/api/office';

import { audit } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { jobTakenDownEmail } from '../jobs/emails.ts';
import { jobOf } from '../jobs/rows.ts';
import {
  type BoardState,
  boardPage,
  countJobs,
  daysLeft,
  putBackOnBoard,
  renewOnBoard,
  takeOffBoard,
} from '../jobs/time.ts';
import { type EmailMessage, queueEmail, withdrawEmail } from '../mail/outbox.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import {
  countStories,
  isForgotten,
  isUnpublished,
  putStoryBack,
  storiesOnSite,
  takeStoryDown,
} from '../stories/decisions.ts';
import { storyEditedEmail, storyTakenDownEmail } from '../stories/emails.ts';
import { placePortrait } from '../stories/published-portraits.ts';
import { storyOf, updateStory } from '../stories/rows.ts';
import { askForPortrait } from './review.ts';
import { auditActionAbout, type ReviewScope, type ScopedActor, submissionInScope } from './scope-filter.ts';
import { referenceOf, type Submission, versionOf } from './submissions.ts';

/* Published submissions, and the changes that volunteers make to them. */

/** A page of published submissions. */
interface PublishedPage {
  rows: Published[];
  counts: Record<'job' | 'story' | 'leaving', number>;
  more: boolean;
}
type OnSite = Submission & { kind: 'job' | 'story' };

const perPage = 50;

const storyShown = (submission: Submission & { kind: 'story' }): Published => ({
  kind: 'story',
  ref: referenceOf(submission),
  version: versionOf(submission),
  story: storyOf(submission.row),
  text: submission.row.story,
  hasAuthor: submission.row.email !== null,
  approvedBy: submission.row.decided_by ?? '',
});

const jobShown = (submission: Submission & { kind: 'job' }, now: number): Published => ({
  kind: 'job',
  ref: referenceOf(submission),
  version: versionOf(submission),
  job: jobOf(submission.row, submission.row.posted_at ?? submission.row.created_at),
  daysLeft: daysLeft(submission.row, now),
  approvedBy: submission.row.decided_by ?? '',
});

interface Asked {
  kind: 'job' | 'story';
  /** Filter for jobs. */
  state: BoardState;
  /** Page number, from 1. */
  page: number;
}

/** Page of published submissions. Jobs and stories belong to no chapter, so a scope of some chapters contains none. */
export async function publishedPage(
  database: Database,
  { chapters }: Exclude<ReviewScope, 'everywhere'>,
  { kind, state, page }: Asked,
  now: number,
): Promise<PublishedPage> {
  if (chapters !== 'all') return { rows: [], counts: { job: 0, story: 0, leaving: 0 }, more: false };
  const part = { offset: (page - 1) * perPage, most: perPage + 1 };
  const rows =
    kind === 'job'
      ? (await boardPage(database, state, part, now)).map((row) => jobShown({ kind, row }, now))
      : (await storiesOnSite(database, part)).map((row) => storyShown({ kind, row }));
  const counts = {
    job: await countJobs(database, 'shown', now),
    story: await countStories(database),
    leaving: await countJobs(database, 'leaving', now),
  };
  return { rows: rows.slice(0, perPage), counts, more: rows.length > perPage };
}

/** Parameters of a change to something published. */
export interface Changing extends ScopedActor {
  config: ServerConfig;
  media: MediaStore;
  /** Delay of the email in milliseconds. */
  holdMs: number;
  /** Version that the volunteer saw, by {@link versionOf}. */
  version: string;
}

/** Reason why nothing was changed: `gone`, it does not exist; `changed`, its version differs from the one seen. */
type NotChanged = { state: 'gone' } | { state: 'changed' };
export type Changed<More = unknown> = NotChanged | ({ state: 'done' } & More);

const isOnSite = (submission: Submission): submission is OnSite =>
  submission.kind === 'job' || submission.kind === 'story';

/** Current row of a job or story within a scope that passes a test. */
async function named(
  trx: Transaction,
  scope: ReviewScope,
  ref: string,
  passes: (found: OnSite) => boolean,
): Promise<OnSite | undefined> {
  const found = await submissionInScope(trx, scope, ref);
  return found && isOnSite(found) && passes(found) ? found : undefined;
}

const isApproved = ({ row }: OnSite) => row.status === 'approved';

/** Published job or story, if its version is the one seen. */
async function lookedAt(
  trx: Transaction,
  ref: string,
  { scope, version }: Changing,
): Promise<OnSite | NotChanged> {
  const found = await named(trx, scope, ref, isApproved);
  if (!found) return { state: 'gone' };
  return versionOf(found) === version ? found : { state: 'changed' };
}

const authorOf = ({ who, volunteer }: ScopedActor) => ({ who: volunteer ?? who, volunteer });

/** Queues a held email, if there is one. @returns the time of sending, in milliseconds since 1970 */
async function hold(
  trx: Transaction,
  message: EmailMessage | undefined,
  { holdMs }: Changing,
  now: number,
): Promise<number | null> {
  if (!message) return null;
  await queueEmail(trx, message, now, now + holdMs);
  return now + holdMs;
}

async function takeOff(
  trx: Transaction,
  found: OnSite,
  changing: Changing & { reason: string },
  now: number,
): Promise<EmailMessage | undefined> {
  const { reason, who } = changing;
  if (found.kind === 'job') {
    await takeOffBoard(trx, found.row, authorOf(changing), now);
    return reason === '' ? undefined : jobTakenDownEmail(found.row, reason);
  }
  await takeStoryDown(trx, found.row.id, { who, reason }, now);
  await audit(trx, await auditActionAbout(trx, changing, found, { action: 'take down' }), now);
  return reason === '' ? undefined : storyTakenDownEmail(found.row, reason);
}

/** Moves the photo of a story to where its current status requires. */
async function placePhoto(
  database: Database,
  ref: string,
  { media, scope }: Pick<Changing, 'media' | 'scope'>,
) {
  const found = await submissionInScope(database, scope, ref);
  if (found?.kind === 'story') await placePortrait(database, found.row, media);
}

/** Checks that the media store is available before a change. @throws MediaUnavailable */
async function askForPhoto(
  database: Database,
  ref: string,
  { media, scope }: Pick<Changing, 'media' | 'scope'>,
) {
  const found = await submissionInScope(database, scope, ref);
  if (found) await askForPortrait(found, media);
}

/** Unpublishes something at once, and emails the sender if a reason is given. The row stays. */
export async function unpublish(
  database: Database,
  ref: string,
  changing: Changing & { reason: string },
  now: number,
): Promise<Changed<{ leavesAt: number | null }>> {
  await askForPhoto(database, ref, changing);
  const done = await transaction<Changed<{ leavesAt: number | null }>>(database, async (trx) => {
    const found = await lookedAt(trx, ref, changing);
    if ('state' in found) return found;
    // The job is off the board already.
    if (found.kind === 'job' && found.row.expired_at !== null) return { state: 'changed' };
    const message = await takeOff(trx, found, changing, now);
    return { state: 'done', leavesAt: await hold(trx, message, changing, now) };
  });
  await placePhoto(database, ref, changing);
  return done;
}

/** Renews a job for another 60 days. @returns also the end, in milliseconds since 1970 */
export const renew = (
  database: Database,
  ref: string,
  changing: Changing,
  now: number,
): Promise<Changed<{ until: number }>> =>
  transaction<Changed<{ until: number }>>(database, async (trx) => {
    const found = await lookedAt(trx, ref, changing);
    if ('state' in found) return found;
    if (found.kind !== 'job') return { state: 'gone' };
    await renewOnBoard(trx, found.row, authorOf(changing), now);
    return { state: 'done', until: now + limits.jobBoardDays * dayMs };
  });

/** Withdraws the email about unpublishing. */
const withdraw = (trx: Transaction, about: string, recipient: string, promisedAt: string, now: number) =>
  withdrawEmail(trx, { about, recipient, promisedAt }, now);

async function putBack(
  trx: Transaction,
  found: OnSite,
  by: ScopedActor,
  now: number,
): Promise<'done' | 'changed' | 'too late'> {
  const { kind, row } = found;
  if (kind === 'job') {
    if (!(await putBackOnBoard(trx, row, authorOf(by), now))) return 'changed';
    if (row.expired_at !== null) await withdraw(trx, row.id, row.poster_email, row.expired_at, now);
    return 'done';
  }
  if (!isUnpublished(row)) return 'changed';
  if (isForgotten(row, now)) return 'too late';
  await putStoryBack(trx, row.id, by.who, now);
  if (row.email !== null && row.decided_at !== null)
    await withdraw(trx, row.id, row.email, row.decided_at, now);
  await audit(trx, await auditActionAbout(trx, by, found, { action: 'put back' }), now);
  return 'done';
}

/**
 * Undoes unpublishing, with its email unless that was sent, or undoes the renewal of a job. `changed`: neither was the latest
 * action. `too late`: the story's photo is gone.
 * @param doer `keep` runs in the same transaction.
 */
export async function undoPublished(
  database: Database,
  ref: string,
  { keep, ...doer }: ScopedActor & { media: MediaStore; keep: (trx: Transaction) => Promise<void> },
  now: number,
): Promise<'done' | 'gone' | 'changed' | 'too late'> {
  await askForPhoto(database, ref, doer);
  const done = await transaction(database, async (trx) => {
    const found = await named(
      trx,
      doer.scope,
      ref,
      (one) => isApproved(one) || (one.kind === 'story' && isUnpublished(one.row)),
    );
    const state = found ? await putBack(trx, found, doer, now) : 'gone';
    if (state === 'done') await keep(trx);
    return state;
  });
  await placePhoto(database, ref, doer);
  return done;
}

/**
 * Edits title and text of a published story, and emails its author the new version if requested. `not theirs`: an editor wrote it.
 */
export const editStory = (
  database: Database,
  ref: string,
  changing: Changing & { title: string; text: string; notifyAuthor: boolean },
  now: number,
): Promise<Changed | { state: 'not theirs' }> =>
  transaction<Changed | { state: 'not theirs' }>(database, async (trx) => {
    const found = await lookedAt(trx, ref, changing);
    if ('state' in found) return found;
    if (found.kind !== 'story') return { state: 'gone' };
    const { row } = found;
    if (row.story === '') return { state: 'not theirs' };
    const { title, text, notifyAuthor, config } = changing;
    const fields = await updateStory(trx, row, { title, text });
    const auditAction = { action: 'mend', data: { fields } } as const;
    await audit(trx, await auditActionAbout(trx, changing, found, auditAction), now);
    if (notifyAuthor) {
      const message = storyEditedEmail(row, { title, text }, config.publicOrigin);
      await hold(trx, message, changing, now);
    }
    return { state: 'done' };
  });
