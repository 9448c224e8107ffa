import type { ComponentProps } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ProgressOf } from '../ListProgress/index.ts';
import { NewsCard, type NewsSummary } from '../NewsCard/index.ts';
import * as styles from './NewsList.css.ts';
import { type NewsWords, newsListWords } from './words.ts';

export type NewsProgress = ProgressOf<NewsSummary>;

export interface NewsListProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the list. */
  progress: NewsProgress;
  /** Number of items expected while loading. @default 6 */
  expected?: number;
  /** Texts of the list. @default English */
  words?: NewsWords;
  /** Accessible name of the list. @default 'News' */
  label?: string;
}

/**
 * News with pictures: three columns separated by hairlines, two at 768 px, rows with a square picture on phones. For dates and
 * titles only use `LatestNews`.
 */
export function NewsList({
  progress,
  expected = 6,
  words = newsListWords,
  label = 'News',
  ...rest
}: NewsListProps) {
  return (
    <ListProgress
      {...rest}
      progress={progress}
      words={words}
      label={label}
      skeleton={<ComingCards count={expected} />}
    >
      {(items) => (
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.href} className={styles.cell}>
              <NewsCard {...item} />
            </li>
          ))}
        </ol>
      )}
    </ListProgress>
  );
}

function ComingCards({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
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
  );
}
