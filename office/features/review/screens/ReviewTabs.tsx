import { type QueueRow, type SubmissionKind, submissionKinds } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { FilterTabs } from '../../../kit/FilterTabs/FilterTabs.tsx';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { QueueFilter } from '../components/QueueFilter/QueueFilter.tsx';
import { kindTabs } from '../components/words.ts';
import type { Queue, QueueSearch, QueueView } from './queue.ts';
import { selectionAtom } from './queueAtom.ts';

export interface ReviewTabsProps {
  queue: Queue;
  /** Rows of the queue that were decided here since it was loaded. */
  left: readonly QueueRow[];
  view: QueueView;
  hrefOf: (search: QueueSearch) => string;
}

/** Filters of the queue: tabs by kind with their counts, and a menu for chapter and state. */
export function ReviewTabs({ queue: { counts, rows }, left, view, hrefOf }: ReviewTabsProps) {
  const router = useRouter();
  const select = useSetAtom(selectionAtom);
  const state = view.state ?? 'waiting';
  const countOf = (kind: SubmissionKind) =>
    counts[kind] - (state === 'decided' ? 0 : left.filter((row) => row.kind === kind).length);
  const kept = { chapter: view.chapter, state: view.state, match: view.match };
  return (
    <FilterTabs
      label="Kind"
      items={[
        {
          href: hrefOf(kept),
          label: 'All',
          count: submissionKinds.reduce((sum, kind) => sum + countOf(kind), 0),
          isCurrent: view.kind === undefined,
        },
        ...submissionKinds.map((kind) => ({
          href: hrefOf({ ...kept, kind }),
          label: kindTabs[kind],
          count: countOf(kind),
          isCurrent: view.kind === kind,
        })),
      ]}
      end={
        <>
          <QueueFilter
            state={state}
            chapter={view.chapter}
            match={view.match}
            canMatch={view.match !== undefined || rows.some(({ match }) => match !== null)}
            onChange={(next) => {
              select(new Set());
              void router.navigate({
                to: '/office/review',
                search: {
                  kind: view.kind,
                  chapter: next.chapter,
                  state: next.state === 'waiting' ? undefined : next.state,
                  match: next.state === 'decided' ? undefined : next.match,
                },
              });
            }}
          />
          <ViewsMenu />
        </>
      }
    />
  );
}
