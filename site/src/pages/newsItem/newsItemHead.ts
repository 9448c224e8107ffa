import { limits } from '@banyan/api/contract';
import { cutByGrapheme } from '@banyan/ui/content';
import { news } from '../../content/news.ts';
import type { PageHead } from '../../head.ts';
import type { NewsDetailContent } from './newsItem.ts';
import { newsHref } from './newsItem.ts';

// An ellipsis follows what was cut, and counts.
const most = limits.metaDescriptionLength - 1;
/** What the places that show a shared link can draw. */
const raster = /\.(png|jpe?g|webp|gif)$/i;

/**
 * What the page of one piece of news says about itself.
 *
 * @param item Undefined while it is not known, `null` when there is none.
 */
export function newsItemHead(id: string, item: NewsDetailContent | null | undefined): PageHead {
  const parent = { title: news.heading, path: '/news' };
  if (!item) {
    const title = item === null ? news.item.missing.title : news.heading;
    return { path: newsHref(id), title, description: news.item.description, index: false, parent };
  }
  const { title, lede = '', content, images = [] } = item;
  const text = 'text' in content ? content.text : '';
  const description = cutByGrapheme([lede, text].filter(Boolean).join(' ') || news.item.description, most);
  const picture = images.find(({ src }) => raster.test(new URL(src, 'https://any.example').pathname));
  return {
    path: newsHref(id),
    title: cutByGrapheme(title, most),
    description,
    parent,
    picture: picture && { src: picture.src, alt: title },
    article: {
      headline: title,
      published: item.dateTime,
      author: item.author,
      section: item.category,
      tags: item.tags,
      images: images.map(({ src }) => src),
    },
  };
}
