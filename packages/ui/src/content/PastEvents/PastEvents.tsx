import type { ComponentProps } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import { upcomingEventsWords } from '../UpcomingEvents/index.ts';
import { PastEventCard, type PastEventSummary } from './PastEventCard.tsx';
import * as styles from './PastEvents.css.ts';

export const pastEventsWords: ListWords = {
  ...upcomingEventsWords,
  empty: 'No Past Events',
  emptyHint: 'What is over will be remembered here, with its pictures.',
};

export interface PastEventsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the list; the latest event first, each with its own id. */
  progress: ProgressOf<PastEventSummary & { id: string }>;
  /** Texts of the list. @default English */
  words?: ListWords;
  /** Accessible name of the list. @default 'Past events' */
  label?: string;
}

/**
 * Past events: two large tiles, then three in a row; on phones rows with a small drawing. Follows a heading of level 2, in a
 * `Container`. For upcoming events use `UpcomingEvents`.
 */
export function PastEvents({
  progress,
  words = pastEventsWords,
  label = 'Past events',
  ...rest
}: PastEventsProps) {
  return (
    <ListProgress {...rest} progress={progress} words={words} label={label} skeleton={<ComingTiles />}>
      {(events) => (
        <ol className={styles.tiles}>
          {events.map(({ id, ...event }, place) => (
            <PastEventCard key={id} {...event} wide={place < 2} />
          ))}
        </ol>
      )}
    </ListProgress>
  );
}

function ComingTiles() {
  return (
    <div className={styles.tiles}>
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className={styles.tile}>
          <Skeleton shape="picture" className={styles.art} />
          <div className={styles.pieces}>
            <Skeleton length="short" />
            <Skeleton shape="heading" length="medium" />
            <Skeleton length="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
