import { serverNow } from '@banyan/api/client';
import { mostItems } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { RefreshPrompt } from '../../../shell/RefreshPrompt.tsx';
import { BulkBar } from '../components/BulkBar/BulkBar.tsx';
import { QueueList, type QueueListProps } from '../components/QueueList/QueueList.tsx';
import { QueueFoot } from './QueueFoot.tsx';
import { type Queue, type QueueSearch, totalOf } from './queue.ts';
import type { useBulk } from './useBulk.ts';

export interface QueuePaneProps
  extends Pick<QueueListProps, 'rows' | 'notes' | 'looking' | 'newCount' | 'onStep'> {
  queue: Queue;
  search: QueueSearch;
  /** Number of matching submissions on all pages. */
  total: number;
  hrefOf: (search: QueueSearch) => string;
  onOpen: (ref: string) => void;
  bulk: ReturnType<typeof useBulk>;
  /** True if the pulse counts what this list shows. For other lists the pulse only reports that something changed. */
  isAllThatWaits: boolean;
  /** True if the volunteer may select rows. */
  canSelect: boolean;
  /** Id of the text that explains why nothing can be decided right now. */
  unavailableBecause: string | undefined;
}

/** List with its footer and the actions for the selected submissions. */
export function QueuePane({
  queue,
  search,
  total,
  hrefOf,
  onOpen,
  bulk,
  isAllThatWaits,
  canSelect,
  unavailableBecause,
  rows,
  ...rest
}: QueuePaneProps) {
  const { open, ...view } = search;
  const router = useRouter();
  const { page = 1 } = view;
  const showPages = (pages: number) =>
    void router.navigate({
      to: '/office/review',
      search: { ...search, page: pages },
      resetScroll: false,
      replace: true,
    });
  return (
    <>
      {!isAllThatWaits && <RefreshPrompt />}
      <QueueList
        {...rest}
        rows={rows}
        hrefOf={({ ref }) => hrefOf({ ...view, open: ref })}
        now={serverNow()}
        open={open}
        onOpen={({ ref }, event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen(ref);
        }}
        selected={bulk.refs}
        {...(canSelect && { onSelect: bulk.toggle })}
        onShowNew={() => void router.invalidate()}
      />
      <QueueFoot
        queue={queue}
        view={view}
        shown={rows.length}
        total={total}
        selected={bulk.chosen.length}
        clearHref={hrefOf({})}
        onMore={() => showPages(page + 1)}
      />
      {bulk.chosen.length > 0 && !bulk.isWriting && (
        <BulkBar
          kinds={bulk.kinds}
          matching={total}
          busy={bulk.wantsAll}
          onSelectAll={() => {
            bulk.selectAll();
            showPages(Math.max(page, Math.ceil(totalOf(queue, view.kind) / mostItems)));
          }}
          onDecide={bulk.decide}
          onClear={() => bulk.select(new Set())}
          unavailableBecause={unavailableBecause}
        />
      )}
    </>
  );
}
