import { type JobType, jobTypes, limits } from '@banyan/api/contract';

/** Query in the job board’s URL. Missing parameters are left out, so that `/job-board` stays `/job-board`. */
export interface JobQuery {
  search?: string;
  location?: string;
  jobType?: JobType;
  /** Set to show only remote jobs. */
  remote?: 'yes';
  /** Sort order: jobs that leave the board soonest first. Newest first if missing. */
  sort?: 'closing';
  /** Number of pages shown, one below the other, from 2. */
  page?: number;
}

const wordsOf = (value: unknown) =>
  typeof value === 'object' ? '' : String(value ?? '').slice(0, limits.searchLength);

/** Reads a query that may be typed by hand. Invalid values are ignored. */
export function jobQuery(raw: Record<string, unknown>): JobQuery {
  const search = wordsOf(raw.search);
  const location = wordsOf(raw.location);
  const page = Number(raw.page);
  const jobType = jobTypes.find((type) => type === raw.jobType);
  return {
    ...(search.trim() && { search }),
    ...(location.trim() && { location }),
    ...(jobType && { jobType }),
    ...(raw.remote === 'yes' && { remote: 'yes' }),
    ...(raw.sort === 'closing' && { sort: 'closing' }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** Builds the URL of a query. */
export function jobHrefOf({ page, ...asked }: JobQuery): string {
  const query = new URLSearchParams({ ...asked, ...(page !== undefined && { page: `${page}` }) });
  return query.size > 0 ? `/job-board?${query}` : '/job-board';
}
