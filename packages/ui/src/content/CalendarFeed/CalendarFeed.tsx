import { CalendarSync, Link } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import * as more from '../../elements/MoreLink/MoreLink.css.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { IconLink } from '../IconLink/index.ts';
import * as styles from '../UpcomingEvents/UpcomingEvents.css.ts';

export interface CalendarFeedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is good for: `Want every event in your own calendar?` */
  question: ReactNode;
  /** The feed's whole address, of this site's own: `https://alumni.example.org/api/events/calendar.ics`. */
  href: string;
  /** On the link that a calendar app answers. @default 'Subscribe to the calendar' */
  label?: string;
  /** On the link to the file itself, for apps that want its address. @default 'Address of the calendar' */
  addressLabel?: string;
}

/** All events as a calendar that keeps itself up to date. For one event, the calendar link of `EventRow`. */
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
