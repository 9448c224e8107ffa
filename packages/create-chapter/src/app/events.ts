import { chapter } from 'virtual:chapter';
import { createClientOf } from '@banyan/api/client';
import {
  calendarFeedPath,
  chapterCalendarPath,
  type EventItem,
  type EventMedia,
  eventCalendarPath,
  eventDay,
  eventLimits,
  eventMessages,
  eventRegistrationMessages,
  getActiveEvents,
  isToday,
  type MediaItem,
  machineDate,
  mediaItems,
  registrationState,
} from '@banyan/api/contract';
import { cutByGrapheme, type EventSummary, type PastEventSummary } from '@banyan/ui/content';
import { clockLine, eventWhen } from './eventWords.ts';
import { apiBase, ofThisChapter } from './national.ts';
import { nationalHref } from './places.ts';

const client = createClientOf({ getActiveEvents }, { base: apiBase });

/** Of an event, what the list needs: its gallery would make the page as long as all of them. */
export interface ListedEvent extends Omit<EventItem, 'images' | 'media'> {
  image: EventSummary['image'];
  /** Address of its calendar file. */
  calendar: string;
}

/** All events as they arrived. */
export interface FoundEvents {
  events: readonly ListedEvent[];
  /** Whole address of the calendar that all of them are in. */
  feed: string;
}

/** Reads the chapter's events, those to come and those that are over. */
export async function readEvents(signal: AbortSignal): Promise<FoundEvents> {
  const [{ data }, configured] = await Promise.all([
    client.getActiveEvents({ query: ofThisChapter, signal }),
    apiBase(),
  ]);
  const base = configured.replace(/\/$/, '');
  const feed = chapter.id === undefined ? calendarFeedPath : chapterCalendarPath(chapter.id);
  return { events: data.map((event) => listed(event, base)), feed: base + feed };
}

function listed({ images, media, ...event }: EventItem, base: string): ListedEvent {
  const first = mediaItems({ title: event.title, images, media }, base).find(({ type }) => type === 'image');
  return { ...event, image: first && pictureOf(first), calendar: base + eventCalendarPath(event._id) };
}

function pictureOf({ thumbnail, known }: MediaItem): ListedEvent['image'] {
  const { width, height } = known ?? {};
  if (!thumbnail || !known || !width || !height) return thumbnail;
  return { src: thumbnail, width, height, sources: sourcesOf(known) };
}

const sourcesOf = ({ sources }: EventMedia) =>
  (['image/avif', 'image/webp'] as const).flatMap((type) => {
    const shapes = sources.filter((source) => source.type === type);
    if (shapes.length === 0) return [];
    return { type, srcSet: shapes.map(({ path, width }) => (width ? `${path} ${width}w` : path)).join(', ') };
  });

/** Registering happens on the national site, or where the event says. */
function actionOf({ _id: id, registrationURL: elsewhere }: ListedEvent): EventSummary['action'] {
  if (!elsewhere)
    return { label: 'Register', href: nationalHref(`/events/register/${encodeURIComponent(id)}`) };
  return { label: 'Register', href: elsewhere, external: !elsewhere.startsWith('mailto:') };
}

const noMoreNames: Partial<Record<string, string>> = {
  full: 'Every seat is taken',
  closed: eventRegistrationMessages.closed,
};

/**
 * An event to come, as its row shows it.
 *
 * @param now Milliseconds since 1970.
 * @param alive The page runs in the reader's browser and has been hydrated.
 */
export function upcomingRow(event: ListedEvent, now: number, alive: boolean): EventSummary & { id: string } {
  const { day, month } = eventDay(event);
  const full = event.registrationURL ? undefined : noMoreNames[registrationState(event, now)];
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
    mark: isToday(event, now) ? 'Happening today' : full,
    action: actionOf(event),
    calendar: { label: 'Add to calendar', href: event.calendar },
  };
}

/** An event that is over, as its tile shows it. Its page is on the national site. */
export function pastTile(event: ListedEvent): PastEventSummary & { id: string } {
  return {
    id: event._id,
    title: event.title,
    // Events of before the site are only a line on the list.
    href: event._id.startsWith('past-')
      ? undefined
      : nationalHref(`/events/past/${encodeURIComponent(event._id)}`),
    dateLong: eventDay(event).dateLong,
    dateTime: machineDate(event),
    description: cutByGrapheme(event.description, eventLimits.descriptionLength) || undefined,
    image: event.image,
  };
}

/** What lists of events say while there are none. */
export const eventListWords = {
  loading: 'Loading events...',
  failed: eventMessages.listFailed,
  retry: eventMessages.retry,
};
