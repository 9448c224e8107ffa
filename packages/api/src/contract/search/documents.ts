import type { EventItem } from '../events/event-item.ts';
import { eventEnd, eventStart } from '../events/states.ts';
import type { Job } from '../jobs/job.ts';
import type { AlumnusCard } from '../members/alumnus-card.ts';
import type { NewsItem } from '../news/news-item.ts';
import type { Story } from '../stories/story.ts';
import { textOfStory } from '../stories/text.ts';
import { marked } from './marks.ts';
import type { SearchResult } from './search.ts';

/** Document of the search index. */
export interface SearchDocument extends Partial<Omit<SearchResult, 'title' | 'excerpt'>> {
  id: string;
  title: string;
  /** Text of the document on one line; excerpts are taken from it. */
  text: string;
  /** Additional texts that a search matches but does not show. */
  also: readonly (string | null | undefined)[];
  /** Start or publication, in milliseconds since 1970. Among equal matches, later documents come first. */
  at?: number;
  /** End of an upcoming event. Among equal matches, upcoming events come before everything else, the next one first. */
  until?: number;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const texts = (...facts: readonly (string | null | undefined)[]): string[] =>
  facts.flatMap((fact) => fact?.trim() || []);

export const eventDocument = (
  event: Pick<EventItem, '_id' | 'title' | 'description' | 'date' | 'endDate' | 'timezone' | 'location'> &
    Partial<Pick<EventItem, 'category' | 'organizer' | 'chapter'>>,
): SearchDocument => ({
  id: event._id,
  title: event.title,
  text: oneLine(event.description),
  also: [event.location, event.category, event.organizer, event.chapter],
  facts: texts(event.location),
  date: event.date,
  endDate: event.endDate,
  timezone: event.timezone,
  at: eventStart(event),
  until: eventEnd(event),
});

export const newsDocument = (item: NewsItem): SearchDocument => ({
  id: item._id,
  title: item.title,
  text: oneLine(texts(item.summary, item.description).join(' ')),
  also: [item.category, item.createdBy.name, item.chapter, ...item.tags],
  facts: texts(item.category),
  date: item.createdAt,
  at: Date.parse(item.createdAt),
});

export const storyDocument = (story: Story): SearchDocument => ({
  id: story.id,
  title: story.title,
  text: oneLine(textOfStory(story.content) || story.excerpt),
  also: [story.author, story.authorTitle, story.excerpt, ...story.tags],
  facts: texts(story.author, story.authorTitle),
  date: story.date,
  at: Date.parse(story.date),
});

export const jobDocument = (job: Job): SearchDocument => ({
  id: job._id,
  title: job.title,
  text: oneLine(texts(job.description, job.requirements).join(' ')),
  also: [job.company, job.location, job.jobType],
  facts: texts(job.company, job.location, job.jobType),
  date: job.postedOn,
  at: Date.parse(job.postedOn),
});

/** Returns a member as a search result, with only the data of the directory card. The directory decides who is found. */
export const memberResult = (card: AlumnusCard, words: readonly string[]): SearchResult => ({
  id: card._id,
  title: marked(`${card.firstName} ${card.lastName}`.trim(), words),
  excerpt: { text: '', marks: [] },
  facts: texts(String(card.graduationYear), card.coepProgram, card.company, card.address.state),
  image: card.image,
});
