import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventDates.css.ts';

export interface EventDateProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Title of the event. The link’s accessible name ends with it. */
  title: string;
  /** Day of the month, shown as a numeral: `12`. */
  day: string | number;
  /** Name of the month: `December`. */
  month: string;
  /** Date in words: `Saturday, December 12, 2026`. */
  dateLong: string;
  /** Place, in words that a driver could follow. */
  location: ReactNode;
  /** Link of the row. `external` opens a new tab. An address that is not a web page makes no link. */
  action: { label: string; href: string; external?: boolean };
}

/** Event as a row. Use only inside `EventDates`. */
export function EventDate({
  title,
  day,
  month,
  dateLong,
  location,
  action,
  className,
  ...rest
}: EventDateProps) {
  return (
    <li {...rest} className={classNames(styles.row, className)}>
      <p aria-hidden="true" className={styles.numeral}>
        {day}
        <span className={styles.month}>{month}</span>
      </p>
      <div className={styles.words}>
        <Heading level={3} className={styles.title}>
          {title}
        </Heading>
        <Text tone="quiet">
          {dateLong}, {location}
        </Text>
        <MoreLink
          href={action.href}
          external={action.external}
          target={action.external ? '_blank' : undefined}
        >
          {action.label}
          <VisuallyHidden> for {title}</VisuallyHidden>
        </MoreLink>
      </div>
    </li>
  );
}
