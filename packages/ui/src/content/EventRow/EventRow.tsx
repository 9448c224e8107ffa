import { ArrowRight, ArrowUpRight, CalendarPlus } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { isWhole, Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { safeHref } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { defaultDrawing } from '../../imagery/artwork.ts';
import { classNames } from '../../style/classNames.ts';
import { EventFacts, type EventWhenAndWhere } from '../EventFacts/index.ts';
import { IconLink } from '../IconLink/index.ts';
import * as styles from './EventRow.css.ts';

export const eventRowVariants = ['first', 'row'] as const;
export type EventRowVariant = (typeof eventRowVariants)[number];

/** Upcoming event in a list. */
export interface EventSummary extends EventWhenAndWhere {
  /** Title of the event. The accessible names of both links end with it. */
  title: string;
  /** Description in two sentences. */
  description?: ReactNode;
  /** Day of the month, shown as a numeral: `12`. */
  day: string | number;
  /** Short name of the month: `Dec`. */
  month: string;
  /** First picture of the event: an address, or one with its sizes and better formats. Missing or broken: the default drawing. */
  image?: PictureImage;
  /** Mark above the title of an event that is under way: `Happening today`. */
  mark?: string;
  /** Reason that registration is closed: `Every seat is taken`. The link to the event’s page is then quiet, not a button. */
  closed?: string;
  /** Button to register. `external` opens a new tab and shows the host. An address that is not a web page gets no button. */
  action?: { label: string; href: string; external?: boolean };
  /** Link to the event’s calendar file. */
  calendar?: { label: string; href: string };
}

export interface EventRowProps
  extends EventSummary,
    Omit<ComponentProps<'li'>, keyof EventSummary | 'children'> {
  /** `first` is for the next event: it is larger, and its button is the page’s primary one. @default 'row' */
  variant?: EventRowVariant;
}

/**
 * Upcoming event with its drawing, facts and registration link; an item of the ordered list that `UpcomingEvents` makes.
 * Without pictures use `EventDate`; for a past event use `PastEventCard`.
 */
export function EventRow({
  title,
  description,
  day,
  month,
  dateLong,
  dateTime,
  yourTime,
  location,
  image,
  mark,
  closed,
  action,
  calendar,
  variant = 'row',
  className,
  ...rest
}: EventRowProps) {
  const first = variant === 'first';
  return (
    <li {...rest} className={classNames(styles.row, styles.variants[variant], className)}>
      <p aria-hidden="true" className={styles.date}>
        <span className={styles.day}>{day}</span>
        <span className={styles.month}>{month}</span>
      </p>
      <Picture
        {...pictureProps(image)}
        sizes={styles.sizes[variant]}
        alt=""
        fallback={{ src: defaultDrawing(title), alt: '' }}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        className={classNames(styles.art, isWhole(image) && styles.whole)}
      />
      <div className={styles.body}>
        {mark || closed ? (
          <div className={styles.marks}>
            {mark ? <Badge tone="accent">{mark}</Badge> : null}
            {closed ? <Badge tone="line">{closed}</Badge> : null}
          </div>
        ) : null}
        <Heading level={3} className={styles.title}>
          {title}
        </Heading>
        {description ? (
          <Text tone="quiet" measure className={styles.description}>
            {description}
          </Text>
        ) : null}
        <EventFacts dateLong={dateLong} dateTime={dateTime} yourTime={yourTime} location={location} />
        {calendar ? (
          <IconLink href={calendar.href} icon={<Icon icon={CalendarPlus} />}>
            {calendar.label}
            <VisuallyHidden> {title}</VisuallyHidden>
          </IconLink>
        ) : null}
      </div>
      {action ? <RowAction {...action} title={title} primary={first} quiet={closed !== undefined} /> : null}
    </li>
  );
}

type RowActionProps = NonNullable<EventSummary['action']> & {
  title: string;
  primary: boolean;
  quiet: boolean;
};

function RowAction({ label, href, external = false, title, primary, quiet }: RowActionProps) {
  const safe = safeHref(href);
  if (safe === undefined) return null;
  if (quiet) {
    return (
      <div className={styles.action}>
        <MoreLink href={href}>
          {label}
          <VisuallyHidden> of {title}</VisuallyHidden>
        </MoreLink>
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <ButtonLink
        href={safe.href}
        variant={primary ? 'primary' : 'line'}
        icon={<Icon icon={external ? ArrowUpRight : ArrowRight} />}
        {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {label}
        <VisuallyHidden>
          {' '}
          for {title}
          {external ? ' (opens in a new tab)' : ''}
        </VisuallyHidden>
      </ButtonLink>
      {external && safe.elsewhere ? (
        <Text size="small" tone="quiet" className={styles.host}>
          {hostOf(safe.href)}
        </Text>
      ) : null}
    </div>
  );
}

/** Addresses without a scheme (`//host`) need a base to be parsed; any base will do to read the host. */
const hostOf = (href: string) => new URL(href, 'https://this-site.invalid').host;
