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
  /** Leads to an event that takes no more names. */
  details: string;
  calendar: string;
  /** Over the title of an event that takes place today, and of one that takes no more names. */
  today: string;
  full: string;
  closed: string;
}

export interface UpcomingRowOptions {
  words: UpcomingRowWords;
  clock: ClockWords;
  /** Where one registers for an event that has no address of its own for that. */
  registerHref: (id: string) => string;
}

/** Why an event takes no more names here; one that registers elsewhere is not for us to close. */
function closedOf(event: ListedEvent, now: number, words: UpcomingRowWords): string | undefined {
  const noMoreNames: Partial<Record<RegistrationState, string>> = words;
  return event.registrationURL ? undefined : noMoreNames[registrationState(event, now)];
}

/**
 * Makes what shows an event to come as its row does.
 *
 * @returns a function of the event, the time in milliseconds since 1970, and whether the page is alive, as in `clockLine`
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
      // The event's own address where it has one (spec part 2 §2); a letter opens no new tab.
      action: elsewhere
        ? { label: words.register, href: elsewhere, external: !elsewhere.startsWith('mailto:') }
        : { label: closed ? words.details : words.register, href: registerHref(id) },
      calendar: closed ? undefined : { label: words.calendar, href: event.calendar },
    };
  };
