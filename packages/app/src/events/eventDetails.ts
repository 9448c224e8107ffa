import { eventDay, type FeaturedEvent, mediaAddress } from '@banyan/api/contract';
import type { EventDetails } from '@banyan/ui/sections';
import { sizedPicture } from '../pictures/sizedPicture.ts';

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
    ...pictureOf(event),
    action: event.registrationURL
      ? { label, href: event.registrationURL, external: true }
      : { label, href: registerHref(event._id) },
  });

function pictureOf({ images: [src], media }: FeaturedEvent): Pick<EventDetails, 'image' | 'imageAlt'> {
  const known = media.find(({ path }) => path === src);
  return src ? { image: sizedPicture(src, known), imageAlt: known?.alt ?? '' } : {};
}

/** A featured event, if there is one, its pictures with the addresses they are fetched from. */
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
