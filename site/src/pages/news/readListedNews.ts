import type { RequestContext } from '../../request.ts';
import { newsSummary } from './newsItem.ts';
import type { ListedNews } from './newsView.ts';
import { readNews } from './readNews.ts';

/** All news as the list needs it: what nobody sees here, such as the whole text, does not travel with the page. */
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
