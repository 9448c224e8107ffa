import { eventDay, type FeaturedEvent, mediaAddress } from '@banyan/api/contract';
import type { EventDetails } from '@banyan/ui/sections';

export interface EventDetailsOptions {
  registerLabel: string;
  /** Where one registers for an event that has no address of its own for that. */
  registerHref: (id: string) => string;
}

/** Makes what says a featured event in the words its section shows (spec, "Featured event section"). */
export const createEventDetails =
  ({ registerLabel: label, registerHref }: EventDetailsOptions) =>
  (event: FeaturedEvent): EventDetails => ({
    title: event.title,
    description: event.description,
    ...eventDay(event),
    location: event.location,
    image: event.images[0] || undefined,
    action: event.registrationURL
      ? { label, href: event.registrationURL, external: true }
      : { label, href: registerHref(event._id) },
  });

/** A featured event, if there is one, its pictures with the addresses they are fetched from. */
export const withPictures = (event: FeaturedEvent | null, apiBase: string): FeaturedEvent | null =>
  event && { ...event, images: event.images.map((path) => mediaAddress(path, apiBase)) };
