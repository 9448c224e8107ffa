import {
  eventDay,
  isToday,
  machineDate,
  type RegistrationState,
  registrationState,
} from '@banyan/api/contract';
import type { EventSummary } from '@banyan/ui/content';
import { events } from '../../../content/events.ts';
import { registerHref } from '../eventPaths.ts';
import { clockLine, eventWhen } from '../eventWords.ts';
import type { ListedEvent } from './readEvents.ts';

const words = events.upcoming;
const noMoreNames: Partial<Record<RegistrationState, string>> = { full: words.full, closed: words.closed };

function markOf(event: ListedEvent, now: number): string | undefined {
  if (isToday(event, now)) return words.today;
  return event.registrationURL ? undefined : noMoreNames[registrationState(event, now)];
}

/** The event's own address where it has one (spec part 2 §2); a letter opens no new tab. */
function actionOf({ _id: id, registrationURL: elsewhere }: ListedEvent): EventSummary['action'] {
  if (!elsewhere) return { label: words.register, href: registerHref(id) };
  return { label: words.register, href: elsewhere, external: !elsewhere.startsWith('mailto:') };
}

/**
 * An event to come, as its row shows it.
 *
 * @param now Milliseconds since 1970.
 * @param alive As in `clockLine`.
 */
export function upcomingRow(event: ListedEvent, now: number, alive: boolean): EventSummary & { id: string } {
  const { day, month } = eventDay(event);
  return {
    id: event._id,
    title: event.title,
    description: event.description || undefined,
    day,
    month: month.slice(0, 3),
    dateLong: eventWhen(event),
    dateTime: machineDate(event),
    yourTime: clockLine(event, alive),
    location: event.location,
    image: event.image,
    mark: markOf(event, now),
    action: actionOf(event),
    calendar: { label: words.calendar, href: event.calendar },
  };
}
