import { storyCategoryNames } from './storyCategoryNames.ts';

/** The words of the stories and of the page that each has. */
export const stories = {
  heading: 'Alumni stories',
  lede: 'What became of the people who sat next to you.',
  submit: { label: 'Submit a story', href: '/submit-story' },
  notable: { heading: 'Notable alumni', more: 'More notable alumni' },
  list: {
    heading: 'All stories',
    category: 'Category',
    all: 'All',
    /** Before a tag that narrows the list. */
    tagged: 'Tagged',
    showAll: 'Show all',
    more: 'More stories',
    count: (shown: number, all: number) => `${shown} of ${all}`,
    loading: 'Loading stories...',
    failed: 'Stories could not be loaded',
    failedReason: 'The server did not answer, or not in a way that can be read. The rest of the page works.',
    empty: 'No stories found',
    emptyHint: 'Nobody has told one of this kind yet.',
    outdated: 'These are the stories as they stood a while ago.',
    retry: 'Retry',
  },
  categories: storyCategoryNames,
  /** Who tells a story that has no name under it. */
  unsigned: 'A graduate',
  /** Beside the author, where the year stands with the story. */
  classOf: (year: number) => `Class of ${year}`,
  story: {
    back: 'All stories',
    related: 'Related stories',
    /** Before the author's name, over what else they told. */
    alsoBy: 'Also by',
    comments: 'Comments open when the editors have a moderator.',
    loading: 'Loading story...',
    failed: 'This story could not be loaded',
    failedReason: 'The server did not answer, or not in a way that can be read.',
    outdated: 'This is the story as it stood a while ago.',
  },
} as const;
