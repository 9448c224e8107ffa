import { excerptOf } from '@banyan/api/contract';
import { stories } from '../../content/stories.ts';
import type { PageHead } from '../../head.ts';
import { storiesHref } from './storyFilter.ts';
import { type StoryView, storyHref } from './storyView.ts';

/** What the places that show a shared link can draw. */
const raster = /\.(png|jpe?g|webp|gif)$/i;

/**
 * What the page of one story says about itself.
 *
 * @param story Undefined while it is not known.
 */
export function storyHead(id: string, story: StoryView | undefined): PageHead {
  const path = storyHref(id);
  const parent = { title: stories.heading, path: storiesHref() };
  if (!story) return { path, title: stories.heading, description: stories.lede, index: false, parent };
  const { title, excerpt, author, category, dateTime, image } = story.summary;
  return {
    path,
    title,
    description: excerptOf(excerpt),
    parent,
    picture: image !== undefined && raster.test(image) ? { src: image, alt: title } : undefined,
    article: {
      type: 'Article',
      headline: title,
      published: dateTime,
      author,
      section: category,
      tags: story.tags,
      images: image === undefined ? [] : [image],
    },
  };
}
