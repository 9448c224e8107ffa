import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventDates.css.ts';

export interface EventDatesProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Heading, in a few words. */
  heading: ReactNode;
  /** Id of the heading, which anchors link to. */
  headingId: string;
  /** Text of one or two sentences under the heading. */
  text?: ReactNode;
  /** Link to all events. */
  more: { label: string; href: string };
  /** Content instead of rows: loading, an error with a retry button, or an empty state. Announced when it changes. */
  status?: ReactNode;
  /** `EventDate`s, soonest first. */
  children?: ReactNode;
}

/**
 * Next events as rows whose figure is the day. Keeps the height of one row while it has none. Belongs in a `Container`. For the
 * featured event of the front page use `FeaturedEvent`.
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
