import { limits } from '../limits.ts';

/** The graduation years the story form offers, newest first. */
export const storyYears = (currentYear = new Date().getFullYear()): number[] =>
  Array.from({ length: limits.storyYears }, (_, yearsAgo) => currentYear - yearsAgo);

/** The oldest of them, today. */
export const firstStoryYear = () => new Date().getFullYear() - limits.storyYears + 1;
