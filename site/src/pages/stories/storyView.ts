import { excerptOf, readTimeOf, type Story, type StoryCategory, textOfStory } from '@banyan/api/contract';
import type { StorySummary } from '@banyan/ui/content';
import { stories as words } from '../../content/stories.ts';
import { relatedTo } from './storyFilter.ts';

/** Dates are written in one language and one zone, or the server's words and the browser's would differ. */
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'long' });

/** One story of the list, without its words: they would make the page heavy. */
export interface ListedStory {
  summary: StorySummary;
  categoryId: StoryCategory;
  tags: readonly string[];
}

/** One story whole, with what to read next. */
export interface StoryView extends ListedStory {
  /** Decides the drawing behind the author's initials. */
  authorId: string;
  authorImage: string | undefined;
  /** As the API keeps it. */
  html: string;
  related: readonly StorySummary[];
}

/** The page of one story. */
export const storyHref = (id: string): string => `/alumni-stories/${encodeURIComponent(id)}`;

export function listedStory(story: Story): ListedStory {
  const text = story.excerpt && story.readTime ? '' : textOfStory(story.content);
  return {
    categoryId: story.category,
    tags: story.tags,
    summary: {
      title: story.title,
      href: storyHref(story.id),
      excerpt: story.excerpt || excerptOf(text),
      category: words.categories[story.category],
      author: story.author || words.unsigned,
      authorTitle: story.authorTitle || undefined,
      date: day.format(new Date(story.date)),
      dateTime: story.date,
      readTime: story.readTime || readTimeOf(text),
      image: story.image || undefined,
    },
  };
}

/** The story of that id, or null when there is none. */
export function storyView(all: readonly Story[], id: string): StoryView | null {
  const story = all.find((one) => one.id === id);
  if (story === undefined) return null;
  const listed = all.map(listedStory);
  const self = listed[all.indexOf(story)] ?? listedStory(story);
  return {
    ...self,
    authorId: story.author || story.id,
    authorImage: story.authorImage || undefined,
    html: story.content,
    related: relatedTo(self, listed).map(({ summary }) => summary),
  };
}
