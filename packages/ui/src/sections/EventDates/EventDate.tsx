import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventDates.css.ts';

export interface EventDateProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** What happens there. Ends the link's name. */
  title: string;
  /** Day of the month, shown as a numeral: `12`. */
  day: string | number;
  /** `December` */
  month: string;
  /** The date in words: `Saturday, December 12, 2026`. */
  dateLong: string;
  /** Where, as one would tell a driver. */
  location: ReactNode;
  /** `external`: opens in a new tab. An address that is no web page makes no link. */
  action: { label: string; href: string; external?: boolean };
}

/** One event as a row. Only inside `EventDates`. */
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
