import { createClientOf } from '@banyan/api/client';
import { fetchAllNews, getActiveEvents, ofChapter } from '@banyan/api/contract';
import { eventWhen, foundEvents, type ListedEvent } from '@banyan/app/events';
import { chapterNewsFirst, serverAddress } from '@banyan/app/news';
import type { NewsSummary } from '@banyan/ui/content';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { newsSummary } from '../news/newsItem.ts';

/** How many pieces of news a chapter's page has. */
const newsMost = 5;

const client = createClientOf({ getActiveEvents, fetchAllNews }, { base: apiBase });

/** What is read of whom. */
export interface ChapterReading {
  /** Its id. */
  chapter: string;
  /** The loader's `serverContext`; without one it is read in the browser. */
  context?: RequestContext | undefined;
  signal: AbortSignal;
}

/** One of the chapter's events, with when it is in words. */
export interface ChapterEvent extends ListedEvent {
  when: string;
}

/** Reads the chapter's own events, those to come and those that are over, and the address of their calendar. */
export async function readChapterEvents({
  chapter,
  context,
  signal,
}: ChapterReading): Promise<{ events: ChapterEvent[]; feed: string }> {
  const [{ data }, base] = await Promise.all([
    (context?.source ?? client).getActiveEvents({ query: { chapter }, signal }),
    context?.apiBase ?? apiBase(),
  ]);
  const origin = context?.origin ?? window.location.origin;
  const { events, feed } = foundEvents(ofChapter(data, chapter), { apiBase: base, origin, chapter });
  return { events: events.map((event) => ({ ...event, when: eventWhen(event) })), feed };
}

/** Reads the newest of the chapter's news, and of everybody's where those are few. */
export async function readChapterNews({ chapter, context, signal }: ChapterReading): Promise<NewsSummary[]> {
  const [{ data }, base] = await Promise.all([
    (context?.source ?? client).fetchAllNews({ signal }),
    context?.apiBase ?? apiBase(),
  ]);
  const server = serverAddress(base);
  return chapterNewsFirst(data, chapter)
    .slice(0, newsMost)
    .map((item) => newsSummary(item, server));
}
