import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Spinner } from '../../elements/Spinner/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './FeaturedEvent.css.ts';
import { type EventDetails, ReadyEvent } from './ReadyEvent.tsx';

export const featuredEventStates = ['loading', 'retrying', 'none', 'ready'] as const;
export type FeaturedEventState = (typeof featuredEventStates)[number];

export type FeaturedEventProgress =
  | { state: 'loading' }
  /** An attempt failed, and the page keeps trying. */
  | { state: 'retrying'; onRetry: () => void }
  /** The answer came: no event is featured. */
  | { state: 'none' }
  | { state: 'ready'; event: EventDetails };

export interface FeaturedEventProps
  extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby' | 'aria-busy'> {
  /** Loading state of the event. */
  progress: FeaturedEventProgress;
  /** Label above the title. @default 'Featured event' */
  label?: ReactNode;
  /** Text while loading. @default 'Loading event...' */
  loadingText?: string;
  /** Text beside the spinner during automatic retries. */
  failedText?: ReactNode;
  /** Label of the retry button. @default 'Try again' */
  retryLabel?: string;
  /** Text if no event is featured. */
  noneText?: ReactNode;
  /** Link shown if there is no event to show. */
  eventsLink: { label: string; href: string };
}

/**
 * Featured event of the front page, edge to edge: its picture on the left, with the day cut into it. Keeps its height while it
 * loads, retries or has nothing to show. For lists of events use `UpcomingEvents` and `PastEvents`.
 */
export function FeaturedEvent({
  progress,
  label = 'Featured event',
  loadingText = 'Loading event...',
  failedText = 'The event could not be loaded yet. This page keeps trying.',
  retryLabel = 'Try again',
  noneText = 'No event is featured right now. The calendar has the rest.',
  eventsLink,
  className,
  ...rest
}: FeaturedEventProps) {
  const headingId = useId();
  const { state } = progress;
  const waiting = state === 'loading' || state === 'retrying';
  return (
    <section
      {...rest}
      aria-labelledby={headingId}
      aria-busy={waiting || undefined}
      className={classNames(styles.featured, className)}
    >
      {progress.state === 'ready' ? (
        <ReadyEvent event={progress.event} label={label} headingId={headingId} />
      ) : (
        <>
          <div className={styles.art}>
            {state === 'none' ? (
              <Picture
                src={artworkSrc('event-default')}
                alt=""
                width={1200}
                height={800}
                className={styles.picture}
              />
            ) : null}
          </div>
          <div className={styles.body}>
            <h2 id={headingId} className={styles.label}>
              {label}
            </h2>
            <div role="status" className={styles.status}>
              <p className={waiting ? styles.waiting : styles.sentence}>
                {waiting ? <Spinner /> : null}
                {waiting ? loadingText : noneText}
              </p>
              {state === 'retrying' ? (
                <Text size="small" tone="quiet">
                  {failedText}
                </Text>
              ) : null}
            </div>
            {state === 'loading' ? null : (
              <div className={styles.actions}>
                {progress.state === 'retrying' ? (
                  <Button onClick={progress.onRetry}>{retryLabel}</Button>
                ) : null}
                <ButtonLink href={eventsLink.href} variant="line" icon={<Icon icon={ArrowRight} />}>
                  {eventsLink.label}
                </ButtonLink>
              </div>
            )}
          </div>
        </>
      )}
    </section>
  );
}
