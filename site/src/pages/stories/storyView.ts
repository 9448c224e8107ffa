import {
  excerptOf,
  readTimeOf,
  type Story,
  type StoryCategory,
  tellingInstant,
  textOfStory,
} from '@banyan/api/contract';
import { sizedPicture } from '@banyan/app/pictures';
import type { StorySummary } from '@banyan/ui/content';
import { stories as words } from '../../content/stories.ts';
import { relatedTo } from './storyFilter.ts';
import { storyHref } from './storyPaths.ts';

/** Fixed language and time zone, so that server and browser render the same date. */
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'long' });

/** Story in the list, without its full text, which would make the page larger. */
export interface ListedStory {
  summary: StorySummary;
  categoryId: StoryCategory;
  tags: readonly string[];
}

/** Full story, with others to read next. */
export interface StoryView extends ListedStory {
  title: string;
  /** Selects the drawing behind the author’s initials. */
  authorId: string;
  /** Graduation year of the author, if they show it with the story. */
  graduationYear: number | undefined;
  /** HTML as stored by the API. */
  html: string;
  /** Other stories by the author, newest first. */
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
      portrait: portraitOf(story),
    },
  };
}

/** Author’s photo. The API names it only if the author agreed, and the story is published. */
function portraitOf({ authorImage, authorMedia }: Story): StorySummary['portrait'] {
  if (!authorImage) return undefined;
  const known = sizedPicture(authorImage, authorMedia ?? undefined);
  return typeof known === 'string' ? { src: known, width: 400, height: 500 } : known;
}

/** Returns the story with this id; null if there is none. Other stories by its author are not repeated as related. */
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
    graduationYear: story.graduationYear ?? undefined,
    html: story.content,
    alsoBy: others.filter(hasAuthor).map(({ id: other, title }) => ({ title, href: storyHref(other) })),
    related: related.map(({ summary }) => summary),
  };
}
