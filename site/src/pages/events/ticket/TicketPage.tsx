import { eventCalendarPath } from '@banyan/api/contract';
import { EventTicket } from '@banyan/ui/content';
import { ButtonLink, MoreLink, Text, TextLink } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { ticket as words } from '../../../content/ticket.ts';
import type { ShownTicket } from '../../../request.ts';
import { ticketEvent } from '../register/ticketEvent.ts';
import { Stub } from './Stub.tsx';

const route = getRouteApi('/t/$token');

/** Ticket page, opened from an email about the event: state of the registration, and its actions. Works without JavaScript. */
export function TicketPage() {
  const { opened, apiBase } = route.useLoaderData();
  const { token } = route.useParams();
  const { ticket, code, message, isDone, status } = opened;
  if (!ticket) return <NoTicket {...(status === 503 ? words.elsewhere : words.unknown)} />;
  const calendar = apiBase.replace(/\/$/, '') + eventCalendarPath(ticket.event._id);
  return (
    <EventTicket
      progress={{ state: 'ready', event: shownEvent(ticket, apiBase) }}
      back={words.back}
      actions={hasCalendar(ticket) ? <MoreLink href={calendar}>{words.calendar}</MoreLink> : null}
    >
      <Stub
        ticket={ticket}
        code={code}
        action={`/t/${token}`}
        said={message ? { message, isDone } : undefined}
      />
    </EventTicket>
  );
}

/** Builds the event details without the parts that help to decide. */
const shownEvent = ({ event }: ShownTicket, apiBase: string) => ({
  ...ticketEvent({ event, apiBase }, { yourTime: undefined, full: false }),
  description: undefined,
  deadline: undefined,
  seats: undefined,
});

/** The calendar file also removes a canceled event from the calendar. */
const hasCalendar = ({ state, off }: ShownTicket) =>
  off === 'cancelled' || (off === undefined && state !== 'released' && state !== 'waiting');

function NoTicket({ heading, lede }: { heading: string; lede: string }) {
  return (
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead title={heading} lede={lede} />
          <div>
            <ButtonLink href={words.others.href}>{words.others.label}</ButtonLink>
          </div>
          <Text>
            {words.own.text} <TextLink href={words.own.href}>{words.own.label}</TextLink>
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
