import type { Story } from '@banyan/api/contract';
import { nearestThings } from '../not-found/nearestThings.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { storyHref } from './storyPaths.ts';

/** In the place of a story that does not exist: those whose title, id or author is nearest to the id. */
export const noSuchStory = (id: string, all: readonly Story[]): NoSuch => ({
  nearest: nearestThings(
    id,
    all.map((story) => ({
      label: story.title,
      href: storyHref(story.id),
      text: `${story.id} ${story.title} ${story.author}`,
    })),
  ),
});
