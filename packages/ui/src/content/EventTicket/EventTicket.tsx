import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { ButtonLink } from '../../elements/Button/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { ErrorState } from '../../elements/ErrorState/index.ts';
import { Heading, titleSize } from '../../elements/Heading/index.ts';
import { isWhole, Picture, type PictureImage, pictureProps, sizesFor } from '../../elements/Picture/index.ts';
import { Skeleton, SkeletonGroup } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import { DateNotch } from '../DateNotch/index.ts';
import { EventFacts, type EventFactsProps } from '../EventFacts/index.ts';
import * as styles from './EventTicket.css.ts';

/** Event that a visitor registers for. */
export interface TicketEvent
  extends Pick<EventFactsProps, 'dateLong' | 'dateTime' | 'yourTime' | 'location' | 'mapHref' | 'deadline'> {
  title: string;
  description?: ReactNode;
  /** Day of the month, the numeral in the notch: `12`. */
  day: string | number;
  /** Name of the month: `December`. */
  month: string;
  /** First picture of the event: an address, or one with its sizes and better formats. Missing or broken: the default drawing. */
  image?: PictureImage;
  /** Alternative text of the picture; empty if the picture is decorative. */
  imageAlt?: string;
  /** Number of seats in total and left; omitted if seats are not counted. */
  seats?: { left: number; of: number };
}

export const eventTicketStates = ['loading', 'failed', 'ready'] as const;
export type EventTicketState = (typeof eventTicketStates)[number];

export type EventTicketProgress =
  | { state: 'loading' }
  /** `onRetry`: asks once more; `busy`: that try is under way. */
  | { state: 'failed'; onRetry?: () => void; busy?: boolean }
  | { state: 'ready'; event: TicketEvent };

export interface EventTicketWords {
  loading: string;
  failed: string;
  failedReason: string;
  retry: string;
  /** Label of the line that measures the seats. */
  seats: string;
  seatsTaken: (taken: number) => string;
  seatsLeft: (left: number, of: number) => string;
}

export const eventTicketWords: EventTicketWords = {
  loading: 'Loading event...',
  failed: 'Error Loading Event',
  failedReason: 'Unable to load event details. Please try again later.',
  retry: 'Retry',
  seats: 'Seats taken',
  seatsTaken: (taken) => (taken === 1 ? '1 seat taken' : `${taken} seats taken`),
  seatsLeft: (left, of) => `${left} of ${of} left`,
};

export interface EventTicketProps extends Omit<ComponentProps<'article'>, 'aria-busy'> {
  /** Loading state of the event. */
  progress: EventTicketProgress;
  /** Link to the list of events: above the title, and as a button beside an error. */
  back: { label: string; href: string };
  /** Texts of the loading and failed states and of the seats. @default English */
  words?: EventTicketWords;
  /** Further actions under the facts, such as a `MoreLink` to the calendar file. */
  actions?: ReactNode;
  /** Content below the tear line: an `EventStub` with the form, or `RegistrationClosed`. Hidden until the event is loaded. */
  children?: ReactNode;
}

/**
 * Page of one upcoming event, edge to edge: its drawing on the left with the day cut into it, facts and actions on the right.
 * Contains the page’s h1. For a past event use `PastEventHead`.
 */
export function EventTicket({
  progress,
  back,
  words = eventTicketWords,
  actions,
  className,
  children,
  ...rest
}: EventTicketProps) {
  const event = progress.state === 'ready' ? progress.event : undefined;
  return (
    <article
      {...rest}
      aria-busy={progress.state === 'loading' || undefined}
      className={classNames(styles.ticket, className)}
    >
      <div className={classNames(styles.art, isWhole(event?.image) && styles.artWhole)}>
        {progress.state === 'loading' ? null : <TicketPicture event={event} />}
        {event ? <DateNotch day={event.day} month={event.month} className={styles.notch} /> : null}
      </div>
      <div className={styles.side}>
        {progress.state === 'loading' ? <LoadingTicket label={words.loading} /> : null}
        {progress.state === 'failed' ? (
          <ErrorState
            heading={words.failed}
            headingLevel={1}
            className={styles.failed}
            retryLabel={words.retry}
            onRetry={progress.onRetry}
            busy={progress.busy}
            action={
              <ButtonLink href={back.href} variant={progress.onRetry ? 'line' : 'primary'}>
                {back.label}
              </ButtonLink>
            }
          >
            {words.failedReason}
          </ErrorState>
        ) : null}
        {event ? (
          <>
            <BackLink href={back.href}>{back.label}</BackLink>
            <TicketFacts event={event} words={words} />
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            <div className={styles.stubs}>{children}</div>
          </>
        ) : null}
      </div>
    </article>
  );
}

function TicketPicture({ event }: { event: TicketEvent | undefined }) {
  const { image, imageAlt = '', title = '' } = event ?? {};
  const picture = pictureProps(image);
  return (
    <Picture
      {...picture}
      key={picture.src}
      alt={imageAlt}
      sizes={sizesFor(image, styles.sizes)}
      fallback={{ src: defaultDrawing(title), alt: '' }}
      loading="eager"
      fetchPriority="high"
      className={classNames(styles.picture, isWhole(image) && styles.pictureWhole)}
    />
  );
}

function TicketFacts({ event, words }: { event: TicketEvent; words: EventTicketWords }) {
  const { title, description, dateLong, dateTime, yourTime, location, mapHref, deadline, seats } = event;
  return (
    <>
      <Heading level={1} size={titleSize(title, 'd2')} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {description ? (
        <Text size="read" element="div" className={styles.description}>
          {description}
        </Text>
      ) : null}
      <EventFacts
        dateLong={dateLong}
        dateTime={dateTime}
        yourTime={yourTime}
        location={location}
        mapHref={mapHref}
        deadline={deadline}
      />
      {seats ? (
        <DimensionLine
          weight="heavy"
          label={words.seats}
          value={seats.of - seats.left}
          max={seats.of}
          valueText={words.seatsLeft(seats.left, seats.of)}
          ends={{
            start: words.seatsTaken(seats.of - seats.left),
            end: <b>{words.seatsLeft(seats.left, seats.of)}</b>,
          }}
          className={styles.seats}
        />
      ) : null}
    </>
  );
}

function LoadingTicket({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.loading}>
      <Skeleton length="short" />
      <Skeleton shape="heading" className={styles.loadingTitle} />
      <Skeleton />
      <Skeleton length="long" />
      <Skeleton length="medium" />
      <Skeleton length="medium" />
    </SkeletonGroup>
  );
}
