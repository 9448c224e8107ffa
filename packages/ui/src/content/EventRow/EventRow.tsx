import { ArrowRight, ArrowUpRight, CalendarPlus } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Picture, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
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

/** One event that is still to come, as the list shows it. */
export interface EventSummary extends EventWhenAndWhere {
  /** What happens there. Ends the names of both links. */
  title: string;
  /** Two sentences. */
  description?: ReactNode;
  /** Day of the month, shown as a numeral: `12`. */
  day: string | number;
  /** In short: `Dec`. */
  month: string;
  /** Its first picture: an address, or one with its sizes and better formats. Missing or broken: the default drawing. */
  image?: PictureImage;
  /** Said over the title of an event that is under way: `Happening today`. */
  mark?: string;
  /** Why it takes no more names: `Every seat is taken`. Then what leads to its page is a quiet link, not a button. */
  closed?: string;
  /** `external`: opens in a new tab, and the host is shown. An address that is no web page makes no button. */
  action?: { label: string; href: string; external?: boolean };
  /** The event as a calendar file. */
  calendar?: { label: string; href: string };
}

export interface EventRowProps
  extends EventSummary,
    Omit<ComponentProps<'li'>, keyof EventSummary | 'children'> {
  /** The next event is larger, and its button is the page's primary one. @default 'row' */
  variant?: EventRowVariant;
}

/**
 * An upcoming event with its drawing, facts and way to register; an item of an ordered list, which `UpcomingEvents` makes.
 * Without pictures use `EventDate`; for one that is over, `PastEventCard`.
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
        className={styles.art}
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

/** Addresses without a scheme (`//host`) take that of the page: any will do for reading the host. */
const hostOf = (href: string) => new URL(href, 'https://this-site.invalid').host;
