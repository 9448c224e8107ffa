import { type StoryCategory, storyCategories } from '@banyan/api/contract';

/** The tabs: every category, and all of them. */
export const storyTabs = ['all', ...storyCategories] as const;
export type StoryTab = (typeof storyTabs)[number];

/** Which stories the list shows. Kept in the address, so that a narrowed list can be shared. */
export interface StoryFilter {
  category: StoryTab;
  tag: string | undefined;
  /** How many pages of them are shown, one under the other. */
  page: number;
}

export const everyStory: StoryFilter = { category: 'all', tag: undefined, page: 1 };

/** How many stories a page of the list has. */
export const storiesPerPage = 6;

/** The filter that an address names. A category nobody knows is all of them, a page that is none the first. */
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

/** The address of the list that shows only these. */
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

/** The stories that carry a tag, whatever its letters' case; all of them without one. */
export function taggedWith<S extends Filed>(stories: readonly S[], tag: string | undefined): readonly S[] {
  return tag === undefined ? stories : stories.filter(({ tags }) => tags.some((its) => sameTag(its, tag)));
}

export function inCategory<S extends Filed>(stories: readonly S[], category: StoryTab): readonly S[] {
  return category === 'all' ? stories : stories.filter(({ categoryId }) => categoryId === category);
}

/** How many there are to read on: one large, two small. */
const relatedMost = 3;

/**
 * What to read after a story, as many as there are room for: of its category or with one of its tags, what shares most
 * first, then what is new.
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
