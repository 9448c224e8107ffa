import { jobTypes, limits } from '@banyan/api/contract';
import { JobSearch } from '@banyan/forms/job';
import { useNavigate } from '@tanstack/react-router';
import { type JobQuery, jobHrefOf, jobQuery } from './jobQuery.ts';

/** What narrows the list. Typing leaves one step to go back, not one per letter; a chosen type is a step of its own. */
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
