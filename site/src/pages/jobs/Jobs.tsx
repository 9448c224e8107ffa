import { type Job, jobBoardMessages } from '@banyan/api/contract';
import { Outdated, type ReadState } from '@banyan/app/reading';
import { JobBoard, type JobProgress, type ListedJob, SortLinks } from '@banyan/ui/content';
import { ButtonLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useNavigate } from '@tanstack/react-router';
import { jobs } from '../../content/jobs.ts';
import { type JobQuery, jobHrefOf } from './jobQuery.ts';
import { jobsView } from './jobsView.ts';
import { reasonOf } from './reasonOf.ts';

export interface JobsProps {
  query: JobQuery;
  state: ReadState<readonly Job[]>;
  /** Milliseconds since 1970. */
  now: number;
}

/** The list with its states and its count. */
export function Jobs({ query, state, now }: JobsProps) {
  const navigate = useNavigate();
  const items = jobsView(state.data ?? [], query, now);
  const { sort, ...narrowing } = query;
  const narrowed = Object.keys(narrowing).length > 0;
  const plain = jobHrefOf(sort ? { sort } : {});
  return (
    <Stack space={24}>
      <Outdated
        reading={state}
        heading={jobBoardMessages.loadFailed}
        text={`${reasonOf(state.error)}. ${jobs.outdated}`}
        retryLabel={jobBoardMessages.tryAgain}
      />
      <JobBoard
        progress={progressOf(state, items, narrowed)}
        words={{
          loading: jobs.loading,
          failed: jobBoardMessages.loadFailed,
          failedReason: reasonOf(state.error),
          retry: jobBoardMessages.tryAgain,
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
    </Stack>
  );
}

function progressOf(
  { data, failed, busy, retry }: JobsProps['state'],
  items: readonly ListedJob[],
  narrowed: boolean,
): JobProgress {
  if (data === undefined) return failed ? { state: 'failed', onRetry: retry, busy } : { state: 'loading' };
  if (items.length > 0) return { state: 'ready', items };
  const way = narrowed ? { label: jobs.clear, href: '/job-board' } : jobs.post;
  return {
    state: 'empty',
    action: (
      <ButtonLink variant="line" href={way.href}>
        {way.label}
      </ButtonLink>
    ),
  };
}
