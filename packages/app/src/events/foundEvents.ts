import {
  calendarFeedPath,
  chapterCalendarPath,
  type EventItem,
  eventCalendarPath,
} from '@banyan/api/contract';
import type { PictureImage } from '@banyan/ui/elements';
import { eventPicture } from './eventPicture.ts';

/** Event in a list. Its gallery is left out, because it would make the page as large as all galleries together. */
export interface ListedEvent extends Omit<EventItem, 'images' | 'media'> {
  image: PictureImage | undefined;
  /** Address of its calendar file. */
  calendar: string;
}

/** All events as they arrived. */
export interface FoundEvents {
  events: readonly ListedEvent[];
  /** Whole address of the calendar feed with all of them. */
  feed: string;
}

export interface WhereFound {
  /** Address of the API, as in the configuration. */
  apiBase: string;
  /** Origin of the site, for an API address that is only a path. */
  origin: string;
  /** Id of the chapter whose events they are. @default all chapters' */
  chapter?: string | undefined;
}

/** Converts the API's answer for the list of events. */
export function foundEvents(
  events: readonly EventItem[],
  { apiBase, origin, chapter }: WhereFound,
): FoundEvents {
  const base = apiBase.replace(/\/$/, '');
  const feed = chapter === undefined ? calendarFeedPath : chapterCalendarPath(chapter);
  return { events: events.map((event) => listed(event, base)), feed: new URL(base + feed, origin).href };
}

function listed({ images, media, ...event }: EventItem, base: string): ListedEvent {
  const { image } = eventPicture({ title: event.title, images, media }, base);
  return { ...event, image, calendar: base + eventCalendarPath(event._id) };
}
