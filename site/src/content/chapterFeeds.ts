import { chapterFeedPath, chapters } from '@banyan/api/contract';

/** Feeds of each chapter, for feed readers: its news and its events. */
export const chapterFeeds = chapters.map(({ id, name }) => ({
  chapter: id,
  title: `${name} chapter`,
  href: chapterFeedPath(id),
  description: `News and events of the ${name} chapter, newest first.`,
}));
