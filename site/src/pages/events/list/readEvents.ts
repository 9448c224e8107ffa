import { createClientOf } from '@banyan/api/client';
import { getActiveEvents } from '@banyan/api/contract';
import { type FoundEvents, foundEvents } from '@banyan/app/events';
import { apiBase } from '../../../client.ts';
import type { RequestContext } from '../../../request.ts';

const client = createClientOf({ getActiveEvents }, { base: apiBase });

/**
 * Reads all events.
 *
 * @param context The loader’s `serverContext`; without it the events are read in the browser.
 */
export async function readEvents(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<FoundEvents> {
  const [{ data }, base] = await Promise.all([
    (context?.source ?? client).getActiveEvents({ signal }),
    context?.apiBase ?? apiBase(),
  ]);
  return foundEvents(data, { apiBase: base, origin: context?.origin ?? window.location.origin });
}
