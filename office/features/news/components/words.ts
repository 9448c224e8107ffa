import { findChapter } from '@banyan/api/contract';
import type { NewsRow, NewsState } from '@banyan/api/office';
import { dayWords } from '../../../kit/words/times.ts';

/** What tells one piece from another: "Reports, Bay Area, by Leela Umbar, Oct 12, 2026". */
export const newsFacts = ({ category, chapter, author, createdAt }: NewsRow): string =>
  [
    category,
    chapter === null ? 'all chapters' : (findChapter(chapter)?.name ?? chapter),
    author && `by ${author}`,
    dayWords(createdAt),
  ]
    .filter(Boolean)
    .join(', ');

/** Where a piece is, as its tab is called. */
export const newsStateNames: Readonly<Record<NewsState, string>> = {
  published: 'On the site',
  draft: 'Drafts',
  removed: 'Removed',
};
