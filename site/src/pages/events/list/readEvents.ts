import { createClientOf } from '@banyan/api/client';
import { calendarFeedPath, type EventItem, eventCalendarPath, getActiveEvents } from '@banyan/api/contract';
import { apiBase } from '../../../client.ts';
import type { RequestContext } from '../../../request.ts';
import { type EventPicture, eventPicture } from '../eventPicture.ts';

const client = createClientOf({ getActiveEvents }, { base: apiBase });

/** Of an event, what the list needs: its gallery would make the page as long as all of them. */
export interface ListedEvent extends Omit<EventItem, 'images' | 'media'> {
  image: EventPicture | undefined;
  /** Address of its calendar file. */
  calendar: string;
}

/** All events as they arrived. */
export interface FoundEvents {
  events: readonly ListedEvent[];
  /** Whole address of the calendar that all of them are in. */
  feed: string;
}

/**
 * Reads all events.
 *
 * @param context The loader's `serverContext`; without one they are read in the browser.
 */
export async function readEvents(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<FoundEvents> {
  const [{ data }, configured] = await Promise.all([
    (context?.source ?? client).getActiveEvents({ signal }),
    context?.apiBase ?? apiBase(),
  ]);
  const base = configured.replace(/\/$/, '');
  return {
    events: data.map((event) => listed(event, base)),
    feed: new URL(base + calendarFeedPath, context?.origin ?? window.location.origin).href,
  };
}

function listed({ images, media, ...event }: EventItem, base: string): ListedEvent {
  const { image } = eventPicture({ title: event.title, images, media }, base);
  return { ...event, image, calendar: base + eventCalendarPath(event._id) };
}
