import type { Story } from '@banyan/api/contract';
import { nearestThings } from '../not-found/nearestThings.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { storyHref } from './storyPaths.ts';

/** Suggests stories with a similar title, id or author in place of a missing one. */
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
