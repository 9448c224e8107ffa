import { type JobType, jobTypes, limits } from '@banyan/api/contract';

/** What the address of the job board says. What it does not say is left out, so that `/job-board` stays `/job-board`. */
export interface JobQuery {
  search?: string;
  location?: string;
  jobType?: JobType;
  /** Only those that can be done from anywhere. */
  remote?: 'yes';
  /** Other than newest first: those that leave the board soonest. */
  sort?: 'closing';
}

const wordsOf = (value: unknown) =>
  typeof value === 'object' ? '' : String(value ?? '').slice(0, limits.searchLength);

/** Reads an address that somebody may have typed: what makes no sense is as if it were not there. */
export function jobQuery(raw: Record<string, unknown>): JobQuery {
  const search = wordsOf(raw.search);
  const location = wordsOf(raw.location);
  const jobType = jobTypes.find((type) => type === raw.jobType);
  return {
    ...(search.trim() && { search }),
    ...(location.trim() && { location }),
    ...(jobType && { jobType }),
    ...(raw.remote === 'yes' && { remote: 'yes' }),
    ...(raw.sort === 'closing' && { sort: 'closing' }),
  };
}

/** The address of what is shown. */
export function jobHrefOf(asked: JobQuery): string {
  const query = new URLSearchParams({ ...asked });
  return query.size > 0 ? `/job-board?${query}` : '/job-board';
}
