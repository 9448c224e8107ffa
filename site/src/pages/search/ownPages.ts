import { findGroup, type SearchGroup, type SearchRange, searchIndex } from '@banyan/api/contract';
import { chapterPages } from '../../content/chapterPages.ts';
import { pageDescriptions } from '../../content/pageDescriptions.ts';
import { pages } from '../../content/pages.ts';

export { searchWords } from '@banyan/api/contract';

const ownPages = searchIndex(
  [
    ...Object.values(pages).map(({ path, title }) => ({ path, title, description: pageDescriptions[path] })),
    ...chapterPages,
  ]
    .filter(({ path }) => path !== '/search')
    .map(({ path, title, description }) => ({ id: path, title, text: description, also: [path] })),
);

/** Finds the pages of this site with the words in their title or description. */
export const findPages = (words: readonly string[], range: SearchRange): SearchGroup =>
  findGroup('pages', ownPages, words, range, 0);
