import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventDates.css.ts';

export interface EventDatesProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Its heading, a few words. */
  heading: ReactNode;
  /** The heading's id, which anchors lead to. */
  headingId: string;
  /** One or two sentences under the heading. */
  text?: ReactNode;
  /** To all events. */
  more: { label: string; href: string };
  /** What stands in place of rows: loading, a fault with its way out, or that there is none. Announced when it changes. */
  status?: ReactNode;
  /** `EventDate`s, soonest first. */
  children?: ReactNode;
}

/**
 * The next events as rows whose figure is the day. Keeps the height of one row while it has none. Belongs in a
 * `Container`. For the one event of the front page use `FeaturedEvent`.
 */
export function EventDates({
  heading,
  headingId,
  text,
  more,
  status,
  className,
  children,
  ...rest
}: EventDatesProps) {
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.dates, className)}>
      <div className={styles.intro}>
        <Heading level={2} id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        {text ? (
          <Text tone="quiet" measure>
            {text}
          </Text>
        ) : null}
        <MoreLink href={more.href}>{more.label}</MoreLink>
      </div>
      <div className={styles.rows}>
        <div role="status" className={styles.status}>
          {status}
        </div>
        {children ? <ol>{children}</ol> : null}
      </div>
    </section>
  );
}
