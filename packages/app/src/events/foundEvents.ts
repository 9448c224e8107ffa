import {
  calendarFeedPath,
  chapterCalendarPath,
  type EventItem,
  eventCalendarPath,
} from '@banyan/api/contract';
import type { PictureImage } from '@banyan/ui/elements';
import { eventPicture } from './eventPicture.ts';

/** Of an event, what the list needs: its gallery would make the page as long as all of them. */
export interface ListedEvent extends Omit<EventItem, 'images' | 'media'> {
  image: PictureImage | undefined;
  /** Address of its calendar file. */
  calendar: string;
}

/** All events as they arrived. */
export interface FoundEvents {
  events: readonly ListedEvent[];
  /** Whole address of the calendar that all of them are in. */
  feed: string;
}

export interface WhereFound {
  /** Where the API is, as the configuration says it. */
  apiBase: string;
  /** Where the site is that names an API by its path. */
  origin: string;
  /** Id of the chapter whose events they are. @default everybody's */
  chapter?: string | undefined;
}

/** What the API answered, as the list of events takes it. */
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
