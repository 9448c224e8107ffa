import { limits } from '../limits.ts';

/** Returns the graduation years of the story form, newest first. */
export const storyYears = (currentYear = new Date().getFullYear()): number[] =>
  Array.from({ length: limits.storyYears }, (_, yearsAgo) => currentYear - yearsAgo);

/** Returns the oldest of these years as of today. */
export const firstStoryYear = () => new Date().getFullYear() - limits.storyYears + 1;
