import type { Job } from '@banyan/api/contract';
import { nearestThings } from '../not-found/nearestThings.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { jobHref } from './jobPaths.ts';

/** How many are named when none is like it. */
const mostNewest = 3;

/**
 * In the place of a job that is not on the board: those whose title, company or place is nearest to it, else the newest.
 *
 * @param asked Its title where that is known, else its id.
 * @param open The jobs on the board, newest first.
 */
export function noSuchJob(asked: string, open: readonly Job[]): NoSuch {
  const known = open.map(({ _id, title, company, location }) => ({
    label: [title, company].filter(Boolean).join(', '),
    href: jobHref(_id),
    text: `${title} ${company} ${location}`,
  }));
  const nearest = nearestThings(asked, known);
  if (nearest.length > 0) return { nearest };
  return { nearest: known.slice(0, mostNewest).map(({ label, href }) => ({ label, href })) };
}
