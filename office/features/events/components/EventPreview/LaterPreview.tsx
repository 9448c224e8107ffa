import { EventStub, EventTicket, type TicketEvent } from '@banyan/ui/content';
import { Text } from '@banyan/ui/elements';
import { Container } from '@banyan/ui/layout';
import { PastEventHead, type PastEventHeadProps } from '@banyan/ui/sections';
import * as styles from './EventPreview.css.ts';

export interface LaterPreviewProps {
  view: 'ticket' | 'afterwards';
  /** Its page for whoever has a seat. */
  ticket: TicketEvent;
  /** What stands below the tear line of the ticket. */
  stub: { heading: string; text: string };
  /** The head of its page once it is over. */
  past: Omit<PastEventHeadProps, 'back'>;
}

const back = { label: 'All events', href: '/events' };

/** An event on a ticket, or once it is over. */
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
