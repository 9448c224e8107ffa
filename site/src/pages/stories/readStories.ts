import { createClientOf } from '@banyan/api/client';
import { getStories, type Story } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { type ListedStory, listedStory } from './storyView.ts';

const browserStories = createClientOf({ getStories }, { base: apiBase });

/**
 * Reads all published stories for the list, newest first.
 *
 * @param context The loader’s `serverContext`; without it the stories are read in the browser.
 */
export async function readStories(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<ListedStory[]> {
  return (await publishedStories(context, signal)).map(listedStory);
}

/** Reads all published stories with their full texts; sorts them newest first, whatever the API’s order. */
export async function publishedStories(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<Story[]> {
  const { data } = await (context?.source ?? browserStories).getStories({ signal });
  return data.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}
