import {
  excerptOf,
  readTimeOf,
  type Story,
  type StoryCategory,
  tellingInstant,
  textOfStory,
} from '@banyan/api/contract';
import { sizedPicture } from '@banyan/app/pictures';
import type { StoryDetailProps, StorySummary } from '@banyan/ui/content';
import { stories as words } from '../../content/stories.ts';
import { relatedTo } from './storyFilter.ts';
import { storyHref } from './storyPaths.ts';

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
  title: string;
  /** Decides the drawing behind the author's initials. */
  authorId: string;
  authorImage: StoryDetailProps['author']['image'];
  /** When the author graduated, where they let it stand with the story. */
  graduationYear: number | undefined;
  /** As the API keeps it. */
  html: string;
  /** What else its author told, newest first. */
  alsoBy: readonly Pick<StorySummary, 'title' | 'href'>[];
  related: readonly StorySummary[];
}

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
      date: day.format(tellingInstant(story.date)),
      dateTime: story.date,
      readTime: story.readTime || readTimeOf(text),
      image: story.image || undefined,
    },
  };
}

function authorImageOf({ authorImage, authorMedia }: Story): StoryView['authorImage'] {
  if (!authorImage) return undefined;
  const known = sizedPicture(authorImage, authorMedia ?? undefined);
  return typeof known === 'string' ? { src: known, width: 400, height: 500 } : known;
}

/** The story of that id, or null when there is none. What its author told besides is not also related. */
export function storyView(all: readonly Story[], id: string): StoryView | null {
  const story = all.find((one) => one.id === id);
  if (story === undefined) return null;
  const self = listedStory(story);
  const others = all.filter((one) => one !== story);
  const hasAuthor = (one: Story) => one.author !== '' && one.author === story.author;
  const related = relatedTo(self, [self, ...others.filter((one) => !hasAuthor(one)).map(listedStory)]);
  return {
    ...self,
    title: story.title,
    authorId: story.author || story.id,
    authorImage: authorImageOf(story),
    graduationYear: story.graduationYear ?? undefined,
    html: story.content,
    alsoBy: others.filter(hasAuthor).map(({ id: other, title }) => ({ title, href: storyHref(other) })),
    related: related.map(({ summary }) => summary),
  };
}
