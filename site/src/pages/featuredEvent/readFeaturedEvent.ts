import { createClientOf } from '@banyan/api/client';
import { type FeaturedEvent, getFeaturedEvent } from '@banyan/api/contract';
import { withPictures } from '@banyan/app/events';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';

const browserSource = createClientOf({ getFeaturedEvent }, { base: apiBase });

/**
 * Reads the featured event, with full URLs of its pictures; `null` if no event is featured.
 *
 * @param context The loader’s `serverContext`; without it the event is read in the browser.
 */
export async function readFeaturedEvent(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<FeaturedEvent | null> {
  const [{ data }, base] = await Promise.all([
    (context?.source ?? browserSource).getFeaturedEvent({ signal }),
    context?.apiBase ?? apiBase(),
  ]);
  return withPictures(data, base);
}
