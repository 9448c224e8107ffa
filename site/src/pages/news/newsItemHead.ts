import { excerptOf } from '@banyan/api/contract';
import { news } from '../../content/news.ts';
import type { PageHead } from '../../head.ts';
import type { NewsDetailContent } from './newsItem.ts';
import { newsHref } from './newsItem.ts';

/** What the places that show a shared link can draw. */
const raster = /\.(png|jpe?g|webp|gif)$/i;

/**
 * What the page of one piece of news says about itself.
 *
 * @param item Undefined while it is not known.
 */
export function newsItemHead(id: string, item: NewsDetailContent | undefined): PageHead {
  if (item === undefined) {
    return { path: newsHref(id), title: news.heading, description: news.item.description, index: false };
  }
  const { title, lede = '', content, images = [] } = item;
  const text = 'text' in content ? content.text : '';
  const description = excerptOf(`${lede} ${text}`) || news.item.description;
  const picture = images.find(({ src }) =>
    raster.test(URL.parse(src, 'https://any.example')?.pathname ?? ''),
  );
  return {
    path: newsHref(id),
    title: excerptOf(title),
    description,
    parent: { title: news.heading, path: '/news' },
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
