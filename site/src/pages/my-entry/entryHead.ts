import { myEntry } from '../../content/myEntry.ts';
import type { PageHead } from '../../head.ts';
import type { OpenedEntry } from '../../request.ts';

/** Metadata of the page of a member’s personal link; kept out of search results. */
export function entryHead(purpose: OpenedEntry['purpose']): PageHead {
  const { title, open } = myEntry[purpose];
  return { path: `/my-entry/${purpose}`, title, description: open.lede, index: false };
}
