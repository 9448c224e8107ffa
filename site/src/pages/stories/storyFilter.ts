import { type StoryCategory, storyCategories } from '@banyan/api/contract';

/** Tabs of the list: each category, and all of them. */
export const storyTabs = ['all', ...storyCategories] as const;
export type StoryTab = (typeof storyTabs)[number];

/** Filter of the story list. The URL holds it, so that a filtered list can be shared. */
export interface StoryFilter {
  category: StoryTab;
  tag: string | undefined;
  /** Number of pages shown, one below the other. */
  page: number;
}

export const everyStory: StoryFilter = { category: 'all', tag: undefined, page: 1 };

/** Number of stories per page of the list. */
export const storiesPerPage = 6;

/** Reads the filter from the query. An unknown category means all; an invalid page number means the first page. */
export function filterOf(search: string): StoryFilter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category');
  return {
    category: storyTabs.find((tab) => tab === category) ?? 'all',
    tag: parameters.get('tag')?.trim() || undefined,
    page: pageOf(parameters.get('page')),
  };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Builds the URL of a filtered list. */
export function storiesHref({ category, tag, page = 1 }: Partial<StoryFilter> = {}): string {
  const parameters = new URLSearchParams();
  if (category !== undefined && category !== 'all') parameters.set('category', category);
  if (tag !== undefined) parameters.set('tag', tag);
  if (page > 1) parameters.set('page', `${page}`);
  return parameters.size > 0 ? `/alumni-stories?${parameters}` : '/alumni-stories';
}

interface Filed {
  categoryId: StoryCategory;
  tags: readonly string[];
}

const sameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the stories with a tag, ignoring case; all stories without one. */
export function taggedWith<S extends Filed>(stories: readonly S[], tag: string | undefined): readonly S[] {
  return tag === undefined ? stories : stories.filter(({ tags }) => tags.some((its) => sameTag(its, tag)));
}

export function inCategory<S extends Filed>(stories: readonly S[], category: StoryTab): readonly S[] {
  return category === 'all' ? stories : stories.filter(({ categoryId }) => categoryId === category);
}

/** Number of related stories: one large, two small. */
const relatedMost = 3;

/**
 * Returns the related stories: most in common first (category and tags), then the newest.
 *
 * @param stories Newest first.
 */
export function relatedTo<S extends Filed>(story: S, stories: readonly S[]): readonly S[] {
  const shared = (other: S) =>
    (other.categoryId === story.categoryId ? 1 : 0) +
    other.tags.filter((tag) => story.tags.some((its) => sameTag(its, tag))).length;
  return stories
    .filter((other) => other !== story)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, relatedMost);
}
