import { storyCategoryNames } from './storyCategoryNames.ts';

/** Texts of the story list and of a story’s page. */
export const stories = {
  heading: 'Alumni stories',
  lede: 'What became of the people who sat next to you.',
  submit: { label: 'Submit a story', href: '/submit-story' },
  notable: { heading: 'Notable alumni', more: 'More notable alumni' },
  list: {
    heading: 'All stories',
    category: 'Category',
    all: 'All',
    /** Precedes the tag that filters the list. */
    tagged: 'Tagged',
    showAll: 'Show all',
    more: 'More stories',
    count: (shown: number, all: number) => `${shown} of ${all}`,
    loading: 'Loading stories...',
    failed: 'Stories could not be loaded',
    failedReason: 'The server did not answer, or not in a way that can be read. The rest of the page works.',
    empty: 'No stories found',
    emptyHint: 'Nobody has told one of this kind yet.',
    outdated: 'This list may be out of date.',
    retry: 'Retry',
  },
  categories: storyCategoryNames,
  /** Author name of a story without one. */
  unsigned: 'A graduate',
  /** Follows the author’s name, if the story has a graduation year. */
  classOf: (year: number) => `Class of ${year}`,
  story: {
    back: 'All stories',
    related: 'Related stories',
    /** Precedes the author’s name, above the author’s other stories. */
    alsoBy: 'Also by',
    comments: 'Comments open when the editors have a moderator.',
    loading: 'Loading story...',
    failed: 'This story could not be loaded',
    failedReason: 'The server did not answer, or not in a way that can be read.',
    outdated: 'This page may be out of date.',
  },
} as const;
