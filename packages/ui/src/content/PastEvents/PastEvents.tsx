import type { ComponentProps } from 'react';
import { Empty } from '../../elements/Empty/index.ts';
import { Failure } from '../../elements/Failure/index.ts';
import { Skeleton, SkeletonGroup } from '../../elements/Skeleton/index.ts';
import { type EventsProgress, type EventsWords, upcomingEventsWords } from '../UpcomingEvents/index.ts';
import { PastEventCard, type PastEventSummary } from './PastEventCard.tsx';
import * as styles from './PastEvents.css.ts';

export const pastEventsWords: EventsWords = {
  ...upcomingEventsWords,
  empty: 'No Past Events',
  emptyHint: 'What is over will be remembered here, with its pictures.',
};

export interface PastEventsProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy'> {
  /** What is known so far; the latest event first. */
  progress: EventsProgress<PastEventSummary>;
  words?: EventsWords;
}

/**
 * What is over: two large tiles, then three in a row; one below another on phones. Follows a heading
 * of level 2, in a `Container`. For what is still to come use `UpcomingEvents`.
 */
export function PastEvents({ progress, words = pastEventsWords, ...rest }: PastEventsProps) {
  return (
    <div {...rest} aria-busy={progress.state === 'loading' || undefined}>
      {progress.state === 'loading' ? <LoadingTiles label={words.loading} /> : null}
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
        <ol className={styles.tiles}>
          {progress.events.map(({ id, ...event }) => (
            <PastEventCard key={id} {...event} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function LoadingTiles({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div aria-hidden="true" className={styles.tiles}>
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
    </SkeletonGroup>
  );
}
