import type { RequestContext } from '../../request.ts';
import { type NewsDetailContent, newsDetail } from './newsItem.ts';
import { readNews } from './readNews.ts';

/** Reads one piece of news; `null` when there is none with this id. */
export async function readNewsItem(
  id: string,
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<NewsDetailContent | null> {
  const { items, server } = await readNews(context, signal);
  const item = items.find(({ _id }) => _id === id);
  return item === undefined ? null : newsDetail(item, server);
}
