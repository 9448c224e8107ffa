import { createClientOf } from '@banyan/api/client';
import { getStories, type Story } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { type ListedStory, listedStory, type StoryView, storyView } from './storyView.ts';

const browserStories = createClientOf({ getStories }, { base: apiBase });

/**
 * Reads every published story for the list, newest first.
 *
 * @param context The loader's `serverContext`; without one it is read in the browser.
 */
export async function readStories(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<ListedStory[]> {
  return (await published(context, signal)).map(listedStory);
}

/** Reads one story, or null when there is none of that id. */
export async function readStory(
  context: RequestContext | undefined,
  id: string,
  signal: AbortSignal,
): Promise<StoryView | null> {
  return storyView(await published(context, signal), id);
}

/** Newest first, whatever order they came in. */
async function published(context: RequestContext | undefined, signal: AbortSignal): Promise<Story[]> {
  const { data } = await (context?.source ?? browserStories).getStories({ signal });
  return data.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}
