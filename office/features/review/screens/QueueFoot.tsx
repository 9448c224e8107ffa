import { serverNow } from '@banyan/api/client';
import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { CountLine } from '../../../kit/CountLine/CountLine.tsx';
import { whenWords } from '../../../kit/words/times.ts';
import { PaneInset } from '../components/Panes/Panes.tsx';
import type { Queue, QueueView } from './queue.ts';

export interface QueueFootProps {
  queue: Queue;
  view: QueueView;
  /** Number of shown rows; `total` counts all that match. */
  shown: number;
  total: number;
  selected: number;
  /** URL of the queue without filters. */
  clearHref: string;
  onMore: () => void;
}

const emptyWords = {
  waiting: 'You’re all caught up.',
  asked: 'No open questions.',
  decided: 'No decisions yet.',
} as const;

/** Footer of the list: the counts, the number outside the volunteer's scope, and the next page. Or the empty state. */
export function QueueFoot({ queue, view, shown, total, selected, clearHref, onMore }: QueueFootProps) {
  const { kind, chapter, match, state = 'waiting' } = view;
  const isNarrowed = kind !== undefined || chapter !== undefined || match !== undefined;
  const outside = { count: queue.outside, of: chapter === undefined ? 'your' : 'this' } as const;
  return (
    <PaneInset>
      {shown === 0 && !queue.more && (
        <EmptyState
          live
          heading={isNarrowed ? 'Nothing matches.' : emptyWords[state]}
          headingLevel={2}
          action={
            isNarrowed && (
              <ButtonLink variant="line" href={clearHref}>
                Clear filters
              </ButtonLink>
            )
          }
        >
          {!isNarrowed &&
            state === 'waiting' &&
            queue.last &&
            `Last decision by ${queue.last.by} ${whenWords(queue.last.at, serverNow())}.`}
        </EmptyState>
      )}
      <CountLine shown={shown} total={total} selected={selected} outside={outside}>
        {queue.more && (
          <Button variant="line" size="small" onClick={onMore}>
            Show more
          </Button>
        )}
      </CountLine>
    </PaneInset>
  );
}
