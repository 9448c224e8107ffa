import {
  eventDay,
  isToday,
  machineDate,
  type RegistrationState,
  registrationState,
} from '@banyan/api/contract';
import type { EventSummary } from '@banyan/ui/content';
import { type ClockWords, clockLine, eventWhen } from './eventWords.ts';
import type { ListedEvent } from './foundEvents.ts';

export interface UpcomingRowWords {
  register: string;
  /** Link label for an event that accepts no more registrations. */
  details: string;
  calendar: string;
  /** Marks over the title: of an event that takes place today, and of one without free seats. */
  today: string;
  full: string;
  closed: string;
}

export interface UpcomingRowOptions {
  words: UpcomingRowWords;
  clock: ClockWords;
  /** Address of the registration page on this site, for an event without a registration address of its own. */
  registerHref: (id: string) => string;
}

/** Reason an event accepts no more registrations here. Events that register elsewhere are never closed by this site. */
function closedOf(event: ListedEvent, now: number, words: UpcomingRowWords): string | undefined {
  const noMoreNames: Partial<Record<RegistrationState, string>> = words;
  return event.registrationURL ? undefined : noMoreNames[registrationState(event, now)];
}

/**
 * Creates a function that turns an upcoming event into the props of its row.
 *
 * @returns a function of the event, the time in milliseconds since 1970, and a flag that is true if the page is hydrated, as in
 * `clockLine`
 */
export const createUpcomingRow =
  ({ words, clock, registerHref }: UpcomingRowOptions) =>
  (event: ListedEvent, now: number, alive: boolean): EventSummary & { id: string } => {
    const { day, month } = eventDay(event);
    const { _id: id, registrationURL: elsewhere } = event;
    const closed = closedOf(event, now, words);
    return {
      id,
      title: event.title,
      description: event.description || undefined,
      day,
      month: month.slice(0, 3),
      dateLong: eventWhen(event),
      dateTime: machineDate(event),
      yourTime: clockLine(event, alive, clock),
      location: event.location,
      image: event.image,
      mark: isToday(event, now) ? words.today : undefined,
      closed,
      // Uses the event's own address if it has one (spec part 2 §2); a `mailto:` link opens no new tab.
      action: elsewhere
        ? { label: words.register, href: elsewhere, external: !elsewhere.startsWith('mailto:') }
        : { label: closed ? words.details : words.register, href: registerHref(id) },
      calendar: closed ? undefined : { label: words.calendar, href: event.calendar },
    };
  };
