import type { RequestContext } from '../../request.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { noSuchStory } from './noSuchStory.ts';
import { publishedStories } from './readStories.ts';
import { type StoryView, storyView } from './storyView.ts';

/**
 * Reads a story; similar stories if none has this id.
 *
 * @param context The loader’s `serverContext`; without it the story is read in the browser.
 */
export async function readStory(
  context: RequestContext | undefined,
  id: string,
  signal: AbortSignal,
): Promise<StoryView | NoSuch> {
  const all = await publishedStories(context, signal);
  return storyView(all, id) ?? noSuchStory(id, all);
}
