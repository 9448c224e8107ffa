import { createClientOf } from '@banyan/api/client';
import { fetchAllNews, limits, type NewsItem } from '@banyan/api/contract';
import { newestFirst, serverAddress } from '@banyan/app/news';
import type { NewsSummary } from '@banyan/ui/content';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { newsSummary } from './newsItem.ts';

/** News as received from the API. */
export interface News {
  /** All published news, newest first. */
  items: readonly NewsItem[];
  /** Prefix of relative picture paths. */
  server: string;
}

const browserNews = createClientOf({ fetchAllNews }, { base: apiBase });

/**
 * Reads all news.
 *
 * @param context The loader’s `serverContext`; without it the news is read in the browser.
 */
export async function readNews(context: RequestContext | undefined, signal: AbortSignal): Promise<News> {
  const [answer, base] = await Promise.all([
    (context?.source ?? browserNews).fetchAllNews({ signal }),
    context?.apiBase ?? apiBase(),
  ]);
  return { items: newestFirst(answer.data), server: serverAddress(base) };
}

/** Returns the ten newest items (spec part 1 §9) as rows. They do not hold the full texts, which would make the page much larger. */
export function newestOf({ items, server }: News): NewsSummary[] {
  return items.slice(0, limits.newsOnAbout).map((item) => newsSummary(item, server));
}
