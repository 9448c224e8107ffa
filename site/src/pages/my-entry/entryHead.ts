import { myEntry } from '../../content/myEntry.ts';
import type { PageHead } from '../../head.ts';
import type { OpenedEntry } from '../../request.ts';

/** The page of a member's own link; found by nobody. */
export function entryHead(purpose: OpenedEntry['purpose']): PageHead {
  const { title, open } = myEntry[purpose];
  return { path: `/my-entry/${purpose}`, title, description: open.lede, index: false };
}
