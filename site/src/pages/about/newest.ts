import { limits } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import type { RequestContext } from '../../request.ts';
import { newsSummary } from '../newsItem/newsItem.ts';
import { type News, readNews } from '../newsItem/readNews.ts';

/** The ten newest (spec part 1 §9) as rows: without their words, which would make the page as long as all of them. */
export function newestOf({ items, server }: News): NewsSummary[] {
  return items.slice(0, limits.newsOnAbout).map((item) => newsSummary(item, server));
}

/** What the page brings along: the rows of the ten newest. */
export async function readNewest(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<NewsSummary[]> {
  return newestOf(await readNews(context, signal));
}
