import { Heading, Numeral, Text } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { onField } from '@banyan/ui/theme';
import type { ReactNode } from 'react';
import * as styles from './ComingTicket.css.ts';

interface ComingTicketProps {
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
export function ComingTicket({ id, heading, day, actions, children }: ComingTicketProps) {
  return (
    <section aria-labelledby={id} className={classNames(onField, styles.ticket)}>
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
