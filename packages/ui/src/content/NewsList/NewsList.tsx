import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../elements/classNames.ts';
import { Empty } from '../../elements/Empty/index.ts';
import { Failure } from '../../elements/Failure/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { NewsCard, type NewsSummary } from '../NewsCard/index.ts';
import * as styles from './NewsList.css.ts';

export const newsStates = ['loading', 'failed', 'empty', 'ready'] as const;
export type NewsState = (typeof newsStates)[number];

export type NewsProgress =
  | { state: 'loading' }
  /** `busy`: the next try is under way. */
  | { state: 'failed'; onRetry: () => void; busy?: boolean }
  /** `action`: the one way on, such as a button that clears the search. */
  | { state: 'empty'; action?: ReactNode }
  | { state: 'ready'; items: readonly NewsSummary[] };

/** What a list of news says while there is none. */
export interface NewsWords {
  loading: string;
  failed: string;
  failedReason: string;
  retry: string;
  empty: string;
  emptyHint: string;
}

export const newsListWords: NewsWords = {
  loading: 'Loading news...',
  failed: 'News could not be loaded',
  failedReason: 'The server did not answer. The rest of the page works.',
  retry: 'Retry',
  empty: 'No news found',
  emptyHint: 'Try other words, or another category.',
};

export interface NewsListProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy'> {
  /** What is known so far. */
  progress: NewsProgress;
  /** How many are expected while it loads. @default 6 */
  expected?: number;
  words?: NewsWords;
}

/**
 * News with pictures: three columns with hairlines between, two at 768 px, rows with a square picture on phones. For
 * dates and titles only use `LatestNews`.
 */
export function NewsList({
  progress,
  expected = 6,
  words = newsListWords,
  className,
  ...rest
}: NewsListProps) {
  return (
    <div {...rest} aria-busy={progress.state === 'loading' || undefined} className={classNames(className)}>
      {progress.state === 'loading' ? <LoadingCards expected={expected} words={words} /> : null}
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
        <ol className={styles.list}>
          {progress.items.map((item) => (
            <li key={item.href} className={styles.cell}>
              <NewsCard {...item} />
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function LoadingCards({ expected, words }: { expected: number; words: NewsWords }) {
  return (
    <div role="status" className={styles.loading}>
      <Text size="small" tone="quiet">
        {words.loading}
      </Text>
      <div aria-hidden="true" className={styles.list}>
        {Array.from({ length: expected }, (_, place) => place).map((place) => (
          <div key={place} className={styles.cell}>
            <div className={styles.piece}>
              <Skeleton shape="picture" className={styles.piecePicture} />
              <Skeleton length="medium" />
              <Skeleton shape="heading" />
              <Skeleton length="long" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
