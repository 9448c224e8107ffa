import { excerptOf } from '@banyan/api/contract';
import { news } from '../../content/news.ts';
import { pages } from '../../content/pages.ts';
import type { PageHead } from '../../head.ts';
import type { Begun } from '../not-found/noSuch.ts';
import { titleIn } from '../titleIn.ts';
import { newsHref } from './newsPaths.ts';
import type { NewsItemContent } from './readNewsItem.ts';

/** Picture formats that link previews can show. */
const raster = /\.(png|jpe?g|webp|gif)$/i;

/**
 * Metadata of a news item’s page.
 *
 * @param begun Data the page starts with; the item may be unknown.
 */
export function newsItemHead(id: string, begun: Begun<Pick<NewsItemContent, 'title' | 'item'>>): PageHead {
  const path = newsHref(id);
  const title = titleIn(begun, pages['/news'].title);
  // The rest is only for programs that fetch the page.
  if (!import.meta.env.SSR) return { path, title };
  const item = begun?.start.ready && 'item' in begun.start.data ? begun.start.data.item : undefined;
  if (item === undefined) return { path, title, description: news.item.description, index: false };
  const { lede = '', content, images = [] } = item;
  const text = 'text' in content ? content.text : '';
  const description = excerptOf(`${lede} ${text}`) || news.item.description;
  const picture = images.find(({ src }) =>
    raster.test(URL.parse(src, 'https://any.example')?.pathname ?? ''),
  );
  return {
    path,
    title,
    description,
    parent: { title: news.heading, path: '/news' },
    picture: picture && { src: picture.src, alt: item.title },
    article: {
      headline: item.title,
      published: item.dateTime,
      author: item.author,
      section: item.category,
      tags: item.tags,
      images: images.map(({ src }) => src),
    },
  };
}
