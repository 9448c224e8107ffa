import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventTicket.css.ts';

export interface EventStubProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /** Call to action: `Take a chair`. */
  heading: ReactNode;
  /** Id of the heading; use it as the form’s `aria-labelledby`. */
  headingId: string;
  /** Registration form. */
  children: ReactNode;
}

/** Part of an `EventTicket` below its dashed line, with the form. If registration has ended, use `RegistrationClosed`. */
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
