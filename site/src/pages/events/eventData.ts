import { type EventItem, eventEnd, isDayOnly, isMoment, machineDate } from '@banyan/api/contract';
import type { PictureImage } from '@banyan/ui/elements';
import { context, organizationId, type StructuredData } from '../../structuredData.ts';

/** Of an event, what search engines are told. */
export type DescribedEvent = Pick<
  EventItem,
  'title' | 'description' | 'date' | 'endDate' | 'timezone' | 'location' | 'organizer'
> & { image: PictureImage | undefined };

/**
 * An event as schema.org words it.
 *
 * @param path Of its page.
 */
export function eventData(event: DescribedEvent, origin: string, path: string): StructuredData {
  const { title, description, location, organizer, image } = event;
  const src = typeof image === 'object' ? image.src : image;
  const shown = src && URL.parse(src, origin)?.href;
  return {
    ...context,
    '@type': 'Event',
    name: title,
    ...(description && { description }),
    startDate: machineDate(event),
    ...(event.endDate && isMoment(event.endDate) && { endDate: endOf(event, event.endDate) }),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: location, address: location },
    image: [shown ?? `${origin}/og.png`],
    organizer: organizer
      ? { '@type': 'Organization', name: organizer, url: `${origin}/` }
      : { '@id': organizationId(origin) },
    url: origin + path,
  };
}

const endOf = (event: DescribedEvent, written: string) =>
  isDayOnly(written) ? written.trim() : new Date(eventEnd(event)).toISOString();
