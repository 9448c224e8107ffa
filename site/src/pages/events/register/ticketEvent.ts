import {
  deadlineOf,
  type EventItem,
  eventDay,
  machineDate,
  momentLong,
  seatsLeft,
} from '@banyan/api/contract';
import { eventPicture, eventWhen, mapHref } from '@banyan/app/events';
import type { TicketEvent } from '@banyan/ui/content';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import type { FoundEvent } from '../readEvent.ts';

/** Formats the registration deadline as text, in the event’s time zone. */
export function deadlineWords(event: EventItem): string | undefined {
  const deadline = deadlineOf(event);
  const { registrationDeadline: written, timezone } = event;
  return deadline === undefined || !written ? undefined : momentLong(deadline, written, timezone);
}

/** Formats the deadline for confirming by email as text, in the event’s time zone. */
export const confirmByWords = (confirmBy: string | undefined, { timezone }: EventItem): string | undefined =>
  confirmBy === undefined || Number.isNaN(Date.parse(confirmBy))
    ? undefined
    : momentLong(Date.parse(confirmBy), confirmBy, timezone);

function seatsOf(event: EventItem, full: boolean): TicketEvent['seats'] {
  const left = seatsLeft(event);
  const of = event.maxAttendees;
  return left === undefined || typeof of !== 'number' ? undefined : { left: full ? 0 : left, of };
}

/**
 * Builds the event details of a ticket.
 *
 * @param known.yourTime Text below the date.
 * @param known.full True if the server just reported that no seat is left.
 */
export function ticketEvent(
  { event, apiBase }: FoundEvent,
  { yourTime, full }: { yourTime: string | undefined; full: boolean },
): TicketEvent {
  const deadline = deadlineWords(event);
  return {
    title: event.title,
    description: event.description || undefined,
    ...eventDay(event),
    dateLong: eventWhen(event),
    dateTime: machineDate(event),
    yourTime,
    location: event.location,
    mapHref: mapHref(event.location),
    deadline: deadline && `${words.deadline} ${deadline}`,
    ...eventPicture(event, apiBase),
    seats: seatsOf(event, full),
  };
}
