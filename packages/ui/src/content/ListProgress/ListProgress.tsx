import { type ComponentProps, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { ErrorState } from '../../elements/ErrorState/index.ts';
import type { HeadingLevel } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ListProgress.css.ts';

export const listStates = ['loading', 'failed', 'empty', 'ready'] as const;
export type ListState = (typeof listStates)[number];

/** Loading state of a fetched list. */
export type ProgressOf<Item> =
  | { state: 'loading' }
  /** `busy`: the next try is under way. */
  | { state: 'failed'; onRetry: () => void; busy?: boolean }
  /** `action`: the one way on, such as a button that clears the search. */
  | { state: 'empty'; action?: ReactNode; outdated?: Unconfirmed | undefined }
  | { state: 'ready'; items: readonly Item[]; outdated?: Unconfirmed | undefined };

/** Retry of a list whose shown items are old, because the last refresh failed. */
export interface Unconfirmed {
  onRetry: () => void;
  /** True while a retry is under way. @default false */
  busy?: boolean;
}

/** Texts of a list that has no items to show. */
export interface ListWords {
  /** Loading message: `Loading news...` */
  loading: string;
  /** Error heading: `News could not be loaded`. */
  failed: string;
  /** Cause, or what to do, in one sentence. */
  failedReason?: string;
  /** Label of the retry button. */
  retry: string;
  /** Sentence above a list that could not be refreshed: how old it is. @default 'This list may be out of date.' */
  outdated?: string;
  /** Heading of the empty list: `No news found`. */
  empty: string;
  /** Helpful sentence for the empty list. */
  emptyHint?: string;
}

export interface ListProgressProps<Item>
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the list: loading, failed, empty or ready. */
  progress: ProgressOf<Item>;
  /** Texts of the loading, failed and empty states. */
  words: ListWords;
  /** Accessible name of the list when it receives the focus: "News". */
  label: string;
  /** Shape of the expected content, made of `Skeleton`s. It reserves the space of the list, so that nothing moves on arrival. */
  skeleton: ReactNode;
  /** Heading level of the error and of the empty list. @default 3 */
  headingLevel?: HeadingLevel;
  /** Renders the list. */
  children: (items: readonly Item[]) => ReactNode;
}

const announcement = <Item,>(progress: ProgressOf<Item>, words: ListWords): string => {
  if (progress.state === 'loading') return words.loading;
  if (progress.state === 'failed') {
    return progress.busy ? words.loading : [words.failed, words.failedReason].filter(Boolean).join('. ');
  }
  return progress.state === 'empty' ? words.empty : '';
};

/**
 * Fetched list with its states: a skeleton while loading, an error with a retry button, an empty state, and the items. Items
 * that could not be refreshed get a notice above them. Changes are announced politely, a second failure too. When a focused
 * button disappears, such as Retry after a success, the list keeps the focus. For one thing instead of a list use
 * `SkeletonGroup`, `ErrorState` and `Outdated`.
 */
export function ListProgress<Item>({
  progress,
  words,
  label,
  skeleton,
  headingLevel = 3,
  className,
  children,
  ...rest
}: ListProgressProps<Item>) {
  const focus = useKeptFocus();
  const loading = progress.state === 'loading';
  const said = announcement(progress, words);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <p role="status">
        {loading ? <span className={styles.notch}>{said}</span> : <VisuallyHidden>{said}</VisuallyHidden>}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a list that can take the focus. */}
      <div
        {...focus}
        role="group"
        aria-label={label}
        aria-busy={loading || (progress.state === 'failed' && progress.busy) || undefined}
        tabIndex={-1}
      >
        {loading ? <div aria-hidden="true">{skeleton}</div> : null}
        {progress.state === 'failed' ? (
          <ErrorState
            live={false}
            heading={words.failed}
            headingLevel={headingLevel}
            retryLabel={words.retry}
            onRetry={progress.onRetry}
            busy={progress.busy}
          >
            {words.failedReason}
          </ErrorState>
        ) : null}
        {'outdated' in progress && progress.outdated ? (
          <Notice live heading={words.failed} className={styles.outdated}>
            <Stack align="start">
              {words.outdated ?? 'This list may be out of date.'}
              <Button
                variant="line"
                size="small"
                busy={progress.outdated.busy}
                onClick={progress.outdated.onRetry}
              >
                {words.retry}
              </Button>
            </Stack>
          </Notice>
        ) : null}
        {progress.state === 'empty' ? (
          <EmptyState heading={words.empty} headingLevel={headingLevel} action={progress.action}>
            {words.emptyHint}
          </EmptyState>
        ) : null}
        {progress.state === 'ready' ? children(progress.items) : null}
      </div>
    </div>
  );
}

/** Takes the focus when the focused element inside disappears, instead of leaving it to the page’s body. */
function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (!inside.current || place.current?.contains(document.activeElement)) return;
    inside.current = false;
    place.current?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    onFocus: () => {
      inside.current = true;
    },
    /*
     * React fires no blur when it removes the focused element. In a background window the element keeps the focus but the event
     * fires.
     */
    onBlur: ({ currentTarget }: FocusEvent) => {
      inside.current = currentTarget.contains(document.activeElement);
    },
  };
}
