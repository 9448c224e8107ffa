import { createClientOf } from '@banyan/api/client';
import { getStories, type Story } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { type ListedStory, listedStory } from './storyView.ts';

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
  return (await publishedStories(context, signal)).map(listedStory);
}

/** Every published story whole: newest first, whatever order they came in. */
export async function publishedStories(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<Story[]> {
  const { data } = await (context?.source ?? browserStories).getStories({ signal });
  return data.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}
