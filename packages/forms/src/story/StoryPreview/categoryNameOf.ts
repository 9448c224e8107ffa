import type { StoryCategory } from '@banyan/api/contract';

/** What each category is called. */
export type StoryCategoryNames = Readonly<Record<StoryCategory, string>>;

/** What the chosen category is called; undefined while none is. */
export const categoryNameOf = (names: StoryCategoryNames, chosen: string): string | undefined =>
  Object.entries(names).find(([category]) => category === chosen)?.[1];
