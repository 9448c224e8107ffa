import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../elements/classNames.ts';
import { Empty } from '../../elements/Empty/index.ts';
import { Failure } from '../../elements/Failure/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as styles from './StoryCard.css.ts';
import { StoryCard, type StorySummary } from './StoryCard.tsx';

export const storiesStates = ['loading', 'failed', 'empty', 'ready'] as const;
export type StoriesState = (typeof storiesStates)[number];

export type StoriesProgress =
  | { state: 'loading' }
  /** `busy`: the next try is under way. */
  | { state: 'failed'; onRetry: () => void; busy?: boolean }
  /** `action`: the way on, "Show all". */
  | { state: 'empty'; action?: ReactNode }
  | { state: 'ready'; items: readonly StorySummary[] };

/** What the list says while there is none. */
export interface StoryZigzagWords {
  loading: string;
  failed: string;
  failedReason: string;
  retry: string;
  empty: string;
  emptyHint: string;
}

export const storyZigzagWords: StoryZigzagWords = {
  loading: 'Loading stories...',
  failed: 'Stories could not be loaded',
  failedReason: 'The server did not answer. The rest of the page works.',
  retry: 'Retry',
  empty: 'No stories found',
  emptyHint: 'Nobody has told one of this kind yet.',
};

export interface StoryZigzagProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy'> {
  /** What is known so far. */
  progress: StoriesProgress;
  /** How many are expected while it loads. @default 3 */
  expected?: number;
  words?: StoryZigzagWords;
}

/** The alumni's stories, art left and right in turn; halves at 768 px, stacked on phones. For news use `NewsList`. */
export function StoryZigzag({
  progress,
  expected = 3,
  words = storyZigzagWords,
  className,
  ...rest
}: StoryZigzagProps) {
  return (
    <div {...rest} aria-busy={progress.state === 'loading' || undefined} className={classNames(className)}>
      {progress.state === 'loading' ? <LoadingStories expected={expected} label={words.loading} /> : null}
      {progress.state === 'failed' ? (
        <Failure
          heading={words.failed}
          retryLabel={words.retry}
          onRetry={progress.onRetry}
          busy={progress.busy}
        >
          {words.failedReason}
        </Failure>
      ) : null}
      {progress.state === 'empty' ? (
        <Empty live heading={words.empty} action={progress.action}>
          {words.emptyHint}
        </Empty>
      ) : null}
      {progress.state === 'ready' ? (
        <ol className={styles.zigzag}>
          {progress.items.map((story, place) => (
            <li key={story.href} className={styles.row}>
              <StoryCard {...story} lead={place === 0} />
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function LoadingStories({ expected, label }: { expected: number; label: string }) {
  return (
    <div role="status" className={styles.waiting}>
      <Text size="small" tone="quiet">
        {label}
      </Text>
      <div aria-hidden="true" className={styles.zigzag}>
        {Array.from({ length: expected }, (_, place) => place).map((place) => (
          <div key={place} className={styles.row}>
            <div className={styles.card}>
              <Skeleton shape="picture" className={styles.art} />
              <div className={styles.words}>
                <Skeleton length="short" />
                <Skeleton shape="heading" />
                <Skeleton length="long" />
                <Skeleton length="medium" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
