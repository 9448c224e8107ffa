import { findChapter } from '@banyan/api/contract';
import type { NewsRow, NewsState } from '@banyan/api/office';
import { dayWords } from '../../../kit/words/times.ts';

/** Facts that identify a news item: "Reports, Bay Area, by Leela Umbar, Oct 12, 2026". */
export const newsFacts = ({ category, chapter, author, createdAt }: NewsRow): string =>
  [
    category,
    chapter === null ? 'all chapters' : (findChapter(chapter)?.name ?? chapter),
    author && `by ${author}`,
    dayWords(createdAt),
  ]
    .filter(Boolean)
    .join(', ');

/** Name of each state, as on its tab. */
export const newsStateNames: Readonly<Record<NewsState, string>> = {
  published: 'On the site',
  draft: 'Drafts',
  removed: 'Removed',
};
