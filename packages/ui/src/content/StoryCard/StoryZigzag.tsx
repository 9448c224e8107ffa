import type { ComponentProps } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
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
  /** What is known so far. */
  progress: StoriesProgress;
  /** How many are expected while it loads. @default 3 */
  expected?: number;
  words?: StoryZigzagWords;
  /** Names the list for those who listen. @default 'Stories' */
  label?: string;
}

/** The alumni's stories, art left and right in turn; halves at 768 px, stacked on phones. For news use `NewsList`. */
export function StoryZigzag({
  progress,
  expected = 3,
  words = storyZigzagWords,
  label = 'Stories',
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
            <li key={story.href} className={styles.row}>
              <StoryCard {...story} lead={place === 0} />
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
  );
}
