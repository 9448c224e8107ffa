import { limits } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import { newsSummary } from '../newsItem/newsItem.ts';
import type { News } from '../newsItem/readNews.ts';

/** The ten newest (spec part 1 §9) as rows: without their words, which would make the page as long as all of them. */
export function newestSummaries({ items, server }: News): NewsSummary[] {
  return items.slice(0, limits.newsOnAbout).map((item) => newsSummary(item, server));
}
