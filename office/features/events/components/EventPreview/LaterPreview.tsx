import { EventStub, EventTicket, type TicketEvent } from '@banyan/ui/content';
import { Text } from '@banyan/ui/elements';
import { Container } from '@banyan/ui/layout';
import { PastEventHead, type PastEventHeadProps } from '@banyan/ui/sections';
import * as styles from './EventPreview.css.ts';

export interface LaterPreviewProps {
  view: 'ticket' | 'afterwards';
  /** Ticket page of a guest with a seat. */
  ticket: TicketEvent;
  /** Text below the tear line of the ticket. */
  stub: { heading: string; text: string };
  /** Header of the page of the past event. */
  past: Omit<PastEventHeadProps, 'back'>;
}

const back = { label: 'All events', href: '/events' };

/** Preview of an event on a ticket, or as a past event. */
export const LaterPreview = ({ view, ticket, stub, past }: LaterPreviewProps) =>
  view === 'ticket' ? (
    <EventTicket progress={{ state: 'ready', event: ticket }} back={back}>
      <EventStub heading={stub.heading} headingId="look-ticket">
        <Text>{stub.text}</Text>
      </EventStub>
    </EventTicket>
  ) : (
    <Container className={styles.past}>
      <PastEventHead {...past} back={back} />
    </Container>
  );
