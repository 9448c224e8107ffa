import { createClientOf } from '@banyan/api/client';
import { eventDay, type FeaturedEvent, getFeaturedEvent, mediaAddress } from '@banyan/api/contract';
import type { EventDetails } from '@banyan/ui/sections';
import { apiBase, ofThisChapter } from './national.ts';
import { nationalHref } from './places.ts';

const client = createClientOf({ getFeaturedEvent }, { base: apiBase });

/** Reads the chapter's next event; `null` when there is none. */
export async function readNextEvent(signal: AbortSignal): Promise<FeaturedEvent | null> {
  const [{ data }, base] = await Promise.all([
    client.getFeaturedEvent({ query: ofThisChapter, signal }),
    apiBase(),
  ]);
  return data && { ...data, images: data.images.map((path) => mediaAddress(path, base)) };
}

/** The next event in the words its section shows. */
export function eventDetails(event: FeaturedEvent): EventDetails {
  const { registrationURL: elsewhere } = event;
  const own = nationalHref(`/events/register/${encodeURIComponent(event._id)}`);
  return {
    title: event.title,
    description: event.description,
    ...eventDay(event),
    location: event.location,
    image: event.images[0] || undefined,
    action: { label: 'Register', href: elsewhere ?? own, external: elsewhere !== undefined },
  };
}
