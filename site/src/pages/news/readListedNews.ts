import type { RequestContext } from '../../request.ts';
import { newsSummary } from './newsItem.ts';
import type { ListedNews } from './newsView.ts';
import { readNews } from './readNews.ts';

/** Reads all news for the list, without unused fields such as the full text, which would make the page larger. */
export async function readListedNews(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<ListedNews[]> {
  const { items, server } = await readNews(context, signal);
  return items.map((item) => ({
    id: item._id,
    shown: newsSummary(item, server),
    tags: item.tags,
    featured: item.featured,
  }));
}
