import { limits } from '@banyan/api/contract';
import { eventPicture, eventWhen } from '@banyan/app/events';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import { unknownTitles } from '../../../content/unknownTitles.ts';
import type { PageHead } from '../../../head.ts';
import { sharedEventPicture } from '../../sharedPicture.ts';
import { titleIn } from '../../titleIn.ts';
import { eventData, eventOffer } from '../eventData.ts';
import { registerHref } from '../eventPaths.ts';
import type { EventBegun } from '../readEvent.ts';

/** Metadata of an event’s registration page. */
export function registerHead(id: string, begun: EventBegun): PageHead {
  const path = registerHref(id);
  const title = titleIn(begun, unknownTitles.eventRegistration);
  // The rest is only for programs that fetch the page.
  if (!import.meta.env.SSR) return { path, title };
  const found = begun?.start.ready ? begun.start.data : null;
  if (!found) return { path, title, description: words.description, index: false };
  const { event, apiBase } = found;
  const { image } = eventPicture(event, apiBase);
  const description = `${eventWhen(event)}. ${event.location}. ${event.description}`;
  return {
    path,
    title,
    description:
      description.length > limits.metaDescriptionLength
        ? `${description.slice(0, limits.metaDescriptionLength - 1).replace(/\s+\S*$/, '')}…`
        : description,
    picture: sharedEventPicture(event, image, apiBase),
    data: (origin) => {
      const described = { ...event, image };
      return [{ ...eventData(described, origin, path), offers: eventOffer(described, origin + path) }];
    },
  };
}
