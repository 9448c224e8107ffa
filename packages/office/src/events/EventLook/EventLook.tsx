import { EventRow, type EventSummary, EventTicket, type TicketEvent } from '@banyan/ui/content';
import { Container } from '@banyan/ui/layout';
import { PastEventHead, type PastEventHeadProps } from '@banyan/ui/sections';
import { type ReactNode, useId, useState } from 'react';
import { PageFrame } from '../PageFrame/index.ts';
import * as styles from './EventLook.css.ts';

const views = ['event', 'ticket', 'afterwards'] as const;
type View = (typeof views)[number];

const names: Readonly<Record<View, string>> = {
  event: 'Event',
  ticket: 'Ticket',
  afterwards: 'Afterwards',
};

export interface EventLookProps {
  /** Its row among the events to come. */
  row: EventSummary;
  /** Its page for whoever has a seat, and what stands below the tear line. */
  ticket: TicketEvent;
  /** What stands below the tear line of the ticket. */
  stub: ReactNode;
  /** The head of its page once it is over. */
  past: Omit<PastEventHeadProps, 'back'>;
}

const back = { label: 'All events', href: '/events' };

/** An event as everybody will see it: among the others, on a ticket, and once it is over. */
export function EventLook({ row, ticket, stub, past }: EventLookProps) {
  const id = useId();
  const [view, setView] = useState<View>('event');
  return (
    <section aria-labelledby={id} className={styles.look}>
      <h2 id={id} className={styles.label}>
        As it will stand
      </h2>
      <div className={styles.box}>
        <div className={styles.views}>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => setView(one)}
              className={styles.view}
            >
              {names[one]}
            </button>
          ))}
        </div>
        <PageFrame title={`As it will stand: ${names[view]}`}>
          {view === 'event' && (
            <Container>
              <ol>
                <EventRow {...row} variant="first" />
              </ol>
            </Container>
          )}
          {view === 'ticket' && (
            <EventTicket progress={{ state: 'ready', event: ticket }} back={back}>
              {stub}
            </EventTicket>
          )}
          {view === 'afterwards' && (
            <Container className={styles.past}>
              <PastEventHead {...past} back={back} />
            </Container>
          )}
        </PageFrame>
      </div>
    </section>
  );
}
