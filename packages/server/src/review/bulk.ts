import { mostItems } from '@banyan/api/office';
import type { Database } from '../database/database.ts';
import { MediaUnavailable } from '../media/store/unavailable.ts';
import { type Decided, type Decision, decide } from './review.ts';
import { submissionInScope } from './scope-filter.ts';
import type { Submission } from './submissions.ts';

/** Submission to decide about, by its reference or id. */
export interface Item {
  ref: string;
  /** Version that the reviewer saw, as in {@link Decision}. */
  version?: string | undefined;
}

/** Outcome for one item. `unavailable`: its photo cannot be reached at the moment. */
export type ItemDecided = { ref: string } & (
  | { state: 'gone' }
  | { state: 'unavailable' }
  | (Decided & { submission: Submission })
);

async function decideOne(
  database: Database,
  { ref, version }: Item,
  decision: Omit<Decision, 'version'>,
  now: number,
): Promise<ItemDecided> {
  const submission = await submissionInScope(database, decision.scope, ref);
  if (!submission) return { ref, state: 'gone' };
  try {
    const done = await decide(database, submission, { ...decision, version }, now);
    return { ref, submission, ...done };
  } catch (error) {
    if (error instanceof MediaUnavailable) return { ref, state: 'unavailable' };
    throw error;
  }
}

/**
 * Decides about 1 to 50 submissions in order, each in its own transaction, and yields each outcome at once. A failed item does not
 * stop the others. @throws RangeError for more, or none
 */
export async function* decideEach(
  database: Database,
  items: readonly Item[],
  decision: Omit<Decision, 'version'>,
  now: number,
): AsyncGenerator<ItemDecided> {
  if (items.length < 1 || items.length > mostItems)
    throw new RangeError(`Decide about 1 to ${mostItems} at once, not ${items.length}.`);
  for (const item of items) yield await decideOne(database, item, decision, now);
}
