import type { ComponentProps } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { classNames } from '../../style/classNames.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import * as styles from './StoryCard.css.ts';
import { StoryCard, type StorySummary } from './StoryCard.tsx';

export type StoriesProgress = ProgressOf<StorySummary>;
export type StoryZigzagWords = ListWords;

export const storyZigzagWords: StoryZigzagWords = {
  loading: 'Loading stories...',
  failed: 'Stories could not be loaded',
  failedReason: 'The server did not answer. The rest of the page works.',
  retry: 'Retry',
  empty: 'No stories found',
  emptyHint: 'Nobody has told one of this kind yet.',
};

export interface StoryZigzagProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the list. */
  progress: StoriesProgress;
  /** Number of stories expected while loading. @default 3 */
  expected?: number;
  /** Texts of the loading, failed and empty states. @default English */
  words?: StoryZigzagWords;
  /** Accessible name of the list. @default 'Stories' */
  label?: string;
  /** Returns the `id` of a row from its position, starting at 1: the target of a link to more stories. */
  rowId?: (place: number) => string;
}

/** Row without a picture, among six; `StoryCard.css.ts` has the widths of the others. */
const wordsAlone = { of: 6, place: 5 };

/**
 * Stories of alumni, picture left and right in turn, one row in six without; halves at 768 px, stacked on phones. For news use
 * `NewsList`.
 */
export function StoryZigzag({
  progress,
  expected = 3,
  words = storyZigzagWords,
  label = 'Stories',
  rowId,
  ...rest
}: StoryZigzagProps) {
  return (
    <ListProgress
      {...rest}
      progress={progress}
      words={words}
      label={label}
      skeleton={<ComingStories count={expected} />}
    >
      {(items) => (
        <ol className={styles.zigzag}>
          {items.map((story, place) => (
            <li key={story.href} id={rowId?.(place + 1)} className={styles.row}>
              <StoryCard
                {...story}
                lead={place === 0}
                variant={(place + 1) % wordsAlone.of === wordsAlone.place ? 'words' : 'picture'}
              />
            </li>
          ))}
        </ol>
      )}
    </ListProgress>
  );
}

function ComingStories({ count }: { count: number }) {
  return (
    <div className={styles.zigzag}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className={styles.row}>
          <div className={styles.card}>
            <Skeleton shape="picture" className={styles.art} />
            <div className={classNames(styles.words, styles.beside)}>
              <Skeleton length="short" />
              <Skeleton shape="heading" />
              <Skeleton length="long" />
              <Skeleton length="medium" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
