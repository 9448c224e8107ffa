import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './ComingTicket.css.ts';

export interface ComingTicketProps
  extends Omit<ComponentProps<'section'>, 'id' | 'aria-labelledby' | 'title' | 'children'> {
  /** Id of the heading. */
  id: string;
  /** Name of the event. */
  heading: ReactNode;
  /** Day of the month, set large: `24`. The text must state the date too. */
  day: string;
  /** Time, place, and the member’s registration status. */
  children: ReactNode;
  /** Buttons for the registration: one `accent` button, the others `line` and `quiet`. */
  actions?: ReactNode;
}

/** Ticket of the member’s next event, shown first on an account page. The ticket of an event’s own page is an `EventTicket`. */
export function ComingTicket({ id, heading, day, actions, className, children, ...rest }: ComingTicketProps) {
  return (
    <section {...rest} aria-labelledby={id} className={classNames(onField, styles.ticket, className)}>
      <Numeral aria-hidden="true" className={styles.day}>
        {day}
      </Numeral>
      <div className={styles.words}>
        <Heading level={2} size="h3" id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </Heading>
        <Text tone="quiet" element="div">
          {children}
        </Text>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}
