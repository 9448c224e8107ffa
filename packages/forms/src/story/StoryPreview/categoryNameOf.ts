import type { StoryCategory } from '@banyan/api/contract';

/** Names of the categories. */
export type StoryCategoryNames = Readonly<Record<StoryCategory, string>>;

/** Returns the name of the chosen category; undefined if none is chosen. */
export const categoryNameOf = (names: StoryCategoryNames, chosen: string): string | undefined =>
  Object.entries(names).find(([category]) => category === chosen)?.[1];
