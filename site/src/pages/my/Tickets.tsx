import { eventDay, type MyTicket, momentLong } from '@banyan/api/contract';
import { eventWhen } from '@banyan/app/events';
import { ActionIcon, ActionList, ActionRow, ComingTicket } from '@banyan/ui/content';
import { Button, ButtonLink, MoreLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import type { ReactNode } from 'react';
import { my as words } from '../../content/my.ts';
import { pastEventHref } from '../events/pastEventHref.ts';
import { Act } from './Act.tsx';
import type { PartProps } from './MyParts.tsx';

const { tickets } = words;

/** Returns the state of a registration as a sentence. */
function stands({ state, off, hasArrived, until, event }: MyTicket): string {
  if (off) return tickets[off];
  if (hasArrived) return tickets.arrived;
  const said = tickets.states[state];
  if (state !== 'held' && state !== 'offered') return said;
  return until ? tickets.until(said, momentLong(Date.parse(until), until, event.timezone)) : `${said}.`;
}

const canGiveBack = ({ off, hasArrived, state }: MyTicket) =>
  off === undefined && !hasArrived && state !== 'released';
const canCome = ({ off, state }: MyTicket) => off === undefined && (state === 'held' || state === 'offered');

/** True for an upcoming event with a seat. */
const hasSeat = ({ off, state }: MyTicket) =>
  off === undefined && state !== 'waiting' && state !== 'released';

const calendarOf = ({ calendarHref }: MyTicket, apiBase: string) => apiBase.replace(/\/$/, '') + calendarHref;

/** Next event, shown first. */
export function Coming({ page: { coming }, apiBase, said }: PartProps & { said: ReactNode }) {
  if (!coming) return null;
  const { event, href } = coming;
  return (
    <Stack space={16}>
      {said}
      <ComingTicket
        id="coming"
        heading={event.title}
        day={eventDay(event).day}
        actions={
          <>
            <ButtonLink href={href} variant="accent">
              <ActionIcon kind="ticket" />
              {tickets.ticket}
            </ButtonLink>
            {hasSeat(coming) ? (
              <ButtonLink href={calendarOf(coming, apiBase)} variant="line">
                <ActionIcon kind="calendar" />
                {tickets.calendar}
              </ButtonLink>
            ) : null}
            <Answers ticket={coming} isNext />
          </>
        }
      >
        <p>{[eventWhen(event), event.location].filter(Boolean).join(', ')}.</p>
        <p>{stands(coming)}</p>
      </ComingTicket>
    </Stack>
  );
}

/** All registrations with this email address, newest first. */
export function Tickets({ page: { tickets: all, coming }, apiBase }: PartProps) {
  if (all.length === 0)
    return (
      <Cluster space={24}>
        <Text>{tickets.none}</Text>
        <MoreLink href={tickets.all.href}>{tickets.all.label}</MoreLink>
      </Cluster>
    );
  return (
    <ActionList>
      {all.map((ticket) => (
        <TicketRow
          key={ticket.reference}
          ticket={ticket}
          apiBase={apiBase}
          isNext={ticket.reference === coming?.reference}
        />
      ))}
    </ActionList>
  );
}

/** @param isNext True if the actions are already shown at the top of the page. */
function TicketRow({ ticket, apiBase, isNext }: { ticket: MyTicket; apiBase: string; isNext: boolean }) {
  const { event, href, off } = ticket;
  const pictures = off === 'over' ? pastEventHref(event._id) : undefined;
  return (
    <ActionRow
      wide={canGiveBack(ticket) && !isNext}
      name={[event.title, event.location].filter(Boolean).join(', ')}
      meta={`${eventDay(event).dateLong}. ${stands(ticket)}`}
      actions={
        <>
          {pictures ? (
            <ButtonLink href={pictures} variant="quiet">
              {tickets.pictures}
              <VisuallyHidden> of {event.title}</VisuallyHidden>
            </ButtonLink>
          ) : null}
          {off === undefined ? (
            <ButtonLink href={href} variant="quiet">
              {tickets.ticket}
              <VisuallyHidden> for {event.title}</VisuallyHidden>
            </ButtonLink>
          ) : null}
          {hasSeat(ticket) && !isNext ? (
            <ButtonLink href={calendarOf(ticket, apiBase)} variant="quiet">
              {tickets.calendar}
              <VisuallyHidden> for {event.title}</VisuallyHidden>
            </ButtonLink>
          ) : null}
          {isNext ? null : <Answers ticket={ticket} />}
        </>
      }
    />
  );
}

function Answers({ ticket, isNext = false }: { ticket: MyTicket; isNext?: boolean }) {
  const { reference, event, state } = ticket;
  const giveBack = state === 'waiting' ? tickets.leaveList : tickets.cannotCome;
  return (
    <>
      {canCome(ticket) ? (
        <Act act="come" about={reference} section="events">
          <Button
            type="submit"
            variant={isNext ? 'line' : 'quiet'}
            aria-label={`${tickets.come}: ${event.title}`}
          >
            {tickets.come}
          </Button>
        </Act>
      ) : null}
      {canGiveBack(ticket) ? (
        <Act act="cannot-come" about={reference} section="events">
          <Button type="submit" variant="quiet" aria-label={`${giveBack}: ${event.title}`}>
            {giveBack}
          </Button>
        </Act>
      ) : null}
    </>
  );
}
