import { jobTypes, limits } from '@banyan/api/contract';
import { JobSearch } from '@banyan/forms/job';
import { useNavigate } from '@tanstack/react-router';
import { type JobQuery, jobHrefOf, jobQuery } from './jobQuery.ts';

/** Search and filters of the job board. Typing adds one history entry in total; each job type adds its own. */
export function JobTools({ query }: { query: JobQuery }) {
  const navigate = useNavigate();
  return (
    <JobSearch
      action="/job-board"
      filters={{
        search: query.search ?? '',
        location: query.location ?? '',
        jobType: query.jobType ?? '',
        remote: query.remote ?? '',
      }}
      jobTypes={jobTypes}
      sort={query.sort ?? ''}
      onFilter={({ filters, typed }) =>
        void navigate({
          href: jobHrefOf(jobQuery({ ...filters, sort: query.sort })),
          replace: typed,
          resetScroll: false,
        })
      }
      maxLength={limits.searchLength}
    />
  );
}
