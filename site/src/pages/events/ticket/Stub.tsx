import { eventDay, momentLong, type TicketAnswer } from '@banyan/api/contract';
import { FormBody } from '@banyan/forms/form';
import { EventStub, PrintButton, RegistrationClosed } from '@banyan/ui/content';
import { Button, ButtonLink, FactGrid, Notice, QrCode, type QrDrawing, Text } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Cluster, Stack } from '@banyan/ui/layout';
import { type ReactNode, useId } from 'react';
import { ticket as words } from '../../../content/ticket.ts';
import type { ShownTicket } from '../../../request.ts';
import { registerHref } from '../eventPaths.ts';

interface StubProps {
  ticket: ShownTicket;
  /** URL that the buttons post to: the page’s own. */
  action: string;
  /** Result of the last button. */
  said: { message: string; isDone: boolean } | undefined;
  /** QR code of the ticket’s URL, if the ticket admits its holder. */
  code: QrDrawing | undefined;
}

/** Lower part of the ticket: holder, state and actions. */
export function Stub({ ticket, action, said, code }: StubProps) {
  const headingId = useId();
  // Without JavaScript, only the browser’s menu can print.
  const isHydrated = useHydrated();
  if (ticket.off) return <Off {...ticket} />;
  const { heading, text } = words[ticket.hasArrived ? 'arrived' : ticket.state];
  return (
    <EventStub heading={heading} headingId={headingId}>
      {said ? <Notice tone={said.isDone ? 'success' : 'critical'} heading={said.message} live /> : null}
      {code ? (
        <Stack space={16}>
          <QrCode {...code} label={words.code.label} />
          <Text>{words.code.text}</Text>
        </Stack>
      ) : null}
      <Stack space={16}>
        <Text>{text}</Text>
        <KeptUntil {...ticket} />
      </Stack>
      {ticket.state === 'released' ? null : (
        <FactGrid
          stacking
          items={[
            { label: words.facts.name, value: <Who {...ticket} />, half: true },
            { label: words.facts.reference, value: ticket.reference, half: true },
          ]}
        />
      )}
      <Cluster space={16}>
        {code && isHydrated ? <PrintButton>{words.print}</PrintButton> : null}
        <Buttons ticket={ticket} action={action} />
      </Cluster>
    </EventStub>
  );
}

function Off({ off, event }: ShownTicket) {
  const { day, month } = eventDay(event);
  return off === 'over' ? (
    <RegistrationClosed heading={`${words.over} ${month} ${day}.`} others={words.others} />
  ) : (
    <RegistrationClosed heading={words.cancelled.heading} others={words.others}>
      {words.cancelled.text}
    </RegistrationClosed>
  );
}

const Who = ({ name, guests }: ShownTicket) =>
  guests === 0 ? (
    name
  ) : (
    <>
      {name}
      <br />
      {words.guests(guests)}
    </>
  );

function KeptUntil({ state, until, event }: ShownTicket) {
  if (until === undefined || (state !== 'held' && state !== 'offered')) return null;
  return (
    <Text>
      {words.until} <b>{momentLong(Date.parse(until), until, event.timezone)}</b>.
    </Text>
  );
}

function Buttons({ ticket: { state, hasArrived, event }, action }: Pick<StubProps, 'ticket' | 'action'>) {
  if (state === 'released')
    return <ButtonLink href={registerHref(event._id)}>{words.released.button}</ButtonLink>;
  if (hasArrived) return null;
  return (
    <>
      {state === 'held' || state === 'offered' ? (
        <Answer action={action} answer="come">
          <Button type="submit" size="large">
            {words[state].button}
          </Button>
        </Answer>
      ) : null}
      <Answer action={action} answer="cannot-come">
        <Button type="submit" variant="line" size="large">
          {state === 'waiting' ? words.waiting.button : words.cannotCome}
        </Button>
      </Answer>
    </>
  );
}

/** Button that posts a form: a link would be followed by programs that scan emails. */
function Answer({ action, answer, children }: { action: string; answer: TicketAnswer; children: ReactNode }) {
  return (
    <FormBody method="post" action={action}>
      <input type="hidden" name="answer" value={answer} />
      {children}
    </FormBody>
  );
}
