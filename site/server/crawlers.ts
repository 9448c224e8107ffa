import { chapterFeed } from '../build/chapterFeed.ts';
import { classPaths, sitemap } from '../build/crawlers.ts';
import { jobsFeed, newsFeed, storiesFeed } from '../build/feeds.ts';
import { chapterFeeds } from '../src/content/chapterFeeds.ts';
import type { RequestContext } from '../src/request.ts';
import { feedType } from './headers.ts';
import { type PublishedFile, publishText } from './pages.ts';

/** Files for search engines and feed readers, generated from current data. */
export function crawlerFiles(context: RequestContext): Record<string, () => Promise<PublishedFile>> {
  const feed = async (text: Promise<string>) => publishText(await text, feedType);
  return {
    '/sitemap.xml': async () =>
      publishText(await sitemap(context, await classPaths(context)), 'application/xml'),
    '/news.xml': () => feed(newsFeed(context)),
    '/alumni-stories.xml': () => feed(storiesFeed(context)),
    '/job-board.xml': () => feed(jobsFeed(context)),
    ...Object.fromEntries(chapterFeeds.map((one) => [one.href, () => feed(chapterFeed(context, one))])),
  };
}
