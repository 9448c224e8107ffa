import { excerptOf } from '@banyan/api/contract';
import { pages } from '../../content/pages.ts';
import { stories } from '../../content/stories.ts';
import type { PageHead } from '../../head.ts';
import type { Begun } from '../not-found/noSuch.ts';
import { titleIn } from '../titleIn.ts';
import { storiesHref } from './storyFilter.ts';
import { storyHref } from './storyPaths.ts';
import type { StoryView } from './storyView.ts';

/** What the places that show a shared link can draw. */
const raster = /\.(png|jpe?g|webp|gif)$/i;

/**
 * What the page of one story says about itself.
 *
 * @param begun What the page began with; its story may not be known yet.
 */
export function storyHead(id: string, begun: Begun<StoryView>): PageHead {
  const path = storyHref(id);
  const title = titleIn(begun, pages['/alumni-stories'].title);
  // The rest is for those who fetch a page to read it.
  if (!import.meta.env.SSR) return { path, title };
  const story = begun?.start.ready && 'summary' in begun.start.data ? begun.start.data : undefined;
  const parent = { title: stories.heading, path: storiesHref() };
  if (!story) return { path, title, description: stories.lede, index: false, parent };
  const { excerpt, author, category, dateTime, image } = story.summary;
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
