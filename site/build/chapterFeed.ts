import {
  chapterPath,
  type EventItem,
  eventDay,
  eventHours,
  isUpcoming,
  ofChapter,
} from '@banyan/api/contract';
import type { chapterFeeds } from '../src/content/chapterFeeds.ts';
import { registerHref } from '../src/pages/events/eventPaths.ts';
import { pastEventHref } from '../src/pages/events/pastEventHref.ts';
import type { RequestContext } from '../src/request.ts';
import { atom, type Entry, newsEntry, paragraphs } from './feeds.ts';

/** Creates the feed of a chapter: its news and events. */
export async function chapterFeed(
  { origin, source }: RequestContext,
  feed: (typeof chapterFeeds)[number],
): Promise<string> {
  const { chapter } = feed;
  const [news, events] = await Promise.all([
    source.fetchAllNews({ query: { chapter } }),
    source.getActiveEvents({ query: { chapter } }),
  ]);
  const entries = [
    ...ofChapter(news.data, chapter).map(newsEntry),
    ...ofChapter(events.data, chapter).map(eventEntry),
  ];
  return atom(origin, feed, chapterPath(chapter), entries);
}

/**
 * Builds the feed entry of an event. It is published at creation and updated at each change. Its id stays the same when its page
 * moves.
 */
function eventEntry(event: EventItem): Entry {
  const { _id, title, description, date, location, organizer, category, createdAt, changedAt } = event;
  const when = [eventDay(event).dateLong, eventHours(event)].filter(Boolean).join(', ');
  const page = isUpcoming(event, Date.now()) ? registerHref(_id) : pastEventHref(_id);
  return {
    id: `/events/${encodeURIComponent(_id)}`,
    path: page ?? '/events',
    title,
    published: createdAt ?? date,
    updated: changedAt ?? undefined,
    author: organizer ?? '',
    summary: [when, location].filter(Boolean).join('. '),
    content: paragraphs([when, location, description].filter(Boolean).join('\n\n')),
    categories: [category],
  };
}
