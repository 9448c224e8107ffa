import { excerptOf } from '@banyan/api/contract';
import { pages } from '../../content/pages.ts';
import { stories } from '../../content/stories.ts';
import type { PageHead } from '../../head.ts';
import type { Begun } from '../not-found/noSuch.ts';
import { titleIn } from '../titleIn.ts';
import { storiesHref } from './storyFilter.ts';
import { storyHref } from './storyPaths.ts';
import type { StoryView } from './storyView.ts';

/** Picture formats that link previews can show. */
const raster = /\.(png|jpe?g|webp|gif)$/i;

/**
 * Metadata of a story’s page.
 *
 * @param begun Data the page starts with; the story may be unknown.
 */
export function storyHead(id: string, begun: Begun<StoryView>): PageHead {
  const path = storyHref(id);
  const title = titleIn(begun, pages['/alumni-stories'].title);
  // The rest is only for programs that fetch the page.
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
