import { type StoryCategory, storyCategories } from '@banyan/api/contract';

/** The tabs: every category, and all of them. */
export const storyTabs = ['all', ...storyCategories] as const;
export type StoryTab = (typeof storyTabs)[number];

/** Which stories the list shows. Kept in the address, so that a narrowed list can be shared. */
export interface StoryFilter {
  category: StoryTab;
  tag: string | undefined;
}

export const everyStory: StoryFilter = { category: 'all', tag: undefined };

/** The filter that an address names. A category nobody knows is all of them. */
export function filterOf(search: string): StoryFilter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category');
  return {
    category: storyTabs.find((tab) => tab === category) ?? 'all',
    tag: parameters.get('tag')?.trim() || undefined,
  };
}

/** The address of the list that shows only these. */
export function storiesHref({ category, tag }: Partial<StoryFilter> = {}): string {
  const parameters = new URLSearchParams();
  if (category !== undefined && category !== 'all') parameters.set('category', category);
  if (tag !== undefined) parameters.set('tag', tag);
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

/** What to read after a story: of its category or with one of its tags, what shares most first, then the newest. */
export function relatedTo<S extends Filed>(story: S, stories: readonly S[]): readonly S[] {
  const shared = (other: S) =>
    (other.categoryId === story.categoryId ? 1 : 0) +
    other.tags.filter((tag) => story.tags.some((its) => sameTag(its, tag))).length;
  return stories
    .filter((other) => other !== story && shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, relatedMost);
}
