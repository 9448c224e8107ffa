import { ArrowRight } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { BarredArch } from '../../imagery/BarredArch/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './RegistrationClosed.css.ts';

export interface RegistrationClosedProps extends Omit<ComponentProps<'section'>, 'role' | 'aria-labelledby'> {
  /** Heading: `Registration Closed` or `Event Has Ended`. */
  heading: ReactNode;
  /** Link to events with open registration. */
  others: { label: string; href: string };
  /** Further action, for instance a `MoreLink` to the secretary. */
  action?: ReactNode;
  /** Announces the message: set it when registration closes while the page is open. */
  live?: boolean;
  /** Closing date and remaining options, in one or two sentences. */
  children?: ReactNode;
}

/** Replaces the form in an `EventTicket` after registration has closed. For empty results use `EmptyState`. */
export function RegistrationClosed({
  heading,
  others,
  action,
  live = false,
  className,
  children,
  ...rest
}: RegistrationClosedProps) {
  const headingId = useId();
  return (
    <section
      {...rest}
      role={live ? 'status' : undefined}
      aria-labelledby={headingId}
      className={classNames(styles.closed, className)}
    >
      <BarredArch className={styles.drawing} />
      <Heading level={2} size="h2" id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      {children === undefined ? null : (
        <Text element="div" tone="quiet" measure>
          {children}
        </Text>
      )}
      <div className={styles.actions}>
        <ButtonLink href={others.href} icon={<Icon icon={ArrowRight} />}>
          {others.label}
        </ButtonLink>
        {action}
      </div>
    </section>
  );
}
