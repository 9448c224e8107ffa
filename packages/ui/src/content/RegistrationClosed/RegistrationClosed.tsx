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
  /** `Registration Closed` or `Event Has Ended`. */
  heading: ReactNode;
  /** To what can still be registered for. */
  others: { label: string; href: string };
  /** Another way on, a `MoreLink` to the secretary for instance. */
  action?: ReactNode;
  /** Announce it: set when the door shuts while somebody is on the page. */
  live?: boolean;
  /** One or two sentences: since when, and what can still be done. */
  children?: ReactNode;
}

/** Takes the form's place in an `EventTicket` that is no longer sold. For nothing found use `EmptyState`. */
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
