import { createClientOf } from '@banyan/api/client';
import { fetchAllNews, getActiveEvents, ofChapter } from '@banyan/api/contract';
import { eventWhen, foundEvents, type ListedEvent } from '@banyan/app/events';
import { chapterNewsFirst, serverAddress } from '@banyan/app/news';
import type { NewsSummary } from '@banyan/ui/content';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { newsSummary } from '../news/newsItem.ts';

/** Maximum number of news items on a chapter’s page. */
const newsMost = 5;

const client = createClientOf({ getActiveEvents, fetchAllNews }, { base: apiBase });

/** Input of the functions that read a chapter’s data. */
export interface ChapterReading {
  /** Chapter id. */
  chapter: string;
  /** The loader’s `serverContext`; without it the data is read in the browser. */
  context?: RequestContext | undefined;
  signal: AbortSignal;
}

/** Event of the chapter, with its date and time as text. */
export interface ChapterEvent extends ListedEvent {
  when: string;
}

/** Reads the chapter’s upcoming and past events, and the URL of its calendar feed. */
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

/** Reads the newest news of the chapter, filled up with other news if there is little. */
export async function readChapterNews({ chapter, context, signal }: ChapterReading): Promise<NewsSummary[]> {
  const [{ data }, base] = await Promise.all([
    (context?.source ?? client).fetchAllNews({ signal }),
    context?.apiBase ?? apiBase(),
  ]);
  const server = serverAddress(base);
  return chapterNewsFirst(data, chapter)
    .slice(0, newsMost)
    .map((item) => newsSummary(item, server))
    .map((summary) => ({ ...summary, image: drawnIn(chapter, summary.image) }));
}

/** Adds the chapter’s theme to the address of a drawing, which the server then sends in its colors (`inTheme`). */
const drawnIn = (chapter: string, image: NewsSummary['image']): NewsSummary['image'] =>
  typeof image === 'string' && image.startsWith('/') && image.endsWith('.svg')
    ? `${image}?theme=${chapter}`
    : image;
