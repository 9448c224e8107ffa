import { Calendar, Clock, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '../../elements/Facts/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { link } from '../../elements/TextLink/TextLink.css.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

/** Date, time and place of an event. */
export interface EventWhenAndWhere {
  /** Date in words, in the event’s own time zone: `Saturday, December 12, 2026, 6:30 PM PST`. */
  dateLong: string;
  /** Machine-readable date: `2026-12-12T18:30:00-08:00`. */
  dateTime?: string;
  /** Start in the reader’s time zone, if it differs: `9:30 PM EST, your time`. */
  yourTime?: string;
  /** Place, in words that a driver could follow. */
  location: ReactNode;
}

export interface EventFactsProps extends EventWhenAndWhere, Omit<FactsProps, 'items'> {
  /** Address of a map of the place; it makes the place a link. */
  mapHref?: string;
  /** Last day of registration, in words: `Register by Saturday, December 5`. */
  deadline?: string;
}

/** Date, place and deadline of one event. For other facts use `Facts`; for a past event use `PastEventHead`. */
export function EventFacts({
  dateLong,
  dateTime,
  yourTime,
  location,
  mapHref,
  deadline,
  ...rest
}: EventFactsProps) {
  const date = (
    <>
      <time dateTime={dateTime}>{dateLong}</time>
      {yourTime ? (
        <Text size="small" tone="quiet">
          {yourTime}
        </Text>
      ) : null}
    </>
  );
  return (
    <Facts
      {...rest}
      items={[
        { icon: <Icon icon={Calendar} />, label: 'Date', value: date },
        {
          icon: <Icon icon={MapPin} />,
          label: 'Location',
          value: mapHref ? <OnAMap href={mapHref}>{location}</OnAMap> : location,
        },
        ...(deadline === undefined
          ? []
          : [{ icon: <Icon icon={Clock} />, label: 'Registration deadline', value: deadline }]),
      ]}
    />
  );
}

function OnAMap({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SafeLink href={href} target="_blank" className={link}>
      {children}
      <VisuallyHidden> on a map (opens another site)</VisuallyHidden>
    </SafeLink>
  );
}
