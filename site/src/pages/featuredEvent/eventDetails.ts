import { eventDay, type FeaturedEvent } from '@banyan/api/contract';
import type { EventDetails } from '@banyan/ui/sections';
import { registerHref } from '../events/eventPaths.ts';

/** A featured event in the words its section shows (spec, "Featured event section"). */
export function eventDetails(event: FeaturedEvent, registerLabel: string): EventDetails {
  return {
    title: event.title,
    description: event.description,
    ...eventDay(event),
    location: event.location,
    image: event.images[0] || undefined,
    action: event.registrationURL
      ? { label: registerLabel, href: event.registrationURL, external: true }
      : { label: registerLabel, href: registerHref(event._id) },
  };
}
