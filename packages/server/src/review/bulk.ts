import { mostItems } from '@banyan/api/office';
import type { Database } from '../database/database.ts';
import { MediaUnavailable } from '../media/store/unavailable.ts';
import { type Decided, type Decision, decide } from './review.ts';
import { submissionInScope } from './scope-filter.ts';
import type { Submission } from './submissions.ts';

/** Something to decide about, by its reference or id. */
export interface Item {
  ref: string;
  /** As in {@link Decision}. */
  version?: string | undefined;
}

/** What came of one of several. `unavailable`: its photo cannot be reached just now. */
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
 * Decides about 1 to 50, one after another in their order: each once, in a transaction of its own, and tells of each when it is
 * done. What cannot be decided stops none of the others. @throws RangeError for more, or none
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
