import { eventDay, eventLimits, hasPastEventPage, machineDate } from '@banyan/api/contract';
import type { PastEventSummary } from '@banyan/ui/content';
import { cutAtWord } from '@banyan/ui/text';
import type { ListedEvent } from './foundEvents.ts';

/**
 * Creates a function that turns a past event into the props of its tile.
 *
 * @param pageHref Address of an event's page.
 */
export const createPastTile =
  (pageHref: (id: string) => string) =>
  (event: ListedEvent): PastEventSummary & { id: string } => ({
    id: event._id,
    title: event.title,
    href: hasPastEventPage(event._id) ? pageHref(event._id) : undefined,
    dateLong: eventDay(event).dateLong,
    dateTime: machineDate(event),
    description: cutAtWord(event.description, eventLimits.descriptionLength) || undefined,
    image: event.image,
  });
