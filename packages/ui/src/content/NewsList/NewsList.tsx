import type { ComponentProps } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ProgressOf } from '../ListProgress/index.ts';
import { NewsCard, type NewsSummary } from '../NewsCard/index.ts';
import * as styles from './NewsList.css.ts';
import { type NewsWords, newsListWords } from './words.ts';

export type NewsProgress = ProgressOf<NewsSummary>;

export interface NewsListProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** What is known so far. */
  progress: NewsProgress;
  /** How many are expected while it loads. @default 6 */
  expected?: number;
  /** What it says. @default English */
  words?: NewsWords;
  /** Names the list for those who listen. @default 'News' */
  label?: string;
}

/**
 * News with pictures: three columns with hairlines between, two at 768 px, rows with a square picture on phones. For
 * dates and titles only use `LatestNews`.
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
