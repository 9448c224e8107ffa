import { Calendar, Clock, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '../../elements/Facts/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { link } from '../../elements/TextLink/TextLink.css.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

/** When and where an event is. */
export interface EventWhenAndWhere {
  /** The date in words, in the event's own zone: `Saturday, December 12, 2026, 6:30 PM PST`. */
  dateLong: string;
  /** The same for machines: `2026-12-12T18:30:00-08:00`. */
  dateTime?: string;
  /** The same moment where the reader is, when that differs: `9:30 PM EST, your time`. */
  yourTime?: string;
  /** Where, as one would tell a driver. */
  location: ReactNode;
}

export interface EventFactsProps extends EventWhenAndWhere, Omit<FactsProps, 'items'> {
  /** Where a map shows the place: then the place is the link. */
  mapHref?: string;
  /** Until when people can register, in words: `Register by Saturday, December 5`. */
  deadline?: string;
}

/** Date, place and deadline of one event. For facts of anything else use `Facts`; for a past event's, `PastEventHead`. */
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
