import {
  deadlineOf,
  type EventItem,
  eventEnd,
  isDayOnly,
  isMoment,
  machineDate,
  seatsLeft,
} from '@banyan/api/contract';
import type { PictureImage } from '@banyan/ui/elements';
import { context, organizationId, type StructuredData } from '../../structuredData.ts';

/** Event data for search engines. */
export type DescribedEvent = Omit<EventItem, 'images' | 'media'> & { image: PictureImage | undefined };

/** Builds the schema.org offer of an event: free registration. Undefined if registration is elsewhere or the event is canceled. */
export function eventOffer(event: DescribedEvent, page: string): StructuredData | undefined {
  if (event.registrationURL || event.canceledAt) return undefined;
  const deadline = deadlineOf(event);
  return {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'USD',
    availability: `https://schema.org/${seatsLeft(event) === 0 ? 'SoldOut' : 'InStock'}`,
    url: page,
    ...(event.createdAt && { validFrom: event.createdAt }),
    ...(deadline !== undefined && { validThrough: new Date(deadline).toISOString() }),
  };
}

/**
 * Builds the schema.org Event (https://schema.org/Event), without an offer: see {@link eventOffer}.
 *
 * @param path Path of the event’s page.
 */
export function eventData(event: DescribedEvent, origin: string, path: string): StructuredData {
  const { title, description, organizer, image } = event;
  const src = typeof image === 'object' ? image.src : image;
  const shown = src && URL.parse(src, origin)?.href;
  return {
    ...context,
    '@type': 'Event',
    name: title,
    ...(description && { description }),
    startDate: machineDate(event),
    ...(event.endDate && isMoment(event.endDate) && { endDate: endOf(event, event.endDate) }),
    eventStatus: `https://schema.org/${event.canceledAt ? 'EventCancelled' : 'EventScheduled'}`,
    ...attendance(event.location, origin + path),
    image: [shown ?? `${origin}/og.png`],
    organizer: organizer
      ? { '@type': 'Organization', name: organizer, url: `${origin}/` }
      : { '@id': organizationId(origin) },
    url: origin + path,
  };
}

/** Matches a location that is not a place. A hybrid event names its place first. */
const online = /^\s*(?:online|virtual|remote|zoom|webinar|https?:)/i;
const alsoOnline = /\b(?:hybrid|(?:and|or|also|&|\+) (?:online|virtual|zoom))\b/i;

/** Builds the schema.org location. Only registered guests get the link to an online event, so the event’s page stands in for it. */
function attendance(location: string, page: string): StructuredData {
  const place = { '@type': 'Place', name: location, address: location };
  const virtual = { '@type': 'VirtualLocation', url: page };
  if (online.test(location)) return { eventAttendanceMode: mode('Online'), location: virtual };
  if (alsoOnline.test(location)) return { eventAttendanceMode: mode('Mixed'), location: [place, virtual] };
  return { eventAttendanceMode: mode('Offline'), location: place };
}

const mode = (name: string) => `https://schema.org/${name}EventAttendanceMode`;

const endOf = (event: DescribedEvent, written: string) =>
  isDayOnly(written) ? written.trim() : new Date(eventEnd(event)).toISOString();
