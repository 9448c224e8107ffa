import { type Job, jobBoardMessages } from '@banyan/api/contract';
import { progressOf, type ReadState } from '@banyan/app/reading';
import { JobBoard, SortLinks } from '@banyan/ui/content';
import { ButtonLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useNavigate } from '@tanstack/react-router';
import { jobs } from '../../content/jobs.ts';
import { pageSizes } from '../../content/pageSizes.ts';
import { MoreItems } from '../MoreItems.tsx';
import { type JobQuery, jobHrefOf } from './jobQuery.ts';
import { jobsView } from './jobsView.ts';
import { reasonOf } from './reasonOf.ts';

export interface JobsProps {
  query: JobQuery;
  state: ReadState<readonly Job[]>;
  /** Milliseconds since 1970. */
  now: number;
}

/** List of jobs, with loading states, count and a link to more. */
export function Jobs({ query, state, now }: JobsProps) {
  const navigate = useNavigate();
  const items = jobsView(state.data ?? [], query, now);
  const { sort, page = 1, ...narrowing } = query;
  const shown = items.slice(0, page * pageSizes.jobs);
  const narrowed = Object.keys(narrowing).length > 0;
  const plain = jobHrefOf(sort ? { sort } : {});
  return (
    <Stack space={32}>
      <JobBoard
        progress={progressOf(state, shown, <WayOn narrowed={narrowed} />)}
        words={{
          loading: jobs.loading,
          failed: jobBoardMessages.loadFailed,
          failedReason: reasonOf(state.error),
          retry: jobBoardMessages.tryAgain,
          outdated: `${reasonOf(state.error)}. ${jobs.outdated}`,
          empty: jobBoardMessages.empty,
          emptyHint: narrowed ? jobs.nothingMatches : jobs.nothingYet,
        }}
        status={{
          shown: items.length > 0 ? jobs.count(items.length) : '',
          total: narrowed ? jobs.match(items.length) : jobs.onBoard,
          clearHref: narrowed && items.length > 0 ? plain : undefined,
          onClear: () => void navigate({ href: plain, resetScroll: false }),
          children:
            items.length > 1 ? (
              <SortLinks
                choices={jobs.sorts.map((one) => ({
                  label: one.label,
                  chosen: one.sort === sort,
                  href: jobHrefOf({ ...narrowing, ...(one.sort && { sort: one.sort }) }),
                }))}
                onSort={(href) => void navigate({ href, resetScroll: false })}
              />
            ) : undefined,
        }}
        scale={jobs.scale}
        label={jobs.list}
      />
      <MoreItems
        count={items.length > pageSizes.jobs ? jobs.shown(shown.length, items.length) : ''}
        shown={shown.length}
        all={items.length}
        next={jobHrefOf({ ...query, page: page + 1 })}
        firstNewId={items[shown.length]?.id ?? ''}
        label={jobs.more}
      />
    </Stack>
  );
}

/** Button of an empty board: clears the filters, or leads to posting a job. */
function WayOn({ narrowed }: { narrowed: boolean }) {
  const way = narrowed ? { label: jobs.clear, href: '/job-board' } : jobs.post;
  return (
    <ButtonLink variant="line" href={way.href}>
      {way.label}
    </ButtonLink>
  );
}
