import { createClientOf } from '@banyan/api/client';
import { type FeaturedEvent, getFeaturedEvent } from '@banyan/api/contract';
import { createEventDetails, withPictures } from '@banyan/app/events';
import { registerHref } from './events.ts';
import { apiBase, ofThisChapter } from './national.ts';

const client = createClientOf({ getFeaturedEvent }, { base: apiBase });

/** Reads the chapter's next event; `null` when there is none. */
export async function readNextEvent(signal: AbortSignal): Promise<FeaturedEvent | null> {
  const [{ data }, base] = await Promise.all([
    client.getFeaturedEvent({ query: ofThisChapter, signal }),
    apiBase(),
  ]);
  return withPictures(data, base);
}

/** Texts of the next event for its section. */
export const eventDetails = createEventDetails({ registerLabel: 'Register', registerHref });
