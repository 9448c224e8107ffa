import { eventDay, eventLimits, machineDate } from '@banyan/api/contract';
import { cutByGrapheme, type PastEventSummary } from '@banyan/ui/content';
import { pastEventHref } from '../eventPaths.ts';
import type { ListedEvent } from './readEvents.ts';

/** An event that is over, as its tile shows it. */
export function pastTile(event: ListedEvent): PastEventSummary & { id: string } {
  return {
    id: event._id,
    title: event.title,
    href: pastEventHref(event._id),
    dateLong: eventDay(event).dateLong,
    dateTime: machineDate(event),
    description: cutByGrapheme(event.description, eventLimits.descriptionLength) || undefined,
    image: event.image,
  };
}
