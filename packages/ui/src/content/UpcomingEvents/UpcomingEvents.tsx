import type { ComponentProps } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as row from '../EventRow/EventRow.css.ts';
import { EventRow, type EventSummary } from '../EventRow/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import * as styles from './UpcomingEvents.css.ts';

export const upcomingEventsWords: ListWords = {
  loading: 'Loading events...',
  failed: 'Unable to load events. Please try again later.',
  retry: 'Retry',
  empty: 'No Upcoming Events',
  emptyHint: 'Nothing is on the calendar. The next one starts with a proposal.',
};

export interface UpcomingEventsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the list; the soonest event first, each with its own id. */
  progress: ProgressOf<EventSummary & { id: string }>;
  /** Texts of the list. @default English */
  words?: ListWords;
  /** Accessible name of the list. @default 'Upcoming events' */
  label?: string;
}

/**
 * Upcoming events, one row each, the next one larger. Follows a heading of level 2, in a `Container`. For two or three dates on
 * another page use `EventDates`; for past events use `PastEvents`.
 */
export function UpcomingEvents({
  progress,
  words = upcomingEventsWords,
  label = 'Upcoming events',
  ...rest
}: UpcomingEventsProps) {
  return (
    <ListProgress {...rest} progress={progress} words={words} label={label} skeleton={<ComingRows />}>
      {(events) => (
        <ol>
          {events.map(({ id, ...event }, place) => (
            <EventRow key={id} {...event} variant={place === 0 ? 'first' : 'row'} />
          ))}
        </ol>
      )}
    </ListProgress>
  );
}

const rowVariants = ['first', 'row', 'row'] as const;

function ComingRows() {
  return (
    <>
      {rowVariants.map((variant, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three rows that never move.
        <div key={place} className={classNames(row.row, row.variants[variant])}>
          <div className={row.date}>
            <Skeleton shape="numeral" className={styles.numeral} />
          </div>
          <Skeleton shape="picture" className={row.art} />
          <div className={classNames(row.body, styles.words)}>
            <Skeleton shape="heading" length="long" />
            <Skeleton />
            <Skeleton length="medium" />
            <Skeleton length="medium" />
          </div>
          <div className={row.action}>
            <Skeleton shape="control" className={styles.control} />
          </div>
        </div>
      ))}
    </>
  );
}
