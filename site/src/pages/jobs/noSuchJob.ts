import type { Job } from '@banyan/api/contract';
import { nearestThings } from '../not-found/nearestThings.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { jobHref } from './jobPaths.ts';

/** Number of jobs suggested if none is similar. */
const mostNewest = 3;

/**
 * Suggests jobs in place of one that is not on the board: similar title, company or place, otherwise the newest.
 *
 * @param asked Title if known, otherwise the id.
 * @param open Jobs on the board, newest first.
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
