import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventTicket.css.ts';

export interface EventStubProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** What one does here: `Take a chair`. */
  heading: ReactNode;
  /** The heading's id; name the form by it. */
  headingId: string;
  /** The form. */
  children: ReactNode;
}

/** The part of an `EventTicket` below its dashed line: the form. Where it is too late use `RegistrationClosed`. */
export function EventStub({ heading, headingId, className, children, ...rest }: EventStubProps) {
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.stub, className)}>
      <Heading level={2} size="h3" id={headingId}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
