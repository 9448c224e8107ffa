import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../elements/classNames.ts';
import { Empty } from '../../elements/Empty/index.ts';
import { Failure } from '../../elements/Failure/index.ts';
import { Skeleton, SkeletonGroup } from '../../elements/Skeleton/index.ts';
import * as row from '../EventRow/EventRow.css.ts';
import { EventRow, type EventSummary } from '../EventRow/index.ts';
import * as styles from './UpcomingEvents.css.ts';

export const eventsStates = ['loading', 'failed', 'empty', 'ready'] as const;
export type EventsState = (typeof eventsStates)[number];

export type EventsProgress<Item> =
  | { state: 'loading' }
  /** `busy`: the next try is under way. */
  | { state: 'failed'; onRetry: () => void; busy?: boolean }
  /** `action`: the one way on, such as the letter that proposes an event. */
  | { state: 'empty'; action?: ReactNode }
  /** `id` is the event's own. */
  | { state: 'ready'; events: readonly (Item & { id: string })[] };

/** What a list of events says while there is none. */
export interface EventsWords {
  loading: string;
  failed: string;
  retry: string;
  empty: string;
  emptyHint?: string;
}

export const upcomingEventsWords: EventsWords = {
  loading: 'Loading events...',
  failed: 'Unable to load events. Please try again later.',
  retry: 'Retry',
  empty: 'No Upcoming Events',
  emptyHint: 'Nothing is on the calendar. The next one starts with a proposal.',
};

export interface UpcomingEventsProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy'> {
  /** What is known so far; the soonest event first. */
  progress: EventsProgress<EventSummary>;
  words?: EventsWords;
}

/**
 * What is on: a row per event, the next one larger. Follows a heading of level 2, in a `Container`. For two or three
 * dates on another page use `EventDates`; for what is over, `PastEvents`.
 */
export function UpcomingEvents({
  progress,
  words = upcomingEventsWords,
  className,
  ...rest
}: UpcomingEventsProps) {
  return (
    <div
      {...rest}
      aria-busy={progress.state === 'loading' || undefined}
      className={classNames(styles.upcoming, className)}
    >
      {progress.state === 'loading' ? <LoadingRows label={words.loading} /> : null}
      {progress.state === 'failed' ? (
        <Failure
          heading={words.failed}
          retryLabel={words.retry}
          onRetry={progress.onRetry}
          busy={progress.busy}
        />
      ) : null}
      {progress.state === 'empty' ? (
        <Empty heading={words.empty} action={progress.action}>
          {words.emptyHint}
        </Empty>
      ) : null}
      {progress.state === 'ready' ? (
        <ol>
          {progress.events.map(({ id, ...event }, place) => (
            <EventRow key={id} {...event} variant={place === 0 ? 'first' : 'row'} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

const rowVariants = ['first', 'row', 'row'] as const;

function LoadingRows({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      {rowVariants.map((variant, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three rows that never move.
        <div key={place} aria-hidden="true" className={classNames(row.row, row.variants[variant])}>
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
    </SkeletonGroup>
  );
}
