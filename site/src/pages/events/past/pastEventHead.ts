import { excerptOf } from '@banyan/api/contract';
import { eventPicture, eventWhen } from '@banyan/app/events';
import { pages } from '../../../content/pages.ts';
import { pastEvent as words } from '../../../content/pastEvent.ts';
import { unknownTitles } from '../../../content/unknownTitles.ts';
import type { PageHead } from '../../../head.ts';
import { sharedEventPicture } from '../../sharedPicture.ts';
import { titleIn } from '../../titleIn.ts';
import { eventData } from '../eventData.ts';
import { pastEventPage } from '../eventPaths.ts';
import type { EventBegun } from '../readEvent.ts';

/** Metadata of a past event’s page. */
export function pastEventHead(id: string, begun: EventBegun): PageHead {
  const path = pastEventPage(id);
  const title = titleIn(begun, unknownTitles.pastEvent);
  // The rest is only for programs that fetch the page.
  if (!import.meta.env.SSR) return { path, title };
  const found = begun?.start.ready ? begun.start.data : null;
  if (!found) return { path, title, description: words.description, index: false };
  const { event, apiBase } = found;
  const { image } = eventPicture(event, apiBase);
  return {
    path,
    title,
    description: excerptOf(`${eventWhen(event)}. ${event.location}. ${event.description}`),
    parent: pages['/events'],
    picture: sharedEventPicture(event, image, apiBase),
    data: (origin) => [eventData({ ...event, image }, origin, path)],
  };
}
