import { CalendarSync, Link } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import * as more from '../../elements/MoreLink/MoreLink.css.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { IconLink } from '../IconLink/index.ts';
import * as styles from '../UpcomingEvents/UpcomingEvents.css.ts';

export interface CalendarFeedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Question that introduces the feed: `Want every event in your own calendar?` */
  question: ReactNode;
  /** Absolute URL of this site’s own feed: `https://alumni.example.org/api/events/calendar.ics`. */
  href: string;
  /** Label of the link that opens a calendar app. @default 'Subscribe to the calendar' */
  label?: string;
  /** Label of the link to the file itself, for apps that need its address. @default 'Address of the calendar' */
  addressLabel?: string;
}

/** Links to subscribe to all events in a calendar app. For a single event use the calendar link of `EventRow`. */
export function CalendarFeed({
  question,
  href,
  label = 'Subscribe to the calendar',
  addressLabel = 'Address of the calendar',
  className,
  ...rest
}: CalendarFeedProps) {
  return (
    <div {...rest} className={classNames(styles.propose, className)}>
      <Text size="read">{question}</Text>
      {/^https?:\/\//.test(href) ? (
        <a href={href.replace(/^https?:/, 'webcal:')} className={more.link}>
          <Icon icon={CalendarSync} />
          <span className={more.words}>{label}</span>
        </a>
      ) : null}
      <IconLink href={href} icon={<Icon icon={Link} />}>
        {addressLabel}
      </IconLink>
    </div>
  );
}
