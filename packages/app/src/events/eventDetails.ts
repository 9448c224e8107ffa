import { eventDay, type FeaturedEvent, mediaAddress } from '@banyan/api/contract';
import type { EventDetails } from '@banyan/ui/sections';
import { sizedPicture } from '../pictures/sizedPicture.ts';

export interface EventDetailsOptions {
  registerLabel: string;
  /** Address of the registration page on this site, for an event without a registration address of its own. */
  registerHref: (id: string) => string;
}

/** Creates a function that turns a featured event into the texts of its section (spec, "Featured event section"). */
export const createEventDetails =
  ({ registerLabel: label, registerHref }: EventDetailsOptions) =>
  (event: FeaturedEvent): EventDetails => ({
    title: event.title,
    description: event.description,
    ...eventDay(event),
    location: event.location,
    ...pictureOf(event),
    action: event.registrationURL
      ? { label, href: event.registrationURL, external: true }
      : { label, href: registerHref(event._id) },
  });

function pictureOf({ images: [src], media }: FeaturedEvent): Pick<EventDetails, 'image' | 'imageAlt'> {
  const known = media.find(({ path }) => path === src);
  return src ? { image: sizedPicture(src, known), imageAlt: known?.alt ?? '' } : {};
}

/** Returns the featured event, if there is one, with the addresses of its pictures at the API's host. */
export function withPictures(event: FeaturedEvent | null, apiBase: string): FeaturedEvent | null {
  const located = <T extends { path: string }>(one: T): T => ({
    ...one,
    path: mediaAddress(one.path, apiBase),
  });
  return (
    event && {
      ...event,
      images: event.images.map((path) => mediaAddress(path, apiBase)),
      media: event.media.map((known) => ({ ...located(known), sources: known.sources.map(located) })),
    }
  );
}
