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

/** What is known so far about a list that is fetched. */
export type ProgressOf<Item> =
  | { state: 'loading' }
  /** `busy`: the next try is under way. */
  | { state: 'failed'; onRetry: () => void; busy?: boolean }
  /** `action`: the one way on, such as a button that clears the search. */
  | { state: 'empty'; action?: ReactNode; outdated?: Unconfirmed | undefined }
  | { state: 'ready'; items: readonly Item[]; outdated?: Unconfirmed | undefined };

/** What is shown came a while ago, and the last try to confirm it failed. */
export interface Unconfirmed {
  onRetry: () => void;
  /** The next try is under way. @default false */
  busy?: boolean;
}

/** What a list says while there is none. */
export interface ListWords {
  /** `Loading news...` */
  loading: string;
  /** `News could not be loaded` */
  failed: string;
  /** One sentence: the cause, or what to do. */
  failedReason?: string;
  /** On the button that tries again. */
  retry: string;
  /** One sentence over a list that could not be confirmed: how old it is. @default 'What stands here is as it was a while ago.' */
  outdated?: string;
  /** `No news found` */
  empty: string;
  /** One sentence that helps. */
  emptyHint?: string;
}

export interface ListProgressProps<Item>
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** What is known so far: on its way, failed, or there. */
  progress: ProgressOf<Item>;
  /** What it says while it waits, when it fails and when there is nothing. */
  words: ListWords;
  /** Names the list for those who listen, when the focus is put on it: "News". */
  label: string;
  /** The shape of what is coming, of `Skeleton`s: the room the list will take, so that nothing moves when it arrives. */
  skeleton: ReactNode;
  /** Of the failure and of the empty list. @default 3 */
  headingLevel?: HeadingLevel;
  /** The list itself. */
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
 * A list that is fetched: waits in its own shape, fails with a way to try again, says when it is empty, and then is
 * there; or is there and says over it that it may be old. What changes is announced when the reader pauses, a second
 * failure too. When a button in it goes away under the focus, as Retry does once it worked, the focus stays here. For one
 * thing instead of a list use `SkeletonGroup`, `ErrorState` and `Outdated`.
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
              {words.outdated ?? 'What stands here is as it was a while ago.'}
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

/** Takes the focus over when what had it inside is no longer there, instead of leaving it to the page's body. */
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
    /* Not told when React removes what has the focus. Behind another window it keeps the focus and only loses the event. */
    onBlur: ({ currentTarget }: FocusEvent) => {
      inside.current = currentTarget.contains(document.activeElement);
    },
  };
}
