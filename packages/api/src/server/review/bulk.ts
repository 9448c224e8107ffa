import type { Database } from '../database/database.ts';
import { type Decided, type Decision, decide } from './review.ts';
import { findSubmission, type Submission } from './submissions.ts';

/** Most that one call decides about. */
export const mostItems = 50;

/** Something to decide about, by its reference or id. */
export interface Item {
  ref: string;
  /** As in {@link Decision}. */
  version?: string | undefined;
}

/** What came of one of several. */
export type ItemDecided = { ref: string } & ({ state: 'gone' } | (Decided & { submission: Submission }));

/**
 * Decides about 1 to 50, one after another in their order: each once, in a transaction of its own. What cannot be decided any more
 * stops none of the others. @throws RangeError for more, or none
 */
export async function decideAll(
  database: Database,
  items: readonly Item[],
  decision: Omit<Decision, 'version'>,
  now: number,
): Promise<ItemDecided[]> {
  if (items.length < 1 || items.length > mostItems)
    throw new RangeError(`Decide about 1 to ${mostItems} at once, not ${items.length}.`);
  const done: ItemDecided[] = [];
  for (const { ref, version } of items) {
    const submission = await findSubmission(database, ref);
    done.push(
      submission
        ? { ref, submission, ...(await decide(database, submission, { ...decision, version }, now)) }
        : { ref, state: 'gone' },
    );
  }
  return done;
}
