import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import * as styles from './ComingTicket.css.ts';

export interface ComingTicketProps
  extends Omit<ComponentProps<'section'>, 'id' | 'aria-labelledby' | 'title' | 'children'> {
  /** Of its heading. */
  id: string;
  /** The event. */
  heading: ReactNode;
  /** Day of the month, set large: `24`. The words say it, too. */
  day: string;
  /** When, where, and how one stands to it. */
  children: ReactNode;
  /** What can be done about it: one `accent` button, the others `line` and `quiet`. */
  actions?: ReactNode;
}

/** The next event that one comes to, before anything else on a page of one's own. The ticket itself is an `EventTicket`. */
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
